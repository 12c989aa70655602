import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { Day } from "#domain/kernel/day.ts";
import { addDays, startOfDay, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { queries } from "#web/client/api.ts";
import { isSignedOut, messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import type { Shown } from "./calendar-address.ts";
import { calendarWords as words } from "./calendar-messages.ts";
import { daysShown, stepped } from "./span.ts";

/** The entries of some days and of the day before, whose last entry can run past midnight. */
function entriesOptions(zone: ZoneRules, days: Day[]) {
  const from = startOfDay(zone, addDays(days[0]!, -1));
  const until = startOfDay(zone, addDays(days.at(-1)!, 1));
  return queries.appointments.between.queryOptions({ input: { from, until } });
}

/**
 * The entries of the days in view, earliest first. Each span loads when it comes into view (CAL-015); its neighbors
 * load ahead, so they show at once.
 */
export function useEntries(zone: ZoneRules, shown: Shown) {
  const client = useQueryClient();
  const { view, day } = shown;
  const query = useQuery({
    ...entriesOptions(zone, daysShown(shown)),
    staleTime: 0,
  });
  const { data, error, errorUpdatedAt, isSuccess } = query;

  useEffect(() => {
    if (error && !isSignedOut(error))
      showToast({ title: words.failed, text: messageOf(error), variant: "destructive" });
  }, [error, errorUpdatedAt]);

  useEffect(() => {
    if (!isSuccess) return;
    for (const by of [1, -1]) {
      const beside = daysShown({ view, day: stepped({ view, day }, by) });
      void client.prefetchQuery(entriesOptions(zone, beside));
    }
  }, [client, zone, view, day, isSuccess]);

  return {
    entries: data as SavedAppointment[] | undefined,
    failure: !data && error ? messageOf(error) : null,
    isBusy: query.isFetching,
    retry: () => void query.refetch(),
  };
}
