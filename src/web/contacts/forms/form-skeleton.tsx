import { Skeleton } from "#web/ui/skeleton.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/** Shown while a form loads. */
export function FormSkeleton() {
  return (
    <div className="relative">
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        {Array.from({ length: 10 }, (_, index) => (
          <div key={index}>
            <Skeleton className="mb-2 h-3.5 w-24" />
            <Skeleton className="h-10 w-full" />
          </div>
        ))}
      </div>
      <Spinner className="absolute inset-x-0 top-32" />
    </div>
  );
}
