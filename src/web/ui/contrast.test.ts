import { expect, test } from "vitest";
import css from "./app.css?raw";
import { contrast, readTokens } from "./contrast.ts";

const tokens = readTokens(css);
const backgrounds = ["paper", "surface", "sunk"];
const texts = ["ink", "soft", "green", "brass", "clay", "sky"];

/** Text and its background: 4.5:1 (WCAG 1.4.3). */
const pairs = [
  ...backgrounds.flatMap((background) => texts.map((text) => [text, background])),
  ...["green", "brass", "clay", "sky"].flatMap((tone) => [
    [tone, `${tone}-wash`],
    ["ink", `${tone}-wash`],
  ]),
  ["on-green", "green"],
  ["on-green", "green-deep"],
  ["on-clay", "clay"],
  ["on-clay", "clay-deep"],
] as [string, string][];

test.each(["light", "dark"] as const)("every text meets AA on its background, %s", (theme) => {
  const failing = pairs
    .map(([text, background]) => ({
      pair: `${text} on ${background}`,
      ratio: contrast(tokens[text]![theme], tokens[background]![theme]),
    }))
    .filter(({ ratio }) => ratio < 4.5);
  expect(failing).toEqual([]);
});

test.each(["light", "dark"] as const)("a field's border is seen, %s", (theme) => {
  for (const background of ["paper", "surface"])
    expect(contrast(tokens.edge![theme], tokens[background]![theme])).toBeGreaterThanOrEqual(3);
});
