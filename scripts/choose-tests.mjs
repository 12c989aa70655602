/** Which of all test files belong to which runner, and which of them a run is asked for. */

/** Files that Playwright runs; all others are Vitest's. */
const isJourney = (file) => file.endsWith(".spec.ts");

/** Tests of these folders look at neither the built pages nor a browser. */
const needsNoPages = /^(src\/(domain|contract|web)|scripts|vite)\//;

/**
 * Turns what was typed after `npm test --` into each runner's arguments. A word that is part of a file's
 * path chooses files; any other words are looked for in the titles of all tests.
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
    const title = words.join(" ").replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
    return {
      ...everything,
      vitest: ["--passWithNoTests", "-t", title],
      playwright: ["-g", title],
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
