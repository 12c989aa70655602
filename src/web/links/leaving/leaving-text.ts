import type { Ending } from "#domain/links/leaving.ts";

/** What is about to end, with the names of the linked people. */
export type NamedEnding = Pick<Ending<unknown>, "sent" | "received"> & { names: string[] };

/** The texts of the confirmation before the person changes sides. */
export const leavingWords = {
  title: (businessType: string): string => `Change to ${businessType}?`,
  act: "Change and save",
  back: "Changing your business type back doesn't restore what ended.",
} as const;

const mostNamed = 3;

/** What a change of the business type ends, as one sentence. `ending` is null if the links could not be read. */
export function leavingText(businessType: string, ending: NamedEnding | null): string {
  const begin = `Changing to ${businessType}`;
  if (!ending) return `${begin} ends your links and withdraws your pending invitations.`;
  const { names, sent, received } = ending;
  const parts = [
    names.length > 0 && `ends your ${names.length > 1 ? "links" : "link"} with ${listOf(names)}`,
    sent > 0 && `withdraws ${invitations(sent)} you sent`,
    received > 0 && `declines ${invitations(received)} you received`,
  ].filter((part) => part !== false);
  const last = parts.pop();
  const first = parts.join(", ");
  return `${begin} ${first && `${first}, and `}${last}.`;
}

function invitations(count: number): string {
  return count === 1 ? "1 invitation" : `${count} invitations`;
}

/** "X", "X and Y", "X, Y and Z", "X, Y, Z and 4 others". */
function listOf(names: string[]): string {
  const more = names.length - mostNamed;
  const shown = more > 0 ? [...names.slice(0, mostNamed), others(more)] : [...names];
  const last = shown.pop()!;
  return shown.length > 0 ? `${shown.join(", ")} and ${last}` : last;
}

function others(count: number): string {
  return count === 1 ? "1 other" : `${count} others`;
}
