import type { IncomingMessage } from "node:http";
import {
  type Language,
  languageFor,
  languageOf,
  languageOfCookies,
  preferredLanguage,
} from "#domain/kernel/language.ts";

/** The Vary header of pages whose language depends on the request. */
export const languageVary = "accept-language, cookie";

/** The language in the address: ?lang=es. */
export const languageAsked = ({ url = "" }: IncomingMessage): Language | null =>
  languageOf(new URLSearchParams(url.split("?", 2)[1]).get("lang"));

/** A visitor's language: the one in the address, else the one chosen in this browser, else the preferred one. */
export function languageOfRequest(req: IncomingMessage): Language {
  const { headers } = req;
  return languageFor({
    asked: languageAsked(req),
    chosen: languageOfCookies(headers.cookie),
    // Of a private link, which no server sees: the part after # stays in the browser.
    booked: null,
    preferred: preferredLanguage(tagsOf(headers["accept-language"])),
  });
}

/** The tags of an Accept-Language header in the order of preference (RFC 9110 §12.5.4), without those of q=0. */
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
