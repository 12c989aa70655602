import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownKey } from "#web/account/own-storage.ts";
import { freshNote, readNote, storeNote, typedNote } from "./contact-note-draft.ts";

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const place = { owner: "ana", contactId: "ida" };

test("an unsaved note is restored with its id, only for its author and contact", () => {
  const note = typedNote(freshNote(), "Called, left a message.");
  storeNote(place, note);
  expect(readNote(place)).toEqual(note);
  expect(readNote({ ...place, owner: "ben" })).toBeNull();
  expect(readNote({ ...place, contactId: "leo" })).toBeNull();
});

test("a note keeps its id during typing, and gets a new one if it is changed after an attempt", () => {
  const first = typedNote(freshNote(), "Called");
  expect(typedNote(first, "Called twice").id).toBe(first.id);
  const tried = { ...first, isTried: true };
  const other = typedNote(tried, "Called twice");
  expect(other.id).not.toBe(first.id);
  expect(other).toMatchObject({ text: "Called twice", isTried: false });
});

test("an empty note is not stored", () => {
  storeNote(place, typedNote(freshNote(), "x"));
  storeNote(place, freshNote());
  expect(stored.size).toBe(0);
});

test("an unsaved note is stored where a sign-out deletes it", () => {
  storeNote(place, typedNote(freshNote(), "x"));
  expect([...stored.keys()]).toEqual([ownKey("ana", "note:ida")]);
});

test.each(["{", "null", "5", "{}", '{"id":1,"text":"x","isTried":false}'])(
  "the stored value %s is not a note",
  (text) => {
    stored.set("hearthline:ana:note:ida", text);
    expect(readNote(place)).toBeNull();
  },
);

test("a browser without storage does not fail", () => {
  vi.stubGlobal("sessionStorage", undefined);
  storeNote(place, typedNote(freshNote(), "x"));
  expect(readNote(place)).toBeNull();
});
