import type { TalkAnswer, TalkLine } from "#contract/assistant/talk.ts";
import type { SentLine } from "./talk-memory.ts";

/** A line as shown; it keeps its key from the moment it is sent. */
export type ShownLine = TalkLine & { key: string };

/** The state of a conversation for the page. */
export type TalkState = {
  /**
   * opening: nothing is loaded yet; closed: opening failed, and can be tried again; open: in progress; over: ended;
   * off: the assistant no longer answers.
   */
  phase: "opening" | "closed" | "open" | "over" | "off";
  lines: readonly ShownLine[];
  /** The visitor's line that is being sent. */
  sent: SentLine | null;
  /** The field's text. */
  draft: string;
  /** A line without an answer. If the same text is sent again, it keeps its id. */
  tried: SentLine | null;
  /** Why the last attempt failed; null if it did not. */
  trouble: string | null;
  /** Whether this installation has a speech server for this conversation. */
  hasSpeechServer: boolean;
} & Pick<
  TalkAnswer,
  "expecting" | "language" | "suggestions" | "isTakenOver" | "outcome" | "manageLink"
>;

/** The state before loading. */
export const unopened: TalkState = {
  phase: "opening",
  lines: [],
  sent: null,
  draft: "",
  tried: null,
  trouble: null,
  hasSpeechServer: false,
  expecting: "nothing",
  suggestions: [],
  isTakenOver: false,
  outcome: null,
  manageLink: null,
};

/** The number of the last line; -1 if there is none. */
export function lastSeq({ lines }: TalkState): number {
  return lines.at(-1)?.seq ?? -1;
}

/** Whether there are lines before this answer that the page does not have yet. */
export function hasGap(state: TalkState, { lines }: TalkAnswer): boolean {
  const first = lines.reduce((least, { seq }) => Math.min(least, seq), Infinity);
  return lines.length > 0 && first > lastSeq(state) + 1;
}

/** Adds the server's answer. `turnId` is the id of the line that it answers. */
export function answered(state: TalkState, answer: TalkAnswer, turnId?: string): TalkState {
  const { expecting, language, suggestions, isTakenOver, outcome, manageLink } = answer;
  const lines = merged(state.lines, answer.lines, turnId);
  return {
    ...state,
    phase: outcome === null ? "open" : "over",
    lines,
    ...(turnId === undefined ? {} : { sent: null, tried: null, trouble: null }),
    expecting,
    ...(language && { language }),
    suggestions,
    isTakenOver,
    outcome,
    manageLink,
    hasSpeechServer: answer.speech === "server",
  };
}

/** A line is being sent. */
export function sending(state: TalkState, line: SentLine): TalkState {
  return { ...state, sent: line, tried: line, draft: "", trouble: null };
}

/** Sending failed: the line's text returns to the field, before anything typed since. */
export function failed(state: TalkState, trouble: string): TalkState {
  return { ...state, sent: null, draft: joined(state.sent?.text ?? "", state.draft), trouble };
}

/** Joins two texts of the field. */
export const joined = (first: string, then: string): string =>
  [first, then].filter(Boolean).join("\n");

/** The texts of new lines from the assistant or the professional. */
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
