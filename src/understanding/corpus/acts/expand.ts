const mostOfOne = 12;

/**
 * The lines of a corpus, one family for each line of its text: "(a|b) c" is "a c" and "b c". Of a family with many
 * lines a dozen are taken, spread evenly. Families are kept together, because their lines are alike.
 */
export function familiesOf(text: string): string[][] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map(linesOf);
}

function linesOf(family: string): string[] {
  const parts = family.split(/\(([^)]*)\)/).map((part, at) => (at % 2 ? part.split("|") : [part]));
  const total = parts.reduce((count, choices) => count * choices.length, 1);
  const longest = Math.max(...parts.map((choices) => choices.length));
  const wanted = Math.min(total, Math.max(mostOfOne, longest));
  const found = new Set<string>();
  for (let nth = 0; nth < wanted; nth++) {
    // Each choice turns at its own pace, so that every alternative is met.
    let rest = total <= wanted ? nth : nth * 7919;
    const line = parts.map((choices) => {
      if (choices.length === 1) return choices[0];
      const own = total <= wanted ? rest % choices.length : (nth + rest) % choices.length;
      rest = Math.floor(rest / choices.length);
      return choices[own];
    });
    found.add(line.join("").replace(/\s+/g, " ").trim());
  }
  return [...found].filter((line) => line !== "");
}
