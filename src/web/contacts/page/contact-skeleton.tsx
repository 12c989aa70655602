import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { contactWords, timelineWords } from "./contact-messages.ts";
import { TimelineSkeleton } from "./timeline-skeleton.tsx";

/** Placeholders for a contact, about as large as the content will be. */
export function ContactSkeleton({ isWide }: { isWide: boolean }) {
  const facts = (
    <Panel key="facts" title={contactWords.facts}>
      <div className="divide-y divide-line">
        {[0, 1, 2].map((group) => (
          <div
            key={group}
            className="grid gap-x-8 gap-y-2 px-5 py-4 md:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <Skeleton className="h-4 w-24" />
            <div className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-3">
              {[0, 1, 2].map((fact) => (
                <div key={fact} className="flex flex-col gap-2">
                  <Skeleton className="h-3 w-16" />
                  <Skeleton className="h-4 w-24" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Panel>
  );
  const timeline = (
    <Panel key="timeline" title={timelineWords.title}>
      <TimelineSkeleton />
    </Panel>
  );
  return (
    <div className="relative flex flex-col gap-4">
      <Spinner className="sr-only" />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-4 w-80 max-w-full" />
      </div>
      {/* The line of the contact's story. */}
      <div className="h-11 max-sm:-my-2" />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
        {isWide ? [facts, timeline] : [timeline, facts]}
      </div>
    </div>
  );
}
