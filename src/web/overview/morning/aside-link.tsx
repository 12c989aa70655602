import type { ReactNode } from "react";
import { Link } from "react-router";

/** At the right of a part's head: the way to the list behind it. */
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
