import { expect, test } from "vitest";
import { dealKind } from "./deal-form-values.ts";
import { errorAt, formCheck } from "./form-check.ts";
import { leadKind, type LeadFormValues } from "./lead-form-values.ts";

const leadStart = leadKind.start(null);
const ana = { ...leadStart.values, firstName: "Ana", lastName: "Ruiz" };

async function check(values: LeadFormValues, unreadable: readonly string[] = []) {
  const isUnreadable = (name: string) => unreadable.includes(name);
  const { data, errors } = await formCheck(leadKind, leadStart)(values, isUnreadable);
  return { data, errors: errors ?? {} };
}

test("a valid form gives the lead to save", async () => {
  const { data, errors } = await check({ ...ana, budget: "940000", tags: [" cash "] });
  expect(errors).toEqual({});
  expect(data).toMatchObject({ firstName: "Ana", budget: 940_000, tags: ["cash"], email: null });
});

test("each invalid field shows its first error", async () => {
  const { data, errors } = await check({
    ...ana,
    firstName: " ",
    email: "abc",
    refinanceDetails: { ...ana.refinanceDetails, interestRate: "1e999" },
    tags: ["ok", "x".repeat(51)],
  });
  expect(data).toBeUndefined();
  expect(errorAt(errors, "firstName")).toBe("First Name is required.");
  expect(errorAt(errors, "lastName")).toBeUndefined();
  expect(errorAt(errors, "email")).toBe("Enter an email address like name@example.com.");
  expect(errorAt(errors, "refinanceDetails.interestRate")).toBe("Enter a number.");
  expect(errorAt(errors, "tags")).toBe("Use at most 50 characters.");
});

test("a number that the browser can't read is not treated as empty", async () => {
  const { errors } = await check(ana, ["refinanceDetails.interestRate"]);
  expect(errorAt(errors, "refinanceDetails.interestRate")).toBe(
    "This isn’t a number. Use digits and a point, like 6.25.",
  );
  expect(errorAt(errors, "purchasePrice")).toBeUndefined();
});

test("an amount is read in common notations, and an unreadable one is an error", async () => {
  const { data } = await check({ ...ana, budget: "1.2m", purchasePrice: "350 000" });
  expect(data).toMatchObject({ budget: 1_200_000, purchasePrice: 350_000 });
  const { errors } = await check({ ...ana, budget: "about 400", purchasePrice: "0x10" });
  for (const field of ["budget", "purchasePrice"])
    expect(errorAt(errors, field)).toBe("Enter an amount, like 450,000 or 450k.");
});

test("without its schema, the form is sent unchecked, except for unreadable numbers", async () => {
  const loadSchema = () => Promise.reject(new Error("no line"));
  const unchecked = formCheck({ ...leadKind, loadSchema }, leadStart);
  const typed = { ...ana, lastName: "", budget: "940000" };
  expect(await unchecked(typed, () => false)).toEqual({
    data: expect.objectContaining({ firstName: "Ana", lastName: "", budget: 940_000 }),
  });
  expect(await unchecked({ ...ana, budget: "1e999" }, () => false)).toEqual({
    errors: { budget: "Enter an amount, like 450,000 or 450k." },
  });
});

test("an incomplete date is not treated as empty, and a party's errors are shown at that party", async () => {
  const kind = dealKind(false);
  const start = kind.start(null);
  const party = { id: "", role: "", name: "", company: "", phoneNumber: "", email: "abc" };
  const values = { ...start.values, firstName: "Ana", lastName: "Ruiz", dealParties: [party] };
  const { errors = {} } = await formCheck(kind, start)(
    values,
    (name) => name === "dealProgress.closingDate",
  );
  expect(errorAt(errors, "dealProgress.closingDate")).toBe("Enter a complete date.");
  expect(errorAt(errors, "dealParties.0.role")).toBe("Choose a role.");
  expect(errorAt(errors, "dealParties.0.name")).toBe("Name is required.");
  expect(errorAt(errors, "dealParties.0.email")).toBe(
    "Enter an email address like name@example.com.",
  );
});
