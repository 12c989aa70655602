import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useAuth } from "#web/account/auth-provider.tsx";
import { api, queries } from "#web/client/api.ts";
import type { AvailabilityInput } from "./availability-check.ts";

/** The booking hours as they are when the page opens: a newer answer must not change what is being typed. */
export function useStoredAvailability() {
  const opening = useId();
  return useQuery({
    queryKey: ["booking hours", opening],
    queryFn: () => api.appointments.availability(),
    staleTime: "static",
    gcTime: 0,
  });
}

/** Saves the booking hours; the profile is read again, because the zone is its own. */
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

/** The address of the private feed, or null. */
export function useFeed() {
  return useQuery(queries.appointments.feed.queryOptions());
}

/** Makes a new address, or ends the one there is. */
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
    // It may have arrived all the same: what is shown is what there is.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}
