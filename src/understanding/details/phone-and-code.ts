import type { Expecting } from "../heard.ts";
import { pattern, source } from "../text.ts";
import { joined, type Piece, type Run, runsOf } from "../tokens/digits.ts";
import { isDenied, tokensOf, without } from "../tokens/tokens.ts";

/** A number of the North American plan: area code and exchange begin with 2 to 9 (NANPA). */
const nanp = /^[2-9]\d{2}[2-9]\d{6}$/;
// E.164: at most fifteen digits, and no country code begins with zero.
const abroad = /^[2-9]\d{7,14}$/;
// Words right before a number that is not a phone number.
const othersNumber = pattern`
  \b(?:account|routing|card|social|ssn|license|licence|loan|nmls|policy|case|file|mls|invoice|order)\b[^.?!]{0,24}$`;

type Found = { phone: string; from: number; to: number };

/** The phone number in a normal text, as E.164, and the text without it. Of several, the last that is not denied. */
export function hearPhone(
  text: string,
  expecting: Expecting,
): { phone: string | null; rest: string } {
  const blank = text.replace(besideNumber, (match) => " ".repeat(match.length));
  const runs = runsOf(tokensOf(blank), expecting === "phone");
  const whole = runs.flatMap((run) => {
    const number = numberIn(run, text);
    return number && !othersNumber.test(text.slice(0, number.from)) ? [number] : [];
  });
  const found = runs.reduce((so, run, at) => mended(so, runs.slice(0, at), run, text), whole);
  const meant = found.findLast((number) => !isDenied(text, number)) ?? null;
  const rest = found.toReversed().reduce(without, text);
  return { phone: meant?.phone ?? null, rest };
}

// What people say between the digits of one number; replaced by spaces, so that indexes stay the same.
const besideNumber = new RegExp(
  source`
    \b(?:(?:that's|thats|which is|is) (?:my|the|your) area code|(?:and )?(?:then )?(?:the |my )?(?:rest|other part|number|last
    (?: four)?(?: digits)?) (?:of it )?(?:is|are)|and then (?:it's|its|it is)|then (?:it's|its|it is)|dash|hyphen|(?:and )?again)
    (?=[ ,.]+(?:\d|oh?\b|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty
    |seventy|eighty|ninety|double|triple|then|and))`,
  "g",
);
const corrects = pattern`
  ^[ ,.]*(?:(?:no|wait|sorry|oops|hold on|i mean|i meant|actually|scratch that|make that|make it|that's|it's|excuse me|uh
  |um|not (?:\w+ ){1,4}(?:but|it's)|rather|correction|my bad|let me|start over|again|the end is|ends in|last four)[ ,.]+)+$`;

/**
 * The numbers of a text with what corrects them: "718 555 0143, sorry, 0142" ends in the later digits, "718 no wait 817
 * 555 0142" begins with them.
 */
function mended(found: Found[], before: readonly Run[], run: Run, text: string): Found[] {
  const last = before.at(-1);
  if (!last || !corrects.test(text.slice(last.to, run.from))) return found;
  const old = found.find((one) => one.to === last.to);
  const isWhole = found.some((one) => one.from >= run.from && one.to <= run.to);
  if (isWhole) return found;
  const range = { from: last.from, to: run.to };
  if (old) {
    const isEnd = run.digits.length === 4 || run.digits.length === 7;
    const phone = isEnd
      ? national(`${old.phone.slice(2, 12 - run.digits.length)}${run.digits}`)
      : null;
    const others = found.filter((one) => one !== old);
    // Half a correction: neither number is sure.
    return phone ? [...others, { phone, ...range }] : others;
  }
  const kept = last.pieces.slice(0, -1);
  const [whole, changed] = [`${last.digits}${run.digits}`, `${joined(kept)}${run.digits}`];
  const phones = [national(whole), national(changed)].filter((phone) => phone !== null);
  return phones.length === 1 ? [...found, { phone: phones[0]!, ...range }] : found;
}

