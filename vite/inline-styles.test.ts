import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inlineStyles, neededStyles } from "./inline-styles.ts";

describe("of a style sheet a page keeps", () => {
  const page = `<main class="card wide:tall px-1.5 a&gt;b"><h1>Hearthline</h1></main>
    <script type="module">document.body.classList.add("is-shown")</script>`;
  test.each([
    ["a rule whose class it has", ".card{color:red}", ".card{color:red}"],
    ["none whose class it has not", ".table{color:red}", ""],
    ["of a list what it can use", ".card,.table,h1{color:red}", ".card,h1{color:red}"],
    ["a class that its script gives", ".is-shown{opacity:1}", ".is-shown{opacity:1}"],
    ["none of another script's", ".is-hidden{opacity:0}", ""],
    [
      "a class written with escapes",
      ".px-1\\.5{padding:1px}.wide\\:tall{height:9px}.a\\>b{color:red}",
      ".px-1\\.5{padding:1px}.wide\\:tall{height:9px}.a\\>b{color:red}",
    ],
    ["none that needs two of which one is missing", ".card .table{color:red}", ""],
    [
      "a class that must not be there",
      ".card:not(.table){color:red}",
      ".card:not(.table){color:red}",
    ],
    ["an element that it has", "main>h1{margin:0}", "main>h1{margin:0}"],
    ["no element that it has not", "table{margin:0}main td{margin:0}", ""],
    ["one of several elements", ":is(h1,h2){margin:0}", ":is(h1,h2){margin:0}"],
    ["none of a field without having one", "::placeholder{color:red}", ""],
    [
      "attributes as they are",
      '[type="x"],.card[data-a="},b"]{margin:0}',
      '[type="x"],.card[data-a="},b"]{margin:0}',
    ],
    ["statements", "@layer base, components;", "@layer base, components;"],
    [
      "a font as it is",
      '@font-face{font-family:"a";src:url("/a.woff2")}',
      '@font-face{font-family:"a";src:url("/a.woff2")}',
    ],
    [
      "a font for letters that it has",
      "@font-face{font-family:a;unicode-range:U+100-2BA,U+??}",
      "@font-face{font-family:a;unicode-range:U+100-2BA,U+??}",
    ],
    ["none for letters that it has not", "@font-face{a:b;unicode-range:U+100-2BA,U+1E??}", ""],
    [
      "what is left inside a condition",
      "@media (width>1px){.card{a:b}.table{a:b}}",
      "@media (width>1px){.card{a:b}}",
    ],
    [
      "no empty condition",
      "@media (width>1px){@supports (a:b){.table{a:b}}}.card{a:b}",
      ".card{a:b}",
    ],
    ["no comment between rules", "/* .card{} */.card{a:b}", ".card{a:b}"],
    ["strings with braces", '.card{content:"}{;"}.table{a:b}', '.card{content:"}{;"}'],
    [
      "the keyframes that a rule names",
      ".card{animation:rise 1s}@keyframes rise{to{a:b}}",
      ".card{animation:rise 1s}@keyframes rise{to{a:b}}",
    ],
    ["no other keyframes", ".card{a:b}@keyframes fall{to{a:b}}", ".card{a:b}"],
    [
      "a property that a rule reads",
      ":root{--a:1;--b:2}.card{width:var(--a)}",
      ":root{--a:1;}.card{width:var(--a)}",
    ],
    ["no registered one that nobody reads", '@property --a{syntax:"*"}.card{a:b}', ".card{a:b}"],
    [
      "a registered one that somebody reads",
      '@property --a{syntax:"*"}.card{width:var(--a)}',
      '@property --a{syntax:"*"}.card{width:var(--a)}',
    ],
  ])("%s", (_what, css, kept) => {
    expect(neededStyles(css, page)).toBe(kept);
  });

  test("what only fields are made of, where it has one", () => {
    expect(neededStyles("::placeholder{color:red}", "<input>")).toBe("::placeholder{color:red}");
  });
});

describe("a built page", () => {
  async function site(html: string): Promise<{ folder: string } & AsyncDisposable> {
    const folder = await mkdtemp(join(tmpdir(), "hearthline-styles-"));
    await mkdir(join(folder, "assets"));
    await writeFile(join(folder, "assets", "root-1.css"), ".card{width:$&px}.table{a:b}");
    await writeFile(join(folder, "index.html"), html);
    return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
  }

  test("wears what it needs in place of the link, sign for sign", async () => {
    await using built = await site(
      '<head><link rel="stylesheet" href="/assets/root-1.css"/></head><p class="card">',
    );
    await inlineStyles(built.folder, "index.html", { isAll: true });
    expect(await readFile(join(built.folder, "index.html"), "utf8")).toBe(
      '<head><style>.card{width:$&px}</style></head><p class="card">',
    );
  });

  test("that goes on to draw more wears the same, and the whole sheet comes behind it", async () => {
    await using built = await site(
      '<head><link rel="stylesheet" href="/assets/root-1.css"/></head><p class="card">',
    );
    await inlineStyles(built.folder, "index.html", { isAll: false });
    expect(await readFile(join(built.folder, "index.html"), "utf8")).toBe(
      "<head><style>.card{width:$&px}</style>" +
        '<link rel="stylesheet" href="/assets/root-1.css" media="print"/></head><p class="card">',
    );
  });

  test("that names no style sheet ends the build", async () => {
    await using built = await site('<p class="card">');
    await expect(inlineStyles(built.folder, "index.html", { isAll: true })).rejects.toThrow(
      "names no style sheet",
    );
  });
});
