import { expect, test } from "vitest";
import { usStates } from "./us-states.ts";

test("there are exactly 50 states, AL to WY, without DC", { tags: ["CRM-099"] }, () => {
  expect(usStates).toHaveLength(50);
  expect(new Set(usStates).size).toBe(50);
  expect(usStates[0]).toBe("AL");
  expect(usStates.at(-1)).toBe("WY");
  expect(usStates).not.toContain("DC");
  for (const state of usStates) expect(state).toMatch(/^[A-Z]{2}$/);
});
