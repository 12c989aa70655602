import type { Heard } from "#understanding/heard.ts";
import * as asks from "../sayings/asks.ts";
import { flag, sayExactly, set, type Turn, want } from "../turn/turn.ts";
import { unheard } from "./confirm.ts";

const flagOfDoubt = "asked about stop";

/** Whether this turn may ask to stop contact, and the caller was not asked about it yet. */
export function isDoubtfulStop({ state }: Turn, heard: Heard): boolean {
  return heard.mayStop && state.expecting !== "message" && !state.flags.includes(flagOfDoubt);
}

/** In doubt, asks once whether contact should stop. What was read back has to be read again. */
export function askWhetherToStop(turn: Turn, heard: Heard): Turn {
  const asked = flag({ ...turn, state: unheard(turn.state) }, flagOfDoubt);
  return sayExactly(set(asked, { askedStop: heard.text }), asks.askStop);
}

/** After that question, a yes or anything that may be a stop is one. */
export function meansStop({ state }: Turn, heard: Heard): boolean {
  if (!state.askedStop) return false;
  const agrees = /^(?:yes|yeah|yep|yup|sure|please|i do|correct|right|absolutely)\b/i;
  return (
    heard.answer === "yes" ||
    (heard.answer !== "no" && (heard.mayStop || agrees.test(heard.inEnglish.trim())))
  );
}

/** Stops contact with the caller, or asks with which address. */
export function optOut(turn: Turn, heard: Heard): Turn {
  const { askedStop } = turn.state;
  const words = askedStop ? `${askedStop} / ${heard.text}` : heard.text;
  return want(set(turn, { flow: "optOut", askedStop: null }), {
    kind: "optOut",
    words: words.slice(0, 500),
    address: heard.phone ?? heard.email,
  });
}
