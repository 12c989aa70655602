const digitWords = "zero one two three four five six seven eight nine".split(" ");

/** The words in comparable form: lower case, no accents, outer punctuation removed, "a-n-a" spelled as "ana". */
export function saidWords(text: string): string[] {
  return writtenWords(text.normalize("NFKD").replace(/\p{M}/gu, ""));
}

/** The same with every accent kept: an address with an accent is a different address. */
export function writtenWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}+@]+|[^\p{L}\p{N}@]+$/gu, ""))
    .map((word) => (/^\p{L}(-\p{L})+$/u.test(word) ? word.replaceAll("-", "") : word))
    .filter((word) => word !== "");
}

export function countWords(text: string): number {
  return saidWords(text).length;
}

/** A single digit that was said as a word. */
export function digitOfWord(word: string): string | null {
  if (word === "oh" || word === "o") return "0";
  const digit = digitWords.indexOf(word);
  return digit === -1 ? null : String(digit);
}

/** Consecutive digits, each run as one number, and whether a plus preceded them. */
export function digitRuns(text: string): { digits: string; isInternational: boolean }[] {
  const runs: { digits: string; isInternational: boolean }[] = [];
  let isOpen = false;
  let isInternational = false;
  let times = 1;
  for (const word of saidWords(text)) {
    if (word === "plus") {
      isOpen = false;
      isInternational = true;
      continue;
    }
    if (word === "double" || word === "triple") {
      times = word === "double" ? 2 : 3;
      continue;
    }
    const digits = /^\+?[\d().-]+$/.test(word) ? word.replace(/\D/g, "") : digitOfWord(word);
    if (!digits) {
      isOpen = isInternational = false;
      times = 1;
      continue;
    }
    if (word.startsWith("+")) isOpen = false;
    if (!isOpen)
      runs.push({ digits: "", isInternational: isInternational || word.startsWith("+") });
    runs.at(-1)!.digits += digits.repeat(times);
    isOpen = true;
    isInternational = false;
    times = 1;
  }
  return runs;
}
