import type { Day } from "../calendar.ts";
import type { Heard, Listening } from "../heard.ts";
import { understand } from "../understand.ts";

/** For tests: a Monday at 10:00; the assistant has asked what is wanted, and has offered nothing. */
export const monday: Listening = {
  expecting: "want",
  today: "2026-11-23" as Day,
  minute: 600,
  offered: [],
  about: { day: null, minute: null },
  durations: [15, 30, 45, 60],
  zone: "America/New_York",
  spoken: false,
};

/** For tests: the context after a read-back of Tuesday at 15:00. */
export const readBack: Listening = {
  ...monday,
  expecting: "confirm",
  about: { day: "2026-11-24" as Day, minute: 900 },
};

const isEmail = (text: string) => /^[^\s@]{1,64}@[^\s@]+\.\p{L}{2,}$/u.test(text);

/** For tests: what one utterance contains, on that Monday unless given otherwise. */
export function hear(text: string, change: Partial<Listening> = {}): Heard {
  return understand(text, { ...monday, ...change }, isEmail);
}

/** For tests: a list with one entry per line. */
export function lines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
