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
          "flex h-7 w-12 shrink-0 items-center rounded-full border p-0.75",
          isOn ? "justify-end border-green bg-green" : "justify-start border-edge bg-surface",
        )}
      >
        <span className={clsx("size-5 rounded-full", isOn ? "bg-on-green" : "bg-edge")} />
      </span>
      {label}
    </button>
  );
}
