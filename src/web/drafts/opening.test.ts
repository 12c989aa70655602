import { expect, test } from "vitest";
import { openWith } from "./opening.ts";
import { fieldsOf } from "#web/ui/form/shape.ts";

const shape = { city: "", notes: "", tags: [""], isRefinance: false };
const rules = { shape, fields: fieldsOf(shape) };
const stored = { city: "Troy", notes: "", tags: ["cash"], isRefinance: false };
const start = { version: 3, values: stored };
const draft = { at: 1_000, id: "x", version: 3, wasSent: false, base: stored, values: stored };

test("a form without a draft opens with the record's values", () => {
  expect(openWith(rules, start, null)).toEqual({
    values: stored,
    differences: [],
    restoredAt: null,
  });
});

test("unsaved input is restored", () => {
  const values = { ...stored, notes: "half" };
  expect(openWith(rules, start, { ...draft, values })).toEqual({
    values,
    differences: [],
    restoredAt: 1_000,
  });
});

test("a draft older than its record is merged with it", () => {
  const base = { ...stored, city: "Albany", tags: [] };
  const values = { ...base, notes: "half", tags: ["mine"] };
  expect(openWith(rules, start, { ...draft, version: 2, base, values })).toEqual({
    values: { ...stored, notes: "half", tags: ["mine"] },
    differences: [
      { field: "city", theirs: "Troy", mine: "Albany", isBoth: false },
      { field: "tags", theirs: ["cash"], mine: ["mine"], isBoth: true },
    ],
    restoredAt: 1_000,
  });
});

test("a draft with only saved values is not shown as restored", () => {
  const before = { ...stored, city: "Albany" };
  const { restoredAt } = openWith(rules, start, { ...draft, version: 2, base: before });
  expect(restoredAt).toBeNull();
});

test("values that don't fit the form are left out", () => {
  const values = { city: { deep: 1 }, notes: 7, tags: "no list", isRefinance: "yes", more: 1 };
  expect(openWith(rules, start, { ...draft, values }).values).toEqual({
    city: "",
    notes: "7",
    tags: [],
    isRefinance: false,
  });
});
