import { isNumberWord, runsOf } from "../tokens/digits.ts";
import { tokensOf } from "../tokens/tokens.ts";
import type { Heard, Listening, ReadBack, When } from "../heard.ts";
import { normal, plain } from "../text.ts";

type Given = Pick<Heard, "name" | "email" | "phone" | "durationMinutes">;

/** The details of a line without those that only repeat what was read back: a repetition changes nothing. */
export function withoutEchoes<Found extends Given>(found: Found, read: ReadBack): Found {
  const { name, email, phone, durationMinutes } = found;
  const isSame = (one: string | null, other: string | null) =>
    one !== null && other !== null && plain(normal(one)) === plain(normal(other));
  return {
    ...found,
    name: isSame(name, read.name) ? null : name,
    email: isSame(email, read.email) ? null : email,
    phone: isSame(phone, read.phone) ? null : phone,
    durationMinutes: durationMinutes === read.durationMinutes ? null : durationMinutes,
  };
}

/** Whether a day and time only repeat the ones being discussed. */
export function repeatsTime(when: When, { about, zone, readBack }: Listening): boolean {
  const from = readBack?.from ?? null;
  const { days, minutes, span } = when;
  // "From the first to the third", where it is moved from the one to the other.
  const isFromTo = from !== null && span?.from === from.day && span.until === about.day;
  const isOther =
    (span !== null && !isFromTo) ||
    when.part !== null ||
    when.shift !== null ||
    when.soonest ||
    when.except.days.length > 0 ||
    when.except.weekdays.length > 0;
  const isElsewhere = when.zone !== undefined && when.zone !== "caller" && when.zone !== zone;
  if (isOther || isElsewhere) return false;
  const isDay =
    days.length === 0 || (about.day !== null && isNamed(days, about.day, from?.day ?? null));
  const isMinute =
    minutes.length === 0 ||
    (about.minute !== null && isNamed(minutes, about.minute, from?.minute ?? null));
  // "3pm, the one was a slip": another hour beside it was not read back.
  const known = [about.minute, from?.minute ?? null].flatMap((one) => one ?? []);
  if (minutes.some((minute) => known.every((one) => (one - minute) % halfDay !== 0))) return false;
  return isDay && isMinute && (days.length > 0 || minutes.length > 0 || isFromTo);
}

const halfDay = 720;

/** Whether the one is named, alone or along with where it comes from; what may be meant besides doesn't count. */
function isNamed<One>(all: readonly One[], one: One, from: One | null): boolean {
  return all.includes(one) && (from === null || all[0] === one || all[0] === from);
}

const lengths: Record<number, string> = {
  15: "(?:a )?quarter (?:of an )?hour|(?:fifteen|15)MIN",
  30: "(?:a )?half (?:an |a )?hour|(?:thirty|30)MIN",
  45: "three quarters of an hour|(?:forty five|45)MIN",
  60: "(?:a|an|one|1) (?:full )?hour|(?:sixty|60)MIN",
};

/**
 * Plain words of a caller without those that were read back: numbers out of an address ("yes, forty eight"), the length,
 * names. What is left says whether it agrees.
 */
export function withoutRead(words: string, read: ReadBack): string {
  const length = read.durationMinutes === null ? undefined : lengths[read.durationMinutes];
  const spelled = length?.replaceAll("MIN", " ?(?:minutes?|mins?|m)");
  const short = spelled ? words.replace(new RegExp(`\\b(?:${spelled})(?= |$)`, "g"), " ") : words;
  const numbers = [read.email, read.phone].flatMap((one) => one?.match(/\d{2,}/g) ?? []);
  let rest = short.replace(/\s+/g, " ").trim();
  const runs = runsOf(tokensOf(rest)).filter(
    ({ digits }) => digits.length >= 2 && numbers.some((number) => number.includes(digits)),
  );
  for (const { from, to } of runs.toReversed()) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  const known = new Set(
    plain(normal(read.words))
      .split(" ")
      .filter((word) => /^[a-z']{2,}$/.test(word)),
  );
  return rest
    .split(/\s+/)
    .map((word) => (known.has(word) && !isNumberWord(word) && !kept.has(word) ? "" : word))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether plain words have a part of the name that was read back. */
export function namesCaller(words: string, read: ReadBack | null | undefined): boolean {
  const parts = new Set(plain(normal(read?.name ?? "")).split(" "));
  return words.split(" ").some((word) => word.length > 1 && parts.has(word));
}

// Words of a read-back that also say something themselves.
const kept: ReadonlySet<string> = new Set(
  "to from on at with for your you of the an move cancel pass message book will may not no or and appointment".split(
    " ",
  ),
);
