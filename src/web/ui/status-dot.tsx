import clsx from "clsx";

/** green: good or done; brass: waits for you; clay: refused or lost; sky: planned; grey: at rest. */
export type StatusTone = "green" | "brass" | "clay" | "sky" | "grey";

const dots: Record<StatusTone, string> = {
  green: "bg-green",
  brass: "bg-brass",
  clay: "bg-clay",
  sky: "bg-sky",
  grey: "bg-edge",
};

/** A status: a dot and its word, so that the color never speaks alone. */
export function StatusDot({ tone, children }: { tone: StatusTone; children?: string }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={clsx("size-2 shrink-0 rounded-full", dots[tone])} />
      {children}
    </span>
  );
}
