import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

/** Props of IconButton. */
export type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  /** The accessible name; also the tip on hover, unless another `title` says more. */
  label: string;
  /** One lucide icon, about 18 px. */
  icon: ReactNode;
};

/** A button with an icon only: 36 px, 44 px on touch; its name is required. */
export function IconButton({ label, icon, className, title = label, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      title={title}
      // A title names a button that nothing else names; beside the same name it would be read a second time.
      aria-label={title === label ? undefined : label}
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
