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
  ["password and mailbox", {}, ["password", "code"]],
  ["no password", { hasPassword: false }, ["code"]],
  ["a phone alone", { email: null, phoneNumber: "+17185550142" }, ["password", "code"]],
  ["an app", { authenticators: [app], recoveryCodesLeft: 10 }, ["app", "recovery"]],
  ["a passkey", { passkeys: [key] }, ["passkey"]],
  [
    "both factors and codes",
    { authenticators: [app], passkeys: [key], recoveryCodesLeft: 1 },
    ["app", "passkey", "recovery"],
  ],
])("who has %s confirms with just that", (_, change, ways) => {
  expect(waysOf({ ...bare, ...change }, true)).toEqual(ways);
});

test("a passkey is not offered where the browser knows none", () => {
  expect(waysOf({ ...bare, passkeys: [key], recoveryCodesLeft: 3 }, false)).toEqual(["recovery"]);
});
