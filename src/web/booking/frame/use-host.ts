import { ORPCError } from "@orpc/client";
import { useQuery } from "@tanstack/react-query";
import type { BookingKind } from "#domain/appointments/free-slots.ts";
import type { ShownHost } from "#domain/booking/shown-host.ts";
import { api } from "#web/client/api.ts";
import { useTitle, useWords } from "#web/language/use-words.ts";
import { firstHost } from "./first-data.ts";
import { useGoHome } from "./go-home.ts";
import { hostWords } from "./host-words.ts";

/** Who can be booked, as the page shows it. */
export type Host = Omit<ShownHost, "id">;

/**
 * The professional whose page it is. An unknown id redirects to / with a toast; any other failure shows on this page.
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
  // Who is typing already is not led away; the button will say what is wrong.
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
