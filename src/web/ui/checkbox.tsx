import clsx from "clsx";
import Check from "lucide-react/icons/check";
import type { ComponentProps, ReactNode } from "react";

/** Props of Checkbox; other native checkbox props and a ref are passed on. */
export type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  /** The text beside the box: its accessible name. */
  label: ReactNode;
};

/** A checkbox with a clickable label. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={clsx(
        "inline-flex min-h-8 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11",
        "has-disabled:cursor-not-allowed has-disabled:text-soft",
        className,
      )}
    >
      <span className="relative inline-grid size-5 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          className="peer size-5 cursor-[inherit] appearance-none rounded-tag border border-edge bg-surface checked:border-green checked:bg-green disabled:bg-sunk"
        />
        <Check
          size={14}
          strokeWidth={3}
          aria-hidden="true"
          className="pointer-events-none absolute text-on-green opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span>{label}</span>
    </label>
  );
}
