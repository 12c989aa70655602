import { generations, particles } from "./name-words.ts";
import { pattern } from "../text.ts";

// Particles, and words that only some write in lower case within a name.
const smallWords = new Set([...particles, "van", "le", "la", "el", "al", "do", "e", "and"]);
const macs = pattern`
    ^mac(?=(?:donald|arthur|gregor|leod|millan|intyre|pherson|neil|neill|dougall?|farlane|allister|lean|intosh
    |kinnon|lachlan|manus)$)`;
const irish = pattern`
    ^o(?=(?:brien|bryan|connor|connors|connell|neill?|neal|donnell|donoghue|reilly|rourke|hara|keefe|keeffe
    |malley|shea|sullivan|toole|leary|grady|dwyer|driscoll|flaherty|gorman|hare|loughlin|mahony|meara|riordan
    |dowd|dell|halloran|hanlon|hagan|farrell|callaghan)$)`;

/** Whether a word after a lone "o" makes an Irish name: "o brien". */
export function isIrish(word: string): boolean {
  return irish.test(`o${word}`);
}

/** Whether a word after a lone "mac" makes one name: "mac donald". */
export function isAfterMac(word: string): boolean {
  return macs.test(`mac${word}`);
}

/**
 * A name with the right capital letters: as it was typed, if both cases were used; otherwise as names usually have them
 * ("o'neill" is "O'Neill", "maria de la cruz" is "Maria de la Cruz").
 */
export function nameInCase(words: readonly string[], written: string): string {
  const there = asWritten(words, written);
  const known = there.filter((word) => word !== undefined);
  const isShouted = known.every((word) => word === word.toUpperCase());
  const isCased = known.some((word) => word !== word.toLowerCase());
  const cased = words.map((word, at) => {
    const own = there[at];
    const isOwn = own !== undefined && own !== own.toLowerCase();
    const isInitial = word.length === 1 && own?.endsWith(".");
    if (isInitial) return own!.toUpperCase();
    const isLoud = own !== undefined && own.length > 3 && own === own.toUpperCase();
    if (isShouted || isLoud || own === undefined) return titled(word, words, at);
    return isOwn || (isCased && smallWords.has(word)) ? own : titled(word, words, at);
  });
  // Initials stay together as they were written: "T.J. Maxwell".
  return cased
    .map((word, at) => {
      const next = cased[at + 1];
      const isTogether = next !== undefined && written.toUpperCase().includes(`${word}${next}`);
      const areInitials = /^\p{L}\.$/u.test(word) && /^\p{L}\.$/u.test(next ?? "");
      return next === undefined || (areInitials && isTogether) ? word : `${word} `;
    })
    .join("");
}

/** Each word as it is written in a text, in sequence if they are; undefined where it is not in it. */
function asWritten(words: readonly string[], written: string): (string | undefined)[] {
  const all = written.match(/\p{L}[\p{L}\p{M}'-]*\.?/gu) ?? [];
  const bare = all.map((word) => word.replace(/['-]+$|\.$/g, ""));
  const plain = bare.map((word) => word.toLowerCase());
  const own = (at: number) => (bare[at]!.length === 1 ? all[at]! : bare[at]!);
  const start = plain.findLastIndex((_, from) =>
    words.every((word, offset) => plain[from + offset] === word),
  );
  if (start !== -1) return words.map((_, offset) => own(start + offset));
  return words.map((word) => {
    const at = plain.lastIndexOf(word);
    return at === -1 ? undefined : own(at);
  });
}

function titled(word: string, words: readonly string[], at: number): string {
  if (/^i{2,3}$|^iv$/.test(word)) return word.toUpperCase();
  if (generations.has(word)) return capital(word);
  if (word === "and") return word;
  const next = words[at + 1];
  const isInside = next !== undefined && (at > 0 || particles.has(next));
  const isDutch = word === "van" && next !== undefined && /^(?:de|den|der)$/.test(next);
  if (isDutch && at > 0) return word;
  if (particles.has(word) && isInside && !(at === 1 && words.length === 2)) return word;
  return word.split("-").map(parted).join("-");
}

function parted(word: string): string {
  const [, before, after] = word.match(/^(o'|d'|l'|mc)(\p{L}{2,})$/u) ?? [];
  if (before && after) return capital(before) + capital(after);
  if (macs.test(word)) return `Mac${capital(word.slice(3))}`;
  return irish.test(word) ? `O'${capital(word.slice(1))}` : capital(word);
}

function capital(word: string): string {
  const [first = ""] = word;
  return first.toUpperCase() + word.slice(first.length);
}
