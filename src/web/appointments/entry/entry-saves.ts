import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { Outcome } from "#domain/appointments/outcomes.ts";
import type { AppointmentStatus } from "#domain/appointments/statuses.ts";
import { api } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { changeShown, readAgain, stopReading } from "./cached-entries.ts";
import { entryWords as words } from "./entry-messages.ts";
import { refusalText } from "./refusals.ts";

export type StatusChange = { entry: SavedAppointment; status: AppointmentStatus };

/** Sets a status and shows it at once; one that is refused goes back, and says why (SPEC §8). */
export function useSetStatus() {
  const client = useQueryClient();
  const zone = useZone();
  return useMutation({
    mutationFn: ({ entry, status }: StatusChange) =>
      api.appointments.setStatus({ id: entry.id, status }),
    onMutate: async ({ entry, status }) => {
      await stopReading(client);
      changeShown(client, entry.id, (shown) => ({ ...shown, status }));
    },
    onSuccess: (saved, { status }) => {
      changeShown(client, saved.id, () => saved);
      tellUpdated(words.statusChanged(status));
    },
    onError: (error, { entry }) => {
      changeShown(client, entry.id, (shown) => ({ ...shown, status: entry.status }));
      tellFailed(words.updateFailed, refusalText(error, zone));
    },
    onSettled: () => readAgain(client),
  });
}

export type OutcomeChange = { entry: SavedAppointment; outcome: Outcome | null };

/** Notes how an entry went and shows it at once; that also completes it. */
export function useSetOutcome() {
  const client = useQueryClient();
  const zone = useZone();
  return useMutation({
    mutationFn: ({ entry, outcome }: OutcomeChange) =>
      api.appointments.setOutcome({ id: entry.id, outcome }),
    onMutate: async ({ entry, outcome }) => {
      await stopReading(client);
      changeShown(client, entry.id, (shown) => ({ ...shown, outcome }));
    },
    onSuccess: (saved, { outcome }) => {
      changeShown(client, saved.id, () => saved);
      tellUpdated(outcome === null ? words.outcomeTaken : words.outcomeNoted(outcome));
    },
    onError: (error, { entry }) => {
      changeShown(client, entry.id, (shown) => ({ ...shown, outcome: entry.outcome }));
      tellFailed(words.updateFailed, refusalText(error, zone));
    },
    onSettled: () => readAgain(client),
  });
}

/** Deletes an entry for good and takes it out of what is shown. */
export function useRemoveEntry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.appointments.remove({ id }),
    onSuccess: ({ id }) => {
      changeShown(client, id, () => null);
      showToast({ title: words.deleted, variant: "success" });
    },
    onError: (error) => tellFailed(words.deletionFailed, messageOf(error)),
    onSettled: () => readAgain(client),
  });
}

function tellUpdated(text: string): void {
  showToast({ title: words.updated, text, variant: "success" });
}

function tellFailed(title: string, text: string): void {
  showToast({ title, text, variant: "destructive" });
}
