import { sql } from "drizzle-orm";
import type { GateReceipt, Permissions } from "#contract/assistant/outreach.ts";
import { isStopped, latestStop } from "#domain/assistant/outreach/consent.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type OwnContext, signedIn } from "#server/account/procedures.ts";
import { cutPage, fromCursor, toCursor } from "#server/platform/cursor.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { findConsent, listConsentsOfContact, recordConsent as keepConsent } from "./consents.ts";
import {
  addressFor,
  keyWithoutAddress,
  findReached,
  permissionsOf,
  type Reached,
} from "./permissions.ts";
import { listReceipts } from "./receipts.ts";
import { liftStop, listStops, lockOutreach, stopFor } from "./stops.ts";

/** The source of an entry that the professional makes. */
const source = "Recorded by you";

const receipts = signedIn.assistant.outreach.receipts.handler(async ({ input, context }) => {
  const { actionId, cursor, limit } = input;
  const after = fromCursor("receipts", cursor);
  const rows = await context.mine((tx, me) =>
    listReceipts(tx, me.ownerId, { actionId, after, limit: limit + 1 }),
  );
  const { page, next } = cutPage(rows, limit);
  return {
    receipts: page.map(({ position: _, ...row }) => row as GateReceipt),
    nextCursor: next ? toCursor("receipts", { createdAt: next.position, id: next.id }) : null,
  };
});

const permissions = signedIn.assistant.outreach.permissions.handler(({ input, context, errors }) =>
  withContact(context, { input, errors }),
);

const recordConsent = signedIn.assistant.outreach.recordConsent.handler(
  ({ input, context, errors }) =>
    withContact(context, { input, errors }, async (tx, { owner, reached, now }) => {
      const { id, channel, purpose, basis, wording } = input;
      const address = addressFor(reached, channel);
      if (!address) throw errors.NO_ADDRESS();
      if (isStopped(await listStops(tx, owner, reached.person))) throw errors.STOPPED();
      const contactId = reached.id;
      const evidence = { notedBy: owner };
      const consent = {
        id,
        contactId,
        address,
        channel,
        purpose,
        basis,
        wording,
        source,
        evidence,
        now,
      };
      if (!(await keepConsent(tx, owner, consent))) {
        // A consent that was not stored must not look as if it was.
        const kept = (await findConsent(tx, owner, id))!;
        const isSame =
          kept.contactId === contactId &&
          kept.channel === channel &&
          kept.purpose === purpose &&
          kept.basis === basis &&
          kept.wording === wording;
        if (!isSame) throw errors.ID_TAKEN();
        return;
      }
      // What was not allowed when the lead came in may be allowed now.
      if (reached.type === "Lead") await lookAtLeadAgain(tx, owner, { contactId, now });
    }),
);

const stop = signedIn.assistant.outreach.stop.handler(({ input, context, errors }) =>
  withContact(context, { input, errors }, async (tx, { owner, reached, now }) => {
    const { id: contactId, person } = reached;
    const lines = await listStops(tx, owner, person);
    const { addresses } = person;
    const consents = await listConsentsOfContact(tx, owner, { contactId, addresses });
    const stoppedAt = latestStop(lines);
    // An opt-out revokes earlier consents: one that would revoke nothing more is a repeat.
    const revokesMore = consents.some(({ givenAt }) => stoppedAt === null || givenAt > stoppedAt);
    const isStoppedAt = (address: string) =>
      isStopped(lines.filter((line) => line.address === address));
    for (const address of addressesOf(reached))
      if (revokesMore || !isStoppedAt(address))
        await stopFor(tx, owner, { address, contactId, source, words: null, now });
  }),
);

const lift = signedIn.assistant.outreach.lift.handler(({ input, context, errors }) =>
  withContact(context, { input, errors }, async (tx, { owner, reached, now }) => {
    const { id: contactId, person } = reached;
    const { words } = input;
    const lines = await listStops(tx, owner, person);
    const stopped = new Set(lines.map(({ address }) => address));
    for (const address of stopped)
      if (isStopped(lines.filter((line) => line.address === address)))
        await liftStop(tx, owner, { address, contactId, source, words, now });
  }),
);

/** Implements contract/assistant/outreach.ts. */
export const outreachProcedures = { receipts, permissions, recordConsent, stop, lift };

function addressesOf({ id, email, phone }: Reached): string[] {
  const known = [email, phone].filter((one) => one !== null);
  return known.length > 0 ? known : [keyWithoutAddress(id)];
}

async function lookAtLeadAgain(
  tx: OwnerTransaction,
  owner: OwnerId,
  { contactId, now }: { contactId: string; now: Date },
): Promise<void> {
  const payload = JSON.stringify({ owner, contactId });
  const key = `assistant-new-lead:${contactId}`;
  await tx.execute(
    sql`select assistant.enqueue('assistant-new-lead', ${payload}::json, ${now}, ${key})`,
  );
}

type Work = (
  tx: OwnerTransaction,
  about: { owner: OwnerId; reached: Reached; now: Date },
) => Promise<void>;

/**
 * Changes one contact's permissions and returns how it can be reached then. Serialized, so that of two requests at once
 * the second sees the result of the first.
 */
function withContact(
  context: Pick<OwnContext, "mine" | "now">,
  { input, errors }: { input: { contactId: string }; errors: { NOT_FOUND: () => Error } },
  work?: Work,
): Promise<Permissions> {
  const now = context.now();
  return context.mine(async (tx, { ownerId: owner }) => {
    const reached = await findReached(tx, owner, input.contactId);
    if (!reached) throw errors.NOT_FOUND();
    if (work) {
      await lockOutreach(tx, owner);
      await work(tx, { owner, reached, now });
    }
    return permissionsOf(tx, owner, { reached, now });
  });
}
