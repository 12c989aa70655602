import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import type { When } from "#understanding/heard.ts";
import type { TurnContext } from "../turn/context.ts";
import type { TalkState } from "../turn/state.ts";
import { freeBetween } from "./free-times.ts";

/**
 * "A bit later", "an hour earlier": the free starts on that side of what was last spoken of, nearest first; with a length
 * of time, those at least as far away. Null when nothing was spoken of yet.
 */
export function shifted(
  state: TalkState,
  { direction, minutes }: NonNullable<When["shift"]>,
  context: TurnContext,
): Date[] | null {
  const spoken = [...(state.gathered.startsAt ? [state.gathered.startsAt] : state.offered)].sort();
  const about = direction === "later" ? spoken.at(-1) : spoken[0];
  if (!about) return null;
  const from = new Date(about);
  const sign = direction === "later" ? 1 : -1;
  const bound = from.getTime() + sign * (minutes ?? 1) * 60_000;
  const { day } = wallTimeOf(context.callerZone, from);
  const fitting = freeBetween(state, context, { from: day, until: day })
    .map(({ start }) => start)
    .filter((start) => sign * (start.getTime() - bound) >= 0);
  return direction === "later" ? fitting.slice(0, 3) : fitting.slice(-3);
}
