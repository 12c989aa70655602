import { expect, test, vi } from "vitest";
import { bilingual, inSpanish, isSpanishLoaded, loadSpanish, spanishComesBy } from "./bilingual.ts";

const words = bilingual("words", { yes: "yes" });
const others = bilingual("others", { no: "no" });

test("Spanish loads once, on first use; until then, and for missing texts, English is used", async () => {
  const broken = vi.fn(() => Promise.reject(new Error("offline")));
  expect(await loadSpanish()).toBe(false);
  spanishComesBy(broken);
  expect(await loadSpanish()).toBe(false);
  expect([isSpanishLoaded(), inSpanish(words).yes]).toEqual([false, "yes"]);

  // The network is back.
  const load = vi.fn(async () => ({ spanishWords: { words: { yes: "sí" } } }));
  spanishComesBy(load);
  expect(load).not.toHaveBeenCalled();
  expect(await loadSpanish()).toBe(true);
  expect(await loadSpanish()).toBe(true);
  expect(load).toHaveBeenCalledOnce();
  expect([isSpanishLoaded(), inSpanish(words).yes]).toEqual([true, "sí"]);
  expect(inSpanish(others)).toEqual({ no: "no" });
});
