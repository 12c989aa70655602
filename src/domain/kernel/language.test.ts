import { expect, test } from "vitest";
import { languageFor, languageOf, languageOfCookies, preferredLanguage } from "./language.ts";

test.each([
  ["es", "es"],
  ["es-MX", "es"],
  ["ES_us", "es"],
  ["en-GB", "en"],
  ["est", null],
  ["fr", null],
  ["", null],
  [undefined, null],
  [["es"], null],
])("%s is the language %s", (tag, language) => expect(languageOf(tag)).toBe(language));

test("the first of a browser's preferences that we support counts", () => {
  expect(preferredLanguage(["pt-BR", "es-419", "en"])).toBe("es");
  expect(preferredLanguage(["en-US", "es"])).toBe("en");
  expect(preferredLanguage(["pt-BR"])).toBeNull();
  expect(preferredLanguage([])).toBeNull();
});

test("the order is link, choice, booking, browser", () => {
  const none = { asked: null, chosen: null, booked: null, preferred: null };
  expect(languageFor(none)).toBe("en");
  expect(languageFor({ ...none, preferred: "es" })).toBe("es");
  expect(languageFor({ ...none, booked: "en", preferred: "es" })).toBe("en");
  expect(languageFor({ ...none, chosen: "es", booked: "en", preferred: "en" })).toBe("es");
  expect(languageFor({ asked: "en", chosen: "es", booked: "es", preferred: "es" })).toBe("en");
});

test.each([
  ["hearthline-language=es", "es"],
  ["a=b; hearthline-language=en; c=d", "en"],
  ["hearthline-language=fr", null],
  ["x-hearthline-language=es", null],
  ["a=hearthline-language=es", null],
  ["", null],
  [undefined, null],
])("the choice in the cookies %j is %s", (cookies, language) =>
  expect(languageOfCookies(cookies)).toBe(language),
);
