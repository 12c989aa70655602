import type { ReactNode } from "react";

/** Props of Row. */
export type RowProps = {
  /** The name of the setting. */
  label: ReactNode;
  /** Its current value. */
  children?: ReactNode;
  /** Its buttons. */
  acts?: ReactNode;
};

/** A row of a panel: a setting, its value, and its buttons on the right, or below on a phone. */
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
