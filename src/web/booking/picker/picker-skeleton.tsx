import { useWords } from "#web/language/use-words.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { pickerWords } from "./picker-messages.ts";

/** As large as what is on its way, so that nothing moves when it comes. */
export function PickerSkeleton({ hasDuration }: { hasDuration: boolean }) {
  const words = useWords(pickerWords);
  return (
    <div className="flex flex-col gap-6">
      <Spinner label={words.loading} className="justify-items-start" />
      {hasDuration && <Skeleton className="h-17 w-full max-w-80 rounded-control" />}
      <div className="xl:w-[23rem]">
        <Skeleton className="my-2 h-5 w-36" />
        <div className="mt-10 grid grid-cols-7 gap-1">
          {Array.from({ length: 35 }, (_, at) => (
            <Skeleton key={at} className="h-11 rounded-control" />
          ))}
        </div>
        {/* Until when times can be booked, and below it what a day has. */}
        <Skeleton className="mt-5 h-5 w-36" />
        <Skeleton className="mt-6 h-9 w-36 lg:hidden" />
      </div>
    </div>
  );
}
