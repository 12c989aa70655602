import { weekdayOf } from "#domain/kernel/zone-rules.ts";
import type { Heard, When } from "#understanding/heard.ts";
import type { Preferences } from "../turn/state.ts";
import { remember, type Turn } from "../turn/turn.ts";

/** A day is what is spoken of for this many turns. */
const turnsOfDay = 8;

/** Remembers what a turn says about all times: weekdays and hours that never suit, or "another day". */
export function rememberPreferences(turn: Turn, { when, inEnglish: text, choice }: Heard): Turn {
  const isElsewhere =
    choice?.kind === "none" && /\b(?:other|another|different) days?\b/i.test(text);
  const led = isElsewhere ? remember(turn, { day: null }) : turn;
  if (!when) return led;
  const { notOn, part } = led.state.memory.prefers;
  // A day that is named suits, whatever was said before.
  const named = when.days.length === 1 ? when.days.map(weekdayOf) : [];
  const prefers = {
    notOn: [...new Set([...notOn, ...when.except.weekdays])].filter((one) => !named.includes(one)),
    part: isForAnyDay(when) ? when.part : part,
  };
  const isSame = prefers.part === part && prefers.notOn.join() === notOn.join();
  return isSame ? led : remember(led, { prefers });
}

/** "Only afternoons", "not before ten": a part of the day that was said without a day. */
function isForAnyDay({ days, span, minutes, part }: When): boolean {
  return part !== null && days.length === 0 && span === null && minutes.length === 0;
}

/** A request with what the caller prefers in general, as far as it does not say otherwise. */
export function withPreferences(wish: When, { notOn, part }: Preferences): When {
  const named = new Set(wish.span ? [] : wish.days.map(weekdayOf));
  const except = [...new Set([...wish.except.weekdays, ...notOn])].filter((one) => !named.has(one));
  return {
    ...wish,
    part: wish.part ?? (wish.minutes.length === 0 ? part : null),
    except: { ...wish.except, weekdays: except },
  };
}

/** Remembers the day of starts that are offered or taken: if they are all on one, that day is spoken of. */
export function rememberDay(turn: Turn, days: readonly When["days"][number][]): Turn {
  const [day] = days;
  const isOne = day !== undefined && days.every((other) => other === day);
  if (!isOne) return remember(turn, { day: null });
  const { turns: nth } = turn.state;
  return remember(turn, {
    day: { ...(isInstead(turn, day) ? { isInstead: true } : {}), day, turn: nth },
  });
}

/** Remembers that the day of what is offered was not asked for: a time alone may be meant on another one. */
export function rememberInstead(turn: Turn, wish: When): Turn {
  const { day: known } = turn.state.memory;
  if (known === null) return turn;
  const { day } = known;
  const isAsked =
    wish.days.includes(day) ||
    (wish.span !== null && wish.span.from <= day && day <= wish.span.until);
  return remember(turn, {
    day: isAsked ? { day, turn: known.turn } : { ...known, isInstead: true },
  });
}

/** Whether a day was only offered instead of the one that was asked for. */
export function isInstead({ state }: Turn, day: When["days"][number]): boolean {
  const known = state.memory.day;
  return known?.day === day && known.isInstead === true;
}

/** The caller has named or taken the day, or has refused it. */
export function settleDay(turn: Turn, isRefused: boolean): Turn {
  const known = turn.state.memory.day;
  if (!known?.isInstead) return turn;
  return remember(turn, { day: isRefused ? null : { day: known.day, turn: known.turn } });
}

/** The day that is spoken of, for a time without one; null if none is. */
export function dayOfTalk({ state: { memory, turns } }: Turn): When["days"][number] | null {
  return memory.day && turns - memory.day.turn <= turnsOfDay ? memory.day.day : null;
}

/** A story is kept as far as this many characters. */
const longestStory = 500;
const fewestWords = 6;
const isPrivate: ReadonlySet<string> = new Set(["personalNumbers", "instructions", "otherClients"]);

/** Keeps what was told or asked before anything is arranged, for a call back that is asked for next. */
export function keepTold(turn: Turn, { text, delicate, alarm, mayStop }: Heard): Turn {
  const isKept =
    turn.state.achieved.length === 0 &&
    alarm === null &&
    !mayStop &&
    !delicate.some((one) => isPrivate.has(one)) &&
    text.trim().split(/\s+/).length >= fewestWords;
  return isKept ? remember(turn, { told: text.trim().slice(0, longestStory) }) : turn;
}
