import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { Outcome } from "#domain/appointments/outcomes.ts";
import { type AppointmentStatus, appointmentStatuses } from "#domain/appointments/statuses.ts";
import { api } from "#web/client/api.ts";
import { isGone, messageOf } from "#web/client/failure.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import {
  changeShown,
  noteChange,
  oneAtATime,
  readAgain,
  stopReading,
  versionOf,
} from "./cached-entries.ts";
import { entryWords as words } from "./entry-messages.ts";
import { currentOf, refusalText } from "./refusals.ts";

export type StatusChange = {
  entry: SavedAppointment;
  status: AppointmentStatus;
  isUndo?: boolean;
};

/**
 * Sets a status and shows it at once. If the server refuses, the old status returns with the reason in a toast; after
 * success, the toast offers Undo.
 */
export function useSetStatus() {
  const client = useQueryClient();
  const zone = useZone();
  const mutation = useMutation({
    scope: oneAtATime,
    mutationFn: ({ entry, status }: StatusChange) => saveStatus(entry, status),
    onMutate: async ({ entry, status }) => {
      await stopReading(client);
      changeShown(client, entry.id, (shown) => ({ ...shown, status }));
    },
    onSuccess: (saved, { entry, status, isUndo }) => {
      changeShown(client, saved.id, () => saved);
      const before = settable(entry.status);
      const undo = () => mutation.mutate({ entry: saved, status: before!, isUndo: true });
      tellUpdated(words.statusChanged(status), before && !isUndo ? undo : null);
    },
    onError: (error, { entry }) => {
      changeShown(
        client,
        entry.id,
        (shown) => currentOf(error) ?? { ...shown, status: entry.status },
      );
      tellFailed(words.updateFailed, refusalText(error, zone));
    },
    onSettled: () => readAgain(client),
  });
  return mutation;
}

async function saveStatus(
  entry: SavedAppointment,
  status: AppointmentStatus,
): Promise<SavedAppointment> {
  const version = versionOf(entry);
  const saved = await api.appointments.setStatus({ id: entry.id, version, status });
  noteChange(saved, version);
  return saved;
}

export type OutcomeChange = {
  entry: SavedAppointment;
  outcome: Outcome | null;
  /** For undo: the status to restore, because recording the outcome completed the entry. */
  undoesTo?: AppointmentStatus;
};

/** Records the outcome of an entry, which also completes it, and shows it at once; the toast offers Undo. */
export function useSetOutcome() {
  const client = useQueryClient();
  const zone = useZone();
  const mutation = useMutation({
    scope: oneAtATime,
    mutationFn: async ({ entry, outcome, undoesTo }: OutcomeChange) => {
      const version = versionOf(entry);
      const saved = await api.appointments.setOutcome({ id: entry.id, version, outcome });
      noteChange(saved, version);
      if (!undoesTo || undoesTo === saved.status) return saved;
      return saveStatus(saved, undoesTo);
    },
    onMutate: async ({ entry, outcome }) => {
      await stopReading(client);
      changeShown(client, entry.id, (shown) => ({ ...shown, outcome }));
    },
    onSuccess: (saved, { entry, outcome, undoesTo }) => {
      changeShown(client, saved.id, () => saved);
      const before = settable(entry.status);
      const undo = () =>
        mutation.mutate({ entry: saved, outcome: entry.outcome, undoesTo: before! });
      const text = outcome === null ? words.outcomeTaken : words.outcomeNoted(outcome);
      tellUpdated(text, before && !undoesTo ? undo : null);
    },
    onError: (error, { entry }) => {
      changeShown(
        client,
        entry.id,
        (shown) => currentOf(error) ?? { ...shown, outcome: entry.outcome },
      );
      tellFailed(words.updateFailed, refusalText(error, zone));
    },
    onSettled: () => readAgain(client),
  });
  return mutation;
}

/** Deletes an entry permanently and removes it from the shown entries. */
export function useRemoveEntry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.appointments.remove({ id }),
    onSuccess: ({ id }) => {
      changeShown(client, id, () => null);
      showToast({ title: words.deleted, variant: "success" });
    },
    onError: (error, id) => {
      if (!isGone(error)) return tellFailed(words.deletionFailed, messageOf(error));
      changeShown(client, id, () => null);
      showToast({ title: messageOf(error), variant: "success" });
    },
    onSettled: () => readAgain(client),
  });
}

/** The status if it can be set again; null for one that only older data has. */
function settable(status: string): AppointmentStatus | null {
  return appointmentStatuses.find((known) => known === status) ?? null;
}

function tellUpdated(text: string, undo: (() => void) | null): void {
  const action = undo && { action: { label: words.undo, run: undo } };
  showToast({ title: words.updated, text, variant: "success", ...action });
}

function tellFailed(title: string, text: string): void {
  showToast({ title, text, variant: "destructive" });
}
