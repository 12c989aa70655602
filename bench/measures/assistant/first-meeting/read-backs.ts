import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { numbersOf } from "#understanding/calendar.ts";
import { letters } from "../read-back.ts";
import type { Appointment, Change } from "./calendar.ts";
import { months } from "./places.ts";
import type { Turn } from "./play.ts";

// Judged from the transcript and the calendar alone, in English and Spanish, whatever the words around the facts are.

/**
 * The changes of a call that were committed without a read-back: each has to follow an answer that waited for a yes and
 * named exactly what is stored now. Between that answer and the line that committed it, the caller may have asked
 * something and the assistant answered it, but nothing may have been refused, changed or asked anew.
 */
export function unreadChanges(turns: readonly Turn[], zone: ZoneRules): Change[] {
  return turns.flatMap(({ changes }, index) =>
    changes.filter((change) => !isReadBack(turns.slice(0, index), change, zone)),
  );
}

function isReadBack(earlier: readonly Turn[], change: Change, zone: ZoneRules): boolean {
  for (const { asked, answer, says } of earlier.toReversed()) {
    const words = answer.join(" ");
    if (asked !== "confirm") return false;
    if (names(words, change, zone)) return true;
    if (says === null || refuses.test(says) || asksAnew.test(words)) return false;
  }
  return false;
}

const refuses = /^\W*(?:no|nope|nah|not|wait|wrong|actually|change|that'?s not)\b/i;
const asksAnew = /(?:^|[.!?¿] ?)(?:what|which|qué|cuál|dígame|tell me)(?!\p{L})/iu;

/** Whether these words name every detail of what was stored. */
function names(words: string, { kind, appointment }: Change, zone: ZoneRules): boolean {
  if (!namesStart(words, appointment.startsAt, zone)) return false;
  if (kind !== "booked") return true;
  const { name, email, phone, durationMinutes } = appointment;
  const length = words.match(/\b(\d+)[ -]min/)?.[1];
  return (
    (!length || Number(length) === durationMinutes) &&
    letters(words).includes(letters(name ?? "")) &&
    (!email || unspelled(words).includes(email.toLowerCase())) &&
    namesPhone(words, phone)
  );
}

/** Whether the date and the clock time are both there: "December 2 at 2:30 PM", "2 de diciembre a las 2:30 p. m.". */
export function namesStart(words: string, startsAt: Date, zone: ZoneRules): boolean {
  const { day, minute } = wallTimeOf(zone, startsAt);
  const { month, date } = numbersOf(day);
  const english = `${months.en[month - 1]} ${date}(?:st|nd|rd|th)?\\b`;
  const spanish = `\\b${date} de ${months.es[month - 1]}\\b`;
  const [hour, past] = [Math.floor(minute / 60), String(minute % 60).padStart(2, "0")];
  const half = hour < 12 ? morning : afternoon;
  const twelve = `${hour % 12 || 12}(?::${past}${past === "00" ? ")?" : ")"}\\s?${half}`;
  const times = [`\\b${twelve}`, `\\b${hour}:${past}\\b(?!\\s?[ap]\\.?\\s?m)`];
  if (minute === 12 * 60) times.push("\\b(?:noon|mediodía)");
  const has = (patterns: string[]) => new RegExp(`(?:${patterns.join("|")})`, "i").test(words);
  return has([english, spanish]) && has(times);
}

const morning = "(?:a\\.?\\s?m|(?:in|de) (?:the|la) (?:morning|mañana))";
const afternoon = "(?:p\\.?\\s?m|(?:in|de) (?:the|la) (?:afternoon|evening|tarde|noche))";

/** An address that was spelled out for a listener, as it is written. */
function unspelled(words: string): string {
  const joined = words
    .toLowerCase()
    .replace(/,? (?:at|arroba) /g, "@")
    .replace(/,? (?:dot|punto),? /g, ".")
    .replace(/,? (?:dash|guion|guión),? /g, "-")
    .replace(/,? underscore,? /g, "_")
    .replace(/(?<=\b\w), (?=\w\b|[\w]@)/g, "");
  return `${words.toLowerCase()} ${joined}`;
}

function namesPhone(words: string, phone: Appointment["phone"]): boolean {
  if (!phone) return true;
  const digits = phone.replace(/\D/g, "").slice(-10);
  return new RegExp([...digits].join("[\\s().,-]*")).test(words);
}
