import { wordSet } from "./grammar/phrase.ts";
import type { ClockMention, Item, PartMention } from "./grammar/mention.ts";
import type { Token } from "./grammar/tokens.ts";
import { areAll, wordsBetween } from "./said.ts";

const fillers = wordSet(
  ", in the on at around about say like maybe by after before until from past this",
);

/**
 * Times narrowed by the part of the day that is said beside them: "seven in the evening", "tomorrow morning
 * at 8".
 */
export function likelyTimes(tokens: readonly Token[], items: readonly Item[]): Item[] {
  return items.map((item) => {
    if (item.mention.kind !== "clock") return item;
    const part = items.find(
      (other): other is Item<PartMention> =>
        other.mention.kind === "part" && isBeside(tokens, items, item, other),
    );
    return part ? { ...item, mention: narrowed(item.mention, part.mention) } : item;
  });
}

function isBeside(
  tokens: readonly Token[],
  items: readonly Item[],
  one: Item,
  other: Item,
): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  if (
    items.some(
      ({ mention, from }) => mention.kind === "clock" && from > first.from && from < second.from,
    )
  )
    return false;
  return areAll(wordsBetween(tokens, items, first.until, second.from), fillers);
}

/** The minutes that lie in a part of the day; all of them where none does. */
export function narrowed(clock: ClockMention, { within }: PartMention): ClockMention {
  const minutes = clock.minutes.filter((minute) => minute >= within.from && minute < within.until);
  // "midnight" ends an evening, though the day begins with it.
  return minutes.length > 0 ? { ...clock, minutes } : clock;
}
