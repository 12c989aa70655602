import { pattern, source } from "../text.ts";

// What people add about the spelling of a name: "with two l's", "no h", "with an e at the end", "hyphenated".

/** A remark about spelling at the beginning of a text: its length, and the words as they are meant. */
export type Hint = { length: number; apply: (words: string[], hasMore: boolean) => void };

const lead = source`
  ^,? ?(?:(?:and|but|just|only|oh|um|uh),? )*(?:(?:that's|thats|that is|it's|its|it is|which is|spelled|spelt|spelling is
  |written|ends?|ending|starts?|there's|has|the \w+ (?:is|has)),? )*`;
const letterLike = source`
  (?:capital |silent |letter |big )?([a-z]|ph|ch|ck|ie|ei|ey|ee|th|gh
  |sh)(?:'?s)?(?: ([a-z])(?:'s)?)?(?![\w'-])(?: (?:like|as in|for) (?:in )?\w{3,})?`;
const place = source`(?:,? (?:(?:at|on|in) (?:the|its) (?:very )?(end|beginning|start|front|middle)|at all))?`;
const another = source`(?:,? and (?:with )?(?:an? |the |two )?[a-z](?:'s)?(?![\w'-]))?`;
const instead = source`
  (?:,? (?:and )?(?:not|instead of|rather than
  |never) (?:with )?(?:an? |the )?[a-z](?:'?s)?(?: ?[a-z])?(?![\w'-])(?: [a-z]\b)?)?`;
const withLetter = new RegExp(
  source`
    ${lead}(?:(with no|with|without|w|in|has|having|no|minus|plus|on|and)(?: just| only)? |(?=(?:two
    |three) [a-z]'s|one [a-z] [a-z]\b|[a-z] (?:at|on) the (?:very )?(?:end|beginning|start|front)\b))(?:(a|an|the
    |one|two|double|a double
    |three)(?: [a-z]+ (?=[a-z]\b))? )?${letterLike}${another}${place}${instead}`,
);
const apostrophe = new RegExp(
  source`
    ${lead}(with|without|has|have|no|and)? ?(?:an? |the )?apostrophe(?: after (?:the )?[a-z])?(?: in (?:it
    |there|the middle))?`,
);
const hyphen = new RegExp(
  source`
    ${lead}(with|without|has|no|and)? ?(?:an? |the )?(?:(?:hyphen|dash)(?: (?:in )?between(?: them| the two
    | it| \w{3,} and \w{3,})?| in (?:it|there|the middle|between))?|hyphenated|hyphened)(?! [a-z]+ is)`,
);
const oneWord = new RegExp(`${lead}(?:as |all )*(?:one|a single) word\\b`);
const unhyphened = new RegExp(`${lead}(?:two (?:separate )?words|not hyphenated)\\b`);
// Remarks that change nothing.
const asides = pattern`
  ^,? ?(?:(?:and|that's|it's|spelled|spelt|just|with) )*(?:(?:the|in the|a|an) (?:usual|normal|regular|standard
  |common|french|irish|german|spanish|english|british|welsh|scottish|polish|traditional|old|american|original|proper
  |simple|easy|italian|male|female|boy|girl|boys?'?|girls?'?|men'?s|long|other|real|correct) (?:way|spelling|fashion
  |version)|(?:just )?(?:like|as|how|the way) it sounds|common spelling|(?:an? |the )?(?:accent|tilde
  |umlaut)(?: (?:mark )?(?:on|over) (?:the )?(?:first |last )?[a-z]+)?|(?:as in|like) [^,.]{1,30}?(?=,| then\b)
  |\w{3,}(?<!christ)(?:ish|ian|ese) name|no [a-z] (?:after|before) the [a-z]
  |(?:con )?(?:be|ve|uve|i|doble [a-z]+) (?:chica|corta|grande|larga|griega|latina|de [a-z]+)(?: al [a-z]+)?
  |(?:as in|like) (?:the |in (?:the )?|an? )[a-z]+(?=$|[.,;]| (?:but|with|only|except)\b)
  |(?:an? )?(?:capital|small|little|big|lower ?case|upper ?case) [a-z]
  (?: (?:and |in the middle ?)?(?:(?:a )?(?:capital|small) [a-z])?)*)(?![\w'])`;
