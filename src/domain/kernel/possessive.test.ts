import { expect, test } from "vitest";
import { possessive } from "./possessive.ts";

test.each([
  ["Ana Ruiz", "Ana Ruiz's"],
  ["James Hughes", "James Hughes'"],
])("%s: %s", (name, of) => expect(possessive(name)).toBe(of));
