import type { ContactSummary, DeletedContact, Narrowing } from "#contract/contacts/lists.ts";
import { usualDirection } from "#domain/contacts/list-order.ts";
import type { ContactType } from "#domain/contacts/contact.ts";
import { cleanText } from "#domain/kernel/clean-text.ts";
import { signedIn, signedInUnchecked } from "#server/account/procedures.ts";
import { forget, listBin, restoreContact, moveToBin } from "./bin.ts";
import {
  cutPage,
  fromCursor,
  fromListCursor,
  toCursor,
  toListCursor,
} from "#server/platform/cursor.ts";
import { countContacts, listContacts, listTags, type ListRow, positionOf } from "./list.ts";
import { findContact } from "./store.ts";
import { number } from "./stored-values.ts";

const list = signedInUnchecked.contacts.list.handler(async ({ input, context }) => {
  const { sort, limit, cursor } = input;
  const order = { sort, direction: input.direction ?? usualDirection[sort] };
  const query = {
    ...order,
    ...narrowingOf(input),
    after: fromListCursor(input.type, order, cursor),
    limit: limit + 1, // one more shows whether there is a next page
  };
  const { rows, isSimilar } = await context.mine((tx, me) => listContacts(tx, me.ownerId, query));
  const { page, next } = cutPage(rows, limit);
  return {
    contacts: page.map(toSummary),
    nextCursor: next
      ? toListCursor(input.type, order, { ...positionOf(order, next), isSimilar })
      : null,
    isSimilar,
  };
});

const count = signedIn.contacts.count.handler(async ({ input, context }) =>
  context.mine((tx, me) => countContacts(tx, me.ownerId, narrowingOf(input))),
);

const tags = signedIn.contacts.tags.handler(async ({ input, context }) =>
  context.mine((tx, me) => listTags(tx, me.ownerId, input.type)),
);

const remove = signedIn.contacts.remove.handler(
  async ({ input: { id }, context: { mine, now }, errors }) => {
    const removed = await mine((tx, me) => moveToBin(tx, me.ownerId, { id, now: now() }));
    if (!removed) throw errors.NOT_FOUND();
    return { id, wasAlready: removed === "already" };
  },
);

const bin = signedIn.contacts.bin.handler(async ({ input, context: { mine, now } }) => {
  const { cursor, limit } = input;
  const after = fromCursor("bin", cursor);
  const rows = await mine((tx, me) =>
    listBin(tx, me.ownerId, { after, limit: limit + 1, now: now() }),
  );
  const { page, next } = cutPage(rows, limit);
  return {
    contacts: page.map(({ position: _, type, ...row }) => ({
      ...row,
      type: type as DeletedContact["type"],
    })),
    nextCursor: next ? toCursor("bin", { createdAt: next.position, id: next.id }) : null,
  };
});

const restore = signedIn.contacts.restore.handler(
  async ({ input: { id }, context: { mine, now }, errors }) =>
    mine(async (tx, me) => {
      const back = await restoreContact(tx, me.ownerId, { id, now: now() });
      if (back) return back;
      // Undo pressed twice, also at once, or repeated after a lost response.
      const there = await findContact(tx, me.ownerId, id);
      if (!there) throw errors.NOT_FOUND();
      return { id, type: there.type as ContactType };
    }),
);

const forgetOne = signedIn.contacts.forget.handler(
  async ({ input: { id }, context: { mine, now }, errors }) => {
    await mine(async (tx, me) => {
      if (await forget(tx, me.ownerId, { id, now: now() })) return;
      // Restored in another tab in the meantime: it is kept, and the person learns why.
      if (await findContact(tx, me.ownerId, id)) throw errors.RESTORED();
      throw errors.NOT_FOUND();
    });
    return { id };
  },
);

/** The contact lists and the bin. */
export const listsRouter = { list, count, tags, remove, bin, restore, forget: forgetOne };

/** The filters of a list. Text that contains only invisible characters is not a filter. */
function narrowingOf(input: Narrowing) {
  const { type, statuses, followUps, isRefinance } = input;
  return {
    type,
    statuses: statuses ?? null,
    followUps,
    search: cleanText(input.search ?? "") || null,
    tag: cleanText(input.tag ?? "") || null,
    isRefinance: isRefinance ?? null,
  };
}

/** Named one by one, because the response of a list is not validated. */
function toSummary(row: ListRow): ContactSummary {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    followUp: row.followUp,
    version: row.version,
    leadId: row.leadId,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phoneNumber: row.phoneNumber,
    companyName: row.companyName,
    city: row.city,
    state: row.state,
    source: row.source,
    tags: row.tags,
    budget: number(row.budget),
    purchasePrice: number(row.purchasePrice),
    closingDate: row.closingDate,
    isRefinance: row.isRefinance,
    createdAt: new Date(row.createdAt),
    lastContactAt: dateOf(row.lastContactAt),
    leadsSent: row.leadsSent,
    lastReferralAt: dateOf(row.lastReferralAt),
  };
}

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));
