export const passwordOfOwnWords =
  'Don\'t use your own name, email, phone number or "Hearthline" as the password.';

export const passwordSame = "This is already your password. Choose another one.";

/** Guesses often add a year or a symbol to the owner's own words: this many extra characters, in characters. */
const mostBeside = 4; // characters
const product = "hearthline";

/** Whether a password is little more than the person's name or address, or the product's name. */
export function isOfOwnWords(
  password: string,
  ofPerson: readonly (string | null | undefined)[],
): boolean {
  const plain = plainOf(password);
  const words = [product, ...ofPerson.flatMap((text) => (text ? wordsOf(text) : []))];
  const isOwn = words.some((word) => plain.includes(word));
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ""), plain);
  return isOwn && rest.length <= mostBeside;
}

/** The text as a whole, its part before an @, and its words; also a number without its country code. */
function wordsOf(text: string): string[] {
  const parts = [text, text.split("@")[0]!, ...text.split(/[^\p{L}\p{N}]+/u)];
  const number = /^\+1(\d{10})$/.exec(text)?.[1];
  return [...parts, number ?? ""].map(plainOf).filter((word) => word.length > 2);
}

function plainOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
