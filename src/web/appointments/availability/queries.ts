import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useAuth } from "#web/account/auth-provider.tsx";
import { api, queries } from "#web/client/api.ts";
import type { AvailabilityInput } from "./availability-check.ts";

/** The booking hours, loaded once per opening: a refetch must not overwrite what the person is typing. */
export function useStoredAvailability() {
  const opening = useId();
  return useQuery({
    queryKey: ["booking hours", opening],
    queryFn: () => api.appointments.availability(),
    staleTime: "static",
    gcTime: 0,
  });
}

/** Saves the booking hours and reloads the profile, which stores the time zone. */
export function useSaveAvailability() {
  const { retryProfile } = useAuth();
  return useMutation({
    mutationFn: (input: AvailabilityInput & { version: string }) =>
      api.appointments.saveAvailability(input),
    onSuccess: () => void retryProfile(),
  });
}

/** The entries between two moments. */
export function useEntriesBetween(from: Date, until: Date) {
  return useQuery(queries.appointments.between.queryOptions({ input: { from, until } }));
}

/** The address of the private calendar feed, or null. */
export function useFeed() {
  return useQuery(queries.appointments.feed.queryOptions());
}

/** Creates a new feed address, or removes the current one. */
export function useChangeFeed() {
  const client = useQueryClient();
  const queryKey = queries.appointments.feed.queryKey();
  return useMutation({
    mutationFn: (act: "renew" | "end") => {
      const replaces = client.getQueryData(queryKey)?.url ?? null;
      return act === "renew"
        ? api.appointments.renewFeed({ replaces })
        : api.appointments.endFeed();
    },
    onSuccess: (feed) => client.setQueryData(queryKey, feed),
    // The change may have been saved despite the error, so reload it.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}
