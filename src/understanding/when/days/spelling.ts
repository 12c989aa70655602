/**
 * Whether a word is a name with one slip of the keys: a letter wrong, missing, too many or two swapped. The
 * first letter is hardly ever the slip, and must be right.
 */
export function isNearly(word: string, name: string): boolean {
  if (word[0] !== name[0] || Math.abs(word.length - name.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === name[start]) start += 1;
  let [end, nameEnd] = [word.length, name.length];
  while (end > start && nameEnd > start && word[end - 1] === name[nameEnd - 1]) {
    end -= 1;
    nameEnd -= 1;
  }
  const [left, nameLeft] = [word.slice(start, end), name.slice(start, nameEnd)];
  if (left.length <= 1 && nameLeft.length <= 1) return true;
  return left.length === 2 && nameLeft.length === 2 && left === nameLeft[1]! + nameLeft[0]!;
}
