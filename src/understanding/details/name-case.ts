import { generations, particles } from "./name-words.ts";

// Besides the particles: what many write small inside of a name, and others do not.
const smallWords = new Set([...particles, "van", "le", "la", "el", "al", "do", "e"]);

/**
 * A name in the letters in which it should stand: as it was written where its writer used upper and lower case, else
 * with capitals where names have them ("o'neill" is "O'Neill", "maria de la cruz" is "Maria de la Cruz").
 */
export function nameInCase(words: readonly string[], written: string): string {
  const there = asWritten(words, written);
  const isShouted = there?.every((word) => word === word.toUpperCase()) ?? true;
  const isCased = there?.some((word) => word !== word.toLowerCase()) ?? false;
  return words
    .map((word, at) => {
      const own = there?.[at];
      const isOwn = own !== undefined && own !== own.toLowerCase();
      if (isShouted || own === undefined) return titled(word, words, at);
      return isOwn || (isCased && smallWords.has(word)) ? own : titled(word, words, at);
    })
    .join(" ");
}

/** The words as they stand in a text, one after the other; null where they do not. */
function asWritten(words: readonly string[], written: string): string[] | null {
  const all = written.match(/\p{L}[\p{L}\p{M}'-]*\.?/gu) ?? [];
  const bare = all.map((word) => word.replace(/[.'-]+$/, ""));
  const at = bare.findIndex((_, start) =>
    words.every((word, offset) => bare[start + offset]?.toLowerCase() === word),
  );
  return at === -1 ? null : bare.slice(at, at + words.length);
}

function titled(word: string, words: readonly string[], at: number): string {
  if (/^i{2,3}$|^iv$/.test(word)) return word.toUpperCase();
  if (generations.has(word)) return capital(word);
  const next = words[at + 1];
  const isInside = next !== undefined && (at > 0 || particles.has(next));
  if (particles.has(word) && isInside) return word;
  return word.split("-").map(parted).join("-");
}

function parted(word: string): string {
  const [, before, after] = word.match(/^(o'|d'|l'|mc)(\p{L}{2,})$/u) ?? [];
  return before && after ? capital(before) + capital(after) : capital(word);
}

function capital(word: string): string {
  const [first = ""] = word;
  return first.toUpperCase() + word.slice(first.length);
}
