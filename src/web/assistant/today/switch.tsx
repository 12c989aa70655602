import clsx from "clsx";

/** Props of Switch. */
export type SwitchProps = {
  /** What is switched. */
  label: string;
  isOn: boolean;
  busy: boolean;
  onSwitch: (isOn: boolean) => void;
};

/** On or off, at once. While it is being saved it shows where it goes. */
export function Switch({ label, isOn, busy, onSwitch }: SwitchProps) {
  const shown = busy ? !isOn : isOn;
  return (
    <button
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={shown}
      aria-busy={busy || undefined}
      // It stays in reach while it is being saved, so that no focus is lost.
      aria-disabled={busy || undefined}
      onClick={() => !busy && onSwitch(!isOn)}
      className="inline-grid min-h-10 shrink-0 place-items-center rounded-control pointer-coarse:min-h-11"
    >
      <span
        aria-hidden="true"
        className={clsx(
          "flex h-7 w-12 items-center rounded-full border p-0.75 transition-colors duration-200",
          shown ? "justify-end border-green bg-green" : "justify-start border-edge bg-surface",
        )}
      >
        <span className={clsx("size-5 rounded-full", shown ? "bg-on-green" : "bg-edge")} />
      </span>
    </button>
  );
}
