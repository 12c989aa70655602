import type { LinkEvent } from "#contract/links.ts";

/** The reader of the log, and the name of the other person. */
export type Tellers = { me: string; otherName: string };

/** The text of an event for the reader: "You accepted", "Leo Marsh ended the link". */
export function logText(event: LinkEvent, { me, otherName }: Tellers): string {
  const isMine = event.actorId === me;
  const who = isMine ? "You" : otherName;
  const whom = isMine ? otherName : "you";
  const deal = event.dealName ?? "a deal";
  switch (event.kind) {
    case "invited":
      return `${who} invited ${whom}`;
    case "accepted":
      return `${who} accepted`;
    case "declined":
      return `${who} declined`;
    case "cancelled":
      return `${who} took the invitation back`;
    case "ended":
      return `${who} ended the link`;
    case "replaced":
      return `${who} linked with another loan officer, which ended this link`;
    case "sharing changed":
      return `${who} set what is shared: ${sharingText(event)}`;
    case "deal shared":
      return `${who} shared ${deal} with ${whom}`;
    case "deal withdrawn":
      return `${who} took ${deal} back`;
    case "scenario saved":
      return `${who} saved a scenario for ${deal}`;
    default:
      return event.kind;
  }
}

function sharingText({ sharing }: LinkEvent): string {
  const deals = sharing?.sharesAllDeals ? "all deals" : "chosen deals";
  return `${deals}, ${sharing?.hidesFinances ? "income and debts hidden" : "with income and debts"}`;
}
