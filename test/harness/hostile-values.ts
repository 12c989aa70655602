/** Values that no form of ours sends, as they stand in a JSON text; some are no text at all. */
export const hostileValues: Record<string, Buffer> = Object.fromEntries(
  Object.entries({
    "the first half of a character": '"x\\ud800"',
    "the second half of a character": '"\\udc00x"',
    "a character the wrong way around": '"\\ude00\\ud83d"',
    NUL: '"a\\u0000b"',
    "NUL by itself": '"\\u0000"',
    "a path with half a character": '"/\\ud800"',
    "an address with half a character": '"x\\udfff@x.test"',
    "a number with NUL": '"+1 718 555 0142\\u0000"',
    "a very long text": JSON.stringify("x".repeat(100_000)),
    "an empty text": '""',
    "many lists in each other": "[".repeat(2_000) + "]".repeat(2_000),
    "many objects in each other": '{"a":'.repeat(2_000) + "1" + "}".repeat(2_000),
    "a list": '["x"]',
    "a list with half a character": '["x",{"y":"\\ud800"}]',
    "an object with a half-character key": '{"\\ud800":"\\u0000"}',
    "an object with another prototype":
      '{"__proto__":{"toString":1},"constructor":{"prototype":1}}',
    "a number": "1e308",
    "a negative number": "-1",
    "an odd number": "1e-400",
    null: "null",
    "a truth": "true",
    "a moment that is none": '"2026-02-31T25:61:61Z"',
    "a moment beyond all calendars": '"+275760-09-13T00:00:00.001Z"',
    "directions and marks": '"\\u202e%s%n${7*7}\\r\\nBcc: x@x.test"',
  }).map(([name, text]) => [name, Buffer.from(text)]),
);
hostileValues["bytes that are no UTF-8"] = Buffer.from([
  0x22, 0x78, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0x22,
]);

/** What an address may say in the place of a parameter: no browser writes it so. */
export const hostileEscapes: Record<string, string> = {
  "half a character": "%ED%A0%80",
  "a broken escape": "%E0%A4%A",
  "an escape of nothing": "%",
  "an escape of NUL, twice escaped": "%2500",
  "an escape of a byte": "%FF",
  "a very long text": "x".repeat(4_000),
  "a slash at the end": "%2e%2e",
  "a list": "[]",
};

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
const place = "@@hostile@@";

/** Of the values one of each kind, where there are many places for them. */
export const fewHostileValues = [
  "a character the wrong way around",
  "NUL",
  "many objects in each other",
  "a list with half a character",
  "an object with a half-character key",
  "an object with another prototype",
  "a number",
  "a moment beyond all calendars",
  "bytes that are no UTF-8",
];

/** The bodies that say each of the values in the place of one field after the other, at any depth, and in its own place. */
export function* hostileBodies(
  body: Json,
  values = Object.keys(hostileValues),
): Generator<{ what: string; body: Buffer }> {
  for (const [path, changed] of placesIn(body)) {
    const [before = "", after = ""] = JSON.stringify(changed).split(`"${place}"`);
    for (const name of values)
      yield {
        what: `${path || "the body"}: ${name}`,
        body: Buffer.concat([Buffer.from(before), hostileValues[name]!, Buffer.from(after)]),
      };
  }
}

/** The value once for each of its places, with the mark there. */
function* placesIn(value: Json, path = ""): Generator<[path: string, changed: Json]> {
  yield [path, place];
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value))
    for (const [at, changed] of placesIn(inner, path ? `${path}.${name}` : name))
      yield [
        at,
        Array.isArray(value)
          ? value.map((item, index) => (String(index) === name ? changed : item))
          : { ...value, [name]: changed },
      ];
}
