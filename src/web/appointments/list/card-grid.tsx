import type { ReactNode } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";

const gridClass = "grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]";

/** Props of CardGrid. */
export type CardGridProps = {
  /** The id of the heading that names it. */
  labelledBy: string;
  children: ReactNode;
};

/** Cards beside and below each other. */
export function CardGrid({ labelledBy, children }: CardGridProps) {
  return (
    <ul aria-labelledby={labelledBy} className={gridClass}>
      {children}
    </ul>
  );
}

/** Loading placeholders about as high as real cards. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className={gridClass}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="rounded-card border border-line bg-surface p-4 sm:p-5">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="mt-2 h-3 w-40" />
          <Skeleton className="mt-5 h-4.5 w-32" />
          <Skeleton className="mt-2 h-3 w-44" />
          <Skeleton className="mt-4 h-3 w-36" />
          <Skeleton className="mt-8 h-10 w-full" />
        </div>
      ))}
    </div>
  );
}
