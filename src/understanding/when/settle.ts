import { type Day, type Minute, weekdayOf } from "../calendar.ts";
import type { Listening, When } from "../heard.ts";
import type { DayMention } from "./grammar/mention.ts";
import type { Said } from "./said.ts";

/**
 * A wish in the light of now and of what was offered: the likelier candidates first, and what is over
 * flagged.
 */
export function settled(when: When, listening: Listening, said: readonly Said[]): When {
  return withPast(withOffered(when, listening, said), listening);
}

/** Days and times that were just offered come before others that the same words can mean. */
function withOffered(when: When, listening: Listening, said: readonly Said[]): When {
  const { offered, expecting } = listening;
  if (expecting !== "choice" || offered.length === 0) return when;
  const days = offeredDays(when.days, offered, said);
  const near = days.length > 0 ? offered.filter(({ day }) => days.includes(day)) : offered;
  return { ...when, days, minutes: offeredMinutes(when.minutes, near.length > 0 ? near : offered) };
}

function offeredDays(
  days: readonly Day[],
  offered: Listening["offered"],
  said: readonly Said[],
): readonly Day[] {
  if (days.length === 0) return days;
  const weekdays = said
    .filter(({ mention, mood }) => mention.kind === "day" && mood === "wished" && mention.isLoose)
    .map(({ mention }) => (mention as DayMention).weekday);
  const meant = offered.filter(
    ({ day }) => days.includes(day) || weekdays.includes(weekdayOf(day)),
  );
  return [...new Set([...meant.map(({ day }) => day), ...days])];
}

function offeredMinutes(
  minutes: readonly Minute[],
  offered: Listening["offered"],
): readonly Minute[] {
  const exact = offered.map(({ minute }) => minute).filter((minute) => minutes.includes(minute));
  if (exact.length > 0 || minutes.length === 0) return [...new Set([...exact, ...minutes])];
  // "the 10" where 10:30 was offered.
  const sameHour = offered
    .map(({ minute }) => minute)
    .filter((minute) => minutes.some((each) => each % 60 === 0 && each === minute - (minute % 60)));
  return [...new Set([...sameHour, ...minutes])];
}

/** "Today at 9", said at ten, is over: nobody means nine at night then. */
const latest = 21 * 60;

/** A time of today that is over is flagged, and where the day may also be in a week it is that one. */
function withPast(when: When, { today, minute }: Listening): When {
  const [first, ...others] = when.days;
  if (first !== today) return when;
  const ahead = when.minutes.filter((each) => each > minute);
  const hasLeft = ahead.some((each) => each < latest || when.minutes.length === 1);
  const isOver =
    when.minutes.length > 0 ? !hasLeft : when.part !== null && when.part.until <= minute;
  if (!isOver) {
    const later = when.minutes.filter((each) => each <= minute);
    return others.length > 0 ? when : { ...when, minutes: [...ahead, ...later] };
  }
  if (others.length > 0) return { ...when, days: others };
  return when.flags.includes("past") ? when : { ...when, flags: [...when.flags, "past"] };
}
