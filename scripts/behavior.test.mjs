import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { linksIn, pathsIn, rowsIn, slugsIn, straysIn } from "./behavior.mjs";
import { at } from "./project.mjs";

const folder = at("docs", "behavior");
const pages = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), "utf8"),
}));
const rows = JSON.parse(readFileSync(at("test", "rows.json"), "utf8"));

test("a heading becomes the slug that links use", () => {
  expect(slugsIn("# A page\n\n## Who asks, and what's told\n\n```\n# no heading\n```\n")).toEqual([
    "a-page",
    "who-asks-and-whats-told",
  ]);
});

test("finds paths in backticks, from the root of the repository", () => {
  expect(pathsIn("`src/web/ui` and `bin`, but `a/b`, `npm test` and `./data`")).toEqual([
    "src/web/ui",
    "bin",
  ]);
});

test("every row has a rule and numbers its checks if it has several", () => {
  const unfit = Object.entries(rows).filter(([, { checks, rule }]) => {
    const numbers = (rule.match(/\(\d+\)/g) ?? []).map((text) => Number(text.slice(1, -1)));
    const expected = checks === 1 ? [] : Array.from({ length: checks }, (_, at) => at + 1);
    return rule === "" || numbers.join() !== expected.join();
  });
  expect(unfit.map(([row]) => row)).toEqual([]);
});

test("every row is named on a page of docs/behavior", () => {
  const named = new Set(pages.flatMap(({ text }) => rowsIn(text)));
  expect(Object.keys(rows).filter((row) => !named.has(row))).toEqual([]);
});

test("every row that a page names exists", () => {
  const unknown = pages.flatMap(({ name, text }) =>
    rowsIn(text)
      .filter((row) => !Object.hasOwn(rows, row))
      .map((row) => `${row} in ${name}`),
  );
  expect(unknown).toEqual([]);
});

test("every link in the docs and the README leads to a file and a heading that exist", () => {
  const docs = [...pagesOfDocs().filter((file) => file.endsWith(".md")), at("README.md")];
  const broken = docs.flatMap((page) =>
    linksIn(readFileSync(page, "utf8"))
      .filter((link) => !leadsSomewhere(page, link))
      .map((link) => `${link} in ${page}`),
  );
  expect(broken).toEqual([]);
});

test("every path that the map and the README name exists", () => {
  const missing = [at("README.md"), at("docs", "map.md")].flatMap((page) =>
    pathsIn(readFileSync(page, "utf8"))
      .filter((path) => !existsSync(at(path)))
      .map((path) => `${path} in ${page}`),
  );
  expect(missing).toEqual([]);
});

test("every heading that the source names exists on its page", () => {
  const broken = sourceFiles().flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/behavior\/([a-z]+\.md)#([\w-]+)/g)]
      .filter(([, page, slug]) => !leadsSomewhere(join(folder, page), `${page}#${slug}`))
      .map(([link]) => `${link} in ${file}`),
  );
  expect(broken).toEqual([]);
});

test.each([
  ["a section of a specification", ["SP", "EC §4"].join("")],
  ["a specification", ["the", "spec's own words"].join(" ")],
  ["what was decided about it", `(${["AMB", "12"].join("-")})`],
  ["a decision by its number", `(${["D", "6"].join("")})`],
  ["a row of a report", ["SECURITY", "row 5"].join(", ")],
])("finds %s, which no one can look up", (_, text) => {
  expect(straysIn(text)).toHaveLength(1);
});

test.each([
  "docs/decisions/018",
  "rows (CRM-048) too",
  "SECURITY DEFINER",
  "RFC 9110 §12",
  "VITE_SPEC_1",
])("allows %s", (text) => {
  expect(straysIn(text)).toEqual([]);
});

test("code, tests and docs cite only what is in the repository", () => {
  const files = [...sourceFiles(), ...pagesOfDocs(), at("README.md"), at(".env.example")];
  const cited = files.flatMap((file) =>
    straysIn(readFileSync(file, "utf8")).map((stray) => `${stray} in ${file}`),
  );
  expect(cited).toEqual([]);
});

test("every rule that the domain says is in SQL is there, and every trigger is described", () => {
  const schema = readFileSync(at("docs", "schema.sql"), "utf8");
  const said = new Set(sourceFiles().flatMap((file) => rulesInSql(readFileSync(file, "utf8"))));
  expect(
    [...said].filter((name) => !schema.includes(`${name}(`) && !isConstraint(schema, name)),
  ).toEqual([]);
  const byTriggers = schema.matchAll(/^CREATE TRIGGER .* EXECUTE FUNCTION ([\w.]+)\(/gm);
  expect(
    [...new Set([...byTriggers].map(([, name]) => name))].filter((name) => !said.has(name)),
  ).toEqual([]);
});

/** The names in a comment that starts with "In SQL (docs/schema.sql):". */
function rulesInSql(text) {
  const comments = text.match(/^\/\/ In SQL \(docs\/schema\.sql\):.*\n(?:\/\/.*\n)*/gm) ?? [];
  return comments.flatMap((comment) =>
    [...comment.matchAll(/`([\w.]+)`/g)].map(([, name]) => name),
  );
}

const isConstraint = (schema, name) => schema.includes(`constraint ${name} `);

function leadsSomewhere(page, link) {
  const [path, slug] = link.split("#", 2);
  const target = path === "" ? page : join(dirname(page), path);
  if (!existsSync(target)) return false;
  return slug === undefined || slugsIn(readFileSync(target, "utf8")).includes(slug);
}

function sourceFiles() {
  return ["src", "test", "bench", "scripts", "bin", "vite"].flatMap((name) =>
    readdirSync(at(name), { recursive: true })
      .filter((file) => /\.(ts|tsx|mjs|sql|css)$/.test(file))
      .map((file) => at(name, file)),
  );
}

function pagesOfDocs() {
  return readdirSync(at("docs"), { recursive: true })
    .filter((file) => /\.(md|sql)$/.test(file))
    .map((file) => at("docs", file));
}
