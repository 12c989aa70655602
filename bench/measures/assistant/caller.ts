import type { Day } from "#domain/kernel/day.ts";
import { addDays, weekdayOf } from "#domain/kernel/zone-rules.ts";
import {
  choices,
  codeWords,
  dayWords,
  days,
  emails,
  emailWords,
  filled,
  lengths,
  mailboxes,
  names,
} from "#understanding/corpus/callers/index.ts";
import {
  phones,
  placesOf,
  purposes,
  spelled,
  spokenEmail,
  times,
  timeWords,
} from "#understanding/corpus/callers/index.ts";
import type { Slots, Spoken, TargetDay } from "#understanding/corpus/callers/index.ts";
import { asHeard } from "#understanding/corpus/callers/index.ts";
import type { Chance } from "./random.ts";

/** A start time as people say it: the day and local time in the professional's time zone. */
export type Target = { day: Day; hour: number; minute: number };

/** A caller and the facts about them, by which the outcome is judged. */
export type Caller = {
  id: string;
  goal: "book" | "move" | "cancel" | "message" | "human";
  isSpoken: boolean;
  today: Day;
  first: string;
  last: string;
  tells: string;
  surnameLater: string | null;
  mailbox: (typeof mailboxes)[number];
  email: string;
  /** Ten digits; null if they give none. */
  phone: string | null;
  target: Target;
  /** Null if they don't say; then the default applies. */
  durationMinutes: number | null;
  purpose: (typeof purposes)[number];
  chance: Chance;
};

/** The usual start times: on the half hour from 9:00 to 11:30 and from 13:00 to 16:30. */
const starts = [9, 9.5, 10, 10.5, 11, 11.5, 13, 13.5, 14, 14.5, 15, 15.5, 16, 16.5];

export function somebody(
  chance: Chance,
  { id, goal, today }: { id: string; goal: Caller["goal"]; today: Day },
): Caller {
  const isSpoken = chance.happens(0.5);
  const person = chance.pick(names);
  const mailbox = chance.pick(mailboxes);
  return {
    id,
    goal,
    isSpoken,
    today,
    first: person.first,
    last: person.last,
    tells: person.tells,
    surnameLater: person.surnameLater ?? null,
    mailbox,
    email: `${mailbox.local}@${mailbox.domain}`,
    phone: chance.happens(0.6)
      ? `718${chance.pick(["555", "622", "834"])}0${100 + Math.floor(chance.roll() * 899)}`
      : null,
    target: someTarget(chance, today),
    durationMinutes: chance.happens(0.25) ? chance.pick([15, 30, 45, 60]) : null,
    purpose: chance.pick(purposes),
    chance,
  };
}

export function someTarget(chance: Chance, today: Day, furthest = 40): Target {
  const start = chance.pick(starts);
  // Most people want a time within two weeks.
  const ahead = 1 + Math.floor(chance.roll() * (chance.happens(0.75) ? 14 : furthest));
  return { day: addDays(today, ahead), hour: Math.floor(start), minute: (start % 1) * 60 };
}

/** Every placeholder a phrasing may have, filled in for this caller. */
export function slotsOf(caller: Caller, target: Target, isEmbedded = true): Slots {
  const { chance, isSpoken, first, last, mailbox, phone, purpose } = caller;
  const length = chance.pick(
    lengths
      .filter(({ minutes }) => minutes === (caller.durationMinutes ?? 30))
      .filter(suits(isSpoken)),
  );
  return {
    ...dayWords(dateOf(target.day)),
    ...timeWords(target),
    ...emailWords(mailbox),
    emailSpoken: spokenEmail(mailbox.local, mailbox.domain),
    day: dayText(caller, target, isEmbedded),
    time: timeText(caller, target, isEmbedded),
    name: `${first} ${last}`,
    first,
    last,
    spelledLast: spelled(last),
    length: length.says,
    purpose: purpose.says,
    phone: phone ? chance.pick(phones.slice(0, 8))(phone) : "",
  };
}

export function dayText(caller: Caller, { day }: Target, isEmbedded: boolean): string {
  const target = seenFrom(caller.today, day);
  const fitting = days
    .filter(suits(caller.isSpoken))
    .filter(({ fits, alone }) => fits(target) && !(alone && isEmbedded));
  return filled(caller.chance.pick(fitting).says, dayWords(dateOf(day)));
}

export function timeText(caller: Caller, target: Target, isEmbedded: boolean): string {
  const fitting = times
    .filter(suits(caller.isSpoken))
    .filter(({ fits, alone }) => fits(target) && !(alone && isEmbedded));
  return filled(caller.chance.pick(fitting).says, timeWords(target));
}

/** Speech isn't typed, and typed text isn't transcribed. */
export function suits(isSpoken: boolean) {
  return ({ noise }: Spoken): boolean => noise === undefined || (noise === "asr") === isSpoken;
}

/** As it arrives: transcribed if it was spoken. */
export function arrives({ isSpoken }: Caller, text: string): string {
  return isSpoken ? asHeard(text) : text;
}

/** How this caller phrases something, from phrasings whose placeholders can all be filled. */
export function toldBy(
  caller: Caller,
  phrasings: readonly Spoken[],
  target: Target,
  extra: Slots = {},
): string {
  const slots = { ...slotsOf(caller, target), ...extra };
  const fitting = phrasings
    .filter(suits(caller.isSpoken))
    .filter(({ says }) => placesOf(says).every((place) => slots[place] !== undefined));
  return filled(caller.chance.pick(fitting).says, slots);
}

export function emailText(caller: Caller): string {
  return toldBy(caller, emails, caller.target);
}

export function codeText(caller: Caller, code: string, phrasings: readonly Spoken[]): string {
  return toldBy(caller, phrasings, caller.target, codeWords(code));
}

export function choiceText(caller: Caller, picks: string, target: Target): string {
  return toldBy(
    caller,
    choices.filter((choice) => choice.picks === picks),
    target,
  );
}

export function seenFrom(today: Day, day: Day): TargetDay {
  const ahead = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  const sunday = (one: Day) => weekdayOf(one) % 7;
  return {
    ahead,
    weekday: sunday(day),
    todayWeekday: sunday(today),
    sameMonth: day.slice(0, 7) === today.slice(0, 7),
  };
}

function dateOf(day: Day) {
  const [year, month, date] = day.split("-").map(Number);
  return { year: year!, month: month!, day: date! };
}
