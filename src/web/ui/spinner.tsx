import clsx from "clsx";
import { Tone } from "./tone.tsx";

/** The sign of work under way, with the name "Loading". */
export function Spinner({ label = "Loading", className }: { label?: string; className?: string }) {
  return (
    <output aria-label={label} className={clsx("inline-grid place-items-center", className)}>
      <Tone working className="h-6" />
    </output>
  );
}

/** The spinner alone on the whole screen, e.g. while the session is looked up (SPEC §2). */
export function FullScreenSpinner({ label }: { label?: string }) {
  return (
    <div className="grid min-h-dvh place-items-center bg-paper">
      <Spinner label={label} />
    </div>
  );
}
