import type { TalkAnswer, TalkLine } from "#contract/assistant/talk.ts";
import type { SentLine } from "./talk-memory.ts";

/** A line as it is shown: it keeps its key from the moment in which it is sent. */
export type ShownLine = TalkLine & { key: string };

/** A conversation as its visitor sees it. */
export type TalkState = {
  /**
   * opening: nothing is known yet; closed: it could not be opened (yet); open: it goes on; over: it has ended;
   * off: the assistant answers no more.
   */
  phase: "opening" | "closed" | "open" | "over" | "off";
  lines: readonly ShownLine[];
  /** The visitor's line that is on its way. */
  sent: SentLine | null;
  /** What stands in the field. */
  draft: string;
  /** A line whose answer never came. Sent again in the same words, it keeps its id. */
  tried: SentLine | null;
  /** Why the last attempt failed; null when it did not. */
  trouble: string | null;
} & Pick<TalkAnswer, "expecting" | "suggestions" | "isTakenOver" | "outcome" | "manageLink">;

/** Before anything is known. */
export const unopened: TalkState = {
  phase: "opening",
  lines: [],
  sent: null,
  draft: "",
  tried: null,
  trouble: null,
  expecting: "nothing",
  suggestions: [],
  isTakenOver: false,
  outcome: null,
  manageLink: null,
};

/** The last line that is known; -1 when none is. */
export function lastSeq({ lines }: TalkState): number {
  return lines.at(-1)?.seq ?? -1;
}

/** Whether the answer begins after lines that this page has never seen. */
export function hasGap(state: TalkState, { lines }: TalkAnswer): boolean {
  const first = lines.reduce((least, { seq }) => Math.min(least, seq), Infinity);
  return lines.length > 0 && first > lastSeq(state) + 1;
}

/** With what the server answered. `turnId` is that of the line which it answers. */
export function answered(state: TalkState, answer: TalkAnswer, turnId?: string): TalkState {
  const { expecting, suggestions, isTakenOver, outcome, manageLink } = answer;
  const lines = merged(state.lines, answer.lines, turnId);
  return {
    ...state,
    phase: outcome === null ? "open" : "over",
    lines,
    ...(turnId === undefined ? {} : { sent: null, tried: null, trouble: null }),
    expecting,
    suggestions,
    isTakenOver,
    outcome,
    manageLink,
  };
}

/** A line is on its way. */
export function sending(state: TalkState, line: SentLine): TalkState {
  return { ...state, sent: line, tried: line, draft: "", trouble: null };
}

/** It got no answer: its words go back into the field, before what was typed meanwhile. */
export function failed(state: TalkState, trouble: string): TalkState {
  return { ...state, sent: null, draft: joined(state.sent?.text ?? "", state.draft), trouble };
}

/** Two texts of the field as one. */
export const joined = (first: string, then: string): string =>
  [first, then].filter(Boolean).join("\n");

/** What others said in an answer and this page has not shown yet, in their words. */
export function newFromOthers(before: TalkState, after: TalkState): string[] {
  const known = lastSeq(before);
  return after.lines
    .filter(({ speaker }) => speaker === "assistant" || speaker === "professional")
    .filter(({ seq }) => seq > known)
    .map(({ words }) => words);
}

function merged(
  known: readonly ShownLine[],
  news: readonly TalkLine[],
  turnId: string | undefined,
): ShownLine[] {
  const bySeq = new Map(known.map((line) => [line.seq, line]));
  let own = turnId;
  for (const line of news.toSorted((one, other) => one.seq - other.seq)) {
    const isOwn = own !== undefined && line.speaker === "caller" && !bySeq.has(line.seq);
    const key = bySeq.get(line.seq)?.key ?? (isOwn ? own! : String(line.seq));
    if (isOwn) own = undefined;
    bySeq.set(line.seq, { ...line, key });
  }
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
}
