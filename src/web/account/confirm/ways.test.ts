import { expect, test } from "vitest";
import { waysOf } from "./ways.ts";

const bare = {
  authenticators: [],
  passkeys: [],
  recoveryCodesLeft: 0,
  hasPassword: true,
  email: "ana@agents.test",
  phoneNumber: null,
};
const app = { id: "1", name: "Phone", addedAt: new Date(0) };
const key = { id: "2", name: "Laptop", addedAt: new Date(0), isBackedUp: true };

test.each([
  ["a password and an email", {}, ["password", "code"]],
  ["no password", { hasPassword: false }, ["code"]],
  ["only a phone", { email: null, phoneNumber: "+17185550142" }, ["password", "code"]],
  ["an app", { authenticators: [app], recoveryCodesLeft: 10 }, ["app", "recovery"]],
  ["a passkey", { passkeys: [key] }, ["passkey"]],
  [
    "both factors and codes",
    { authenticators: [app], passkeys: [key], recoveryCodesLeft: 1 },
    ["app", "passkey", "recovery"],
  ],
])("an account with %s confirms with that and nothing else", (_, change, ways) => {
  expect(waysOf({ ...bare, ...change }, true)).toEqual(ways);
});

test("a passkey is not offered if the browser doesn't support passkeys", () => {
  expect(waysOf({ ...bare, passkeys: [key], recoveryCodesLeft: 3 }, false)).toEqual(["recovery"]);
});
