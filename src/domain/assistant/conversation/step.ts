import type { Heard, Language } from "#understanding/heard.ts";
import { disclosure, transcriptNotice, whatCanIDo, whatItDoes } from "../sayings/opening.ts";
import { inSpanish } from "../sayings/spanish/in-spanish.ts";
import type { TurnContext } from "../turn/context.ts";
import type { EffectOutcome } from "../turn/effects.ts";
import type { Saying, TalkState, TurnResult } from "../turn/state.ts";
import { ask, flag, newState, say, sayExactly, set, type Turn, turnFrom } from "../turn/turn.ts";
import { unheard } from "./confirm.ts";
import { close } from "./end.ts";
import { askOn } from "./missing.ts";
import { outcomeTurn } from "./outcomes.ts";
import { routeTurn } from "./route.ts";
import { unrepeated } from "./unrepeated.ts";

/** External events of a conversation. */
export type TurnInput =
  | { kind: "said"; heard: Heard }
  | { kind: "outcome"; outcome: EffectOutcome }
  /** The caller has been silent for a while. */
  | { kind: "silence" }
  /** The caller interrupted the last answer: what was heard of it. */
  | { kind: "interrupted"; heard: string };

/** After this many turns a conversation is brought to its end. */
export const mostTurns = 60;

/** The opening of a conversation: that it is an assistant, before anything else. */
export function begin(context: TurnContext, language: Language = "en"): TurnResult {
  const notice = transcriptNotice(context);
  const { greeting } = context.professional;
  let turn = sayExactly(turnFrom({ ...newState, language }, context), disclosure(context));
  if (notice) turn = sayExactly(turn, notice);
  // A caller who listens wants to speak soon; a reader has the buttons beside it.
  const isHeard = context.channel === "phone" || context.channel === "voice";
  if (greeting) turn = sayExactly(turn, greeting);
  else if (!isHeard) turn = say(turn, whatItDoes);
  // One question at a time: a custom greeting, or the reason for a call, may already ask one.
  if (greeting?.endsWith("?")) return settled(set(turn, { expecting: "want" }));
  return settled(ask(turn, "want", whatCanIDo));
}

/**
 * One step of the conversation: from state, event and context to the next state, the sentences to say and the effects
 * to carry out. Pure: clock, time zones and calendar come with the context. Never throws.
 */
export function step(state: TalkState, input: TurnInput, context: TurnContext): TurnResult {
  const turn = turnFrom(state, context);
  const { lastSaid } = turn.state;
  switch (input.kind) {
    case "said": {
      const isRepeat = input.heard.wants.includes("repeat");
      return settled(saidTurn(turn, input.heard), isRepeat ? null : lastSaid);
    }
    case "outcome":
      return settled(outcomeTurn(turn, input.outcome), lastSaid);
    case "silence":
      return settled(silenceTurn(turn), lastSaid);
    case "interrupted":
      return settled(interruptedTurn(turn, input.heard));
  }
}

function saidTurn(before: Turn, heard: Heard): Turn {
  if (before.state.flow === "closed") return before;
  // While the assistant speaks, "mhm" is not a turn; when typed, it is one, and the caller waits for an answer.
  const isSpoken = before.context.channel === "phone" || before.context.channel === "voice";
  if (isSpoken && heard.backchannel && heard.answer === null) return before;
  const turns = before.state.turns + 1;
  const language = languageAfter(before, heard);
  const turn = set(before, { turns, silences: 0, pending: null, language });
  if (heard.waits && !hasSubstance(heard))
    return refused(turn, heard, say(turn, "Of course, take your time."));
  if (turns >= mostTurns) return close(sayExactly(flag(turn, "too long"), tooLong));
  return refused(turn, heard, routeTurn(turn, heard));
}

/** A no voids what was read back, whatever else came of it: only a new reading can be answered with a yes. */
function refused(before: Turn, { answer }: Heard, turn: Turn): Turn {
  const isSame = turn.state.readBack === before.state.readBack;
  return answer === "no" && isSame ? set(turn, unheard(turn.state)) : turn;
}

/** The conversation follows a caller who changes language; a single word ("gracias") later on changes nothing. */
function languageAfter({ state }: Turn, { language, text }: Heard): Language {
  const isOneWord = !/\S\s+\S/.test(text.trim());
  return isOneWord && state.turns > 0 ? state.language : language;
}

const tooLong = "This has been a long conversation, so I'll end it here.";

function hasSubstance({ wants, when, email, phone, code, name }: Heard): boolean {
  return wants.length > 0 || [when, email, phone, code, name].some((part) => part !== null);
}

/** First repeats the question, then offers a link, then ends the conversation. */
function silenceTurn(before: Turn): Turn {
  if (before.state.flow === "closed") return before;
  const silences = before.state.silences + 1;
  const turn = set(before, { silences });
  if (silences === 1) return askOn(say(turn, "Are you still there?"), turn.state.expecting);
  if (silences === 2)
    return say(
      turn,
      "I am still here. Say “message” to leave one, or hang up and book on the page.",
    );
  return close(turn);
}

/** A read-back that was interrupted cannot be confirmed. */
function interruptedTurn(turn: Turn, heard: string): Turn {
  const { readBack } = turn.state;
  if (!readBack) return turn;
  const end = spoken(turn, readBack.says).slice(-40);
  return heard.includes(end) ? turn : set(turn, { readBack: { ...readBack, wasHeard: false } });
}

/** The result of a turn. `before` is what was said last; null if it may be said again. */
function settled(
  { state, says, effects, context }: Turn,
  before: readonly string[] | null = [],
): TurnResult {
  const all = says.filter(({ words }) => words.trim() !== "");
  const fresh = before ? unrepeated(all, before) : all;
  const lastSaid = fresh.length > 0 ? fresh.map(({ words }) => words) : state.lastSaid;
  return { state: { ...state, lastSaid }, says: fresh.map((one) => inLanguage(one)), effects };

  /** Spanish sentences are said as they are: a model would answer them in English. */
  function inLanguage(saying: Saying): Saying {
    if (state.language === "en") return saying;
    return { words: spoken({ state, context }, saying.words), wording: "exact" };
  }
}

/** What is said, in the language of the conversation. */
function spoken({ state, context }: Pick<Turn, "state" | "context">, words: string): string {
  return state.language === "es" ? inSpanish(words, state, context) : words;
}
