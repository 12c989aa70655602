import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { areKeysOn, commandKey, hearKeys, switchKeys } from "./hear-keys.ts";

type Pressed = Partial<
  Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing">
> & { in?: string };

let listen: ((event: KeyboardEvent) => void) | null;
const heard: string[] = [];
let stop: () => void;
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("addEventListener", (_: string, run: typeof listen) => (listen = run));
  vi.stubGlobal("removeEventListener", (_: string, run: typeof listen) => {
    if (listen === run) listen = null;
  });
  heard.length = 0;
  stop = hearKeys((key) => heard.push(key));
});
afterEach(() => vi.unstubAllGlobals());

/** Presses a key and returns what was reported and whether the browser's default was prevented. */
function press(key: string, { in: place, ...how }: Pressed = {}) {
  const preventDefault = vi.fn();
  const target = { closest: (selector: string) => (place && selector.includes(place) ? {} : null) };
  listen!({ key, target, preventDefault, ...how } as unknown as KeyboardEvent);
  return { heard: heard.splice(0), isTaken: preventDefault.mock.calls.length > 0 };
}

const nothing = { heard: [], isTaken: false };

test.each([{ ctrlKey: true }, { metaKey: true }])("K opens the palette with %j", (how) => {
  expect(press("k", how)).toEqual({ heard: [commandKey], isTaken: true });
  expect(press("K", how)).toEqual({ heard: [commandKey], isTaken: true });
  expect(press("k", { ...how, in: "input" })).toEqual({ heard: [commandKey], isTaken: true });
  expect(press("k", { ...how, shiftKey: true })).toEqual(nothing);
  expect(press("k", { ...how, altKey: true })).toEqual(nothing);
  expect(press("c", how)).toEqual(nothing);
});

test("single keys are reported, and only the slash prevents the browser's default", () => {
  expect(press("g")).toEqual({ heard: ["g"], isTaken: false });
  expect(press("?", { shiftKey: true })).toEqual({ heard: ["?"], isTaken: false });
  expect(press("/")).toEqual({ heard: ["/"], isTaken: true });
  for (const key of ["Enter", "F5", "Tab"]) expect(press(key), key).toEqual(nothing);
});

test("single keys are ignored in text fields, dialogs and menus, and during composition", () => {
  for (const place of [
    "input",
    "textarea",
    "select",
    "[contenteditable]",
    "[role=menu]",
    "[role=dialog]",
  ])
    expect(press("/", { in: place }), place).toEqual(nothing);
  expect(press("a", { isComposing: true })).toEqual(nothing);
  expect(press("@", { altKey: true })).toEqual(nothing);
});

test("single keys can be switched off; the palette's keys stay", () => {
  switchKeys(false);
  expect(areKeysOn()).toBe(false);
  expect(press("g")).toEqual(nothing);
  expect(press("k", { ctrlKey: true }).heard).toEqual([commandKey]);
  switchKeys(true);
  expect(press("g").heard).toEqual(["g"]);
});

test("without storage, single keys stay on", () => {
  vi.stubGlobal("localStorage", undefined);
  switchKeys(false);
  expect(areKeysOn()).toBe(true);
});

test("nothing is reported after stopping", () => {
  stop();
  expect(listen).toBeNull();
});
