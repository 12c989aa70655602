import clsx from "clsx";

/** green: good or done; brass: waiting for the person; clay: refused or lost; sky: planned; grey: inactive. */
export type StatusTone = "green" | "brass" | "clay" | "sky" | "grey";

const dots: Record<StatusTone, string> = {
  green: "bg-green",
  brass: "bg-brass",
  clay: "bg-clay",
  sky: "bg-sky",
  grey: "bg-edge",
};

/** A status as a dot with a word, so that color is never the only signal. */
export function StatusDot({ tone, children }: { tone: StatusTone; children?: string }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={clsx("size-2 shrink-0 rounded-full", dots[tone])} />
      {children}
    </span>
  );
}
