import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { languageOfRequest, tagsOf } from "./visitor-language.ts";

test.each([
  [undefined, []],
  ["", []],
  ["es", ["es"]],
  ["en-US,en;q=0.9,es;q=0.8", ["en-US", "en", "es"]],
  ["en;q=0.3, es-MX;q=0.9 , fr", ["fr", "es-MX", "en"]],
  ["es;q=0, en;q=0.1", ["en"]],
  ["es; q=0.5, en;Q=0.7", ["en", "es"]],
  ["es;q=often, en;q=0.1", ["en"]],
])("the tags of %j in the order of preference", (header, tags) =>
  expect(tagsOf(header)).toEqual(tags),
);

const request = (url: string, headers: IncomingMessage["headers"] = {}) =>
  languageOfRequest({ url, headers } as IncomingMessage);
const spanishFirst = { "accept-language": "es-MX,es;q=0.9,en;q=0.8" };

test.each([
  ["nothing said", "/book/a", {}, "en"],
  ["a browser that prefers Spanish", "/book/a", spanishFirst, "es"],
  ["a browser of neither language", "/book/a", { "accept-language": "fr,de;q=0.9" }, "en"],
  ["a choice before the browser", "/book/a", { ...spanishFirst, cookie: choice("en") }, "en"],
  ["a link before all", "/book/a?x=1&lang=es", { cookie: choice("en") }, "es"],
  ["a link in a language that is not spoken", "/book/a?lang=fr", { cookie: choice("es") }, "es"],
  ["a choice that is none", "/book/a", { ...spanishFirst, cookie: choice("%3Cb%3E") }, "es"],
  ["another cookie of a longer name", "/book/a", { cookie: "x-hearthline-language=es" }, "en"],
] as const)("%s", (_, url, headers, language) => expect(request(url, headers)).toBe(language));

function choice(language: string): string {
  return `a=b; hearthline-language=${language}; c=d`;
}
