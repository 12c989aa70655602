import Beasties from "beasties";
import { parse } from "postcss";

/* Inlines the styles for the first paint into a prerendered page, so that it waits for one request less. */

/**
 * Font families that our own @font-face rules name: they are used through custom properties, which Beasties doesn't
 * read.
 */
const families =
  '@layer theme{html{font-family:"Instrument Sans","Instrument Sans Fallback","Newsreader","Newsreader Fallback"}}';

/** States that occur without the page's scripts: the theme, a guest, focus, what is selected or opened. */
const stateSelectors = [
  /data-guest/,
  /data-theme/,
  /^:focus-visible/,
  /^::(selection|backdrop|placeholder)/,
  /\[open\]/,
];
/** Selectors that Beasties can't look up in a page. */
const unreadSelectors = [/^:where\(\.divide-/, /^\.after\\:content-/];
/** What the landing page's own script adds and changes. */
const landingSelectors = [
  /\.toast/,
  /\[data-(menu|auth)/,
  /\[aria-(busy|pressed)/,
  /\[hidden\]/,
  /data-lower-bar/,
];

/** The part of a style sheet that a page needs; with `isAll` no other styles follow. */
export async function firstStyles(
  css: string,
  html: string,
  { isAll }: { isAll: boolean },
): Promise<string> {
  const beasties = new Beasties({
    external: false,
    inlineFonts: true,
    logLevel: "error",
    keyframes: "all",
    allowRules: [...stateSelectors, ...unreadSelectors, ...(isAll ? landingSelectors : [])],
  });
  const sheet = `<style>${families}${css}</style>`;
  const dressed = await beasties.process(html.replace("</head>", () => `${sheet}</head>`));
  const styles = /<style>([\s\S]*?)<\/style>/.exec(dressed)?.[1];
  if (!styles) throw new Error("a page wears nothing");
  return withoutUnused(styles.replace(families, ""));
}

/** Removes custom properties that no rule reads. */
function withoutUnused(css: string): string {
  const read = new Set(css.match(/(?<=var\()--[\w-]+/g));
  const root = parse(css);
  root.walkAtRules("property", (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
  root.walkDecls(/^--/, (value) => {
    if (!read.has(value.prop)) value.remove();
  });
  return root.toString();
}
