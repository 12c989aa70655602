import { Skeleton } from "#web/ui/skeleton.tsx";

/** Placeholders for timeline entries. */
export function TimelineSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-5 px-5 py-4">
      {[0, 1, 2, 3].map((line) => (
        <div key={line} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3 w-56 max-w-full" />
        </div>
      ))}
    </div>
  );
}
