import type { ReactNode } from "react";

/** The frame of a list without rows, around the reason why. */
export function ContactsPanel({ children }: { children: ReactNode }) {
  return <div className="rounded-card border border-line bg-surface">{children}</div>;
}
