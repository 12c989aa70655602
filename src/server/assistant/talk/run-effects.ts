import { step } from "#domain/assistant/conversation/step.ts";
import { guard } from "#domain/assistant/guard.ts";
import { namesOf } from "#domain/assistant/messages/signature.ts";
import type { TurnContext } from "#domain/assistant/turn/context.ts";
import type { Effect } from "#domain/assistant/turn/effects.ts";
import type { Saying, TalkState, TurnResult } from "#domain/assistant/turn/state.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { carryOut, type Done } from "./effects.ts";
import { type KeptState, keptOf, type Scene, type TalkServices } from "./scene.ts";
import type { NewLine } from "./store.ts";

/** An effect of a turn, and its outcome. */
type RanEffect = Done & { effect: Effect };

/** A turn that was computed and carried out. */
export type Ran = {
  state: KeptState;
  says: readonly Saying[];
  /** Its effects, and the outcome of each. */
  done: readonly RanEffect[];
};

/** The most further effects that one effect leads to ("book it, and then cancel the other one"). */
const mostEffects = 4;

/** Carries out the effects of a step, and continues with their outcomes, until nothing is left to do. */
export async function runEffects(
  tx: OwnerTransaction,
  first: TurnResult,
  { services, scene, whom }: { services: TalkServices; scene: Scene; whom: string },
): Promise<Ran> {
  const done: RanEffect[] = [];
  const says = [...first.says];
  let kept = keptOf(scene.state);
  let result = first;
  while (result.effects.length > 0 && done.length < mostEffects) {
    const effect = result.effects[0]!;
    const came = await carryOut(tx, effect, { services, scene, whom, found: kept.found });
    done.push({ ...came, effect });
    kept = keep(kept, came.outcome, effectStart(effect));
    result = step(result.state, { kind: "outcome", outcome: came.outcome }, scene.context);
    says.push(...result.says);
  }
  return { state: { ...result.state, ...kept }, says, done };
}

/** The text of what is said: each sentence passes the guard first. */
export function guarded(
  { says, state: { language } }: Pick<Ran, "says" | "state">,
  { professional }: TurnContext,
): { lines: NewLine[]; flags: string[] } {
  const names = namesOf(professional);
  const passed = says.map(({ words }) => guard(words, { language, names }));
  return {
    lines: passed.map(({ says: words }) => ({ speaker: "assistant", words })),
    flags: passed.flatMap(({ rule }) => (rule ? [`guard:${rule}`] : [])),
  };
}

type Kept = Omit<KeptState, keyof TalkState>;

function keep(kept: Kept, outcome: Done["outcome"], startsAt: string | null): Kept {
  switch (outcome.kind) {
    case "found":
      return { ...kept, found: [...kept.found, outcome.appointmentId] };
    case "booked":
      return { ...kept, found: [...kept.found, outcome.appointmentId], arrangedFor: startsAt };
    case "moved":
      return { ...kept, arrangedFor: startsAt };
    default:
      return kept;
  }
}

function effectStart(effect: TurnResult["effects"][number]): string | null {
  return "startsAt" in effect ? effect.startsAt : null;
}
