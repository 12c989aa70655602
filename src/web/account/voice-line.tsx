import clsx from "clsx";

/** Heights of a call drawn as a line, in percent of the picture; one bar of it is brass. */
const heights = [
  8, 14, 26, 18, 38, 62, 44, 78, 52, 90, 66, 40, 58, 30, 46, 22, 34, 16, 24, 12, 16, 9, 11, 7,
];
const brassBar = 9;
const step = 20;

/** The mark drawn out as a call. Decoration: it carries no name and stands still. */
export function VoiceLine({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        "place-items-center overflow-hidden rounded-card border border-line bg-sunk",
        className,
      )}
    >
      <svg
        viewBox={`0 0 ${heights.length * step} 240`}
        focusable="false"
        className="w-4/5 max-w-[28rem]"
      >
        {heights.map((height, at) => (
          <rect
            key={at * step}
            x={at * step + step / 4}
            y={120 - height * 1.2}
            width={step / 2}
            height={height * 2.4}
            rx={step / 4}
            className={at === brassBar ? "fill-brass" : "fill-green"}
          />
        ))}
      </svg>
    </div>
  );
}
