import type { OptOutState } from "#contract/assistant/opt-out.ts";
import { isStopped } from "#domain/assistant/outreach/consent.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { open } from "#server/account/procedures.ts";
import { findHost } from "#server/appointments/host-calendar.ts";
import type { Database, OwnerTransaction } from "#server/platform/database.ts";
import { openOptOut } from "./opt-out-link.ts";
import { listStops, lockOutreach, stopFor } from "./stops.ts";

const source = "Link in a mail";

/**
 * Implements contract/assistant/opt-out.ts. `database` uses the assistant's role; a secret gives access to one address
 * at one professional, whether or not the assistant is on.
 */
export function optOutProcedures({ database }: { database: Database }) {
  const read = open.assistant.optOut.read.handler(async ({ input, context, errors }) => {
    const opened = openOptOut(context.keys, input);
    const state = opened && (await database.as(opened.owner, (tx) => readState(tx, opened)));
    if (!state) throw errors.NO_LINK();
    return state;
  });

  const stop = open.assistant.optOut.stop.handler(async ({ input, context, errors }) => {
    const opened = openOptOut(context.keys, input);
    const state = opened && (await stopMails(database, opened, context.now()));
    if (!state) throw errors.NO_LINK();
    return state;
  });

  return { read, stop };
}

/** Opts one address out; null if there is no such professional. Repeating it changes nothing. */
export function stopMails(
  database: Database,
  opened: { owner: OwnerId; address: string },
  now: Date,
): Promise<OptOutState | null> {
  const { owner, address } = opened;
  return database.as(owner, async (tx) => {
    // If pressed twice, the second waits until the first is done.
    await lockOutreach(tx, owner);
    const before = await readState(tx, opened);
    if (!before || before.isStopped) return before;
    await stopFor(tx, owner, { address, source, words: null, now });
    return { ...before, isStopped: true };
  });
}

async function readState(
  tx: OwnerTransaction,
  { owner, address }: { owner: OwnerId; address: string },
): Promise<OptOutState | null> {
  const host = await findHost(tx, owner);
  if (!host) return null;
  const stops = await listStops(tx, owner, { addresses: [address], contactIds: [] });
  const { fullName, companyName } = host;
  return { fullName, companyName, address, isStopped: isStopped(stops) };
}
