import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Remembered, tabMemory } from "./talk-memory.ts";

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const talk: Remembered = {
  talkId: "1",
  secret: "s",
  draft: "On Tues",
  tried: { turnId: "2", text: "Hello", spoken: false },
};

test("a conversation is restored only for the same professional", () => {
  tabMemory("ana").write(talk);
  expect(tabMemory("ana").read()).toEqual(talk);
  expect(tabMemory("ben").read()).toBeNull();
});

test.each([
  "{",
  "null",
  "5",
  "{}",
  '{"talkId":"1","secret":5,"draft":"","tried":null}',
  '{"talkId":"1","secret":null,"draft":"","tried":{}}',
])("unreadable storage counts as no conversation: %s", (text) => {
  stored.set("hearthline-talk:ana", text);
  expect(tabMemory("ana").read()).toBeNull();
});

test("works without browser storage", () => {
  vi.stubGlobal("sessionStorage", undefined);
  tabMemory("ana").write(talk);
  expect(tabMemory("ana").read()).toBeNull();
});
