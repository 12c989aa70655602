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

/** A correction of a note while it is typed, and the version of the note that it was made from. */
export type CorrectionDraft = { version: number; text: string };

/** The unfinished correction of this tab; null when there is none, or what is stored cannot be read. */
export function readCorrection(owner: string, noteId: string): CorrectionDraft | null {
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(correctionKey(owner, noteId)) ?? "null",
    ) as Partial<CorrectionDraft> | null;
    const { version, text } = stored ?? {};
    return typeof version === "number" && typeof text === "string" ? { version, text } : null;
  } catch {
    return null;
  }
}

/** Keeps the correction in this tab until it is saved or given up (null). */
export function storeCorrection(
  owner: string,
  noteId: string,
  draft: CorrectionDraft | null,
): void {
  try {
    const key = correctionKey(owner, noteId);
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that stores nothing still saves the note.
  }
}

function correctionKey(owner: string, noteId: string): string {
  return ownKey(owner, `correction:${noteId}`);
}

function keyOf({ owner, contactId }: NotePlace): string {
  return ownKey(owner, `note:${contactId}`);
}

function isNote(stored: unknown): stored is NoteDraft {
  if (typeof stored !== "object" || stored === null) return false;
  const { id, text, isTried } = stored as Partial<NoteDraft>;
  return typeof id === "string" && typeof text === "string" && typeof isTried === "boolean";
}
