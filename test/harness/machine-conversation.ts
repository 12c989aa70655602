import { begin, step } from "#domain/assistant/conversation/step.ts";
import { type Heard, heardNothing, noWhen, type When } from "#understanding/heard.ts";
import type { TurnContext } from "#domain/assistant/turn/context.ts";
import type { Effect, EffectOutcome } from "#domain/assistant/turn/effects.ts";
import type { TalkState, TurnResult } from "#domain/assistant/turn/state.ts";
import { instantOf } from "#domain/kernel/zone-rules.ts";
import type { Day } from "#domain/kernel/day.ts";

/** A conversation with the state machine alone: what is heard is given as already understood. */
export function converse(context: TurnContext) {
  let last: TurnResult = begin(context);
  const effects: Effect[] = [];
  const take = (result: TurnResult) => {
    last = result;
    effects.push(...result.effects);
    return result.says.map(({ words }) => words).join(" ");
  };
  return {
    get state(): TalkState {
      return last.state;
    },
    get words(): string {
      return last.says.map(({ words }) => words).join(" ");
    },
    effects,
    hear: (heard: Partial<Heard>) =>
      take(
        step(
          last.state,
          { kind: "said", heard: { ...heardNothing(heard.text ?? ""), ...heard } },
          context,
        ),
      ),
    outcome: (outcome: EffectOutcome) =>
      take(step(last.state, { kind: "outcome", outcome }, context)),
    silence: () => take(step(last.state, { kind: "silence" }, context)),
    interrupted: (heard: string) => take(step(last.state, { kind: "interrupted", heard }, context)),
  };
}

/** A wish: the day, and minutes of that day. */
export function wish(change: Partial<When> & { day?: string; at?: string }): When {
  const { day, at, ...rest } = change;
  const [hour, minute] = at?.split(":").map(Number) ?? [];
  return {
    ...noWhen,
    ...(day && { days: [day as Day] }),
    ...(at && { minutes: [hour! * 60 + minute!] }),
    ...rest,
  };
}

/** The instant of this local time for the context's caller, ISO. */
export function at(context: TurnContext, day: string, time: string): string {
  const [hour, minute] = time.split(":").map(Number);
  return instantOf(context.callerZone, {
    day: day as Day,
    minute: hour! * 60 + minute!,
  })!.toISOString();
}
