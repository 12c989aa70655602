import { Skeleton } from "#web/ui/skeleton.tsx";
import { dot } from "./frame-messages.ts";
import type { Host } from "./use-host.ts";

/** Whom a visitor meets: name, title and company (SPEC §2). */
export function HostHead({ lead, host }: { lead: string; host: Host | undefined }) {
  return (
    <header>
      <h1>
        <span className="block text-md text-soft">{lead}</span>{" "}
        {host ? (
          <span className="mt-1 block font-serif text-3xl tracking-[-0.012em]">
            {host.fullName}
          </span>
        ) : (
          <Skeleton className="mt-3 mb-1.5 h-8 w-56" />
        )}
      </h1>
      <p className="mt-1.5 min-h-6 text-md text-soft">
        {host && [host.title, host.companyName].filter(Boolean).join(dot)}
      </p>
    </header>
  );
}
