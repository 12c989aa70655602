import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetOwn, ownKey } from "#web/account/own-storage.ts";
import { session } from "#web/account/session.ts";
import {
  dropDraft,
  eraseDraft,
  holdDraft,
  parseDraft,
  readDraft,
  storedDraft,
  subscribeDrafts,
  visitDraftName,
  writeDraft,
} from "./drafts.ts";

const name = "draft:new:Lead";
const draft = { id: "1", version: null, wasSent: false, base: {}, values: { city: "Troy" } };
const now = () => ({ ...draft, at: Date.now() });

/** A storage whose keys are its own properties, as in a browser. */
function storage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}

function signIn(id: string | null) {
  const user = { id: id ?? "", email: "", name: "", emailVerified: true, phoneNumber: null };
  vi.spyOn(session, "get").mockReturnValue(
    id ? { status: "signed-in", user } : { status: "signed-out" },
  );
}

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("window", { addEventListener: () => {}, removeEventListener: () => {} });
  signIn("ana");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("only an open form writes its draft, and only for the signed-in person", () => {
  writeDraft(name, now());
  expect(readDraft(name)).toBeNull();
  const close = holdDraft(name);
  writeDraft(name, now());
  expect(readDraft(name)).toMatchObject(draft);
  signIn("ben");
  expect(readDraft(name)).toBeNull();
  signIn(null);
  writeDraft(name, { ...now(), id: "2" });
  signIn("ana");
  expect(readDraft(name)).toMatchObject(draft);
  close();
});

test("a draft is listed once its form is closed, until it is dropped", () => {
  const heard = vi.fn();
  const leave = subscribeDrafts(heard);
  const close = holdDraft(name);
  writeDraft(name, now());
  expect(storedDraft(name)).toBeNull();
  close();
  expect(storedDraft(name)).toContain("Troy");
  expect(heard).toHaveBeenCalled();
  dropDraft(name);
  expect(storedDraft(name)).toBeNull();
  leave();
});

test("a form can't write its draft again after dropping it, but can after erasing it", () => {
  const close = holdDraft(name);
  eraseDraft(name);
  writeDraft(name, now());
  expect(readDraft(name)).not.toBeNull();
  dropDraft(name);
  writeDraft(name, now());
  expect(readDraft(name)).toBeNull();
  close();
});

test("a draft expires after seven days, whoever it belongs to", () => {
  const at = Date.now() - 7 * 24 * 3_600_000 - 1;
  localStorage.setItem(ownKey("ana", name), JSON.stringify({ ...draft, at }));
  localStorage.setItem(ownKey("ben", name), JSON.stringify({ ...draft, at }));
  localStorage.setItem(
    ownKey("ben", "draft:edit:7"),
    JSON.stringify({ ...draft, at: at + 60_000 }),
  );
  expect(readDraft(name)).toBeNull();
  holdDraft("draft:new:Deal")();
  expect(Object.keys(localStorage)).toEqual([ownKey("ben", "draft:edit:7")]);
});

test.each([
  "",
  "{",
  "null",
  "7",
  "[]",
  '{"at":1}',
  '{"at":"now"}',
  JSON.stringify({ ...draft, at: 1, values: [] }),
  JSON.stringify({ ...draft, at: 1, id: 7 }),
])("%j is not a draft", (text) => {
  expect(parseDraft(text)).toBeNull();
});

test("a sign-out deletes all of one person's data and none of another's", () => {
  localStorage.setItem(ownKey("ana", name), "a");
  sessionStorage.setItem(ownKey("ana", "note"), "a");
  localStorage.setItem(ownKey("anabel", name), "b");
  localStorage.setItem("hearthline-theme", "dark");
  forgetOwn("ana");
  expect(Object.keys(localStorage)).toEqual([ownKey("anabel", name), "hearthline-theme"]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("a browser without storage keeps no drafts, and nothing else fails", () => {
  vi.stubGlobal("localStorage", undefined);
  const close = holdDraft(name);
  writeDraft(name, now());
  expect(readDraft(name)).toBeNull();
  dropDraft(name);
  close();
  expect(() => forgetOwn("ana")).not.toThrow();
});

test("a visitor's draft stays in its tab, a person's ends with the sign-out, and neither sees the other's", () => {
  const visit = visitDraftName("Appointment:leo");
  const write = () => {
    const close = holdDraft(visit);
    writeDraft(visit, now());
    close();
  };
  signIn(null);
  write();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(readDraft(visit)).toMatchObject(draft);
  signIn("ana");
  expect(readDraft(visit)).toBeNull();
  write();
  forgetOwn("ana");
  expect(readDraft(visit)).toBeNull();
  signIn(null);
  expect(readDraft(visit)).toMatchObject(draft);
  vi.stubGlobal("sessionStorage", storage());
  expect(readDraft(visit)).toBeNull();
});

test("no draft is stored before the session is known", () => {
  vi.spyOn(session, "get").mockReturnValue({ status: "loading" });
  const visit = visitDraftName("Appointment:leo");
  const close = holdDraft(visit);
  writeDraft(visit, now());
  close();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
