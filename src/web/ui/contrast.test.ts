import { expect, test } from "vitest";
import css from "./app.css?raw";
import { contrast, readTokens } from "./contrast.ts";

const tokens = readTokens(css);
const grounds = ["paper", "surface", "sunk"];
const texts = ["ink", "soft", "green", "brass", "clay", "sky"];

/** Text and its background: 4.5:1 (WCAG 1.4.3). */
const pairs = [
  ...grounds.flatMap((ground) => texts.map((text) => [text, ground])),
  ...["green", "brass", "clay", "sky"].flatMap((tone) => [
    [tone, `${tone}-wash`],
    ["ink", `${tone}-wash`],
  ]),
  ["on-green", "green"],
  ["on-green", "green-deep"],
  ["on-clay", "clay"],
  ["on-clay", "clay-deep"],
] as [string, string][];

test.each(["light", "dark"] as const)("every text meets AA on its ground, %s", (theme) => {
  const failing = pairs
    .map(([text, ground]) => ({
      pair: `${text} on ${ground}`,
      ratio: contrast(tokens[text]![theme], tokens[ground]![theme]),
    }))
    .filter(({ ratio }) => ratio < 4.5);
  expect(failing).toEqual([]);
});

test.each(["light", "dark"] as const)("a field's border is seen, %s", (theme) => {
  for (const ground of ["paper", "surface"])
    expect(contrast(tokens.edge![theme], tokens[ground]![theme])).toBeGreaterThanOrEqual(3);
});
