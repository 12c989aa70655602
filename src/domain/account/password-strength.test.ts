import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

test.each([
  ["plum42", "weak"],
  ["aaaaaaaaaaaaaaaa", "weak"],
  ["abcdefghijklmnop", "weak"],
  ["qwertyuiop123456", "weak"],
  ["zq8#xk", "weak"],
  ["zq8#xkP2", "fair"],
  ["correct-horse-7", "fair"],
  ["seven quiet lamps by the river", "strong"],
  ["zq8#xkP2!mWv", "strong"],
  ["любимая-собака-9", "strong"],
] as const)("%s is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test("the person's own name and address add almost nothing", () => {
  expect(passwordStrength("AnastasiaRuizovna", ["Anastasia Ruizovna"])).toBe("weak");
  expect(passwordStrength("anastasia@agents", ["anastasia@agents.test"])).toBe("weak");
});

test("a password is never rated weaker than its own beginning", () => {
  const order = ["weak", "fair", "strong"];
  const password = "zq8#xkP2!mWv lamp river";
  for (let length = 2; length <= password.length; length += 1) {
    const before = passwordStrength(password.slice(0, length - 1));
    const after = passwordStrength(password.slice(0, length));
    expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before));
  }
});
