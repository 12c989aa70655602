import { StandardRPCJsonSerializer } from "@orpc/client/standard";
import { expect, test } from "vitest";
import { PlainJsonSerializer } from "./rpc-json.ts";

const at = new Date("2026-03-04T05:06:07.089Z");

test.each<[string, unknown]>([
  ["a page of rows", { contacts: [{ id: "1", tags: ["a"], createdAt: at }], nextCursor: null }],
  ["moments at every depth", [at, { at, list: [[at], { deep: { at } }] }]],
  ["an invalid moment", { at: new Date(Number.NaN) }],
  ["a moment alone", at],
  ["nothing", undefined],
  ["null", null],
  ["a text", "text"],
  ["a field that is undefined", { a: undefined, b: 1 }],
  ["undefined in a list", [1, undefined, at]],
  ["numbers that JSON does not know", { nan: Number.NaN, large: Infinity, at }],
  ["a bigint", { at, count: 12n }],
  ["a map and a set", { at, map: new Map([["a", at]]), set: new Set([1]) }],
  ["an address", { url: new URL("https://example.com/x"), at }],
  ["an object without a prototype", Object.assign(Object.create(null), { at })],
  [
    "an object of a class",
    {
      at,
      one: new (class One {
        x = at;
      })(),
    },
  ],
  ["a toJSON of its own", { at, toJSON: () => "else" }],
])("%s is written as the library writes it, and reads back the same", (_, data) => {
  const library = new StandardRPCJsonSerializer();
  const [json, meta, maps, blobs] = new PlainJsonSerializer().serialize(data);
  const expected = library.serialize(data);
  const onTheWire = (value: unknown) => JSON.stringify({ value });
  expect(onTheWire(json)).toBe(onTheWire(expected[0]));
  expect(meta.toSorted()).toEqual(expected[1].toSorted());
  expect([maps, blobs]).toEqual([[], []]);
  const { value } = JSON.parse(onTheWire(json)) as { value: unknown };
  const theirs = JSON.parse(onTheWire(expected[0])) as { value: unknown };
  expect(library.deserialize(value, meta)).toEqual(library.deserialize(theirs.value, expected[1]));
});
