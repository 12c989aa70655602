import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

/** Props of IconButton. */
export type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  /** The accessible name; also the tip on hover. */
  label: string;
  /** One lucide icon, about 18 px. */
  icon: ReactNode;
};

/** A button with an icon only: 36 px, 44 px on touch; its name is required. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={clsx(
        "inline-grid size-9 shrink-0 place-items-center rounded-control text-soft transition-colors",
        "hover:bg-sunk hover:text-ink disabled:cursor-not-allowed disabled:opacity-60",
        "pointer-coarse:size-11",
        className,
      )}
    >
      {icon}
    </button>
  );
}
