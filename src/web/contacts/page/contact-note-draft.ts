import { v7 as newId } from "uuid";
import { ownKey } from "#web/account/own-storage.ts";

/** A note while it is written. It keeps its id through every attempt, so that it is stored once. */
export type NoteDraft = { id: string; text: string; isTried: boolean };

/** Whose note it is, and about whom. */
export type NotePlace = { owner: string; contactId: string };

/** Nothing written yet. */
export function freshNote(): NoteDraft {
  return { id: newId(), text: "", isTried: false };
}

/** The note with other words. An attempt before may have arrived after all: other words are another note. */
export function typedNote(note: NoteDraft, text: string): NoteDraft {
  return { id: note.isTried ? newId() : note.id, text, isTried: false };
}

/** The half-written note of this tab; null when there is none, or what is stored cannot be read. */
export function readNote(place: NotePlace): NoteDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? "null");
    return isNote(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps the note in this tab until it is added. */
export function storeNote(place: NotePlace, note: NoteDraft): void {
  try {
    if (note.text) sessionStorage.setItem(keyOf(place), JSON.stringify(note));
    else sessionStorage.removeItem(keyOf(place));
  } catch {
    // A browser that stores nothing still adds the note.
  }
}

function keyOf({ owner, contactId }: NotePlace): string {
  return ownKey(owner, `note:${contactId}`);
}

function isNote(stored: unknown): stored is NoteDraft {
  if (typeof stored !== "object" || stored === null) return false;
  const { id, text, isTried } = stored as Partial<NoteDraft>;
  return typeof id === "string" && typeof text === "string" && typeof isTried === "boolean";
}
