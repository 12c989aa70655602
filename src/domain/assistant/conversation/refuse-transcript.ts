import type { Heard } from "#understanding/heard.ts";
import { callBackInstead, callBackOrBook, forgottenWords } from "../sayings/refusals.ts";
import { ask, flag, remember, sayExactly, set, type Turn, want } from "../turn/turn.ts";
import { askOn } from "./missing.ts";

/** The caller refuses a transcript: it is deleted first, and only then does the assistant say so. */
export function refuseTranscript(turn: Turn, heard: Heard): Turn {
  const effect = { kind: "forgetWords", wantsPerson: heard.wants.includes("human") } as const;
  // The open question stays open.
  return { ...set(turn, { pending: effect }), effects: [effect] };
}

/**
 * The transcript is deleted: continues with a person, if requested or nothing else is open; otherwise with the open
 * subject.
 */
export function wordsForgotten(before: Turn, wantsPerson: boolean): Turn {
  const { canTransfer, professional } = before.context;
  const forgotten = remember(before, { told: null });
  const turn = sayExactly(flag(forgotten, "no transcript"), forgottenWords);
  if (wantsPerson && canTransfer)
    return want(turn, { kind: "transfer", reason: "They don't want a transcript." });
  const { flow, expecting } = turn.state;
  if (wantsPerson || flow === "open")
    return ask(set(turn, { flow: "open" }), "want", callBackOrBook(professional.fullName));
  return askOn(sayExactly(turn, callBackInstead(professional.fullName)), expecting);
}
