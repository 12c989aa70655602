import { expect } from "vitest";
import type { TurnInput } from "#domain/assistant/conversation/step.ts";
import { beginnings } from "#domain/assistant/conversation/unrepeated.ts";
import {
  bookingReading,
  cancelReading,
  messageReading,
  moveReading,
} from "#domain/assistant/sayings/readings.ts";
import { inSpanish } from "#domain/assistant/sayings/spanish/in-spanish.ts";
import type { TurnContext } from "#domain/assistant/turn/context.ts";
import type { TalkState, TurnResult } from "#domain/assistant/turn/state.ts";

const owningUp = new RegExp(
  `(?:${[...beginnings, "Una vez más:", "Como le dije:"].join("|")}) `,
  "g",
);
const committing = ["book", "move", "cancel", "takeMessage"];

/**
 * A witness beside the state machine that only listens to what is said: it knows the details that were last read back
 * completely, and forgets them after an interruption or a no. Whatever is committed must be exactly those details.
 */
export function readingWitness(context: TurnContext) {
  let known: string | null = null;
  let commits = 0;
  return {
    see(before: TalkState, input: TurnInput, { state, says, effects }: TurnResult): void {
      if (effects.some(({ kind }) => committing.includes(kind))) {
        expect(known).toBe(detailsOf(before));
        commits += 1;
      }
      const reading = readingOf(state, context);
      // A reading that comes again owns up to it.
      const isRead =
        reading !== null && says.some(({ words }) => words.replace(owningUp, "").endsWith(reading));
      const isRefused = input.kind === "said" && input.heard.answer === "no";
      if (isRead) known = detailsOf(state);
      else if (input.kind === "interrupted" || isRefused) known = null;
    },
    /** How many commits were seen since the last call. */
    takeCommits(): number {
      const seen = commits;
      commits = 0;
      return seen;
    },
  };
}

/** What a yes would store. */
function detailsOf({ flow, gathered, appointment }: TalkState): string {
  return JSON.stringify([flow, gathered, appointment]);
}

/** The words of the read-back of what is stored right now, in the conversation's language; null while it is incomplete. */
function readingOf(state: TalkState, context: TurnContext): string | null {
  const english = englishReadingOf(state, context);
  return english && state.language === "es" ? inSpanish(english, state, context) : english;
}

function englishReadingOf(state: TalkState, context: TurnContext): string | null {
  const { flow, gathered, appointment } = state;
  const { startsAt, name, email, durationMinutes, message } = gathered;
  switch (flow) {
    case "book":
      return startsAt && name && email && durationMinutes ? bookingReading(state, context) : null;
    case "move":
      return startsAt && appointment ? moveReading(state, context) : null;
    case "cancel":
      return appointment ? cancelReading(state, context) : null;
    case "message":
      return message ? messageReading(state, context) : null;
    case "open":
    case "optOut":
    case "closed":
      return null;
  }
}