// Particles that some write with the name behind them.
const joinable = /^(?:van|de|del|la|le|du|di|da|della|mc|mac|st|o|von|al|el)$/;

/** The remark at the beginning of a text, if there is one. */
export function hintAt(text: string): Hint | null {
  const match = (shape: RegExp) => {
    const found = shape.exec(text);
    return found && found[0].trim() !== "" ? found : null;
  };
  const sign = match(apostrophe);
  if (sign)
    return hint(sign, (words) => setApostrophe(words, /^(?:without|no)$/.test(sign[1] ?? "")));
  const dash = match(hyphen);
  if (dash) return hint(dash, (words) => setHyphen(words, /^(?:without|no)$/.test(dash[1] ?? "")));
  const whole = match(oneWord);
  if (whole) return hint(whole, joinWords);
  const apart = match(unhyphened);
  if (apart) return hint(apart, (words) => setHyphen(words, true));
  const aside = match(asides);
  if (aside) return hint(aside, () => undefined);
  const letter = match(withLetter);
  if (!letter) return null;
  const [, how = "", count = "", one = "", two = "", where] = letter;
  // "In a house": only "with" goes before any article.
  if (
    /^(?:in|on|has|having|and)$/.test(how) &&
    !(how === "in" && where === undefined && count !== "")
  )
    if (!/^(?:has|having|and)$/.test(how) || count === "") return null;
  // "And a j": a new word begins.
  if (how === "and" && /^[ai]$/.test(one)) return null;
  const isWithout = /^(?:with no|without|no|minus)$/.test(how);
  const times = /two|double/.test(count) ? 2 : count === "three" ? 3 : 1;
  const isOne = count === "one";
  // "With an e at the end, not an o": in its last syllable, where it has one there.
  const isInstead = where === "end" && /\b(?:not|instead|rather|never)\b/.test(letter[0]);
  return hint(letter, (words) => {
    const [last = ""] = words.slice(-1);
    if (isInstead && last.slice(-3).includes(one + two)) return;
    setLetters(words, { letters: one + two, times, isOne, isWithout, where });
  });
}

function hint(found: RegExpExecArray, apply: Hint["apply"]): Hint {
  return { length: found[0].length, apply };
}

type Letters = {
  letters: string;
  times: number;
  isOne: boolean;
  isWithout: boolean;
  where: string | undefined;
};

/** Applies "with two l's" to the nearest word that it can be about; none, if the word is written so already. */
function setLetters(words: string[], { letters, times, isOne, isWithout, where }: Letters): void {
  const change = isWithout
    ? (word: string) =>
        // "No e" is said of the end: nobody leaves out the one in "Bridget".
        where === "end" || letters === "e" ? droppedEnd(word, letters) : dropped(word, letters)
    : times > 1
      ? (word: string) =>
          where === "end" ? doubledEnd(word, letters, times) : repeated(word, letters, times)
      : isOne
        ? (word: string) => word.replace(`${letters}${letters}`, letters)
        : (word: string) => containing(word, letters, where);
  const isSo = (word: string) =>
    isWithout
      ? !word.includes(letters)
      : where === "end"
        ? word.endsWith(letters.repeat(times))
        : where !== undefined && where !== "middle"
          ? word.startsWith(letters)
          : word.includes(letters.repeat(times)) && !(isOne && word.includes(letters + letters));
  if (!isWithout && words.some(isSo)) return;
  const first = isWithout && letters === "e" ? words.length - 1 : 0;
  for (let at = words.length - 1; at >= first; at -= 1) {
    const changed = change(words[at]!);
    if (changed === words[at]) continue;
    words[at] = changed;
    return;
  }
}

function droppedEnd(word: string, letters: string): string {
  return word.endsWith(letters) && word.length > 3 ? word.slice(0, -letters.length) : word;
}

function dropped(word: string, letters: string): string {
  if (word.length < 4 && word !== "ann") return word;
  const double = word.lastIndexOf(letters);
  return double < 1 && letters !== "h"
    ? word
    : double === -1
      ? word
      : word.slice(0, double) + word.slice(double + letters.length);
}

