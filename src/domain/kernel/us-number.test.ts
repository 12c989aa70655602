import { expect, test } from "vitest";
import { canBeDialed, cannotBeDialed } from "./us-number.ts";

test.each([
  "000-000-0000",
  "123-456-7890",
  "(111) 111-1111",
  "1-023-456-7890",
  "+1 (023) 456-7890",
  "tel:+1-123-456-7890",
  "303-055-0100",
  "303-155-0100",
  "911-555-0100",
  "(411) 555-0100 ext. 12",
  "0612345678",
])("%s cannot be dialed", (typed) => {
  expect(cannotBeDialed(typed)).toBe(true);
});

test.each([
  "303-555-0100",
  "(303) 555-0142 x12",
  "+1 303 555 0199",
  "tel:+1-303-555-0100;ext=0001112222",
  "212-911-2000",
  "800-555-0100",
  "+44 20 7946 0000",
  "+33 6 12 34 56 78",
  "123",
  "123-456",
  "",
  "ask Pia",
])("%j is not objected to", (typed) => {
  expect(cannotBeDialed(typed)).toBe(false);
});

test("a number in E.164 is judged only by its country's numbering plan", () => {
  expect(["+10000000000", "+11234567890", "+19115550100", "+13030550100"].some(canBeDialed)).toBe(
    false,
  );
  expect(["+13035550100", "+12125550199", "+442079460000"].every(canBeDialed)).toBe(true);
});
