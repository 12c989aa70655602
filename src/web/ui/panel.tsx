import clsx from "clsx";
import type { ReactNode } from "react";

/** Props of Panel. */
export type PanelProps = {
  /** Heading in the panel's head. */
  title?: string;
  /** At the right of the head: a link or a button. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A contained surface with a hairline; rows inside may be divided by `divide-y divide-line`. */
export function Panel({ title, aside, children, className }: PanelProps) {
  return (
    <section
      aria-label={title}
      className={clsx("min-w-0 rounded-card border border-line bg-surface", className)}
    >
      {title && (
        <header className="flex min-h-13 items-center justify-between gap-4 border-b border-line px-5 py-2">
          <h2 className="font-semibold">{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
