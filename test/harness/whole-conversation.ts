import { understand } from "#domain/assistant/understand.ts";
import { listeningOf } from "#domain/assistant/conversation/listening-of.ts";
import { begin, step } from "#domain/assistant/conversation/step.ts";
import type { TurnContext } from "#domain/assistant/turn/context.ts";
import type { Effect, EffectOutcome } from "#domain/assistant/turn/effects.ts";
import type { TalkState, TurnResult } from "#domain/assistant/turn/state.ts";

const kept = { code: "482913", manageLink: "https://x.test/m" };

/** The server as it answers when everything works. */
function answerTo(effect: Effect): EffectOutcome {
  switch (effect.kind) {
    case "book":
      return { kind: "booked", appointmentId: "a", ...kept };
    case "find":
      return {
        kind: "found",
        appointmentId: "a",
        startsAt: "2026-11-25T15:00:00.000Z",
        durationMinutes: 30,
      };
    case "move":
      return { kind: "moved", ...kept };
    case "cancel":
      return { kind: "cancelled" };
    case "takeMessage":
      return { kind: "messageTaken" };
    case "transfer":
      return { kind: "transferring" };
    case "optOut":
      return effect.address ? { kind: "optedOut" } : { kind: "whichAddress" };
    case "forgetWords":
      return { kind: "wordsForgotten" };
  }
}

/**
 * A conversation with the grammar and the state machine together: lines of text, and a server that answers. `from` is a
 * stored state to go on with.
 */
export function talkWith(
  context: TurnContext,
  { from, outcomeOf = answerTo }: { from?: TalkState; outcomeOf?: typeof answerTo } = {},
) {
  let last: TurnResult = from ? { state: from, says: [], effects: [] } : begin(context);
  const effects: Effect[] = [];
  /** Every sentence of the assistant, one list per turn. */
  const turns: string[][] = [last.says.map(({ words }) => words)];
  return {
    get state(): TalkState {
      return last.state;
    },
    effects,
    turns,
    interrupted(heard: string): void {
      last = step(last.state, { kind: "interrupted", heard }, context);
    },
    say(line: string): string {
      const heard = understand(line, listeningOf(last.state, context));
      last = step(last.state, { kind: "said", heard }, context);
      const says = [...last.says];
      for (let rounds = 0; last.effects[0] && rounds < 3; rounds += 1) {
        effects.push(last.effects[0]);
        last = step(last.state, { kind: "outcome", outcome: outcomeOf(last.effects[0]) }, context);
        says.push(...last.says);
      }
      turns.push(says.map(({ words }) => words));
      return says.map(({ words }) => words).join(" ");
    },
  };
}
