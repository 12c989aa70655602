import { expect, test } from "vitest";
import { firstStyles } from "./first-styles.ts";

const page = `<!doctype html><html><head><title>T</title></head><body>
<main class="card wide:tall px-1.5"><h1>Hearthline</h1></main></body></html>`;

/** What a page keeps of a style sheet, without the base styles of every page. */
async function kept(css: string, { isAll = false, html = page } = {}): Promise<string> {
  const styles = await firstStyles(`${css}.card{--kept:1}`, html, { isAll });
  return styles.replace(".card{}", "");
}

test.each([
  ["a rule for a class it has", ".card{color:red}", ".card{color:red}"],
  ["no rule for a class it doesn't have", ".table{color:red}", ""],
  ["the selectors of a list that match it", ".card,.table,h1{color:red}", ".card,h1{color:red}"],
  ["a class with escaped characters", ".px-1\\.5{padding:1px}", ".px-1\\.5{padding:1px}"],
  ["a state of an element it has", ".card:hover{color:red}", ".card:hover{color:red}"],
  ["no rule for an element it doesn't have", "table{margin:0}", ""],
  ["the chosen theme's colors", ":root[data-theme=dark]{a:b}", ":root[data-theme=dark]{a:b}"],
  ["the focus style", ":focus-visible{outline:1px}", ":focus-visible{outline:1px}"],
  ["lines between rows", ":where(.divide-y>*){a:b}", ":where(.divide-y>*){a:b}"],
  [
    "the mark of a required field",
    ".after\\:content-x:after{a:b}",
    ".after\\:content-x:after{a:b}",
  ],
  [
    "one of our fonts",
    '@font-face{font-family:Newsreader;src:url("/a.woff2")}',
    '@font-face{font-family:Newsreader;src:url("/a.woff2")}',
  ],
  [
    "no font for characters that it doesn't contain",
    "@font-face{font-family:Newsreader;unicode-range:U+100-2BA}",
    "",
  ],
  [
    "a property that a rule reads",
    ".card{--a:1;--b:2;width:var(--a)}",
    ".card{--a:1;width:var(--a)}",
  ],
  ["no registered property that no rule reads", '@property --a{syntax:"*"}', ""],
])("a page keeps %s", async (_what, css, expected) => {
  expect(await kept(css)).toBe(expected);
});

test("only a page without other styles keeps the styles of elements that its script adds", async () => {
  expect(await kept(".toast{a:b}")).toBe("");
  expect(await kept(".toast{a:b}", { isAll: true })).toBe(".toast{a:b}");
});
