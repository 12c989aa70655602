import clsx from "clsx";
import { useEffect, useRef } from "react";
import type { Conversation, ConversationTurn } from "#contract/assistant/conversations.ts";
import { Moment } from "../shared/moment.tsx";
import { dot } from "../shared/names.ts";
import { lineWords, talkWords as words } from "./conversation-messages.ts";

/** Props of Transcript. */
export type TranscriptProps = { talk: Conversation; turns: ConversationTurn[] };

/** Within this distance of the end, new lines scroll into view, in CSS pixels. */
const nearPx = 96;

/** The transcript. While the conversation is open, new lines are announced and the end stays in view. */
export function Transcript({ talk, turns }: TranscriptProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useRef(talk.status !== "ended");
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    if (isNear.current) current.scrollTop = current.scrollHeight;
    // Scrollable content must be reachable by keyboard.
    current.tabIndex = current.scrollHeight > current.clientHeight ? 0 : -1;
  }, [turns]);
  // A caller who declined a transcript is still answered, so their lines are readable until the conversation ends.
  if (!talk.keepsTranscript && (talk.status === "ended" || turns.length === 0))
    return <p className="px-5 py-4 text-soft">{words.wordsGone}</p>;
  if (turns.length === 0) return <p className="px-5 py-4 text-soft">{words.nothingSaid}</p>;
  return (
    <div
      ref={box}
      role="log"
      aria-label={words.transcript}
      aria-live={talk.status === "ended" ? "off" : "polite"}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isNear.current = scrollHeight - scrollTop - clientHeight < nearPx;
      }}
      className="flex max-h-[70dvh] flex-col gap-4 overflow-y-auto px-5 py-4 -outline-offset-2"
    >
      {turns.map((turn) => (
        <Line key={turn.seq} turn={turn} />
      ))}
    </div>
  );
}

const looks: Record<ConversationTurn["speaker"], string> = {
  caller: "bg-green-wash",
  assistant: "bg-sunk",
  professional: "border border-edge",
  note: "text-soft",
};

function Line({ turn }: { turn: ConversationTurn }) {
  const { speaker, words: said, heardWords, latencyMs, understoodBy, saidAt } = turn;
  const facts = [
    understoodBy && (lineWords.understoodBy[understoodBy] ?? understoodBy),
    latencyMs !== null && lineWords.latency(latencyMs),
  ].filter(Boolean);
  return (
    <div>
      <p className="text-sm text-soft">
        <span className="font-semibold text-ink">{lineWords.speakers[speaker]}</span>
        {dot}
        <Moment at={saidAt} isShort />
        {facts.length > 0 && dot + facts.join(dot)}
      </p>
      <p
        className={clsx(
          "mt-1 w-fit max-w-[60ch] rounded-card wrap-anywhere whitespace-pre-line",
          speaker !== "note" && "px-3.5 py-2",
          looks[speaker],
        )}
      >
        {said}
      </p>
      {heardWords !== null && (
        <p className="mt-1 text-sm text-soft">
          {heardWords ? lineWords.heardUntil(heardWords) : lineWords.heardNothing}
        </p>
      )}
    </div>
  );
}
