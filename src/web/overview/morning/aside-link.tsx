import type { ReactNode } from "react";
import { Link } from "react-router";

/** The link at the right of a panel's header, to the list behind it. */
export function AsideLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-8 items-center font-semibold text-green hover:underline pointer-coarse:min-h-11"
    >
      {children}
    </Link>
  );
}
