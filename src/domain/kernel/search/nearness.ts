/**
 * How many typing errors separate two words: an extra, missing or wrong letter, or two swapped neighbors (optimal
 * string alignment). More than `most` is returned as `most + 1`.
 */
export function errorsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let fewest = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        fewest = Math.min(fewest, before[j - 2]! + 1);
      row.push(fewest);
    }
    before = above;
    above = row;
  }
  return Math.min(above[b.length]!, most + 1);
}

/** How many errors a word may have: none in the shortest, where every other word is similar. */
export function forgiven(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * How far a typed word is from an existing one. It may be incomplete, so beginnings of that word are compared too. Null
 * when it is a different word.
 */
export function farFrom(typed: string, word: string): number | null {
  const most = forgiven(typed);
  if (most === 0) return null;
  const whole = errorsBetween(typed, word, most);
  if (whole <= most) return whole;
  // Beginnings count from five letters on, and only if shorter than the whole word.
  if (typed.length < 5 || word.length <= typed.length) return null;
  const begun = errorsBetween(typed, word.slice(0, typed.length), most);
  return begun <= most ? begun + 0.5 : null;
}

/** The most guesses per word. */
const mostGuesses = 4;

/**
 * For each typed word, the words of an account that were probably meant, nearest first; an existing word, or the
 * beginning of one, means itself. Null if one of them has no similar word.
 */
export function meantWords(
  typed: readonly string[],
  known: readonly string[],
): [string, ...string[]][] | null {
  const meant: [string, ...string[]][] = [];
  for (const word of typed) {
    const near = known
      .map((one) => ({ one, errors: one.startsWith(word) ? 0 : farFrom(word, one) }))
      .filter((guess): guess is { one: string; errors: number } => guess.errors !== null)
      .sort((a, b) => a.errors - b.errors || (a.one < b.one ? -1 : 1));
    const [first, ...others] = near.slice(0, mostGuesses).map(({ one }) => one);
    if (first === undefined) return null;
    meant.push([first, ...others]);
  }
  return meant;
}
