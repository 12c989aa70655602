const signs = {
  // Voices on one line.
  talk: (
    <>
      <path className="stroke-green" d="M2 14v4M10 8v16M18 11v10M34 5v22M42 12v8" />
      <path className="stroke-brass" d="M26 9v14" />
    </>
  ),
  // A line that reaches its last point.
  close: (
    <>
      <path className="stroke-green" d="M3.5 16h29" />
      <path className="stroke-green" d="M4 16h.1M18 16h.1" strokeWidth="8" />
      <circle className="stroke-brass" cx="39" cy="16" r="6" />
    </>
  ),
  // Amounts below their limit.
  limits: (
    <>
      <path className="stroke-green" d="M5 28V20M16 28V14M27 28V17M38 28V22" />
      <path className="stroke-brass" d="M2 6h39" />
    </>
  ),
  // A short list with the first item done.
  day: (
    <>
      <path className="stroke-brass" d="M2 7l3 3 5-6" />
      <path className="stroke-green" d="M18 7h26M18 17h19M18 27h23M5 17h.1M5 27h.1" />
    </>
  ),
} as const;

export type FeatureSignName = keyof typeof signs;

/** A small icon drawn with the same strokes as the brand's tone mark. */
export function FeatureSign({ name }: { name: FeatureSignName }) {
  return (
    <svg viewBox="0 0 48 32" aria-hidden="true" className="h-11 w-16">
      <g fill="none" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
        {signs[name]}
      </g>
    </svg>
  );
}
