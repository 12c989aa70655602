/** The length advised to people without a second step, in characters (NIST SP 800-63B-4). */
export const passwordAdvisedLength = 15;

export type Strength = "weak" | "fair" | "strong";

const sequences = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiop",
  "azertyuiop",
];
const fairBits = 45;
const strongBits = 60;

/**
 * A rough estimate of how hard a password is to guess, only for a hint: the server refuses common ones. Runs,
 * repetitions, keyboard sequences and the person's own words (name, email) count as almost nothing.
 */
export function passwordStrength(password: string, ofPerson: readonly string[] = []): Strength {
  const rest = withoutOwnWords(password.toLowerCase(), ofPerson);
  const counted = countedLength(rest);
  const bits = counted * Math.log2(alphabetOf(password));
  if (bits < fairBits) return "weak";
  return bits < strongBits || password.length < 10 ? "fair" : "strong";
}

/** The password with each of the person's own words reduced to one character. */
function withoutOwnWords(password: string, ofPerson: readonly string[]): string {
  const words = ofPerson
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2);
  let rest = password;
  for (const word of words) rest = rest.replaceAll(word, "*");
  return rest;
}

/** Its length, where a character that continues a sequence counts a quarter, and a repeated one a half. */
function countedLength(password: string): number {
  const signs = [...password];
  const seen = new Set<string>();
  let counted = 0;
  signs.forEach((sign, index) => {
    const pair = (signs[index - 1] ?? "") + sign;
    if (index > 0 && follows(pair)) counted += 0.25;
    else counted += seen.has(sign) ? 0.5 : 1;
    seen.add(sign);
  });
  return counted;
}

function follows(pair: string): boolean {
  const [first, second] = [...pair];
  if (first === second) return true;
  const back = `${second}${first}`;
  return sequences.some((sequence) => sequence.includes(pair) || sequence.includes(back));
}

/** How many different characters each position could have, by the kinds that occur. */
function alphabetOf(password: string): number {
  let size = 0;
  if (/\p{Ll}/u.test(password)) size += 26;
  if (/\p{Lu}/u.test(password)) size += 26;
  if (/\d/.test(password)) size += 10;
  if (/[^\p{L}\d]/u.test(password)) size += 20;
  return Math.max(size, 10);
}
