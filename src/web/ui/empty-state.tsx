import clsx from "clsx";
import type { ReactNode } from "react";
import { Tone } from "./tone.tsx";

/** Props of EmptyState. */
export type EmptyStateProps = {
  /** The first line, in the serif typeface; says what belongs here. */
  line: string;
  /** What will appear here. */
  text?: ReactNode;
  /** The button that adds the first item. */
  action?: ReactNode;
  /** Heading level of the first line; 0 makes it a plain paragraph. */
  level?: 0 | 1 | 2 | 3;
  className?: string;
};

/** An empty place: what will appear here, and the button that adds it. */
export function EmptyState({ line, text, action, level = 2, className }: EmptyStateProps) {
  const Line = level === 0 ? "p" : (`h${level}` as const);
  return (
    <div
      className={clsx(
        "mx-auto flex max-w-md flex-col items-center px-4 py-14 text-center",
        className,
      )}
    >
      <Tone className="h-6" />
      <Line className="mt-5 font-serif text-2xl tracking-[-0.01em]">{line}</Line>
      {text && <p className="mt-2 text-soft">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
