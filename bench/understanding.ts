import { isEmail } from "#domain/kernel/is-email.ts";
import type { Day } from "#understanding/calendar.ts";
import { addDays, numbersOf, weekdayOf } from "#understanding/calendar.ts";
import * as bank from "#understanding/corpus/callers/index.ts";
import { ducklingNothing, ducklingNow, ducklingPhrases } from "#understanding/corpus/duckling.ts";
import type { Listening } from "#understanding/heard.ts";
import { understand } from "#understanding/understand.ts";

/**
 * Compares the grammar's days and times with other libraries', one `name=value` per line on standard output: on
 * Duckling's corpus and on our own sentences. Right means the exact day and minute; wrong means a different one
 * without asking back; the rest is asked back or not understood. Other libraries are measured if they are installed:
 * npm install --no-save chrono-node @microsoft/recognizers-text-date-time compromise compromise-dates. With `show`
 * it lists what the grammar got wrong.
 */
type Meant = { day: string; minute: number | null };
type Phrase = Meant & { says: string };
type Reader = (text: string, now: { day: string; minute: number }) => Meant | "asks" | null;

const shows = process.argv.includes("show");

const readers: Record<string, Reader | null> = {
  grammar: readByGrammar,
  chrono: await chronoNode(),
  recognizers: await recognizers(),
  compromise: await compromise(),
};
const own = { day: "2026-11-24", minute: 10 * 60 };
for (const [name, read] of Object.entries(readers)) {
  if (!read) continue;
  measure(`${name} duckling`, read, ducklingPhrases, ducklingNow);
  measure(`${name} callers`, read, ownPhrases(), own);
  const misled = ducklingNothing.filter((text) => read(text, ducklingNow) !== null).length;
  console.log(
    `${name} duckling heard where nothing is meant=${misled} of ${ducklingNothing.length}`,
  );
}

function measure(
  name: string,
  read: Reader,
  phrases: readonly Phrase[],
  now: { day: string; minute: number },
): void {
  const counts = { right: 0, wrong: 0, asks: 0, silent: 0 };
  const began = performance.now();
  for (const { says, day, minute } of phrases) {
    const found = read(says, now);
    const isRight =
      found !== null &&
      found !== "asks" &&
      found.day === day &&
      (minute === null || found.minute === minute);
    const how = isRight ? "right" : found === null ? "silent" : found === "asks" ? "asks" : "wrong";
    counts[how] += 1;
    if (shows && how === "wrong" && name.startsWith("grammar"))
      console.error(`  ${says}: ${day} ${minute ?? ""}, heard ${JSON.stringify(found)}`);
  }
  const ms = (performance.now() - began) / phrases.length;
  const all = phrases.length;
  const { right, wrong, asks, silent } = counts;
  console.log(
    `${name} of ${all}: right=${right} wrong=${wrong} asks=${asks} silent=${silent} ms=${ms.toFixed(2)}`,
  );
}

/** All the assistant does with a line when it expects a day, which is more than the other libraries do. */
function readByGrammar(text: string, { day, minute }: { day: string; minute: number }) {
  const listening: Listening = {
    expecting: "day",
    today: day as Day,
    minute,
    offered: [],
    about: { day: null, minute: null },
    durations: [30],
    spoken: false,
  };
  const { when } = understand(text, listening, isEmail);
  if (!when || (when.days.length === 0 && when.minutes.length === 0)) return null;
  if (when.flags.length > 0) return "asks";
  const at = when.minutes[0] ?? null;
  const coming = at !== null && at <= minute ? addDays(day as Day, 1) : day;
  return { day: when.days[0] ?? coming, minute: at };
}

