import clsx from "clsx";

/** Props of VoiceSwitch. */
export type VoiceSwitchProps = {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** Something that is on or off. */
export function VoiceSwitch({ label, isOn, onChange }: VoiceSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="inline-flex min-h-8 items-center gap-2 rounded-control px-1 text-sm pointer-coarse:min-h-11"
    >
      <span
        aria-hidden="true"
        className={clsx(
          "inline-flex h-5 w-9 shrink-0 items-center rounded-card border px-0.5",
          isOn ? "justify-end border-green bg-green" : "border-edge bg-surface",
        )}
      >
        <span className={clsx("size-3.5 rounded-full", isOn ? "bg-on-green" : "bg-soft")} />
      </span>
      {label}
    </button>
  );
}