function doubledEnd(word: string, letters: string, times: number): string {
  return word.endsWith(letters) ? word.slice(0, -letters.length) + letters.repeat(times) : word;
}

function repeated(word: string, letters: string, times: number): string {
  const at = word.indexOf(letters);
  if (at === -1 || word.indexOf(letters, at + 1) !== -1) return word;
  return word.slice(0, at) + letters.repeat(times) + word.slice(at + 1);
}

// Letters that sound alike, as they replace each other in names.
const swaps: Record<string, [RegExp, string][]> = {
  k: [
    [/^c(?=[aorlu])/, "k"],
    [/^ch(?=r)/, "k"],
    [/ck$/, "k"],
    [/c$/, "k"],
    [/ch(?=ol|ar)/, "k"],
    [/c(?=[aorlut])/, "k"],
  ],
  c: [
    [/^k(?=[aorlu])/, "c"],
    [/^k(?=[aeiorlu])/, "c"],
    [/k$/, "c"],
    [/k(?=[aorlu])/, "c"],
    [/s(?=[iey])/, "c"],
  ],
  y: [
    [/ie$/, "y"],
    [/i(?!a)/, "y"],
    [/i/, "y"],
    [/^ja(?=ne)/, "jay"],
  ],
  i: [
    [/ey$/, "i"],
    [/y/, "i"],
  ],
  e: [[/(?<=[^e])$/, "e"]],
  h: [
    [/^jon$/, "john"],
    [/^t(?=[eo])/, "th"],
    [/(?<=a)$/, "h"],
    [/(?<=[^h])$/, "h"],
  ],
  z: [
    [/s$/, "z"],
    [/s/, "z"],
  ],
  s: [
    [/z$/, "s"],
    [/z/, "s"],
    [/c(?=[iey])/, "s"],
  ],
  v: [[/ph/, "v"]],
  ph: [
    [/v/, "ph"],
    [/f/, "ph"],
  ],
  f: [[/ph/, "f"]],
  g: [
    [/^je(?=ff?$)/, "geo"],
    [/^je(?=f)/, "geo"],
    [/^j/, "g"],
  ],
  j: [
    [/^geo(?=f)/, "je"],
    [/^g/, "j"],
  ],
  ch: [[/^k/, "ch"]],
  p: [[/^thoms/, "thomps"]],
  ey: [[/(?:y|ie|i)$/, "ey"]],
  ie: [[/(?:ey|y|i)$/, "ie"]],
  gh: [[/e$/, "igh"]],
};

/** The word with a letter in it that it is said to have. */
function containing(word: string, letters: string, where: string | undefined): string {
  const known = Object.hasOwn(swaps, letters) ? swaps[letters]! : [];
  const swap = known.find(([shape]) => shape.test(word));
  const isEnd = where === "end" || letters.length > 1;
  if (swap && !(where === "end" && swap[0].source.startsWith("^")))
    return word.replace(swap[0], swap[1]);
  return isEnd && where === "end" ? word + letters : word;
}

function setApostrophe(words: string[], isWithout: boolean): void {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at]!;
    if (isWithout && word.includes("'")) return void (words[at] = word.replaceAll("'", ""));
    if (isWithout) continue;
    if (word.includes("'")) return;
    if (/^[od]\p{L}{3,}$/u.test(word) && at === words.length - 1) {
      words[at] = `${word[0]}'${word.slice(1)}`;
      return;
    }
  }
}

function setHyphen(words: string[], isWithout: boolean): void {
  const at = words.findLastIndex((word) => word.includes("-"));
  if (isWithout && at !== -1) words.splice(at, 1, ...words[at]!.split("-"));
  else if (!isWithout && at === -1 && words.length >= 3)
    words.splice(-2, 2, words.slice(-2).join("-"));
}

/** "Van dyke, one word": the last two parts, where that cannot join a first to a last name. */
function joinWords(words: string[], hasMore: boolean): void {
  const [first, last] = words.slice(-2);
  if (first === undefined || last === undefined) return;
  if (words.length > 2 || hasMore || joinable.test(first) || last.length <= 4)
    words.splice(-2, 2, first + last);
}
