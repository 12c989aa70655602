import { ownKey } from "#web/account/own-storage.ts";
import { session } from "#web/account/session.ts";

/** Unsaved input of a form. */
export type Draft = {
  /** When it was written, in milliseconds. */
  at: number;
  /** The id for saving a new record. */
  id: string;
  /** The version of the record when the form opened; null for a new record. */
  version: number | null;
  /** Whether a save was sent. Its answer may have been lost, so the record may already exist. */
  wasSent: boolean;
  /** The form's initial values, and its current ones. */
  base: unknown;
  values: unknown;
};

const week = 7 * 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();
/**
 * The drafts of forms that are open in this page, with their storage keys. Only an open form may write its own draft,
 * for the person who opened it.
 */
const held = new Map<string, string | null>();
/** The draft that may be written one last time, although its person is no longer signed in. */
let last: string | null = null;

/** The name of a draft on visitors' pages. It is stored only in this tab, and needs no account. */
export const visitDraftName = (about: string): string => `${visits}${about}`;
const visits = "draft:visit:";
const visitor = "visitor";

function keyOf(name: string): string | null {
  const state = session.get();
  if (state.status === "signed-in") return ownKey(state.user.id, name);
  return name.startsWith(visits) && state.status !== "loading" ? ownKey(visitor, name) : null;
}

const storageOf = (name: string): Storage =>
  name.startsWith(visits) ? sessionStorage : localStorage;

function tell() {
  for (const listener of listeners) listener();
}

/** Calls the listener when drafts are added or removed, in other tabs too. */
export function subscribeDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** A draft's stored text, for comparing; null if there is no valid draft or its form is open. */
export function storedDraft(name: string): string | null {
  const text = held.has(name) ? null : readText(name);
  return parseDraft(text, Date.now()) && text;
}

function readText(name: string): string | null {
  const key = keyOf(name);
  try {
    return key && storageOf(name).getItem(key);
  } catch {
    return null;
  }
}

/** The draft in a stored text; null if it is too old at `now` or not a draft. */
export function parseDraft(text: string | null, now = 0): Draft | null {
  try {
    const draft = JSON.parse(text ?? "null") as Partial<Draft> | null;
    if (typeof draft?.at !== "number" || now - draft.at > week) return null;
    if (typeof draft.id !== "string" || !isObject(draft.values)) return null;
    const version = typeof draft.version === "number" ? draft.version : null;
    const { at, id, base, values } = draft;
    return { at, id, version, wasSent: draft.wasSent === true, base, values };
  } catch {
    return null;
  }
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The draft for a form that is opening. */
export function readDraft(name: string): Draft | null {
  return parseDraft(readText(name), Date.now());
}

/** Lets a form write its draft until the returned function is called or the draft is dropped. */
export function holdDraft(name: string): () => void {
  held.set(name, keyOf(name));
  sweep();
  tell();
  return () => {
    held.delete(name);
    tell();
  };
}

/**
 * Calls `write` one last time when the person is no longer signed in; after that, the draft can't be written. A
 * sign-out then deletes the draft, while an expired session keeps it for the next sign-in.
 */
export function onLastWrite(name: string, write: () => void): () => void {
  return session.subscribe(({ status }) => {
    if (status === "signed-in" || !held.has(name) || held.get(name) === keyOf(name)) return;
    last = name;
    write();
    last = null;
    held.delete(name);
  });
}

/** Stores an open form's draft. */
export function writeDraft(name: string, draft: Draft): void {
  const key = held.get(name);
  if (!key || (last !== name && keyOf(name) !== key)) return;
  try {
    storageOf(name).setItem(key, JSON.stringify(draft));
  } catch {
    // If storage is disabled or full, there is no draft, but the form still works.
  }
}

/** Deletes a draft; its form can't write another. */
export function dropDraft(name: string): void {
  held.delete(name);
  eraseDraft(name);
}

/** Deletes a draft; its open form may write another. */
export function eraseDraft(name: string): void {
  const key = keyOf(name);
  try {
    if (key) storageOf(name).removeItem(key);
  } catch {
    // If storage is disabled, there is nothing to delete.
  }
  tell();
}

/** Restores a dropped draft. */
export function restoreDraft(name: string, text: string): void {
  const key = keyOf(name);
  try {
    if (key) storageOf(name).setItem(key, text);
  } catch {
    // As above.
  }
  tell();
}

/** Deletes expired drafts of all people. */
function sweep(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.includes(":draft:") && !parseDraft(localStorage.getItem(key), Date.now()))
        localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
