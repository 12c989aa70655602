const oneId = /^([A-Z]{3,6}-\d{3})(?:\.(\d+)(?:-(\d+))?)?$/;
const likeAnId = /^[A-Z]{3,6}-\d/;

/**
 * Whether a test's tag names an acceptance row: "CRM-048.3" is one check of a row, "CRM-048.1-28" a range of them,
 * "CRM-049" a whole row. A misspelled one counts too, so that `readIds` can report it.
 */
export const isRowId = (tag) => likeAnId.test(tag);

const idsAtEnd = /\([^()"'`\n]*(?:\b[A-Z]{3,6}-\d{3}|\$\{rows?\})[^()"'`\n]*\)(?=["'`])/g;
const tagOption = /\btags?: (?:"[^"]*"|\[[^\]]*\])/g;

/** Row ids in parentheses at the end of titles, which belong in tags. */
export const idsInTitles = (source) => source.match(idsAtEnd) ?? [];

/** The row ids in the tags of a test file, with or without Playwright's "@". */
export const idsInTags = (source) =>
  (source.match(tagOption) ?? [])
    .flatMap((option) => option.match(/"[^"]*"/g) ?? [])
    .map((text) => text.slice(1, -1).replace(/^@/, ""))
    .filter(isRowId);

/**
 * Reads the ids a test is tagged with; `rows` maps each row to its rule and its number of checks. Unknown ids are
 * listed in `problems`.
 */
export function readIds(ids, rows) {
  const checks = [];
  const problems = [];
  for (const id of ids) {
    const [, row, from, to] = id.match(oneId) ?? [];
    const count = rows[row]?.checks ?? 0;
    const first = Number(from ?? 1);
    const last = Number(to ?? from ?? count);
    if (count === 0 || first < 1 || first > last || last > count) problems.push(id);
    else for (let n = first; n <= last; n++) checks.push(`${row}.${n}`);
  }
  return { checks, problems };
}

/** Evaluates a run: a check is proved if a test that names it passed and none that names it failed. */
export function weigh(tests, rows) {
  const passed = new Set();
  const failed = new Set();
  const problems = [];
  for (const { title, file, ok, rows: ids } of tests) {
    const read = readIds(ids, rows);
    for (const check of read.checks) (ok ? passed : failed).add(check);
    for (const id of read.problems) problems.push(`${id} of "${title}" (${file})`);
  }
  const isProved = (check) => passed.has(check) && !failed.has(check);
  const groups = new Map();
  for (const [row, { checks: count }] of Object.entries(rows)) {
    const name = row.split("-")[0];
    const group = groups.get(name) ?? {
      name,
      checks: 0,
      proved: 0,
      rows: 0,
      whole: 0,
      missing: [],
    };
    groups.set(name, group);
    const checks = Array.from({ length: count }, (_, index) => `${row}.${index + 1}`);
    const open = checks.filter((check) => !isProved(check));
    group.rows += 1;
    group.checks += count;
    group.proved += count - open.length;
    group.whole += open.length === 0 ? 1 : 0;
    group.missing.push(...(open.length === count ? [row] : open));
  }
  return { groups: [...groups.values()], problems };
}

/** The row that an id of one of its checks belongs to: "CRM-048" for "CRM-048.3". */
const rowOf = (id) => id.split(".")[0];

/** One line per id still to be proved: the id, and its row's rule. */
export function describeMissing(missing, rows) {
  return missing.map((id) => `${id.padEnd(12)}${rows[rowOf(id)].rule}`.trimEnd());
}
