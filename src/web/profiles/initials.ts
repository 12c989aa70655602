/** At most two letters for a person without a picture: of the first and the last word of the name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return chosen.map((word) => [...word][0]!.toUpperCase()).join("");
}
