import type { Asked } from "../../../banks/shape.ts";
import { begin } from "#domain/assistant/conversation/step.ts";
import type { TurnContext } from "#domain/assistant/turn/context.ts";
import type { Effect, EffectOutcome } from "#domain/assistant/turn/effects.ts";
import type { TalkState } from "#domain/assistant/turn/state.ts";
import { contextAt } from "#test/harness/talk-context.ts";
import { answerTo, talkWith } from "#test/harness/whole-conversation.ts";

/** A conversation without a server: grammar and state machine, at a fixed moment in an empty calendar. */
export type EngineTalk = { state: TalkState; effects: readonly Effect["kind"][] };

const now = "2026-11-24T15:00:00Z";

/** The plain lines that bring a conversation to each question. */
const book = "Book an appointment on Tuesday, December 1 at 10:00 AM";
const linesTo: Record<Asked, readonly string[]> = {
  want: [],
  day: ["Book an appointment"],
  time: ["Book an appointment", "Tuesday, December 1"],
  choice: ["Book an appointment", "As soon as possible"],
  name: [book],
  email: [book, "Vera Lind"],
  phone: [book, "Vera Lind", "vera@lind.test"],
  notes: [book, "Vera Lind", "vera@lind.test"],
  confirm: [book, "Vera Lind", "vera@lind.test", "Skip"],
  code: ["Move my appointment"],
  appointment: ["Cancel my appointment", "I don't have the code", "Vera Lind"],
  message: ["Leave a message"],
  anythingElse: [book, "Vera Lind", "vera@lind.test", "Skip", "Yes, please"],
  nothing: [],
};

/** A conversation in which the assistant has just asked this. Each is brought there once: states never change in place. */
export function talkAt(asked: Asked, spoken: boolean): EngineTalk {
  const key = `${asked} ${spoken}`;
  const known = talks.get(key) ?? broughtTo(asked, spoken);
  talks.set(key, known);
  return known;
}

const talks = new Map<string, EngineTalk>();

function broughtTo(asked: Asked, spoken: boolean): EngineTalk {
  const context = contextOf(spoken);
  const opened: EngineTalk = { state: begin(context).state, effects: [] };
  const talk = linesTo[asked].reduce((so, line) => sayTo(so, line, spoken), opened);
  // What no plain line leads to is set: the assistant rarely asks for notes, and hardly ever expects nothing.
  return { ...talk, state: { ...talk.state, expecting: asked } };
}

/** Says one line, and carries out in thought whatever it leads to. */
export function sayTo({ state }: EngineTalk, line: string, spoken: boolean): EngineTalk {
  const talk = talkWith(contextOf(spoken), { from: state, outcomeOf, spoken });
  talk.say(line);
  return { state: talk.state, effects: talk.effects.map(({ kind }) => kind) };
}

function contextOf(spoken: boolean): TurnContext {
  return contextAt(now, { channel: spoken ? "voice" : "web" });
}

/** The calendar is empty and nobody takes calls, so nothing is found and no one is reached. */
function outcomeOf(effect: Effect): EffectOutcome {
  if (effect.kind === "find") return { kind: "notFound", mayTryAgain: true };
  if (effect.kind === "transfer") return { kind: "noTransfer" };
  return answerTo(effect);
}
