import { useWords } from "#web/language/use-words.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { frameWords } from "./frame-messages.ts";

/** The same size as the loaded content. */
export function FrameSkeleton() {
  const words = useWords(frameWords);
  return (
    <div role="status" aria-label={words.loading} className="flex flex-1 flex-col gap-3 p-5">
      <Skeleton className="h-6 w-56" />
      <Skeleton className="h-4 w-56" />
      <Skeleton className="mt-6 h-17 w-4/5 rounded-card" />
    </div>
  );
}
