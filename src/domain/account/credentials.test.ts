import { expect, test } from "vitest";
import {
  newPassword,
  passwordMaxLength,
  resetRequestSchema,
  signInSchema,
  signUpSchema,
  updatePasswordSchema,
} from "./credentials.ts";

const ana = { fullName: "Ana Ruiz", email: "ana@example.com", password: "plum42" };

type Answer = { error?: { issues: { path: PropertyKey[]; message: string }[] } };

function messages(answer: Answer): Record<string, string> {
  const issues = answer.error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join("."), issue.message]));
}

test("a sign-up with a name, an email and a six-character password is accepted", () => {
  expect(signUpSchema().parse(ana)).toEqual(ana);
});

test("an empty sign-up reports each field once", () => {
  expect(messages(signUpSchema().safeParse({ fullName: "", email: "", password: "" }))).toEqual({
    fullName: "Full Name is required.",
    email: "Email is required.",
    password: "Password is required.",
  });
});

test.each([
  ["an email without form", { email: "abc" }, "email"],
  ["five characters", { password: "plum4" }, "password"],
  ["an endless password", { password: "x".repeat(passwordMaxLength + 1) }, "password"],
  ["an endless name", { fullName: "x".repeat(101) }, "fullName"],
])("%s is refused at its field", (_title, change, field) => {
  expect(Object.keys(messages(signUpSchema().safeParse({ ...ana, ...change })))).toEqual([field]);
});

test("a password is kept exactly as typed, spaces and all", () => {
  const typed = "  plum 42\u0301 ";
  expect(newPassword().parse(typed)).toBe(typed);
});

test("configuration can raise the minimum", () => {
  expect(newPassword(10).safeParse("plum42plu").error?.issues[0]?.message).toBe(
    "Password must have at least 10 characters.",
  );
  expect(newPassword(10).parse("plum42plum")).toBe("plum42plum");
});

test("signing in requires both fields and accepts an old password of any length", () => {
  expect(messages(signInSchema.safeParse({ email: "", password: "" }))).toEqual({
    email: "Email is required.",
    password: "Password is required.",
  });
  expect(signInSchema.parse({ email: " ana@example.com ", password: "abc" })).toEqual({
    email: "ana@example.com",
    password: "abc",
  });
});

test("a reset requires an email", () => {
  expect(messages(resetRequestSchema.safeParse({ email: "" }))).toEqual({
    email: "Email is required.",
  });
});

test("a new password must be typed the same twice", () => {
  const schema = updatePasswordSchema();
  const typed = { password: "plum42", confirmation: "plum43" };
  expect(messages(schema.safeParse(typed))).toEqual({ confirmation: "The passwords don't match." });
  expect(schema.safeParse({ ...typed, confirmation: "plum42" }).success).toBe(true);
});

test.each([
  [signUpSchema(), { ...ana, isAdmin: true }],
  [signInSchema, { email: "ana@example.com", password: "x", role: "admin" }],
])("an unknown key is refused", (schema, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});
