import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { v7 as newId } from "uuid";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import type { Today, TodayItem } from "#contract/overview/morning.ts";
import type { Outcome } from "#domain/appointments/outcomes.ts";
import { useSetOutcome, useSetStatus } from "#web/appointments/entry/entry-saves.ts";
import { api, queries } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { nameOf } from "#web/contacts/contact/name-of.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { todayWords as words } from "./messages.ts";

/** A row's React key. */
export function keyOf({ rule, entry, contact }: TodayItem): string {
  return `${rule} ${entry?.id ?? contact!.id}`;
}

/** The rules whose rows are marked as done by a note in the contact's timeline. */
export type NotedRule = keyof typeof words.notes;

/** An item about a contact that waits to be answered or called. */
export type NotedItem = TodayItem & { rule: NotedRule; contact: NonNullable<TodayItem["contact"]> };

/** Whether an item is one of those. */
export function isNoted(item: TodayItem): item is NotedItem {
  return item.rule in words.notes && item.contact !== null;
}

/** What changes when the same row is listed again for another reason. */
const stampOf = ({ entry, at }: TodayItem) => entry?.version ?? at?.getTime() ?? 0;

/**
 * The one-click actions of a row. The row disappears at once, and comes back with the reloaded list if the save fails
 * or is undone.
 */
export function useTodayActs() {
  const client = useQueryClient();
  const { mutate: setStatus } = useSetStatus();
  const { mutate: setOutcome } = useSetOutcome();
  const list = queries.overview.today.queryKey();
  // Rows that were removed, with the version that they showed. Saves are sent one after the other and each reloads
  // the list. Without this map, a reload would bring back rows whose saves are still pending, and lose the focus.
  const [gone, setGone] = useState<ReadonlyMap<string, number>>(() => new Map());

  function bringBack(item: TodayItem) {
    setGone((before) => new Map([...before].filter(([key]) => key !== keyOf(item))));
    void client.invalidateQueries({ queryKey: list });
  }

  function takeOut(item: TodayItem) {
    setGone((before) => new Map(before).set(keyOf(item), stampOf(item)));
    void client.cancelQueries({ queryKey: list });
    client.setQueryData<Today>(
      list,
      (before) =>
        before && { ...before, items: before.items.filter((one) => keyOf(one) !== keyOf(item)) },
    );
  }

  const { mutate: takeBack } = useMutation({
    mutationFn: ({ item, noteId }: { item: NotedItem; noteId: string }) =>
      api.contacts.removeNote({ id: item.contact.id, noteId }),
    onSuccess: (_, { item }) => bringBack(item),
    onError: (error) => tellFailed(words.notUndone, error),
  });
  const { mutate: addNote } = useMutation({
    mutationFn: ({ item, noteId }: { item: NotedItem; noteId: string }) =>
      api.contacts.addNote({ id: item.contact.id, noteId, text: words.notes[item.rule] }),
    onSuccess: (_, { item, noteId }) =>
      showToast({
        title: words.marked,
        text: words.markedText(nameOf(item.contact)),
        variant: "success",
        action: { label: words.undo, run: () => takeBack({ item, noteId }) },
      }),
    onError: (error, { item }) => {
      bringBack(item);
      tellFailed(words.notMarked, error);
    },
  });

  return {
    /** Whether a row was removed by a click. If that was undone or the entry changed since, its version differs. */
    isGone: (item: TodayItem) => gone.get(keyOf(item)) === stampOf(item),
    markDone(item: TodayItem, entry: SavedAppointment) {
      takeOut(item);
      setStatus({ entry, status: "Completed" }, { onError: () => bringBack(item) });
    },
    noteOutcome(item: TodayItem, entry: SavedAppointment, outcome: Outcome) {
      takeOut(item);
      setOutcome({ entry, outcome }, { onError: () => bringBack(item) });
    },
    /** Records in the contact's timeline that it was answered or called. */
    noteDone(item: NotedItem) {
      takeOut(item);
      addNote({ item, noteId: newId() });
    },
  };
}

function tellFailed(title: string, error: unknown): void {
  showToast({ title, text: messageOf(error), variant: "destructive" });
}
