import { ORPCError } from "@orpc/client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnBooking } from "#contract/booking.ts";
import { api, queries } from "#web/client/api.ts";
import { useLanguage, useWords } from "#web/language/use-words.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { failureWords } from "../frame/failure-messages.ts";
import { refreshFreeTimes, type SlotsSource } from "../picker/use-slots.ts";
import { manageWords } from "./manage-messages.ts";

/** The key to one booking. The secret is after the # of the private link, so no server sees it in a URL. */
export type BookingKey = { profileId: string; secret: string; timeZone: string };

/** The appointment behind a private link; right after booking, it starts with that response. */
export function useOwnBooking(key: BookingKey, justBooked?: OwnBooking) {
  return useQuery(
    queries.booking.read.queryOptions({
      input: key,
      enabled: key.secret !== "",
      ...(justBooked && { initialData: justBooked, initialDataUpdatedAt: 0 }),
    }),
  );
}

/** Saves a change and reports the result. If the appointment can no longer be changed, the page reloads it. */
function useChange<Input>(
  key: BookingKey,
  {
    change,
    done,
    failed,
  }: { change: (input: Input) => Promise<OwnBooking>; done: string; failed: string },
) {
  const { mail, mailWithheld } = useWords(manageWords);
  const { messageOf } = useWords(failureWords);
  const queryClient = useQueryClient();
  const { queryKey } = queries.booking.read.queryOptions({ input: key });
  return useMutation({
    mutationFn: change,
    onSuccess: (booking) => {
      queryClient.setQueryData(queryKey, booking);
      refreshFreeTimes(queryClient);
      const text = booking.isMailWithheld ? mailWithheld : mail;
      showToast({ title: done, text, variant: "success" });
    },
    onError: (error) => {
      showToast({ title: failed, text: messageOf(error), variant: "destructive" });
      const code = error instanceof ORPCError ? String(error.code) : "";
      if (code === "SLOT_TAKEN") refreshFreeTimes(queryClient);
      if (["CLOSED", "NO_BOOKING"].includes(code)) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** A start time, and the zone in which the visitor chose it. */
type Chosen = { startsAt: Date; timeZone: string };

/** Moves the booking to another free time. */
export function useMove(key: BookingKey) {
  const { moved, moveFailed } = useWords(manageWords);
  const language = useLanguage();
  return useChange(key, {
    change: (chosen: Chosen) => api.booking.move({ ...key, language, ...chosen }),
    done: moved,
    failed: moveFailed,
  });
}

/** Cancels the booking. */
export function useCancel(key: BookingKey) {
  const { cancelled, cancelFailed } = useWords(manageWords);
  const language = useLanguage();
  return useChange<void>(key, {
    change: () => api.booking.cancel({ ...key, language }),
    done: cancelled,
    failed: cancelFailed,
  });
}

/** The times to move to: the booking's length is fixed, and its current time counts as free. */
export const freeTimesToMove = ({ profileId, secret }: BookingKey): SlotsSource => ({
  key: ["move", profileId, secret],
  ask: ({ timeZone, from, until }) =>
    api.booking.slotsToMove({ profileId, secret, timeZone, from, until }),
});
