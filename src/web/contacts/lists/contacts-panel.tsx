import type { ReactNode } from "react";

/** A list that has nothing to show: the same frame, with the reason in it. */
export function ContactsPanel({ children }: { children: ReactNode }) {
  return <div className="rounded-card border border-line bg-surface">{children}</div>;
}
