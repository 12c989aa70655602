import { ORPCError } from "@orpc/client";
import { expect, test } from "vitest";
import { blankValues, faultsIn, refusedFields } from "./visitor-values.ts";

const pat = { ...blankValues, name: "Pat Doe", email: "pat@clients.test" };

test("name and email are required, the rest is optional", () => {
  for (const kind of ["Appointment", "Demo"] as const) {
    expect(faultsIn(kind, blankValues)).toEqual({
      name: "Name is required.",
      email: "Email is required.",
    });
    expect(faultsIn(kind, pat)).toEqual({});
    expect(Object.keys(faultsIn(kind, { ...pat, email: "pat" }))).toEqual(["email"]);
  }
});

test("demos ignore the phone, and appointments the company", () => {
  const long = "1".repeat(500);
  expect(faultsIn("Demo", { ...pat, phone: long })).toEqual({});
  expect(faultsIn("Appointment", { ...pat, company: long })).toEqual({});
  expect(Object.keys(faultsIn("Appointment", { ...pat, phone: long }))).toEqual(["phone"]);
});

test("the server's errors appear at their fields", () => {
  const issues = [{ path: ["visitor", "email"], message: "Enter an email address." }];
  const error = new ORPCError("BAD_REQUEST", { data: { issues } });
  expect(refusedFields(error)).toEqual({ email: "Enter an email address." });
});
