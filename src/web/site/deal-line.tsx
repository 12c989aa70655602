import { dealLine } from "./messages.ts";
import { wavePath } from "./voice-wave.ts";

const shape = { bars: 40, step: 8, height: 120, settles: true };
const brassBar = 8;
const length = shape.bars * shape.step;

const side = shape.height + 8;

function Voice() {
  return (
    <svg viewBox={`0 -4 ${length} ${side}`} aria-hidden="true" className="deal-voice">
      <g id="deal-voice" fill="none" strokeWidth="4" strokeLinecap="round">
        <path d={wavePath({ ...shape, to: brassBar })} className="stroke-green" />
        <path
          d={wavePath({ ...shape, from: brassBar, to: brassBar + 1 })}
          className="stroke-brass"
        />
        <path d={wavePath({ ...shape, from: brassBar + 1 })} className="stroke-green" />
      </g>
    </svg>
  );
}

/** The same voice drawn downward: x and y are swapped. */
function VoiceDown() {
  return (
    <svg viewBox={`-4 0 ${side} ${length}`} aria-hidden="true" className="deal-voice-down">
      <use href="#deal-voice" transform="matrix(0 1 1 0 0 0)" />
    </svg>
  );
}

/**
 * The landing page's signature drawing: a voice settles into a line, and the line shows the steps of a deal. It runs
 * across the page from edge to edge, and downward on a phone.
 */
export function DealLine() {
  return (
    <ol aria-label={dealLine.name} className="deal-line">
      <li className="deal-call">
        <span className="deal-mark">
          <Voice />
          <VoiceDown />
        </span>
        <DealWords {...dealLine.voice} />
      </li>
      {dealLine.points.map((point) => (
        <li key={point.title} className="deal-point">
          <span className="deal-mark" aria-hidden="true" />
          <DealWords {...point} />
        </li>
      ))}
    </ol>
  );
}

function DealWords({ title, text }: { title: string; text: string }) {
  return (
    <div className="deal-words">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-soft">{text}</p>
    </div>
  );
}
