import type { IncomingMessage } from "node:http";
import {
  type Language,
  languageFor,
  languageOf,
  languageOfCookies,
  preferredLanguage,
} from "#domain/kernel/language.ts";

/** What decides the language of a page, for whoever keeps answers: by the address and by these. */
export const languageVary = "accept-language, cookie";

/** What the link asks for: ?lang=es. */
export const languageAsked = ({ url = "" }: IncomingMessage): Language | null =>
  languageOf(new URLSearchParams(url.split("?", 2)[1]).get("lang"));

/** In which language a visitor is written to: what the link asks for, what this browser chose, what it prefers. */
export function languageOfRequest(req: IncomingMessage): Language {
  const { headers } = req;
  return languageFor({
    asked: languageAsked(req),
    chosen: languageOfCookies(headers.cookie),
    // Behind a private link, which no server sees: what follows the # of an address stays in the browser.
    booked: null,
    preferred: preferredLanguage(tagsOf(headers["accept-language"])),
  });
}

/** The tags of an Accept-Language header in the order of preference (RFC 9110 §12.5.4); those with q=0 are refused. */
export function tagsOf(header = ""): string[] {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", ...params] = part.split(";").map((piece) => piece.trim());
      const weight = params.find((one) => /^q=/i.test(one))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