/** The other readings of digits: the area code last, "seven hundred eighteen" as 718. */
function reread({ pieces }: Run, text: string): string | null {
  const at = pieces.findIndex(
    (piece, place) =>
      place > 0 && /\barea code\b/.test(text.slice(pieces[place - 1]!.to, piece.from)),
  );
  if (at > 0) {
    const [number, area] = [joined(pieces.slice(0, at)), joined(pieces.slice(at))];
    if (number.length === 7 && area.length === 3) return national(area + number);
  }
  const merged: string[] = [];
  for (const { digits } of pieces) {
    const last = merged.at(-1) ?? "";
    const isRest = /^\d00$/.test(last) && digits.length <= 2 && !digits.startsWith("0");
    if (isRest) merged.splice(-1, 1, String(Number(last) + Number(digits)));
    else merged.push(digits);
  }
  return national(merged.join(""));
}

function numberIn(run: Run, text: string): Found | null {
  const read = run.hasPlus ? plus : national;
  const exact = isDate(run) ? null : read(run.digits);
  if (exact) return { phone: exact, from: run.from, to: run.to };
  const whole = isDate(run) ? null : read(run.allDigits);
  if (whole) return { phone: whole, from: run.from, to: run.allTo };
  const other = isDate(run) || run.hasPlus ? null : (abroadIn(run.digits) ?? reread(run, text));
  if (other) return { phone: other, from: run.from, to: run.to };
  // Other digits came right before it: "on the 2nd 718 555 0142". Only the usual grouping identifies the number.
  for (const size of [4, 3, 2, 1]) {
    for (let at = run.pieces.length - size; at >= 0; at -= 1) {
      const window = run.pieces.slice(at, at + size);
      const phone = isGrouped(window) ? national(joined(window)) : null;
      if (phone) return { phone, from: window[0]!.from, to: window.at(-1)!.to };
    }
  }
  return null;
}

/** A date and time in digits can have ten digits as well: "2026-12-02 10 30". */
function isDate({ pieces }: Run): boolean {
  return /^20\d\d$/.test(pieces[0]!.digits) && (pieces[1]?.digits.length ?? 4) <= 2;
}

function isGrouped(pieces: readonly Piece[]): boolean {
  return /^(?:1 )?(?:3 3 4|3 7|10)$|^11$/.test(
    pieces.map(({ digits }) => (digits === "1" ? "1" : String(digits.length))).join(" "),
  );
}

function national(digits: string): string | null {
  const number = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return nanp.test(number) ? `+1${number}` : null;
}

/** A number of another country as it is dialed from here: "011 44 …", "0044 …". */
function abroadIn(digits: string): string | null {
  const [, rest] = /^(?:011|00)(\d+)$/.exec(digits) ?? [];
  return rest ? plus(rest) : null;
}

function plus(digits: string): string | null {
  if (digits.startsWith("1")) return digits.length === 11 ? national(digits) : null;
  return abroad.test(digits) ? `+${digits}` : null;
}

/** How many digits a code has. */
const codeLength = 6;

const named = pattern`
  \b(?<!zip |area |lock ?box |gate |door |post |postal |dress )(?:code|pin|confirmation|reference
  |booking)\b[^.?!]{0,40}$`;

/** The six digits of a code in a normal text: if one was asked for, or the text calls it a code. */
export function hearCode(
  text: string,
  expecting: Expecting,
): { code: string | null; rest: string } {
  const isAsked = expecting === "code" || expecting === "appointment";
  const runs = runsOf(tokensOf(text), isAsked).filter(
    (run) => codeOf(run) !== null && !run.hasPlus && !run.hasStroke,
  );
  const run = runs.findLast(({ from }) => isAsked || named.test(text.slice(0, from)));
  if (!run) return { code: null, rest: text };
  const to = run.digits.length === codeLength ? run.to : run.allTo;
  return { code: codeOf(run), rest: without(text, { from: run.from, to }) };
}

function codeOf({ digits, allDigits }: Run): string | null {
  return [digits, allDigits].find((each) => each.length === codeLength) ?? null;
}
