import { timeText } from "#domain/kernel/moment-text.ts";
import { zoneName } from "#domain/kernel/zone-name.ts";
import {
  haveSameClocks,
  instantOf,
  wallTimeOf,
  type WallTime,
  type ZoneRules,
} from "#domain/kernel/zone-rules.ts";
import type { When } from "#understanding/heard.ts";
import { allTimesIn, sameMoment } from "../sayings/times.ts";
import type { TurnContext } from "../turn/context.ts";
import { say, type Turn } from "../turn/turn.ts";
import { dayOfTalk } from "./remember.ts";

const dayMinutes = 24 * 60;

/**
 * A request in the caller's local time: "1 pm Central", "two over there". Where the two clocks differ, both times are
 * said; a time in a zone that is not known here is asked for again, in the zone in which all times are said.
 */
export function inCallersTime(turn: Turn, said: When): { turn: Turn; when: When } {
  const { zone, ...when } = said;
  if (zone === undefined) return { turn, when: said };
  const { context } = turn;
  const { callerZone, now } = context;
  const home = zoneName(callerZone.zone);
  if (zone === "caller") {
    // On a phone line it is not known where the caller is.
    const isGuess = context.channel === "phone" || context.channel === "text";
    return { turn: isGuess ? say(turn, allTimesIn(home)) : turn, when };
  }
  const named = namedZone(zone, context);
  if (!named)
    return { turn: say(turn, allTimesIn(home)), when: { ...when, minutes: [], part: null } };
  if (haveSameClocks(named, callerZone, now)) return { turn, when };
  const day = when.days[0] ?? dayOfTalk(turn) ?? wallTimeOf(callerZone, now).day;
  const minutes = when.minutes.flatMap((minute) => converted({ day, minute }, named, callerZone));
  const bound = when.part && (when.part.from > 0 ? when.part.from : when.part.until);
  const first = when.minutes[0] ?? bound;
  const at = first == null ? null : instantOf(named, { day, minute: first });
  const told = at
    ? say(
        turn,
        sameMoment(
          `${timeText(at, named)} ${zoneName(named.zone)}`,
          `${timeText(at, callerZone)} ${home}`,
        ),
      )
    : turn;
  const part = when.part && shiftedPart(when.part, { day, named, callerZone });
  return { turn: told, when: { ...when, minutes, part } };
}

function namedZone(zone: string, { circumstances, callerZone, zones }: TurnContext) {
  if (zone === "other") return circumstances.zone;
  return (
    [circumstances.zone, callerZone, ...(zones ?? [])].find((one) => one.zone === zone) ?? null
  );
}

/** The minute of the same day in another zone; none where it is another day there. */
function converted(at: WallTime, from: ZoneRules, to: ZoneRules): number[] {
  const instant = instantOf(from, at);
  if (!instant) return [];
  const { day, minute } = wallTimeOf(to, instant);
  return day === at.day ? [minute] : [];
}

function shiftedPart(
  { from, until }: NonNullable<When["part"]>,
  { day, named, callerZone }: { day: WallTime["day"]; named: ZoneRules; callerZone: ZoneRules },
): When["part"] {
  const noon = instantOf(named, { day, minute: dayMinutes / 2 });
  if (!noon) return null;
  const ahead = wallTimeOf(callerZone, noon).minute - dayMinutes / 2;
  const shift = (minute: number) => Math.min(dayMinutes, Math.max(0, minute + ahead));
  // "Before three" and "after three" stay open at their other end.
  return {
    from: from === 0 ? 0 : shift(from),
    until: until === dayMinutes ? dayMinutes : shift(until),
  };
}
