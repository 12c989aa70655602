import { parseArgs } from "node:util";
import { readFileSync } from "node:fs";
import { at } from "./project.mjs";
import { isRowId } from "./row-ids.mjs";
import { Plain } from "./say.mjs";

/** Which test files belong to which runner, and which of them a run includes. */

const usage = `npm test -- [--strict] [--at MOMENT] [WORD …]
  --strict     a journey that fails gets no second try
  --at MOMENT  as if it was then in New York: 2026-11-30T12:00, or 00:20 for the next time it is
  WORD         only the tests whose file or title matches, or that prove the row WORD (CRM-048)`;

/** Parses the arguments after `npm test --`. */
export function readOptions(args) {
  const options = { strict: { type: "boolean", default: false }, at: { type: "string" } };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { ...values, words: positionals };
  } catch (error) {
    throw new Plain(`${error.message}\n\n${usage}`);
  }
}

/** Where tests are, as globs from the root of the repository. */
export const testFiles = [
  "src/**/*.test.{ts,tsx}",
  "scripts/**/*.test.mjs",
  "vite/**/*.test.ts",
  "bench/**/*.test.ts",
  "test/**/*.{test,spec}.ts",
];

/** Files for Playwright; all others are Vitest's. */
const isJourney = (file) => file.endsWith(".spec.ts");

/** Tests in these folders need neither the built pages nor a browser. */
const needsNoPages = /^(src\/(understanding|domain|contract|web)|scripts|vite)\//;

/**
 * Turns the arguments after `npm test --` into each runner's arguments. A word that is part of a file's path chooses
 * files; other words are searched for in test titles. The id of an acceptance row ("CRM-048") chooses the tests
 * tagged with it or with its checks.
 */
export function chooseTests(files, words) {
  const everything = {
    vitest: [],
    playwright: [],
    needsPages: true,
    byTitle: false,
  };
  if (words.length === 0) return everything;
  const chosen = files.filter((file) => words.some((word) => file.includes(word)));
  if (chosen.length === 0) {
    const rows = words.filter(isRowId).map(rowOf);
    const typed = words.filter((word) => !isRowId(word)).join(" ");
    const title = typed.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
    const tags = rows.map((row) => `${row}*`).join(" or ");
    return {
      ...everything,
      vitest: [
        "--passWithNoTests",
        ...(tags ? ["--tagsFilter", tags] : []),
        ...(title ? ["-t", title] : []),
      ],
      // Playwright searches the title with the tags appended.
      playwright: ["-g", rows.length > 0 ? `${title}.*@(${rows.join("|")})` : title],
      byTitle: true,
    };
  }
  const journeys = chosen.filter(isJourney);
  const others = chosen.filter((file) => !isJourney(file));
  return {
    vitest: others.length > 0 ? others : null,
    playwright: journeys.length > 0 ? journeys : null,
    needsPages: chosen.some((file) => !needsNoPages.test(file)),
    byTitle: false,
  };
}

/** The row of a typed id, which may name one of its checks. */
function rowOf(id) {
  const [row] = id.split(".");
  const rows = JSON.parse(readFileSync(at("test", "rows.json"), "utf8"));
  if (!Object.hasOwn(rows, row)) throw new Plain(`There is no row ${row}.`);
  return row;
}
