import type { AskAnswer, AskItem } from "#contract/assistant/ask.ts";
import { monthOf } from "#domain/assistant/ask/period.ts";
import { counted, periodWords } from "#domain/assistant/ask/period-words.ts";
import type { Period } from "#domain/assistant/ask/question.ts";
import { dayInWords } from "#domain/kernel/day.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { addDays, startOfDay } from "#domain/kernel/zone-rules.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { countCalls } from "../conversations/count-calls.ts";
import { listOpen } from "../queue/store.ts";
import { findSettings } from "../settings/store.ts";
import { andMore, type Asker, contactPath, fullName, mostListed, pages, reply } from "./asker.ts";
import { toItem } from "./calendar-answers.ts";
import { listCallbacks, listClosings, listLeads } from "./store.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Leads of a range of days; without one, of the last seven days, as the overview counts them. */
export async function newLeads(
  tx: OwnerTransaction,
  { owner, zone, clock, now }: Asker,
  period: Period | null,
): Promise<AskAnswer> {
  const span = period
    ? { from: startOfDay(zone, period.from), until: startOfDay(zone, addDays(period.until, 1)) }
    : { from: new Date(now.getTime() - 7 * dayMs), until: new Date(now.getTime() + dayMs) };
  const { count, leads } = await listLeads(tx, owner, { ...span, most: mostListed });
  const when = period ? periodWords(period, clock.today) : "in the last 7 days";
  const says = [`You got ${counted(count, "new lead")} ${when}.`, ...andMore(count, leads.length)];
  const items = leads.map((lead): AskItem => ({
    title: fullName(lead),
    detail: [lead.source, momentText(lead.createdAt, zone)].filter(Boolean).join(" · "),
    href: contactPath(lead.id),
  }));
  return reply(says, { items, page: pages.newLeads });
}

/** Deals by their closing day. */
export async function closings(
  tx: OwnerTransaction,
  { owner, clock }: Asker,
  period: Period,
): Promise<AskAnswer> {
  const { count, deals } = await listClosings(tx, owner, { ...period, most: mostListed });
  const when = periodWords(period, clock.today);
  const verb = count === 1 ? "has its" : "have their";
  const items = deals.map((deal): AskItem => ({
    title: fullName(deal),
    detail: [deal.closingDate && dayInWords(deal.closingDate), deal.status]
      .filter(Boolean)
      .join(" · "),
    href: contactPath(deal.id),
  }));
  const first = counted(count, "deal");
  const says = `${first[0]!.toUpperCase()}${first.slice(1)} ${verb} closing day ${when}.`;
  return reply([says, ...andMore(count, deals.length)], { items, page: pages.deals });
}

/** Requested callbacks: from the queue, and from the calendar. */
export async function callbacks(tx: OwnerTransaction, asking: Asker): Promise<AskAnswer> {
  const { owner } = asking;
  const waiting = (await listOpen(tx, owner)).filter(({ kind }) => kind === "callback");
  const planned = await listCallbacks(tx, owner, mostListed);
  const items: AskItem[] = [
    ...waiting.map(({ contactId, contactName, recipientName, recipient, cause }) => ({
      title: contactName || recipientName || recipient,
      detail: [recipient, cause].join(" · "),
      href: contactId ? contactPath(contactId) : pages.queue.href,
    })),
    ...planned.map((entry) => toItem(entry, asking, { hasDay: true })),
  ];
  const page = pages.queue;
  if (items.length === 0) return reply("No one is waiting for a callback.", { page });
  const shown = items.slice(0, mostListed);
  const first = counted(items.length, "callback");
  const says = [`${first} ${items.length === 1 ? "waits" : "wait"} for you.`];
  return reply([...says, ...andMore(items.length, shown.length)], { items: shown, page });
}

/** Calls that the assistant made this month, in the professional's time zone. */
export async function callsMade(
  tx: OwnerTransaction,
  { owner, zone, clock }: Asker,
): Promise<AskAnswer> {
  const page = pages.conversations;
  const { firstOnAt } = await findSettings(tx, owner);
  if (!firstOnAt) return reply("Your assistant has never been on, so it made no calls.");
  const since = startOfDay(zone, monthOf(clock.today).from);
  const { made, handled } = await countCalls(tx, owner, since);
  return reply(
    `This month your assistant made ${counted(made, "call")} and handled ${counted(handled, "conversation")} that came in.`,
    { page },
  );
}
