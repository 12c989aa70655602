import { v7 as newId } from "uuid";
import { ownKey } from "#web/account/own-storage.ts";

/** An unsaved note. Every attempt uses the same id, so that it is stored once. */
export type NoteDraft = { id: string; text: string; isTried: boolean };

/** The note's author and contact. */
export type NotePlace = { owner: string; contactId: string };

/** An empty note. */
export function freshNote(): NoteDraft {
  return { id: newId(), text: "", isTried: false };
}

/** The note with a new text. If it was sent before, that may have arrived, so a new text becomes a new note. */
export function typedNote(note: NoteDraft, text: string): NoteDraft {
  return { id: note.isTried ? newId() : note.id, text, isTried: false };
}

/** This tab's unsaved note; null if there is none or it can't be read. */
export function readNote(place: NotePlace): NoteDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? "null");
    return isNote(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the note in this tab until it is added. */
export function storeNote(place: NotePlace, note: NoteDraft): void {
  try {
    if (note.text) sessionStorage.setItem(keyOf(place), JSON.stringify(note));
    else sessionStorage.removeItem(keyOf(place));
  } catch {
    // Without storage, the note can still be added.
  }
}

/** An unsaved correction of a note, and the version that it is based on. */
export type CorrectionDraft = { version: number; text: string };

/** This tab's unsaved correction; null if there is none or it can't be read. */
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

/** Stores the correction in this tab until it is saved or cancelled (null). */
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
    // Without storage, the correction can still be saved.
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
