import type { DealStatus } from "#domain/contacts/deal-status.ts";

/** The texts of the deal board. */
export const boardWords = {
  list: "List",
  board: "Board",
  views: "View",
  name: "Deals by status",
  move: (name: string) => `Move ${name}`,
  moveTo: (name: string) => `Move ${name} to…`,
  moveToLabel: "Move to",
  empty: "No deals",
  refinance: "Refinance",
  noPrice: "No price yet",
  count: (count: number, hasMore: boolean) => (hasMore ? `${count}+` : String(count)),
  counted: (count: number, hasMore: boolean) =>
    `${hasMore ? "more than " : ""}${count} ${count === 1 ? "deal" : "deals"}`,
  closing: (day: string) => `Closing ${day}`,
  moved: (status: DealStatus) => `Moved to ${status}`,
  undo: "Undo",
  failed: "Error",
  loadMore: "Load more",
};

/** The announcements while a card is moved. */
export const spoken = {
  instructions:
    "To move a deal, press Space or Enter, choose a status with the left and right arrow keys, and press Space or Enter again. Escape leaves it where it was.",
  pickedUp: (name: string, status: string) => `${name} is picked up from ${status}.`,
  over: (name: string, status: string) => `${name} is over ${status}.`,
  nowhere: (name: string) => `${name} is over no status.`,
  dropped: (name: string, status: string) => `${name} is moved to ${status}.`,
  stays: (name: string, status: string) => `${name} stays in ${status}.`,
};
