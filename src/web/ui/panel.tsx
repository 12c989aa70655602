import clsx from "clsx";
import type { ReactNode } from "react";

/** Props of Panel. */
export type PanelProps = {
  /** The panel's heading. */
  title?: string;
  /** Its name, if it has a heading of its own. */
  label?: string;
  /** A link or a button on the right of the heading. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A bordered surface; divide its rows with `divide-y divide-line`. */
export function Panel({ title, label = title, aside, children, className }: PanelProps) {
  return (
    <section
      aria-label={label}
      className={clsx("min-w-0 rounded-card border border-line bg-surface", className)}
    >
      {title && (
        <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-2">
          <h2 className="font-semibold">{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
