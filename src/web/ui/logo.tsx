import clsx from "clsx";
import { Tone } from "./tone.tsx";

/** The tone mark and the name. Wrap it in a link to / where needed. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={clsx("inline-flex items-center gap-2.5 text-ink", className)}>
      <Tone className="h-5" />
      <span className="text-lg font-semibold tracking-[-0.01em]">Hearthline</span>
    </span>
  );
}
