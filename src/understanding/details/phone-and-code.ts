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
    \b(?:(?:that's|thats|which is|is) (?:my|the|your) area code|(?:and )?(?:then )?(?:the |my )?(?:rest|other part
    |number|last(?: four)?(?: digits)?) (?:of it )?(?:is|are)|and then (?:it's|its|it is)|then (?:it's|its|it is)
    |dash|hyphen|pause|(?:and )?again)(?=[ ,.]+(?:\d|oh?\b|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven
    |twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|double|triple|then|and))`,
  "g",
);
const corrects = pattern`
  ^[ ,.]*(?:(?:no|wait|sorry|oops|h(?:old|ang) on|i mean|i meant|i'm (?:sorry|lying)|actually|scratch that|make that|make it|that's|it's
  |excuse me|uh|um|not (?:\w+ ){1,4}(?:but|it's)|rather|correction|my bad|let me|start over|again|the end is|ends in
  |last four)[ ,.]+)+$`;

/**
 * The numbers of a text with what corrects them: "718 555 0143, sorry, 0142" ends in the later digits, "718 no wait 817
 * 555 0142" begins with them.
 */
function mended(found: Found[], before: readonly Run[], run: Run, text: string): Found[] {
  const last = before.at(-1);
  if (!last) return found;
  const gap = text.slice(last.to, run.from);
  const range = { from: last.from, to: run.to };
  const beside = besideArea(last, run, gap, text.slice(run.to));
  if (beside) return [...found, { phone: beside, ...range }];
  // "971 not 503 971 555 0119": what is denied, and then all of it.
  const again = /^[ ,]*not $/.test(gap) ? run.digits.indexOf(last.digits) : -1;
  const anew = again > 0 ? national(run.digits.slice(again)) : null;
  if (anew) return [...found, { phone: anew, ...range }];
  if (!corrects.test(gap)) return found;
  const old = found.find((one) => one.to === last.to);
  const isWhole = found.some((one) => one.from >= run.from && one.to <= run.to);
  if (isWhole) return found;
  if (old) {
    const phone = withEnd(old.phone.slice(2), run.digits);
    const others = found.filter((one) => one !== old);
    // Half a correction: neither number is sure.
    return phone ? [...others, { phone, ...range }] : others;
  }
  const kept = last.pieces.slice(0, -1);
  // "718 555 01 444 no 0142": too many digits, of which the last were wrong.
  const isLong = run.digits.length === 4 && last.digits.length > 10;
  const start = isLong ? last.digits.slice(0, 6) : last.digits;
  const [whole, changed] = [`${start}${run.digits}`, `${joined(kept)}${run.digits}`];
  const phones = [national(whole), national(changed)].filter((phone) => phone !== null);
  return phones.length === 1 ? [...found, { phone: phones[0]!, ...range }] : found;
}

/** A number with another end: its last four or seven digits, or fewer of which one is another; null if that is unsure. */
function withEnd(old: string, digits: string): string | null {
  const { length } = digits;
  // "0135 no 4 0134": the digit, and then the end with it.
  const end = length === 5 && digits === digits[0] + old.slice(6, 9) + digits[0] ? 1 : 0;
  const others = [...digits].filter((digit, at) => digit !== old[10 - length + at]).length;
  const isSure = end > 0 || length === 4 || length === 7 || (length < 4 && others === 1);
  return isSure ? national(old.slice(0, 10 - length + end) + digits.slice(end)) : null;
}

/** "718, that's Brooklyn, 555 0142", "555 0142, that's a 718 number": a remark stands beside the area code. */
function besideArea(last: Run, run: Run, gap: string, after: string): string | null {
  const sizes = `${last.digits.length} ${run.digits.length}`;
  if (sizes === "3 7" && areaNamed.test(gap)) return national(last.digits + run.digits);
  const isArea = /^[ ,]*(?:that's|it's|with) (?:an? |the )?$/.test(gap);
  const isNamed = /^ (?:number|in front|(?:area )?code|first|before)\b/.test(after);
  return sizes === "7 3" && isArea && isNamed ? national(run.digits + last.digits) : null;
}

const areaNamed = pattern`
  ^[ ,]*(?:that's|thats|which is|it's) (?!.*\b(?:wrong|not?|old|my|the one|it)\b)[a-z]{3,}(?: [a-z]+)?[ ,]*$`;

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
  // "Seven seventy five five five": the tens end the area code.
  const [first, second] = pieces;
  const isSplit =
    first?.digits.length === 1 && /^[a-z]+[ -][a-z]+$/.test(text.slice(second?.from, second?.to));
  const split =
    isSplit && /^[2-9][1-9]$/.test(second?.digits ?? "")
      ? national(`${first.digits}${second!.digits[0]}0${joined(pieces.slice(1)).slice(1)}`)
      : null;
  if (split) return split;
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
  \b(?<!(?:zip|area|lock ?box|gate|door|post|postal|dress|promo|discount|coupon|referral|access|alarm|building
  ) )(?:code|pin|confirmation|reference
  |booking)\b[^.?!]{0,40}$`;
// Said with a number before it, even if no code was asked for: "move 966603 to the 4th".
const changing = pattern`
  \b(?:mov(?:e|ing)|chang(?:e|ing)|re-?schedul(?:e|ing)|shift|push|switch|cancel(?:l?ing)?|drop|remove|delete
  |appointment|appt|meeting|visit)(?: (?:my|the|of|with|for|an?|appointment|appt|meeting|visit|booking|number|nr|no
  |id))*[ .:#]*$`;
// Around a number that is all that is said: "no. 902467", "it's 902467".
const alone = pattern`
  ^(?:(?:hi|hello|hey|um|uh|ok|okay|so|yes|well|my|the|a|it|it's|its|is|this|here|i|have|got|number|nr|no|id|code
  |ref|reference|confirmation|booking|appointment|please|pls|thanks|thank|you|that's|all|what|in|email|mail|says?)\b
  |[\s.,:;#!"'-])*$`;
// "902467, cancel it please".
const changes = pattern`
  ^[\s.,:;-]*(?:please |pls |i |need |want |have |to )*(?:mov(?:e|ing)|chang(?:e|ing)|re-?schedul(?:e|ing)|shift|push
  |switch|cancel(?:l?ing)?|drop it|remove|delete)\b`;
// Six digits, written together beside one of these, are a code, unless they are a price.
const acts = /\b(?:re-?schedul\w*|cancel\w*|(?:move|change|push|shift|switch) (?:it|my|the|our))\b/;
const money =
  /(?:\$|\b(?:loan|budget|price|priced|worth|around|about|house|home|owe|paid|pay|offer\w*|for|at|of|is|zip)) *$/;
// "No." and "#" before a number are no words of their own.
const labelBefore = /(?:\b(?:no|nr|num)\b\.?|#)\s*$/;
// "902467, 6 digits": how long it is, not a part of it.
const itsLength = /\b(?:6|six)[ -]?(?:digits?|numbers?|figures?)\b/g;

/** The six digits of a code in a normal text: if one was asked for, or the text calls it a code. */
export function hearCode(
  text: string,
  expecting: Expecting,
): { code: string | null; rest: string } {
  const isAsked = expecting === "code" || expecting === "appointment";
  const blank = text.replace(itsLength, (match) => `;${" ".repeat(match.length - 1)}`);
  const codes = runsOf(tokensOf(blank), isAsked).flatMap((run) => codesIn(run));
  const isOpen = /^(?:want|nothing|anythingElse|name)$/.test(expecting) && codes.length === 1;
  const code = codes.findLast((one) => isAsked || isNamed(text, one, isOpen));
  if (!code) return { code: null, rest: text };
  const label = labelBefore.exec(text.slice(0, code.from));
  const from = label ? label.index : code.from;
  return { code: code.digits, rest: without(text, { from, to: code.to }) };
}

function isNamed(text: string, { from, to }: Code, isOpen: boolean): boolean {
  const before = text.slice(0, from);
  if (named.test(before) || changing.test(before)) return true;
  const isWritten = /^\d{6}$/.test(text.slice(from, to)) && !text.slice(from, to).endsWith("000");
  if (isWritten && acts.test(text) && !money.test(before)) return true;
  const after = text.slice(to).replace(itsLength, "");
  return alone.test(before) && ((isOpen && alone.test(after)) || changes.test(after));
}

type Code = { digits: string; from: number; to: number };

/** The codes in a run: all of it, or six digits that were written together: "966603 to 12/4". */
function codesIn(run: Run): Code[] {
  if (run.hasPlus) return [];
  const { from } = run;
  if (run.digits.length === codeLength && !run.hasStroke)
    return [{ digits: run.digits, from, to: run.to }];
  if (run.allDigits.length === codeLength && !run.hasStroke)
    return [{ digits: run.allDigits, from, to: run.allTo }];
  return run.pieces.filter(({ digits }) => digits.length === codeLength);
}
