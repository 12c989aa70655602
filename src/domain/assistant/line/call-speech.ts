// Words of a goodbye; with any other word the caller still has something to say.
const parting = new Set(
  (
    "a all again alright and appreciate bye cool day do everything evening fine for good goodbye great have have a help " +
    "i is it it's later much nice night no nope now ok okay one perfect see so sounds take care talk thank thanks " +
    "adios chao claro dia eso es gracias hasta igualmente listo luego manana mas muy amable nada noches no pase perfecto " +
    "pues que si tarde tardes tenga todo un una usted vale vaya bien bueno buena buenas buen " +
    "that that's that'll the then there till to today tomorrow too very weekend well will be you you're your yes yeah yep soon"
  ).split(" "),
);

/** Whether a caller only says goodbye: "okay thank you bye", "you too". */
export function saysGoodbye(words: string): boolean {
  const all =
    words
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/[’]/g, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  return all.every((word) => parting.has(word));
}

/** Joins a transcript that arrives in parts. Some services send only what is new, some repeat everything so far. */
export function joinParts(before: string, now: string): string {
  if (before === "" || firstWord(before) === firstWord(now)) return now;
  return `${before} ${now}`;
}

function firstWord(text: string): string {
  return /[\p{L}\p{N}']+/u.exec(text)?.[0].toLowerCase() ?? "";
}

/** The first sentences of a call: what it is, and that it is transcribed. */
const unbroken = 2;

/**
 * Splits the greeting into the sentences that cannot be interrupted, because they say that it is automated and
 * transcribed, and the rest.
 */
export function partGreeting(says: readonly string[]): { fixed: string[]; free: string[] } {
  return { fixed: says.slice(0, unbroken), free: says.slice(unbroken) };
}
