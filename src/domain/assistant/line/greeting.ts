/** The first sentences of a call: what it is, and that it is written down. */
const unbroken = 2;

/**
 * Parts the first words of a call into those that nobody can speak over, because they say what is speaking and what
 * happens to the words, and those that anybody can.
 */
export function partGreeting(says: readonly string[]): { fixed: string[]; free: string[] } {
  return { fixed: says.slice(0, unbroken), free: says.slice(unbroken) };
}
