import { ownKey } from "#web/account/own-storage.ts";
import { session } from "#web/account/session.ts";

/** What was typed into a form and not saved yet. */
export type Draft = {
  /** When it was written, in milliseconds. */
  at: number;
  /** The id under which a new record was going to be saved. */
  id: string;
  /** The version of the record that the form began with; null for a new one. */
  version: number | null;
  /** A save was tried: its answer may have been lost, so that the record may be there already. */
  wasSent: boolean;
  /** The form as it began, and as it stands. */
  base: unknown;
  values: unknown;
};

const week = 7 * 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();
/**
 * The drafts whose form is open in this page, and where each is kept: only an open form may write its own, for the
 * person who opened it.
 */
const held = new Map<string, string | null>();
/** The one that may write once more, although its person is no longer signed in. */
let last: string | null = null;

/** The draft of a visitor's form: kept in this tab alone, and for those without an account too. */
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

/** Hears of drafts that come and go, in other tabs too. */
export function subscribeDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The draft as it is stored, for comparing; null when it is none, and while its form is open. */
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

/** What a stored text holds; null when it is too old for `now` or no form of ours wrote it. */
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

/** The draft of a form that opens. */
export function readDraft(name: string): Draft | null {
  return parseDraft(readText(name), Date.now());
}

/** Lets a form write its draft until it is closed or its draft is dropped; the answer closes it. */
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
 * Hears that the person is no longer signed in, while what the form holds can still be written; afterwards it writes
 * nothing more. A sign-out forgets right after this what a mere end of the session leaves for the next sign-in.
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

/** Keeps what an open form holds. */
export function writeDraft(name: string, draft: Draft): void {
  const key = held.get(name);
  if (!key || (last !== name && keyOf(name) !== key)) return;
  try {
    storageOf(name).setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that stores nothing, or is full, loses the safety net and not the form.
  }
}

/** Forgets a draft; its form writes no other. */
export function dropDraft(name: string): void {
  held.delete(name);
  eraseDraft(name);
}

/** Forgets a draft; its form, which is open, may write another. */
export function eraseDraft(name: string): void {
  const key = keyOf(name);
  try {
    if (key) storageOf(name).removeItem(key);
  } catch {
    // Nothing stored, nothing to forget.
  }
  tell();
}

/** Puts a dropped draft back. */
export function restoreDraft(name: string, text: string): void {
  const key = keyOf(name);
  try {
    if (key) storageOf(name).setItem(key, text);
  } catch {
    // As above.
  }
  tell();
}

/** Forgets what is too old, whoever left it here. */
function sweep(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.includes(":draft:") && !parseDraft(localStorage.getItem(key), Date.now()))
        localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
