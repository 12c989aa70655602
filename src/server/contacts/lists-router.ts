import type { ContactSummary, DeletedContact } from "#contract/contacts/lists.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import { cleanText } from "#domain/kernel/text.ts";
import { signedIn } from "#server/account/procedures.ts";
import { forget, listBin, takeBack, throwAway } from "./bin.ts";
import { fromCursor, fromListCursor, toCursor, toListCursor } from "./cursor.ts";
import { listContacts } from "./list.ts";
import { findContact } from "./store.ts";
import { number } from "./stored-values.ts";

const list = signedIn.contacts.list.handler(async ({ input, context }) => {
  const { type, statuses, sort, limit, isRefinance, cursor } = input;
  const order = { sort, direction: input.direction ?? (sort === "name" ? "asc" : "desc") } as const;
  const query = {
    ...order,
    type,
    statuses: statuses ?? null,
    search: cleanText(input.search ?? "") || null,
    tag: cleanText(input.tag ?? "") || null,
    isRefinance: isRefinance ?? null,
    after: cursor ? fromListCursor(order, cursor) : null,
    limit: limit + 1, // one more tells whether there is a next page
  };
  const rows = await context.mine((tx, me) => listContacts(tx, me.ownerId, query));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    contacts: page.map(toSummary),
    nextCursor: last ? toListCursor(order, last) : null,
  };
});

const remove = signedIn.contacts.remove.handler(
  async ({ input: { id }, context: { mine, now }, errors }) => {
    const removed = await mine((tx, me) => throwAway(tx, me.ownerId, { id, now: now() }));
    if (!removed) throw errors.NOT_FOUND();
    return { id };
  },
);

const bin = signedIn.contacts.bin.handler(async ({ input, context: { mine, now } }) => {
  const { cursor, limit } = input;
  const after = cursor ? fromCursor(cursor) : null;
  const rows = await mine((tx, me) =>
    listBin(tx, me.ownerId, { after, limit: limit + 1, now: now() }),
  );
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    contacts: page.map(({ position: _, type, ...row }) => ({
      ...row,
      type: type as DeletedContact["type"],
    })),
    nextCursor: last ? toCursor({ createdAt: last.position, id: last.id }) : null,
  };
});

const restore = signedIn.contacts.restore.handler(
  async ({ input: { id }, context: { mine, now }, errors }) =>
    mine(async (tx, me) => {
      // Undo pressed twice, or pressed again after a lost answer: what is back is back.
      const there = await findContact(tx, me.ownerId, id);
      if (there) return { id, type: there.type as ContactType };
      const back = await takeBack(tx, me.ownerId, { id, now: now() });
      if (!back) throw errors.NOT_FOUND();
      return back;
    }),
);

const forgetOne = signedIn.contacts.forget.handler(
  async ({ input: { id }, context: { mine, now }, errors }) => {
    const isForgotten = await mine((tx, me) => forget(tx, me.ownerId, { id, now: now() }));
    if (!isForgotten) throw errors.NOT_FOUND();
    return { id };
  },
);

/** The contact lists and the bin (SPEC §2, §7). */
export const listsRouter = { list, remove, bin, restore, forget: forgetOne };

type SummaryRow = Awaited<ReturnType<typeof listContacts>>[number];

function toSummary({ key: _, ...row }: SummaryRow): ContactSummary {
  return {
    ...row,
    type: row.type as ContactSummary["type"],
    tags: row.tags ?? [],
    budget: number(row.budget),
    purchasePrice: number(row.purchasePrice),
  };
}
