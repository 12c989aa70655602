import clsx from "clsx";
import type { ReactNode } from "react";
import type { StatusTone } from "./status-dot.tsx";

const tones: Record<StatusTone, string> = {
  green: "bg-green-wash text-green",
  brass: "bg-brass-wash text-brass",
  clay: "bg-clay-wash text-clay",
  sky: "bg-sky-wash text-sky",
  grey: "bg-sunk text-soft",
};

/** A word on a colored background, for what a status dot would not make visible enough. */
export function Badge({ tone = "grey", children }: { tone?: StatusTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        "inline-flex items-center rounded-tag px-2 py-0.5 text-sm font-semibold whitespace-nowrap",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

/** A user's tag; a long one is truncated, with the full text in its tooltip. */
export function Tag({ children }: { children: string }) {
  return (
    <span
      title={children}
      className="inline-block max-w-40 truncate rounded-tag border border-line px-1.5 align-middle text-sm text-soft"
    >
      {children}
    </span>
  );
}
