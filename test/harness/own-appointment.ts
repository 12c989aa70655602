import type { TurnContext } from "#domain/assistant/turn/context.ts";
import type { Effect, EffectOutcome } from "#domain/assistant/turn/effects.ts";
import { contextAt } from "./talk-context.ts";
import { talkWith } from "./whole-conversation.ts";

// A Friday at 10:00 in New York; the appointment is on Tuesday, December 1 at 10:00.
const base = contextAt("2026-11-27T15:00:00Z");
export const startsAt = "2026-12-01T15:00:00.000Z";
const busy = [{ startsAt: new Date(startsAt), durationMinutes: 30, countsTowardsCap: true }];
const context: TurnContext = { ...base, circumstances: { ...base.circumstances, busy } };

function answer(effect: Effect): EffectOutcome {
  switch (effect.kind) {
    case "find": {
      const isFound =
        "code" in effect
          ? effect.code === "482913"
          : effect.name === "Dana Reed" && effect.startsAt === startsAt;
      return isFound
        ? { kind: "found", appointmentId: "a", startsAt, durationMinutes: 30 }
        : { kind: "notFound", mayTryAgain: true };
    }
    case "move":
      return { kind: "moved", code: "482913", manageLink: "/m" };
    case "cancel":
      return { kind: "cancelled" };
    default:
      return { kind: "failed" };
  }
}

/** A conversation in which the code 482913, or Dana Reed with that start, finds the appointment. */
export const talkOfOne = () => talkWith(context, { outcomeOf: answer });
