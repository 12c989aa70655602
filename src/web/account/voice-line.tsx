import clsx from "clsx";

/** Bar heights of a voice; after the last bar, the line of a deal begins. */
const heights = [10, 22, 44, 28, 66, 96, 60, 112, 74, 48, 30, 16, 8];
const brassBar = 7;
const step = 18;
const middle = 100;
const margin = 32;
const lineStart = heights.length * step - step / 4;
const points = [0, 1, 2, 3].map((at) => lineStart + 34 + at * 68);
const width = points[3]! + 34;

/** The logo as a large drawing: a voice that becomes the line of a deal. Decorative, so it has no accessible name. */
export function VoiceLine({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        "place-items-center overflow-hidden rounded-card border border-line bg-sunk",
        className,
      )}
    >
      <svg viewBox={`${-margin} 0 ${margin + width} 200`} focusable="false" className="w-full">
        {heights.map((height, at) => (
          <rect
            key={at * step}
            x={at * step}
            y={middle - height / 2}
            width={step / 2}
            height={height}
            rx={step / 4}
            className={at === brassBar ? "fill-brass" : "fill-green"}
          />
        ))}
        <path d={`M${lineStart} ${middle}H${width}`} className="stroke-green" strokeWidth="2" />
        {points.map((x, at) => (
          <circle
            key={x}
            cx={x}
            cy={middle}
            r={at === 1 ? 8 : 6}
            strokeWidth="2"
            className={at === 0 ? "fill-green" : at === 1 ? "fill-brass" : "fill-sunk stroke-green"}
          />
        ))}
      </svg>
    </div>
  );
}