/** Our own sentences: each way to say a day, for the next twenty days that it fits. */
function ownPhrases(): Phrase[] {
  const todayWeekday = weekdayOf(own.day as Day) % 7;
  return Array.from({ length: 20 }, (_, index) => index + 1).flatMap((ahead) => {
    const day = addDays(own.day as Day, ahead);
    const { year, month, date } = numbersOf(day);
    const sameMonth = month === numbersOf(own.day as Day).month;
    const target = { ahead, weekday: weekdayOf(day) % 7, todayWeekday, sameMonth };
    const slots = bank.dayWords({ year, month, day: date });
    return bank.days
      .filter(({ fits }) => fits(target))
      .map(({ says }) => ({ says: bank.filled(says, slots), day, minute: null }));
  });
}

/** The parts of other libraries used here; they aren't dependencies, so their types are missing. */
type Chrono = {
  parse(
    text: string,
    now: { instant: Date; timezone: number },
    options: { forwardDate: boolean },
  ): { start: { get(unit: string): number; isCertain(unit: string): boolean } }[];
};
type Values = { value?: string; start?: string }[];
type Recognizers = {
  default: {
    recognizeDateTime(
      text: string,
      culture: string,
      options: number,
      now: Date,
    ): { resolution?: { values?: Values } }[];
  };
};
type Compromise = {
  default: ((text: string) => {
    dates(now: { today: string; timezone: string }): { get(): { start?: string }[] };
  }) & { plugin(plugin: unknown): void };
};

async function load<Library>(name: string): Promise<Library | null> {
  return (import(name) as Promise<Library>).catch(() => null);
}

async function chronoNode(): Promise<Reader | null> {
  const chrono = await load<Chrono>("chrono-node");
  if (!chrono) return null;
  return (text, now) => {
    const instant = new Date(momentOf(now));
    const [first] = chrono.parse(text, { instant, timezone: 0 }, { forwardDate: true });
    if (!first) return null;
    const { start } = first;
    const [year, month, date] = ["year", "month", "day"].map((unit) => start.get(unit)) as [
      number,
      number,
      number,
    ];
    const minute = start.isCertain("hour") ? start.get("hour") * 60 + start.get("minute") : null;
    return { day: `${year}-${two(month)}-${two(date)}`, minute };
  };
}

async function recognizers(): Promise<Reader | null> {
  const library = await load<Recognizers>("@microsoft/recognizers-text-date-time");
  const recognize = library?.default.recognizeDateTime;
  if (!recognize) return null;
  return (text, now) => {
    const [year, month, date] = now.day.split("-").map(Number) as [number, number, number];
    const at = new Date(year, month - 1, date, Math.floor(now.minute / 60), now.minute % 60);
    const values = recognize(text, "en-us", 0, at)[0]?.resolution?.values ?? [];
    const all = values
      .map(({ value, start }) => value ?? start ?? "")
      .filter((one) => /\d/.test(one));
    const best = all.find((one) => /^\d\d:/.test(one) || one.slice(0, 10) >= now.day) ?? all[0];
    if (!best) return null;
    if (!/^\d\d:/.test(best))
      return { day: best.slice(0, 10), minute: best.length > 10 ? minuteAt(best, 11) : null };
    const minute = minuteAt(best, 0);
    return { day: minute > now.minute ? now.day : addDays(now.day as Day, 1), minute };
  };
}

async function compromise(): Promise<Reader | null> {
  const nlp = await load<Compromise>("compromise");
  const dates = await load<{ default: unknown }>("compromise-dates");
  if (!nlp || !dates) return null;
  nlp.default.plugin(dates.default);
  return (text, now) => {
    const today = new Date(momentOf(now)).toISOString().slice(0, 19);
    const start = nlp.default(text).dates({ today, timezone: "UTC" }).get()[0]?.start;
    return start ? { day: start.slice(0, 10), minute: minuteAt(start, 11) } : null;
  };
}

function momentOf({ day, minute }: { day: string; minute: number }): number {
  return Date.parse(`${day}T00:00:00Z`) + minute * 60_000;
}

function minuteAt(text: string, at: number): number {
  return Number(text.slice(at, at + 2)) * 60 + Number(text.slice(at + 3, at + 5));
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
