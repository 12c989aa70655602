import { source } from "../text.ts";

// What people say of a part of an address that they have just said, or of how it is written.
const remarks: readonly RegExp[] = [
  // "Dot p, just the letter p".
  /(?<=\b(\p{L}) )(?:(?:just|only|that's|thats|like|with|so) )*the letter \1\b/gu,
  // "R teague, r for rosemary".
  /(?<=\b(\p{L}) ?\p{L}{3,} )\1 (?:for|as in|like in|like) \p{L}{3,}(?= (?:at\b|@))/gu,
  // "W o l s k i s with an s on the end".
  /(?<=(\p{L}) )(?:and )?with (?:an? |the )\1 (?:on|at) the end\b/gu,
  // "M doyle as in m d o y l e".
  /(?<=\p{L}{3,} )(?:as in|like|so|meaning|which is)(?= (?:\p{L} ){3,})/gu,
  // "Marisol, and then just a q".
  /\b(?:and )?then (?:just |only )?(?:an? |the letter )(?=\p{L} )/gu,
  // "Opal jernigan, just run it together".
  new RegExp(
    source`
      \b(?:(?:just|and|all|then) )*(?:run|mash|mashed|squish|push|put|smash|jam|stick|stuck|string|strung)
      (?: it| them| that)?(?: all| right| up| back)* together\b`,
    "gu",
  ),
  // "Silas dash crow, a dash, a hyphen".
  new RegExp(
    source`
      (?<=\b(?:dash|hyphen|underscore)\b.{1,30})\ban? (?:dash|hyphen|underscore)
      (?: (?:or |like )?an? (?:dash|hyphen|underscore|minus(?: sign)?))+\b`,
    "gu",
  ),
  // "Todo pegado".
  /\b(?:va |as[ií] )?todo (?:junto|pegad?[oa]|pegadito|corrido|seguido)\b/gu,
  /(?<=\p{L} )pegad?[oa](?= (?:at\b|@|arroba))/gu,
];
// "Adeyemi dot example, so a d e y e m i dot example": the domain, spelled.
const domainAgain =
  /(?<=\b(\p{L}{3,}) dot (\p{L}{2,})),? +(?:(?:so|that's|spelled|like) )?((?:\p{L} ){3,})dot \2\b/gu;
// A letter by its Spanish name before a word: "equis blandón".
const named: Readonly<Record<string, string>> = { equis: "x", hache: "h", jota: "j", zeta: "z" };
const namedBefore = /\b(equis|hache|jota|zeta)(?= \p{L}{3,})/gu;

/** The text without such remarks: they are replaced by spaces, so that indexes stay the same. */
export function withoutRemarks(text: string): string {
  return remarks
    .reduce((so, remark) => so.replace(remark, (match) => " ".repeat(match.length)), text)
    .replace(domainAgain, (match, label: string, _: string, letters: string) =>
      letters.replaceAll(" ", "") === label ? " ".repeat(match.length) : match,
    )
    .replace(namedBefore, (name) => named[name]!.padEnd(name.length));
}
