const rowId = /\b[A-Z]{3,6}-\d{3}\b/g;
const rootFolder = /^(?:bench|bin|docs|migrations|public|scripts|src|test|vite)(?:\/|$)/;
const anyLink = /\]\(([^)\s]+)\)/g;

/** The ids of acceptance rows that a page names; a check of a row ("CRM-048.3") names its row. */
export const rowsIn = (text) => [...new Set(text.match(rowId) ?? [])];

/** Where a page's links lead within the repository: a path, perhaps with a heading after #. */
export const linksIn = (text) =>
  [...text.matchAll(anyLink)].map(([, target]) => target).filter((one) => !one.includes("://"));

/** The paths a page names in backticks, from the root of the repository; not those with a placeholder. */
export const pathsIn = (text) =>
  [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, path]) => path)
    .filter((path) => rootFolder.test(path));

/** A page's headings as links name them: lower case, words joined by dashes, punctuation left out. */
export function slugsIn(text) {
  const plain = text.replace(/^```[\s\S]*?^```/gm, "");
  return [...plain.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-"),
  );
}

const strays = [
  // A specification, its sections, and its numbered decisions.
  /\bSPEC\b|\bAMB-\d+|\bD(?:1[0-8]|[1-9])\b|\bthe spec(?:ification)?\b/g,
  // Reports, by section or row.
  /\b(?:FIELD|HOUSE|MODELS|PERF|SECURITY|STACK|VOICE)\b(?:\.md| §| \(?d\b|,? (?:row|trap|T)\b|,? T\d)/g,
];

/** Citations in a text that the repository doesn't contain, so no reader could look them up. */
export const straysIn = (text) => strays.flatMap((stray) => text.match(stray) ?? []);
