import { ORPCError } from "@orpc/client";
import { useQuery } from "@tanstack/react-query";
import type { BookingKind } from "#domain/appointments/free-slots.ts";
import type { ShownHost } from "#domain/booking/shown-host.ts";
import { api } from "#web/client/api.ts";
import { useTitle, useWords } from "#web/language/use-words.ts";
import { firstHost } from "./first-data.ts";
import { useGoHome } from "./go-home.ts";
import { hostWords } from "./host-words.ts";

/** The professional's details that the page shows. */
export type Host = Omit<ShownHost, "id">;

/**
 * The professional whose page this is. An unknown id redirects to / with a toast; any other failure shows on the page.
 */
export function useHost(kind: BookingKind, profileId: string) {
  const { data, error, isFetching, refetch } = useQuery<Host>({
    queryKey: ["booking host", kind, profileId],
    queryFn: () =>
      kind === "Demo"
        ? api.booking.demoHost({ profileId })
        : api.booking.professional({ profileId }),
    initialData: () => firstHost(kind, profileId),
    initialDataUpdatedAt: performance.timeOrigin,
  });
  // No redirect once the form is shown: the visitor may be typing, and submitting reports the error.
  const isMissing = !data && error instanceof ORPCError && error.status === 404;
  const { missing, missingText, pageTitle, titleWith } = useWords(hostWords)[kind];

  useGoHome(isMissing, missing, missingText);
  useTitle(data ? titleWith(data.fullName) : pageTitle);

  return {
    host: data,
    failure: data || isMissing ? null : error,
    isBusy: isFetching,
    retry: () => void refetch(),
  };
}
