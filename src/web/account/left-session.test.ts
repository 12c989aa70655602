import { expect, test } from "vitest";
import { leftSessionIn } from "./left-session.ts";

/** A fake browser storage; when full, it keeps what it has and accepts nothing more. */
function storage(kept: Record<string, string> = {}, isFull = false) {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException("It is full.", "QuotaExceededError");
      items.set(key, text);
    },
    removeItem: (key: string) => void items.delete(key),
    size: () => items.size,
  } as unknown as Storage & { size: () => number };
}
const key = "hearthline-left-session";
function refusing(): Storage {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

test("the note is stored where all tabs can read it, and cleared there", () => {
  const [shared, own] = [storage(), storage()];
  const here = leftSessionIn([() => shared, () => own]);
  here.set("s1");
  expect(leftSessionIn([() => shared]).get()).toBe("s1");
  expect(own.size()).toBe(0);
  here.clear();
  expect(shared.size()).toBe(0);
  expect(here.get()).toBeNull();
});

test("when the shared storage is full, the note is kept in the tab and no older note is read", () => {
  const [full, own] = [storage({ [key]: "s1" }, true), storage()];
  const here = leftSessionIn([() => full, () => own]);
  here.set("s2");
  // As after a reload.
  expect(leftSessionIn([() => full, () => own]).get()).toBe("s2");
  here.clear();
  expect(here.get()).toBeNull();
});

test("when nothing can be stored, the page keeps the note in memory", () => {
  const here = leftSessionIn([refusing, () => storage({}, true)]);
  expect(here.get()).toBeNull();
  here.set("s1");
  expect(here.get()).toBe("s1");
  here.clear();
  expect(here.get()).toBeNull();
});
