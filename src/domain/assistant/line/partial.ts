/**
 * Puts together a line that comes in parts. Some send what is new, and some all of it again from its first word, as they
 * understand it by then.
 */
export function joinParts(before: string, now: string): string {
  if (before === "" || firstWord(before) === firstWord(now)) return now;
  return `${before} ${now}`;
}

function firstWord(text: string): string {
  return /[\p{L}\p{N}']+/u.exec(text)?.[0].toLowerCase() ?? "";
}
