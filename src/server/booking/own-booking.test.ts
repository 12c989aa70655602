import { expect, test } from "vitest";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import { createKeys } from "#server/platform/keys.ts";
import { codeOf } from "./own-booking.ts";

const keys = createKeys("a secret of this test alone, 32 characters or more");
const [ana, ben] = [newId() as OwnerId, newId() as OwnerId];

test("a code is six digits, always the same, and different for every professional and appointment", () => {
  const id = newId();
  const code = codeOf(keys, ana, id);
  expect(code).toMatch(/^\d{6}$/);
  expect(codeOf(keys, ana, id)).toBe(code);
  const others = [
    codeOf(keys, ben, id),
    codeOf(keys, ana, newId()),
    codeOf(createKeys("x"), ana, id),
  ];
  expect(others).not.toContain(code);
});

test("codes are spread over the whole range, including those that begin with 0", () => {
  const codes = Array.from({ length: 2_000 }, () => codeOf(keys, ana, newId()));
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  for (const digit of "0123456789") {
    const begin = codes.filter((code) => code.startsWith(digit)).length;
    expect(begin).toBeGreaterThan(120);
    expect(begin).toBeLessThan(290);
  }
});
