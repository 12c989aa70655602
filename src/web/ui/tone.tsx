import clsx from "clsx";

/** The mark's four bars: x, height and which one is brass (viewBox 22 x 20). */
export const toneBars = [
  { x: 0, height: 6, brass: false },
  { x: 6, height: 20, brass: false },
  { x: 12, height: 12, brass: true },
  { x: 18, height: 16, brass: false },
] as const;

/** Props of Tone. */
export type ToneProps = {
  /** Animates while something is speaking or working; still with reduced motion. */
  working?: boolean;
  /** Draws all bars in the text color, for example on a green button. */
  plain?: boolean;
  /** Height by class, e.g. "h-5". */
  className?: string;
};

/** The brand mark: four bars of unequal height, one of them brass. Decorative, without an accessible name. */
export function Tone({ working = false, plain = false, className = "h-5" }: ToneProps) {
  return (
    <svg
      viewBox="0 0 22 20"
      aria-hidden="true"
      focusable="false"
      className={clsx("w-auto shrink-0", working && "tone-working", className)}
    >
      {toneBars.map((bar) => (
        <rect
          key={bar.x}
          x={bar.x}
          y={(20 - bar.height) / 2}
          width={4}
          height={bar.height}
          rx={2}
          className={plain ? "fill-current" : bar.brass ? "fill-brass" : "fill-green"}
        />
      ))}
    </svg>
  );
}
