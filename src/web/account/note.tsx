import type { ReactNode } from "react";

/** Props of Note. */
export type NoteProps = {
  /** What happened. */
  title: string;
  /** What to do. */
  text: string;
  /** Buttons and links. */
  children?: ReactNode;
};

/** A panel that asks the person to act; screen readers announce it when it appears. */
export function Note({ title, text, children }: NoteProps) {
  return (
    <div role="status" className="rounded-card border border-line bg-brass-wash p-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{text}</p>
      {children && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
      )}
    </div>
  );
}
