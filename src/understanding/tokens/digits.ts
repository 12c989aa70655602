import type { Tokens } from "./tokens.ts";

/** Digits that were said or typed together: "718", "double five", "eight hundred". */
export type Piece = {
  digits: string;
  from: number;
  to: number;
  /** Whether it is also a word: "for", "to", "ate". */
  isDoubtful: boolean;
};

const ones: Record<string, string> = {
  zero: "0",
  oh: "0",
  o: "0",
  nought: "0",
  naught: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  niner: "9",
};
const teens: Record<string, string> = {
  ten: "10",
  eleven: "11",
  twelve: "12",
  thirteen: "13",
  fourteen: "14",
  fifteen: "15",
  sixteen: "16",
  seventeen: "17",
  eighteen: "18",
  nineteen: "19",
};
const tens: Record<string, string> = {
  twenty: "2",
  thirty: "3",
  forty: "4",
  fourty: "4",
  fifty: "5",
  sixty: "6",
  seventy: "7",
  eighty: "8",
  ninety: "9",
};
const alike: Record<string, string> = {
  for: "4",
  fore: "4",
  to: "2",
  too: "2",
  won: "1",
  ate: "8",
};
const times: Record<string, number> = { double: 2, triple: 3, treble: 3, quadruple: 4 };

const of = (table: Record<string, string>, word: string | undefined): string | null =>
  word !== undefined && Object.hasOwn(table, word) ? table[word]! : null;

/** Whether a word is a number word: "five", "fifty", "double". */
export function isNumberWord(word: string): boolean {
  return [ones, teens, tens].some((table) => Object.hasOwn(table, word)) || word === "double";
}

/** The digits that begin at a token, and how many tokens they take; null if none do. */
export function digitsAt(
  tokens: Tokens,
  at: number,
  takesAlike = false,
): { piece: Piece; taken: number } | null {
  const word = (offset: number) => tokens[at + offset]?.word;
  const found = (digits: string, taken: number, isDoubtful = false) => ({
    piece: { digits, from: tokens[at]!.from, to: tokens[at + taken - 1]!.to, isDoubtful },
    taken,
  });
  const first = word(0);
  if (first === undefined) return null;
  // "Three more fives", "two zeros".
  const more = word(1) === "more" ? 1 : 0;
  const plural = /^(\w+?)(?:e?s|'s)$/.exec(word(1 + more) ?? "")?.[1];
  const each = of(ones, plural) ?? of(ones, `${plural}e`);
  if (each && /^(?:two|three|four|[234])$/.test(first))
    return found(each.repeat(Number(of(ones, first) ?? first)), 2 + more);
  if (/^\d+$/.test(first)) return magnitude(first, word(1)) ?? found(first, 1);
  const many = Object.hasOwn(times, first) ? times[first]! : 0;
  if (many > 0) {
    const one = of(ones, word(1)) ?? (/^\d$/.test(word(1) ?? "") ? word(1)! : null);
    return one ? found(one.repeat(many), 2) : null;
  }
  const ten = of(tens, first);
  if (ten) {
    const hyphen = word(1) === "-" ? 1 : 0;
    const one = of(ones, word(1 + hyphen));
    if (one && one !== "0")
      return magnitude(ten + one, word(2 + hyphen), 2 + hyphen) ?? found(ten + one, 2 + hyphen);
    return found(`${ten}0`, 1);
  }
  const small = of(ones, first) ?? of(teens, first);
  if (small) return magnitude(small, word(1)) ?? found(small, 1);
  const doubtful = takesAlike ? of(alike, first) : null;
  return doubtful ? found(doubtful, 1, true) : null;

  function magnitude(number: string, next: string | undefined, taken = 1) {
    if (number.length > 2 || number.startsWith("0")) return null;
    if (next === "hundred") return found(`${number}00`, taken + 1);
    if (next === "thousand") return found(`${number}000`, taken + 1);
    return null;
  }
}

// What can be between the digits of one number.
const between = /^(?:[-.(),/]|dash|hyphen|dot|then|and|um|uh|area|code|space)$/;

/** Consecutive digits, with nothing but dashes, brackets and pauses between. */
export type Run = {
  pieces: readonly Piece[];
  digits: string;
  /** Its digits including the doubtful ones at both ends, which `pieces` and `digits` leave out. */
  allDigits: string;
  allTo: number;
  from: number;
  to: number;
  /** Whether a plus sign, or the word, came before. */
  hasPlus: boolean;
  /** Whether it has a slash, as in a date. */
  hasStroke: boolean;
};

/** All runs of digits of a text. `takesAlike` also reads "for" and "to" as digits, next to others. */
export function runsOf(tokens: Tokens, takesAlike = false): Run[] {
  const runs: Run[] = [];
  let pieces: Piece[] = [];
  let hasStroke = false;
  let start = 0;
  const close = () => {
    const kept = trimmed(pieces);
    if (kept.length > 0) {
      const plus = tokens[start - 1];
      const hasPlus = plus?.word === "+" || plus?.word === "plus";
      const from = hasPlus ? plus.from : kept[0]!.from;
      const [digits, allDigits] = [joined(kept), joined(pieces)];
      const to = kept.at(-1)!.to;
      const allTo = pieces.at(-1)!.to;
      runs.push({ pieces: kept, digits, allDigits, allTo, from, to, hasPlus, hasStroke });
    }
    pieces = [];
    hasStroke = false;
  };
  for (let at = 0; at < tokens.length;) {
    const found = digitsAt(tokens, at, takesAlike);
    if (found) {
      if (pieces.length === 0) start = tokens[at - 1]?.word === "(" ? at - 1 : at;
      pieces.push(found.piece);
      at += found.taken;
      continue;
    }
    if (between.test(tokens[at]!.word)) hasStroke ||= pieces.length > 0 && tokens[at]!.word === "/";
    else close();
    at += 1;
  }
  close();
  return runs;
}

/** The digits of consecutive pieces. */
export function joined(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.digits).join("");
}

/** Words that only sound like digits count between digits, but not at the ends. */
function trimmed(pieces: readonly Piece[]): Piece[] {
  const first = pieces.findIndex((piece) => !piece.isDoubtful);
  const last = pieces.findLastIndex((piece) => !piece.isDoubtful);
  return first === -1 ? [] : pieces.slice(first, last + 1);
}
