import { pattern, wordSet } from "../text.ts";
import { runsOf } from "../tokens/digits.ts";
import { distance, spells } from "../tokens/spelled.ts";
import { tokensOf } from "../tokens/tokens.ts";

/** A part of an address: a word, letters that were spelled, digits, or a sign. */
export type Atom = {
  kind: "word" | "letters" | "digits" | "sign";
  text: string;
  from: number;
  to: number;
};

/** What {@link saidOnce} needs to know of a part. */
type Part = Pick<Atom, "kind" | "text">;

const shortest = 3;

/**
 * "Ray dunne r a y d u n n e", "beck sixty two b e c k six two", "t h o r n thorn": what is said and spelled counts
 * once, as it is spelled.
 */
export function saidOnce<T extends Part>(parts: readonly T[]): readonly T[] {
  const text = (from: number, to: number) =>
    parts
      .slice(from, to)
      .map((part) => part.text)
      .join("");
  const isWhole = (from: number, to: number) =>
    parts[from]!.kind !== "sign" && parts[to - 1]!.kind !== "sign";
  const hasWord = (from: number, to: number) =>
    parts.slice(from, to).some(({ kind }) => kind === "word");
  for (let from = 0; from < parts.length; from += 1)
    for (let to = parts.length; to > from + 1; to -= 1)
      for (let half = from + 1; half < to; half += 1) {
        const [one, two] = [text(from, half), text(half, to)];
        const [isSaid, isSaidLater] = [hasWord(from, half), hasWord(half, to)];
        const isSpelled = isSaid !== isSaidLater;
        const isOther = isSpelled || (isSaid && half - from !== to - half);
        if (!isOther || two.length < shortest || !isWhole(from, half) || !isWhole(half, to))
          continue;
        if (one !== two && !(isSpelled && isMisheard(one, two))) continue;
        return saidOnce(
          parts.filter((_, at) => (isSaid ? at < from || at >= half : at < half || at >= to)),
        );
      }
  return parts;
}

/** One word or several that were heard a little differently than they are spelled. */
function isMisheard(one: string, two: string): boolean {
  const isMarked = /\d*$/.exec(one)![0] !== /\d*$/.exec(two)![0];
  return one[0] === two[0] && !isMarked && distance(one, two) <= two.length / 4;
}

/** Removes what was said twice: a word before its letters, or the whole address. */
export function settled(all: readonly Atom[]): Atom[] {
  const atoms = saidOnce(all);
  const once = atoms.filter((atom, at) => {
    const next = atoms[at + 1];
    const isSpelledNext = next?.kind === "letters" && next.text.length > 2;
    // "Kat spencer, k a t": a word of it, spelled behind the whole.
    const isAgain =
      atom.kind === "letters" &&
      atom.text.length > 2 &&
      atoms.slice(0, at).some(({ kind, text }) => kind === "word" && text === atom.text);
    return !isAgain && !(atom.kind === "word" && isSpelledNext && spells(next.text, atom.text));
  });
  // "Greta lund, greta at lund dot com": the name, and then the address.
  const [one, two, three] = once;
  const isNamed = once.length === 3 && once.every((atom) => atom.kind === "word");
  if (isNamed && one!.text === three!.text && two!.text !== one!.text) return [three!];
  // "Simone brandt b r a n d t, simone dot b": the name, and then the address with its sign.
  const again = once.findIndex(
    (atom, at) => at > 0 && atom.text === one?.text && once[at + 1]?.kind === "sign",
  );
  if (
    one?.kind === "word" &&
    again > 0 &&
    once.slice(0, again).every(({ kind }) => kind !== "sign")
  )
    return once.slice(again);
  const half = once.length / 2;
  const text = (part: Atom[]) => part.map((atom) => atom.text).join(" ");
  const isTwice =
    once.some((atom) => atom.kind === "word") &&
    Number.isInteger(half) &&
    text(once.slice(0, half)) === text(once.slice(half));
  return isTwice ? once.slice(half) : once;
}

/** "It's just odalys at …", "well alright v toomey at …": what people begin an answer with is no part of it. */
export function withoutFillers(atoms: readonly Atom[]): readonly Atom[] {
  const first = atoms.findIndex(({ kind, text }) => kind !== "word" || !fillers.has(text));
  return first > 0 && atoms[first]!.kind !== "sign" ? atoms.slice(first) : atoms;
}

const fillers = wordSet(
  `just only really well alright right unbelievable dammit damn goddamn shit crap hell fuck fucking maam dear
  whatever like basically simply probably honestly see lord jeez gosh`,
);

/** "Petit homes dot com, p e double t i t": the beginning of a label, as it is spelled; null if it is all of it. */
export function withStart(label: string, letters: string): string | null {
  const ends = [-1, 0, 1].map((more) => letters.length + more).filter((end) => end < label.length);
  const cost = (end: number) => distance(label.slice(0, end), letters);
  const [end] = ends.toSorted((one, other) => cost(one) - cost(other));
  const isStart = end !== undefined && label[0] === letters[0] && cost(end) <= letters.length / 4;
  return isStart && label.length - end > 2 ? letters + label.slice(end) : null;
}

const sameAgain = pattern`
  ^,? ?(?:(?:like|as in|that's|thats|it's|so|meaning|the|both) )*(?:the )?(?:(?:numbers?|digits?|numerals?) )$|
  ^,? ?(?:one word )?with (?:a|the) (?:number|digit) $|^,? ?(?:so|like|as in|that's|thats) $`;

/** "Twenty two like the number two two", "four, the number four": a number that is said again to be understood. */
export function numbersOnce(text: string): string {
  const runs = runsOf(tokensOf(text));
  return runs.toReversed().reduce((so, run, back) => {
    const next = runs[runs.length - back];
    if (next?.digits !== run.digits || !sameAgain.test(text.slice(run.to, next.from))) return so;
    return so.slice(0, run.to) + " ".repeat(next.to - run.to) + so.slice(next.to);
  }, text);
}
