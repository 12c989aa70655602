/** Values that none of our forms sends, as JSON source; some aren't strings at all. */
export const hostileValues: Record<string, Buffer> = Object.fromEntries(
  Object.entries({
    "the first half of a surrogate pair": '"x\\ud800"',
    "the second half of a surrogate pair": '"\\udc00x"',
    "a reversed surrogate pair": '"\\ude00\\ud83d"',
    NUL: '"a\\u0000b"',
    "NUL by itself": '"\\u0000"',
    "a path with a lone surrogate": '"/\\ud800"',
    "an address with a lone surrogate": '"x\\udfff@x.test"',
    "a number with NUL": '"+1 718 555 0142\\u0000"',
    "a very long text": JSON.stringify("x".repeat(100_000)),
    "an empty text": '""',
    "deeply nested lists": "[".repeat(2_000) + "]".repeat(2_000),
    "deeply nested objects": '{"a":'.repeat(2_000) + "1" + "}".repeat(2_000),
    "a list": '["x"]',
    "a list with a lone surrogate": '["x",{"y":"\\ud800"}]',
    "an object with a lone surrogate in a key": '{"\\ud800":"\\u0000"}',
    "an object with another prototype":
      '{"__proto__":{"toString":1},"constructor":{"prototype":1}}',
    "a number": "1e308",
    "a negative number": "-1",
    "an odd number": "1e-400",
    null: "null",
    "a boolean": "true",
    "an invalid timestamp": '"2026-02-31T25:61:61Z"',
    "a timestamp beyond all calendars": '"+275760-09-13T00:00:00.001Z"',
    "direction and combining marks": '"\\u202e%s%n${7*7}\\r\\nBcc: x@x.test"',
  }).map(([name, text]) => [name, Buffer.from(text)]),
);
hostileValues["bytes that are no UTF-8"] = Buffer.from([
  0x22, 0x78, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0x22,
]);

/** Path parameters that no browser would write. */
export const hostileEscapes: Record<string, string> = {
  "a lone surrogate": "%ED%A0%80",
  "a broken escape": "%E0%A4%A",
  "an empty escape": "%",
  "NUL, escaped twice": "%2500",
  "an escaped byte": "%FF",
  "a very long text": "x".repeat(4_000),
  "a trailing slash": "%2e%2e",
  "a list": "[]",
};

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
const place = "@@hostile@@";

/** One value of each kind, for requests with many fields. */
export const fewHostileValues = [
  "a reversed surrogate pair",
  "NUL",
  "deeply nested objects",
  "a list with a lone surrogate",
  "an object with a lone surrogate in a key",
  "an object with another prototype",
  "a number",
  "a timestamp beyond all calendars",
  "bytes that are no UTF-8",
];

/** Bodies with each of the values in each field in turn, at any depth, and as the whole body. */
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

/** Copies of the value, each with the mark in one of its places. */
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
