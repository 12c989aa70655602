import clsx from "clsx";
import type { TalkLine } from "#contract/assistant/talk.ts";
import { toneBars } from "#web/ui/tone.tsx";
import { turnBar } from "../../shared/turn-bar.ts";

/** Props of VoiceLine. */
export type VoiceLineProps = {
  /** The conversation so far. */
  lines: readonly TalkLine[];
  /** Whether someone speaks, or the assistant works, right now. */
  isMoving: boolean;
};

const bars = 44;
/** How many of the last turns are drawn, so that the newest are visible on a small phone. */
const mostTurns = 14;

/**
 * The conversation as a line: a bar for each turn, taller for more words, then the mark, then what is still to come.
 * While someone speaks, what is to come is a moving wave. Decorative.
 */
export function VoiceLine({ lines, isMoving }: VoiceLineProps) {
  const turns = lines.slice(-mostTurns);
  return (
    <span
      aria-hidden="true"
      className="flex h-10 min-w-0 flex-1 items-center gap-1.25 overflow-hidden"
    >
      {Array.from({ length: bars }, (_, n) => {
        const turn = turns[n];
        const { height, color } = turn ? spokenBar(turn) : freeBar(n - turns.length, isMoving);
        const moves = isMoving && !turn;
        return (
          <i
            key={n}
            style={{ height, ...(moves && { animationDelay: `${(n % 5) * -0.23}s` }) }}
            className={clsx(
              "w-0.75 shrink-0 rounded-full",
              color,
              moves && "animate-[tone_1.1s_var(--ease-calm)_infinite]",
            )}
          />
        );
      })}
    </span>
  );
}

type Bar = { height: number; color: string };

const tallest = 40;

function spokenBar({ speaker, words }: TalkLine): Bar {
  const { share, color } = turnBar({ speaker, length: words.length });
  return { height: tallest * share, color };
}

/** The bar this many places after the last turn. */
function freeBar(place: number, isMoving: boolean): Bar {
  const mark = toneBars[place];
  const color = mark ? (mark.brass ? "bg-brass" : "bg-green") : isMoving ? "bg-green" : "bg-line";
  if (isMoving) return { height: 8 + 32 * Math.abs(Math.sin(place * 1.3 + 0.5)), color };
  return { height: mark ? mark.height * 2 : 3, color };
}
