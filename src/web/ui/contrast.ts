/** A color token in both themes, as #rrggbb. */
export type TokenColours = { light: string; dark: string };

/** The color tokens written in app.css as light-dark(#…, #…). */
export function readTokens(css: string): Record<string, TokenColours> {
  const found: Record<string, TokenColours> = {};
  const lines = css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  for (const [, name, light, dark] of lines) {
    if (name && light && dark) found[name] = { light, dark };
  }
  return found;
}

/** Relative luminance of an sRGB color (WCAG 2.2). */
function luminance(colour: string): number {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/** The contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
