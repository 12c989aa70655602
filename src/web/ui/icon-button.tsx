import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

/** Props of IconButton. */
export type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  /** The accessible name; also the tooltip, unless `title` says more. */
  label: string;
  /** One lucide icon, about 18 px. */
  icon: ReactNode;
};

/** The look of a button, or a link, with only an icon. */
export const iconButtonClass =
  "inline-grid size-9 shrink-0 place-items-center rounded-control text-soft transition-colors hover:bg-sunk hover:text-ink disabled:cursor-not-allowed disabled:opacity-60 pointer-coarse:size-11";

/** A button with only an icon: 36 px, 44 px on touch. Its label is required. */
export function IconButton({ label, icon, className, title = label, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      title={title}
      // The title already names the button; the same aria-label would be read twice.
      aria-label={title === label ? undefined : label}
      className={clsx(iconButtonClass, className)}
    >
      {icon}
    </button>
  );
}
