import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handToastOver, takeHandedOverToast } from "./handover.ts";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("a toast is handed over to the next page, once", () => {
  const toast = {
    title: "Account Created",
    text: "Check your email.",
    variant: "success",
  } as const;
  handToastOver(toast);
  expect(takeHandedOverToast()).toEqual(toast);
  expect(takeHandedOverToast()).toBeNull();
});

test("without storage, nothing is handed over, and nothing fails", () => {
  vi.stubGlobal("sessionStorage", undefined);
  handToastOver({ title: "lost" });
  expect(takeHandedOverToast()).toBeNull();
});
