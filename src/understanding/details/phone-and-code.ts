import type { Expecting } from "../heard.ts";
import { pattern } from "../text.ts";
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
  const runs = runsOf(tokensOf(text), expecting === "phone");
  const found = runs.flatMap((run) => {
    const number = numberIn(run);
    return number && !othersNumber.test(text.slice(0, number.from)) ? [number] : [];
  });
  const meant = found.findLast((number) => !isDenied(text, number)) ?? null;
  const rest = found.toReversed().reduce(without, text);
  return { phone: meant?.phone ?? null, rest };
}

function numberIn(run: Run): Found | null {
  const read = run.hasPlus ? plus : national;
  const exact = isDate(run) ? null : read(run.digits);
  if (exact) return { phone: exact, from: run.from, to: run.to };
  const whole = isDate(run) ? null : read(run.allDigits);
  if (whole) return { phone: whole, from: run.from, to: run.allTo };
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
