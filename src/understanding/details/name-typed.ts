import { pattern, source } from "../text.ts";
import type { Found } from "./name-found.ts";
import type { Line } from "./name-phrase.ts";
import { withoutRepetition } from "./name-repeated.ts";
import {
  canBeName,
  credentials,
  isFirstNameToo,
  isState,
  particles,
  sometimesTitles,
  titles,
} from "./name-words.ts";

// Who types capitals shows what the name is: "Whoever opens the file should see Teodora Nikolic".

const mostParts = 5;
const capital = "\\p{Lu}[\\p{L}\\p{M}'’-]*\\.?";
const runs = new RegExp(
  source`(?<![\p{L}\p{M}'’@.-])${capital}(?: +(?:(?:${[...particles].join("|")}|van|le|la|el|al
  |e) +)*${capital})+(?!@)`,
  "gu",
);
// A name after these belongs to somebody else.
const ofOther = pattern`
  \b(?:to|with|from|by|of|at|in|on|near|the|talk|speak|call|tell|ask|via|than|like|not|no|nee|née|formerly|was|agent
  |husband|wife|about|this)[ "'(]*$`;

/** The name that capitals show in an answer that was typed in both cases; null if what was found has its own. */
export function typedName(line: Line, written: string, found: Found | null): Found | null {
  if (!/\p{Ll}/u.test(written) || !/\p{Lu}/u.test(written) || /\?\s*$/.test(written)) return null;
  const isShown = (word: string) =>
    particles.has(word) || !new RegExp(`(?<![\\p{L}'])${word}(?![\\p{L}'])`, "u").test(written);
  if (found && found.words.every(isShown)) return wholeLine(written, found);
  const names = [...written.matchAll(runs)]
    .filter(({ index }) => !ofOther.test(written.slice(0, index).toLowerCase()))
    .flatMap((run) => {
      const all = run[0].toLowerCase().replace(/’/g, "'").split(/\s+/);
      const words = nameIn(all, run[0].length >= written.length - 1);
      return words ? [words] : [];
    });
  const shared = names.filter((words) => words.some((word) => found?.words.includes(word)));
  const words = shared.at(-1) ?? names.at(-1);
  if (!words) return null;
  const from = Math.max(0, line.text.indexOf(words[0]!));
  const last = line.text.indexOf(words.at(-1)!, from);
  return { words, from, to: last === -1 ? from : last + words.at(-1)!.length };
}

/** "Tran My Linh": all of a line that is one name, where a word of it is mostly another. */
function wholeLine(written: string, { words }: Found): Found | null {
  const [run = ""] = written.match(runs) ?? [];
  const all = nameIn(run.toLowerCase().split(/\s+/), true) ?? [];
  const isMore =
    /^[\p{L}'’ ]+$/u.test(run) &&
    run === written.trim() &&
    all.length > words.length &&
    all.length < 5;
  if (!isMore || !words.every((word, at) => word === all[at])) return null;
  const [end = ""] = all.slice(-1);
  return canBeName(end, "end") && !isState(end) && end.length > 1
    ? { words: all, from: 0, to: written.length }
    : null;
}

/** The name in words that have capitals: without a title before it, or letters behind it. */
function nameIn(all: readonly string[], isAll: boolean): string[] | null {
  const words = all.map((word) => (word.length > 2 ? word.replace(/\.$/, "") : word));
  const bare = (word = "") => word.replace(/\.$/, "");
  while (words.length > 0 && isBefore(bare(words[0]), words.length)) words.shift();
  while (credentials.has(bare(words.at(-1)))) words.pop();
  const isWhole = isAll || words.every((word) => canBeName(word, "end") || particles.has(word));
  const parts = words.filter((word) => !particles.has(word)).length;
  return parts > 1 && parts <= mostParts && isWhole ? withoutRepetition(words) : null;
}

function isBefore(word: string, count: number): boolean {
  if (/'(?:s|m|re|ll|d|ve)$/.test(word)) return true;
  if (titles.has(word) || !canBeName(word, "first")) return true;
  const isOther = isState(word) && !isFirstNameToo(word);
  return count > 2 && (sometimesTitles.has(word) || isOther);
}
