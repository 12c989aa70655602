import { understand } from "#domain/assistant/understand.ts";
import { listeningOf } from "#domain/assistant/conversation/listening-of.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { begin, step } from "#domain/assistant/conversation/step.ts";
import type { TurnContext } from "#domain/assistant/turn/context.ts";
import type { Effect, EffectOutcome } from "#domain/assistant/turn/effects.ts";
import type { TalkState, TurnResult } from "#domain/assistant/turn/state.ts";

const kept = { code: "482913", manageLink: "https://x.test/m" };

/** The server as it answers when everything works. */
export function answerTo(effect: Effect): EffectOutcome {
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

/** `from` is a stored state to go on with, and `spoken` says that the lines are transcripts. */
type Options = { from?: TalkState; outcomeOf?: typeof answerTo; spoken?: boolean };

/** A conversation with the grammar and the state machine together: lines of text, and a server that answers. */
export function talkWith(
  context: TurnContext,
  { from, outcomeOf = answerTo, spoken }: Options = {},
) {
  let last: TurnResult = from ? { state: from, says: [], effects: [] } : begin(context);
  const effects: Effect[] = [];
  /** Every sentence of the assistant, one list per turn. */
  const turns: string[][] = [last.says.map(({ words }) => words)];
  return {
    get state(): TalkState {
      return last.state;
    },
    /** The chosen start in the caller's local time, as "2026-11-24 14:00"; null while none is. */
    get start(): string | null {
      const { startsAt } = last.state.gathered;
      return startsAt && localTime(startsAt, context);
    },
    /** The offered starts in the caller's local time. */
    get offered(): string[] {
      return last.state.offered.map((start) => localTime(start, context));
    },
    effects,
    turns,
    interrupted(heard: string): void {
      last = step(last.state, { kind: "interrupted", heard }, context);
    },
    /** Says some lines, and returns the answer to the last. */
    say(...lines: string[]): string {
      for (const line of lines) {
        const heard = understand(line, listeningOf(last.state, context, spoken));
        last = step(last.state, { kind: "said", heard }, context);
        const says = [...last.says];
        for (let rounds = 0; last.effects[0] && rounds < 3; rounds += 1) {
          const [effect] = last.effects;
          effects.push(effect);
          last = step(last.state, { kind: "outcome", outcome: outcomeOf(effect) }, context);
          says.push(...last.says);
        }
        turns.push(says.map(({ words }) => words));
      }
      return turns.at(-1)!.join(" ");
    },
  };
}

function localTime(start: string, { callerZone }: TurnContext): string {
  const { day, minute } = wallTimeOf(callerZone, new Date(start));
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, "0"));
  return `${day} ${clock.join(":")}`;
}
