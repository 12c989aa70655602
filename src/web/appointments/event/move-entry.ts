import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { whenSchema } from "#domain/appointments/event.ts";
import { minuteOf } from "#domain/kernel/clock-time.ts";
import type { Day } from "#domain/kernel/day.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { instantOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { api } from "#web/client/api.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import {
  changeShown,
  noteChange,
  oneAtATime,
  readAgain,
  stopReading,
  versionOf,
} from "../entry/cached-entries.ts";
import { entryName } from "../entry/entry-name.ts";
import { brokenRulesOf, currentOf, freeTimesOf, refusalText } from "../entry/refusals.ts";
import { moveWords as words } from "./event-messages.ts";
import { dayAndTime } from "./when-values.ts";

/** The time to move to, as wall-clock time in a zone. */
export type When = z.output<typeof whenSchema>;

/** A move of an entry to another time. */
export type Move = {
  entry: SavedAppointment;
  when: When;
  /** Moves it even though it breaks the professional's own rules. */
  despiteRules?: boolean;
  isUndo?: boolean;
};

const moving = ["move-entry"];

/**
 * Moves entries and shows it at once. After success, the toast offers Undo; a refused entry goes back. If the refusal
 * needs a choice (free times, own rules), the caller asks instead of a toast.
 */
export function useMoveEntry() {
  const client = useQueryClient();
  const zone = useZone();
  const mutation = useMutation({
    mutationKey: moving,
    scope: oneAtATime,
    mutationFn: async ({ entry, when, despiteRules = false }: Move) => {
      const version = versionOf(entry);
      const saved = await api.appointments.move({ id: entry.id, version, when, despiteRules });
      noteChange(saved, version);
      return saved;
    },
    onMutate: async ({ entry, when }) => {
      await stopReading(client);
      const appointmentTime = momentOf(zone, when);
      // A time that the clocks skip cannot be shown; the server refuses it.
      if (appointmentTime)
        changeShown(client, entry.id, (shown) => ({
          ...shown,
          appointmentTime,
          durationMinutes: when.durationMinutes,
        }));
    },
    onSuccess: (saved, { entry, isUndo }) => {
      const back = { ...whenOf(zone, entry), durationMinutes: entry.durationMinutes };
      showToast({
        title: words.moved,
        text: `${entryName(saved)}, ${momentText(saved.appointmentTime, zone)}`,
        variant: "success",
        ...(!isUndo && {
          action: {
            label: words.undo,
            run: () =>
              mutation.mutate({ entry: saved, when: back, despiteRules: true, isUndo: true }),
          },
        }),
      });
    },
    onError: (error, { entry, isUndo }) => {
      const { appointmentTime, durationMinutes } = entry;
      changeShown(
        client,
        entry.id,
        (shown) => currentOf(error) ?? { ...shown, appointmentTime, durationMinutes },
      );
      if (isUndo || !isQuestion(error))
        showToast({ title: words.failed, text: refusalText(error, zone), variant: "destructive" });
    },
    onSettled: () => {
      // While another move is in flight, reloading would briefly put that entry back.
      if (client.isMutating({ mutationKey: moving }) === 1) readAgain(client);
    },
  });
  return mutation;
}

/** Whether the person can resolve a refusal with a choice. */
export function isQuestion(error: unknown): boolean {
  return freeTimesOf(error) !== null || brokenRulesOf(error) !== null;
}

function whenOf(zone: ZoneRules, { appointmentTime }: SavedAppointment) {
  return { ...dayAndTime(zone, appointmentTime), timeZone: zone.zone };
}

function momentOf(zone: ZoneRules, { day, time }: When): Date | null {
  const minute = minuteOf(time);
  return minute === null ? null : instantOf(zone, { day: day as Day, minute });
}
