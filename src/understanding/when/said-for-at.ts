import { wordSet } from "../text.ts";
import type { Item } from "./grammar/mention.ts";
import type { Tokens } from "./grammar/tokens.ts";

/** Whether "by" or "starting" leads to a time itself and not to a limit: "an hour on Thursday, starting 9:00". */
export function isSaidForAt(tokens: Tokens, at: number, item: Item): boolean {
  const [word, before, second] = [0, 1, 2].map((away) => tokens[at - away]?.text ?? "");
  if (word === "by") return isExact(tokens, item) && !isDone(tokens, at);
  if (word !== "starting" && word !== "beginning") return false;
  if (
    item.mention.kind !== "clock" ||
    /^(?:onwards?|forward)$/.test(tokens[item.until]?.text ?? "")
  )
    return false;
  return !/^(?:free|available|open|any|anytime|time)$/.test(before === "," ? second! : before!);
}

function isExact(tokens: Tokens, { mention, from, until }: Item): boolean {
  if (mention.kind !== "clock") return false;
  return tokens
    .slice(from, until)
    .some(({ kind, text }) => kind === "clock" || /^(?:am|pm|m|oclock|clock)$/.test(text));
}

const done = wordSet(
  "done out finished finish leave leaving home back gone over through be there it",
);

/** "I have to be out by four pm". */
function isDone(tokens: Tokens, at: number): boolean {
  return tokens.slice(Math.max(0, at - 2), at).some(({ text }) => done.has(text));
}
