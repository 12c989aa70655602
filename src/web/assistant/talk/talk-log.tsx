import { useWords } from "#web/language/use-words.ts";
import clsx from "clsx";
import { Fragment, useEffect, useRef, type ReactNode } from "react";
import type { TalkLine } from "#contract/assistant/talk.ts";
import { Tone } from "#web/ui/tone.tsx";
import { talkWords } from "./talk-messages.ts";
import type { ShownLine, TalkState } from "./talk-state.ts";

/** Props of TalkLog. */
export type TalkLogProps = {
  state: TalkState;
  /** The professional's name, for lines after they took over. */
  professional: string;
  /** Content below a line. */
  under?: (line: ShownLine) => ReactNode;
  /** Content after the last line. */
  children?: ReactNode;
};

/** Within this distance of the end, new lines scroll into view, in CSS pixels. */
const nearPx = 96;

/** The conversation as captions: the visitor on the right, the others on the left. */
export function TalkLog({ state, professional, under, children }: TalkLogProps) {
  const words = useWords(talkWords);
  const { lines, sent, isTakenOver, language } = state;
  const box = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  // A reader who scrolled up stays there.
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    if (isNear.current || sent) current.scrollTop = current.scrollHeight;
    makeReachable(current);
  });
  // A narrower window, or a keyboard on a phone, makes it scroll too.
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const sizes = new ResizeObserver(() => makeReachable(current));
    sizes.observe(current);
    return () => sizes.disconnect();
  }, []);
  return (
    <div
      ref={box}
      role="log"
      aria-label={words.log}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isNear.current = scrollHeight - scrollTop - clientHeight < nearPx;
      }}
      // Positioned, so that screen-reader-only text scrolls with the log and does not lengthen the page.
      className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-5 -outline-offset-2 *:first:mt-auto sm:px-6"
    >
      {lines.map((line) => (
        <Fragment key={line.key}>
          <Line line={line} professional={professional} lang={language} />
          {under?.(line)}
        </Fragment>
      ))}
      {sent && (
        <Line
          key={sent.turnId}
          line={{ seq: Infinity, speaker: "caller", words: sent.text }}
          professional={professional}
        />
      )}
      {sent && !isTakenOver && (
        <p className="self-start px-1 py-2">
          <Tone working className="h-4" />
          <span className="sr-only">{words.answering}</span>
        </p>
      )}
      {children}
    </div>
  );
}

/** Scrollable content must be reachable by keyboard. */
function makeReachable(log: HTMLElement): void {
  log.tabIndex = log.scrollHeight > log.clientHeight ? 0 : -1;
}

/** Codes are spoken digit by digit; they must not wrap. */
const digitGaps = /(?<=\b\d) (?=\d\b)/g;

const looks: Record<TalkLine["speaker"], string> = {
  caller: "self-end px-3.5 py-2 bg-green-wash",
  assistant: "self-start px-3.5 py-2 bg-sunk",
  professional: "self-start px-3.5 py-2 border border-edge bg-surface",
  note: "self-center px-2 text-center text-sm text-soft",
};

type LineProps = { line: TalkLine; professional: string; lang?: TalkState["language"] };

function Line({ line, professional, lang }: LineProps) {
  const words = useWords(talkWords);
  const { speaker, words: said } = line;
  const names = { caller: words.you, assistant: words.assistant, professional, note: null };
  const name = names[speaker];
  return (
    <p
      className={clsx(
        "max-w-[85%] rounded-card text-md wrap-anywhere whitespace-pre-line",
        looks[speaker],
      )}
    >
      {name && (
        <span className={speaker === "professional" ? "block text-sm font-semibold" : "sr-only"}>
          {name}
          <span className="sr-only">: </span>
        </span>
      )}
      <span lang={speaker === "assistant" ? lang : undefined}>
        {said.replace(digitGaps, "\u00a0")}
      </span>
    </p>
  );
}
