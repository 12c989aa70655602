import clsx from "clsx";
import { Tone } from "./tone.tsx";

/** A loading indicator with the name "Loading". */
export function Spinner({ label = "Loading", className }: { label?: string; className?: string }) {
  return (
    <output aria-label={label} className={clsx("inline-grid place-items-center", className)}>
      <Tone working className="h-6" />
    </output>
  );
}

/** A spinner on an otherwise empty screen, for example while the session loads. */
export function FullScreenSpinner({ label }: { label?: string }) {
  return (
    <div className="grid min-h-dvh place-items-center bg-paper">
      <Spinner label={label} />
    </div>
  );
}
