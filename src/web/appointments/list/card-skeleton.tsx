import { Skeleton } from "#web/ui/skeleton.tsx";

/** Cards on their way, about as high as real ones. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li
      key={index}
      aria-hidden="true"
      className="rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <Skeleton className="h-4 w-20" />
      <Skeleton className="mt-2 h-3 w-40" />
      <Skeleton className="mt-5 h-4.5 w-32" />
      <Skeleton className="mt-2 h-3 w-44" />
      <Skeleton className="mt-4 h-3 w-36" />
      <Skeleton className="mt-8 h-10 w-full" />
    </li>
  ));
}
