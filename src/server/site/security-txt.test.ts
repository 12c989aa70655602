import { expect, test } from "vitest";
import { securityText } from "./security-txt.ts";

const now = new Date("2026-11-28T23:59:59.500Z");
const baseUrl = "https://crm.example.com";
const written = (contactEmail: string, at = now) =>
  new Map(
    securityText({ contactEmail, baseUrl, now: at })
      .trimEnd()
      .split("\n")
      .map((line) => line.split(": ") as [string, string]),
  );

test("security.txt has each field once, and an end of validity within a year", () => {
  const text = securityText({ contactEmail: "security@example.com", baseUrl, now });
  expect(text.match(/^(Contact|Expires|Canonical):/gm)).toHaveLength(3);
  const fields = written("security@example.com");
  expect(fields.get("Contact")).toBe("mailto:security@example.com");
  expect(fields.get("Canonical")).toBe("https://crm.example.com/.well-known/security.txt");
  expect(fields.get("Expires")).toBe("2027-05-27T00:00:00Z");
});

test("security.txt is the same all day, and valid for longer the day after", () => {
  const morning = new Date("2026-11-28T00:00:00Z");
  expect(written("a@example.com", morning)).toEqual(written("a@example.com"));
  const tomorrow = new Date("2026-11-29T00:00:00Z");
  expect(written("a@example.com", tomorrow).get("Expires")).toBe("2027-05-28T00:00:00Z");
});

test("an unusual address stays one line and one address", () => {
  expect(written("a+b?c&d@example.com").get("Contact")).toBe("mailto:a%2Bb%3Fc%26d@example.com");
});
