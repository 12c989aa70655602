import { ORPCError } from "@orpc/client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnBooking } from "#contract/booking.ts";
import { api, queries } from "#web/client/api.ts";
import { useLanguage, useWords } from "#web/language/use-words.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { failureWords } from "../frame/failure-messages.ts";
import { askFreeTimesAnew, type SlotsSource } from "../picker/use-slots.ts";
import { manageWords } from "./manage-messages.ts";

/** Opens one booking. The secret is after the # of the private link, so no server sees it in an address. */
export type BookingKey = { profileId: string; secret: string; timeZone: string };

/** The appointment behind a private link; at first as it was just booked, where it was. */
export function useOwnBooking(key: BookingKey, justBooked?: OwnBooking) {
  return useQuery(
    queries.booking.read.queryOptions({
      input: key,
      enabled: key.secret !== "",
      ...(justBooked && { initialData: justBooked, initialDataUpdatedAt: 0 }),
    }),
  );
}

/** Tells a failed change. Where the appointment can no longer be changed, the page learns it. */
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
      askFreeTimesAnew(queryClient);
      const text = booking.isMailWithheld ? mailWithheld : mail;
      showToast({ title: done, text, variant: "success" });
    },
    onError: (error) => {
      showToast({ title: failed, text: messageOf(error), variant: "destructive" });
      const code = error instanceof ORPCError ? String(error.code) : "";
      if (code === "SLOT_TAKEN") askFreeTimesAnew(queryClient);
      if (["CLOSED", "NO_BOOKING"].includes(code)) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** A start, and the zone in which it was chosen. */
type Chosen = { startsAt: Date; timeZone: string };

/** Moves it to another free time. */
export function useMove(key: BookingKey) {
  const { moved, moveFailed } = useWords(manageWords);
  const language = useLanguage();
  return useChange(key, {
    change: (chosen: Chosen) => api.booking.move({ ...key, language, ...chosen }),
    done: moved,
    failed: moveFailed,
  });
}

/** Cancels it. */
export function useCancel(key: BookingKey) {
  const { cancelled, cancelFailed } = useWords(manageWords);
  const language = useLanguage();
  return useChange<void>(key, {
    change: () => api.booking.cancel({ ...key, language }),
    done: cancelled,
    failed: cancelFailed,
  });
}

/** Where it can be moved to: its own length, and its own time counts as free. */
export const freeTimesToMove = ({ profileId, secret }: BookingKey): SlotsSource => ({
  key: ["move", profileId, secret],
  ask: ({ timeZone, from, until }) =>
    api.booking.slotsToMove({ profileId, secret, timeZone, from, until }),
});
