import type { When } from "#understanding/heard.ts";

/**
 * The combined request after one more turn. A new day keeps the requested time, and a new time keeps the day; an
 * excluded time stays excluded until it is asked for explicitly.
 */
export function joinWishes(before: When | null, said: When): When {
  if (before === null) return said;
  const namesDay = said.days.length > 0 || said.span !== null;
  const namesTime = said.minutes.length > 0 || said.part !== null;
  const weekdays = [...new Set([...before.except.weekdays, ...said.except.weekdays])];
  const days = [...new Set([...before.except.days, ...said.except.days])];
  return {
    // "Another day": the one before is no longer meant.
    days: namesDay ? said.days : before.days.filter((day) => !said.except.days.includes(day)),
    span: namesDay ? said.span : before.span,
    minutes: namesTime ? said.minutes : said.soonest ? [] : before.minutes,
    part: namesTime ? said.part : before.part,
    except: namesDay
      ? { weekdays: said.except.weekdays, days: said.except.days }
      : { weekdays, days },
    soonest: said.soonest || (before.soonest && !namesDay && !namesTime),
    shift: said.shift,
    flags: said.flags,
  };
}

/** Whether a day was mentioned: one day, a range, or that any will do. */
export function hasDay({ days, span, soonest }: When): boolean {
  return days.length > 0 || span !== null || soonest;
}

/** Whether a time of day was mentioned. */
export function hasTime({ minutes, part }: When): boolean {
  return minutes.length > 0 || part !== null;
}
