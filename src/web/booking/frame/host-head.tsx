import { Portrait } from "#web/profiles/portrait.tsx";
import { useWords } from "#web/language/use-words.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { dot } from "./frame-messages.ts";
import { hostWords } from "./host-words.ts";
import type { Host } from "./use-host.ts";

/** Whom a visitor meets: name, title and company, and picture and license number where the professional shows them. */
export function HostHead({ lead, host }: { lead: string; host: Host | undefined }) {
  const words = useWords(hostWords);
  const license = host?.licenseNumber ? words.license(host.licenseNumber) : null;
  return (
    <header className="flex items-center gap-4 sm:gap-5">
      {host?.pictureUrl && <Portrait name={host.fullName} url={host.pictureUrl} size="lg" />}
      <div className="min-w-0">
        <h1>
          <span className="text-md text-soft">{lead}</span>{" "}
          {host ? (
            // Both lines are one text, the largest of the page: what comes later is no larger paint.
            <>
              <br />
              <span className="font-serif text-3xl tracking-[-0.012em]">{host.fullName}</span>
            </>
          ) : (
            <Skeleton className="mt-3 mb-1.5 h-8 w-56" />
          )}
        </h1>
        <p className="mt-1.5 min-h-6 text-md text-soft">
          {host && [host.title, host.companyName, license].filter(Boolean).join(dot)}
        </p>
      </div>
    </header>
  );
}
