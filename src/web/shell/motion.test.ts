import { expect, test } from "vitest";
import { layoutSeconds, slideInSeconds } from "./motion.ts";

test("the sidebar slides in within 0.3 s", { tags: ["CONST-019"] }, () => {
  expect(slideInSeconds).toBe(0.3);
});

test("layout changes take 0.45 s", { tags: ["CONST-020"] }, () => {
  expect(layoutSeconds).toBe(0.45);
});
