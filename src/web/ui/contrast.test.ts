import { expect, test } from "vitest";
import css from "./app.css?raw";

const tokens = readTokens(css);
const backgrounds = ["paper", "surface", "sunk"];
const texts = ["ink", "soft", "green", "brass", "clay", "sky"];

/** Text and its background: 4.5:1 (WCAG 1.4.3). */
const pairs = [
  ...backgrounds.flatMap((background) => texts.map((text) => [text, background])),
  ...["green", "brass", "clay", "sky"].flatMap((tone) => [
    [tone, `${tone}-wash`],
    ["ink", `${tone}-wash`],
    ["soft", `${tone}-wash`],
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

test.each(["light", "dark"] as const)("a field's border is visible, %s", (theme) => {
  for (const background of ["paper", "surface"])
    expect(contrast(tokens.edge![theme], tokens[background]![theme])).toBeGreaterThanOrEqual(3);
});

test("in the dark, cards and washes stand out from the ground", () => {
  const dark = (name: string) => tokens[name]!.dark;
  expect(luminance(dark("surface"))).toBeGreaterThan(luminance(dark("paper")));
  expect(contrast(dark("surface"), dark("paper"))).toBeGreaterThanOrEqual(1.2);
  for (const tone of ["green", "brass", "clay", "sky"])
    expect(contrast(dark(`${tone}-wash`), dark("paper"))).toBeGreaterThanOrEqual(1.2);
});

test("in the dark, what waits and what is refused differ in lightness, not only in hue", () => {
  expect(contrast(tokens.brass!.dark, tokens.clay!.dark)).toBeGreaterThanOrEqual(1.5);
});

/** A color token in both themes, as #rrggbb. */
type TokenColors = { light: string; dark: string };

/** The color tokens defined in app.css as light-dark(#…, #…). */
function readTokens(css: string): Record<string, TokenColors> {
  const found: Record<string, TokenColors> = {};
  const lines = css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  for (const [, name, light, dark] of lines) {
    if (name && light && dark) found[name] = { light, dark };
  }
  return found;
}

/** Relative luminance of an sRGB color (WCAG 2.2). */
function luminance(color: string): number {
  const part = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/** The contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
