import { expect, test } from "vitest";
import { returnErrors } from "#domain/account/return-errors.ts";
import { readReturn } from "./return-toast.ts";

test.each([
  ["no_session", "No session defined in URL"],
  ["not_valid", "Not a valid PKCE flow url."],
  ["no_code", "No code detected."],
])("the return error %s is shown with its exact text", (error, text) => {
  expect(readReturn(`?error=${error}&provider=google`, "sign-in")).toEqual({
    title: "Sign In with Google Failed",
    text,
    variant: "destructive",
  });
});

test("each outcome has its own text, and each provider its own title", () => {
  const texts = returnErrors.map(
    (error) => readReturn(`?error=${error}&provider=facebook`, "sign-in")!.text,
  );
  expect(new Set(texts).size).toBe(returnErrors.length);
  const titleOf = (provider: string, way: "sign-in" | "link") =>
    readReturn(`?error=refused&provider=${provider}`, way)!.title;
  expect(titleOf("facebook", "sign-in")).toBe("Sign In with Facebook Failed");
  expect(titleOf("sso", "sign-in")).toBe("Sign In with Your Company Failed");
  expect(titleOf("google", "link")).toBe("Linking Google Failed");
});

test("no text from the address is shown", () => {
  for (const written of ["<b>call us</b>", "toString", "__proto__", ""]) {
    const toast = readReturn(
      `?${new URLSearchParams({ error: written, provider: written, error_description: written })}`,
      "sign-in",
    );
    expect(toast).toEqual({
      title: "Sign In Failed",
      text: "An unexpected error occurred.",
      variant: "destructive",
    });
  }
});

test("an expired emailed link isn't taken for a return from a provider", () => {
  expect(readReturn("?error=INVALID_TOKEN", "sign-in")).toBeNull();
  expect(readReturn("", "link")).toBeNull();
});
