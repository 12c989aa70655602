// Words of which a farewell is made; whoever says anything else besides has something to say.
const parting = new Set(
  (
    "a all again alright and appreciate bye cool day do everything evening fine for good goodbye great have have a help " +
    "i is it it's later much nice night no nope now ok okay one perfect see so sounds take care talk thank thanks " +
    "that that's that'll the then there till to today tomorrow too very weekend well will be you you're your yes yeah yep soon"
  ).split(" "),
);

/** Whether somebody only takes leave: "okay thank you bye", "you too". */
export function saysGoodbye(words: string): boolean {
  const all =
    words
      .toLowerCase()
      .replace(/[’]/g, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  return all.every((word) => parting.has(word));
}
