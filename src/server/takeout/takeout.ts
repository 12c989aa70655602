import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import { signedInErrors } from "#contract/errors.ts";
import { confirmationNeeded, isConfirmed } from "#domain/account/second-step.ts";
import { listKeys } from "#server/account/api-keys.ts";
import * as account from "#server/account/account-store.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { SessionGate, Visitor } from "#server/account/session-gate.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";
import { exported } from "./tables.ts";

export const takeoutPath = "/account/export";
const rowsAtOnce = 500;

type Refusal = { status: number; code?: string; message: string };
type Parts = { gate: SessionGate; personGate: SessionGate; now: () => Date };

/**
 * "Export my data": everything of a person's in one JSON file, written as it is read, so that an account of any size
 * takes little memory. It asks for a recent confirmation, because it is everything at once. Answers a refusal that the
 * caller sends, or null when the file was sent.
 */
export function takeout({ gate, personGate, now }: Parts) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<Refusal | null> => {
    const pass = gate.passOf(req.headers.cookie);
    const refusal = () => new Refused(signedInErrors.UNAUTHORIZED);
    if (!pass) return signedInErrors.UNAUTHORIZED;
    try {
      const about = await personGate.enter(pass, {
        refusal,
        work: async (tx, me) => {
          if (!isConfirmed(me.confirmedAt, now()))
            throw new Refused({
              status: 403,
              code: "CONFIRMATION_NEEDED",
              message: confirmationNeeded,
            });
          return readAccount(tx, me);
        },
      });
      await gate.enter(pass, {
        refusal,
        work: (tx, me) => writeAll(res, tx, { me, about, now: now() }),
      });
      return null;
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
  };
}

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** The account without anything that would open it. */
async function readAccount(tx: OwnerTransaction, { ownerId }: Visitor) {
  return {
    ...(await account.findAccount(tx, ownerId)),
    waysIn: await account.listLogins(tx, ownerId),
    authenticators: await account.listAuthenticators(tx, ownerId),
    passkeys: await account.listPasskeys(tx, ownerId),
    sessions: await account.listSessions(tx, ownerId),
    apiKeys: await listKeys(tx, ownerId),
    events: (await account.listEvents(tx, ownerId, { before: null, limit: 100_000 })).map(
      ({ place: _, ...event }) => event,
    ),
  };
}

async function writeAll(
  res: ServerResponse,
  tx: OwnerTransaction,
  { me, about, now }: { me: Visitor; about: object; now: Date },
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  res.writeHead(200, {
    "content-type": "application/json; charset=utf-8",
    "content-disposition": `attachment; filename="hearthline-export-${day}.json"`,
    "cache-control": "no-store",
  });
  // A reader who is slow slows the reading, and one who left ends it.
  await pipeline(Readable.from(everything(tx, { owner: me.ownerId, about, now })), res);
}

async function* everything(
  tx: OwnerTransaction,
  { owner, about, now }: { owner: OwnerId; about: object; now: Date },
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(now)},"account":${JSON.stringify(about)}`;
  for (const { as, table, owners } of exported) {
    yield `,\n${JSON.stringify(as)}:[`;
    let isFirst = true;
    for await (const row of rowsOfTable(tx, { table, owners, owner })) {
      yield `${isFirst ? "" : ","}\n${row}`;
      isFirst = false;
    }
    yield "]";
  }
  yield "}\n";
}

/** The person's rows of a table as JSON texts, in the columns that a request may read and that are not derived. */
async function* rowsOfTable(
  tx: OwnerTransaction,
  { table, owners, owner }: { table: string; owners: readonly string[]; owner: OwnerId },
): AsyncGenerator<string> {
  const columns = rowsOf<{ name: string }>(
    await tx.execute(sql`
      select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
       order by ordinal_position`),
  ).map(({ name }) => sql.identifier(name));
  const isMine = sql.join(
    owners.map((column) => sql`${sql.identifier(column)} = ${owner}::uuid`),
    sql` or `,
  );
  await tx.execute(sql`
    declare rows no scroll cursor for
     select to_jsonb(t)::text as row
       from (select ${sql.join(columns, sql`, `)} from ${sql.identifier(table)} where ${isMine}) t`);
  for (;;) {
    const batch = rowsOf<{ row: string }>(
      await tx.execute(sql`fetch ${sql.raw(String(rowsAtOnce))} from rows`),
    );
    for (const { row } of batch) yield row;
    if (batch.length < rowsAtOnce) break;
  }
  await tx.execute(sql`close rows`);
}
