import type { ContactEvent } from "#contract/contacts/page.ts";
import type { ContactInFull } from "#contract/contacts/saved.ts";
import { signedIn } from "#server/account/procedures.ts";
import { cutPage, fromCursor, toCursor } from "#server/platform/cursor.ts";
import { toDeal } from "./deal-row.ts";
import { findKnown } from "./find-known.ts";
import { goneError } from "./missing-contact.ts";
import { toLead } from "./lead-row.ts";
import { isLoanOfficer } from "./officer.ts";
import { toPartner } from "./partner-row.ts";
import {
  isDeletedNote,
  isIdOfDeleted,
  lockNote,
  rewriteNote,
  restoreDeletedNote,
  moveNoteToBin,
} from "./notes.ts";
import { formField, officersPrefix } from "./row-fields.ts";
import { keptOf } from "./same-save.ts";
import { findContact } from "./store.ts";
import { findEvent, listEvents, recordEvent } from "./timeline.ts";

const read = signedIn.contacts.read.handler(async ({ input, context, errors }) =>
  context.mine(async (tx, me): Promise<ContactInFull> => {
    const row = await findContact(tx, me.ownerId, input.id);
    if (!row) throw await goneError(errors, tx, me.ownerId, { id: input.id, now: context.now() });
    const isOfficer = row.type === "Deal" && (await isLoanOfficer(tx, me.ownerId));
    const { email, phoneNumber } = row;
    return {
      ...keptOf(row, { isOfficer }),
      type: row.type as ContactInFull["type"],
      lead: toLead(row),
      deal: row.type === "Deal" ? toDeal(row, { isOfficer }) : null,
      partner: row.type === "Referral Partner" ? toPartner(row) : null,
      known: await findKnown(tx, me.ownerId, { email, phoneNumber, exceptId: row.id }),
    };
  }),
);

const timeline = signedIn.contacts.timeline.handler(async ({ input, context, errors }) => {
  const { id: contactId, cursor, limit } = input;
  const after = fromCursor("timeline", cursor);
  return context.mine(async (tx, me) => {
    if (!(await findContact(tx, me.ownerId, contactId)))
      throw await goneError(errors, tx, me.ownerId, { id: contactId, now: context.now() });
    const rows = await listEvents(tx, me.ownerId, { contactId, after, limit: limit + 1 });
    const isOfficer = await isLoanOfficer(tx, me.ownerId);
    const { page, next } = cutPage(rows, limit);
    return {
      events: page.map((event) => toEvent(event, { isOfficer })),
      nextCursor: next ? toCursor("timeline", { createdAt: next.position, id: next.id }) : null,
    };
  });
});

const addNote = signedIn.contacts.addNote.handler(
  async ({ input: { id: contactId, noteId: id, text }, context: { mine, now }, errors }) =>
    mine(async (tx, me) => {
      if (!(await findContact(tx, me.ownerId, contactId)))
        throw await goneError(errors, tx, me.ownerId, { id: contactId, now: now() });
      await lockNote(tx, me.ownerId, id);
      // A repeated addition after the note was deleted restores nothing. No other note may take its id, or neither
      // could be deleted or restored anymore.
      if (await isIdOfDeleted(tx, me.ownerId, id)) throw errors.NOT_FOUND({ message: noteGone });
      await recordEvent(tx, me.ownerId, { id, contactId, kind: "noted", text, now: now() });
      const event = await findEvent(tx, me.ownerId, { id, contactId });
      // The id belongs to another entry of the timeline.
      if (event?.kind !== "noted") throw errors.NOT_FOUND();
      return toEvent(event, { isOfficer: false });
    }),
);

const editNote = signedIn.contacts.editNote.handler(
  async ({
    input: { id: contactId, noteId: id, version: seen, text },
    context: { mine, now },
    errors,
  }) =>
    mine(async (tx, me) => {
      if (!(await findContact(tx, me.ownerId, contactId)))
        throw await goneError(errors, tx, me.ownerId, { id: contactId, now: now() });
      await lockNote(tx, me.ownerId, id);
      const before = await findOwnNote(tx, me.ownerId, { id, contactId });
      if (!before) throw errors.NOT_FOUND({ message: noteGone });
      // The text is the same: nothing changed, or the save was repeated.
      if (before.text === text) return toEvent(before, { isOfficer: false });
      const { version } = before;
      if (seen !== undefined && seen !== version)
        throw errors.CHANGED({ data: { current: toEvent(before, { isOfficer: false }) } });
      await rewriteNote(tx, me.ownerId, { id, contactId, text, version, now: now() });
      const after = await findOwnNote(tx, me.ownerId, { id, contactId });
      return toEvent(after!, { isOfficer: false });
    }),
);

const removeNote = signedIn.contacts.removeNote.handler(
  async ({ input: { id: contactId, noteId: id }, context: { mine, now }, errors }) =>
    mine(async (tx, me) => {
      if (!(await findContact(tx, me.ownerId, contactId)))
        throw await goneError(errors, tx, me.ownerId, { id: contactId, now: now() });
      await lockNote(tx, me.ownerId, id);
      const place = { id, contactId, now: now() };
      if (await moveNoteToBin(tx, me.ownerId, place)) return { id, wasAlready: false };
      if (await isDeletedNote(tx, me.ownerId, place)) return { id, wasAlready: true };
      throw errors.NOT_FOUND({ message: noteGone });
    }),
);

const restoreNote = signedIn.contacts.restoreNote.handler(
  async ({ input: { id: contactId, noteId: id }, context: { mine, now }, errors }) =>
    mine(async (tx, me) => {
      if (!(await findContact(tx, me.ownerId, contactId)))
        throw await goneError(errors, tx, me.ownerId, { id: contactId, now: now() });
      await lockNote(tx, me.ownerId, id);
      await restoreDeletedNote(tx, me.ownerId, { id, contactId, now: now() });
      // Undo pressed twice, or repeated after a lost response.
      const note = await findOwnNote(tx, me.ownerId, { id, contactId });
      if (!note) throw errors.NOT_FOUND({ message: noteGone });
      return toEvent(note, { isOfficer: false });
    }),
);

const known = signedIn.contacts.findKnown.handler(async ({ input, context }) =>
  context.mine((tx, me) => findKnown(tx, me.ownerId, input)),
);

/** The page of one contact: its data, its timeline, notes, and duplicates. */
export const pageRouter = {
  read,
  timeline,
  addNote,
  editNote,
  removeNote,
  restoreNote,
  findKnown: known,
};

const noteGone = "This note no longer exists.";

/** A note that the owner wrote; other timeline entries do not count. */
async function findOwnNote(...place: Parameters<typeof findEvent>) {
  const event = await findEvent(...place);
  return event?.kind === "noted" && event.actor === "owner" ? event : null;
}

type StoredEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

function toEvent(event: StoredEvent, { isOfficer }: { isOfficer: boolean }): ContactEvent {
  const { id, happenedAt, kind, actor, version, editedAt, text, changes = [] } = event;
  const { unreadable } = event;
  const shown = changes.filter(({ field }) => isOfficer || !field.startsWith(officersPrefix));
  return {
    id,
    happenedAt,
    kind,
    actor,
    version,
    editedAt,
    text: text ?? null,
    changes: shown.map(formField),
    ...(unreadable && { unreadable }),
  };
}
