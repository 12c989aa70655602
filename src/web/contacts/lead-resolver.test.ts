import type { ResolverOptions } from "react-hook-form";
import { expect, test } from "vitest";
import { toFormValues, type LeadFormValues } from "./lead-form-values.ts";
import { errorAt, leadResolver } from "./lead-resolver.ts";

const ana = { ...toFormValues(), firstName: "Ana", lastName: "Ruiz" };

function check(values: LeadFormValues, fields: object = {}) {
  const options = { fields, shouldUseNativeValidation: false };
  return leadResolver({})(values, undefined, options as ResolverOptions<LeadFormValues>);
}

test("a form that is right comes out as the lead to save", async () => {
  const { values, errors } = await check({ ...ana, budget: "940000", tags: [" cash "] });
  expect(errors).toEqual({});
  expect(values).toMatchObject({ firstName: "Ana", budget: 940_000, tags: ["cash"], email: null });
});

test("each mistake is told at its field, and the first of a field only", async () => {
  const { values, errors } = await check({
    ...ana,
    firstName: " ",
    email: "abc",
    refinanceDetails: { ...ana.refinanceDetails, interestRate: "1e999" },
    tags: ["ok", "x".repeat(51)],
  });
  expect(values).toEqual({});
  expect(errorAt(errors, "firstName")).toBe("First Name is required.");
  expect(errorAt(errors, "lastName")).toBeUndefined();
  expect(errorAt(errors, "email")).toBe("Enter an email address like name@example.com.");
  expect(errorAt(errors, "refinanceDetails.interestRate")).toBe("Enter a number.");
  expect(errorAt(errors, "tags")).toBe("Use at most 50 characters.");
});

test("a number the browser could not read is no empty number", async () => {
  const unreadable = { ref: { value: "", validity: { badInput: true } } };
  const { errors } = await check(ana, {
    budget: unreadable,
    refinanceDetails: { payment: unreadable },
  });
  expect(errorAt(errors, "budget")).toBe("Enter a number.");
  expect(errorAt(errors, "refinanceDetails.payment")).toBe("Enter a number.");
  expect(errorAt(errors, "purchasePrice")).toBeUndefined();
});
