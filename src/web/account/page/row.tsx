import type { ReactNode } from "react";

/** Props of Row. */
export type RowProps = {
  /** What it is. */
  label: ReactNode;
  /** What it is now, in words. */
  children?: ReactNode;
  /** What can be done about it. */
  acts?: ReactNode;
};

/** A line of a panel: what it is, what it is now, and its buttons at the right; below on a phone. */
export function Row({ label, children, acts }: RowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <div className="account-row-words min-w-0 flex-1">
        <div className="font-semibold">{label}</div>
        {children && <div className="mt-0.5 text-soft">{children}</div>}
      </div>
      {acts && <div className="flex flex-wrap items-center gap-2">{acts}</div>}
    </div>
  );
}
