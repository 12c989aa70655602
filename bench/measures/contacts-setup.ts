import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { listContacts, type ListQuery } from "#server/contacts/list.ts";
import { groupRoles } from "#server/platform/roles.ts";
import { startTestCluster } from "#test/harness/cluster.ts";
import { addPerson, addSession, people } from "#test/harness/people.ts";
import { type Product, startProduct } from "#test/harness/product.ts";
import type { BareQuery } from "./bare.ts";
import { fillContacts } from "./fill.ts";
import { testVault } from "#test/harness/sealed.ts";
import { storedToken } from "#server/account/shared/hashed-sessions.ts";

export type Account = { owner: OwnerId; email: string; cookie: string };

/** The product in its own process over a million contacts, and the bare handler beside it. */
export type ContactsSetup = AsyncDisposable & {
  product: Product;
  port: number;
  barePort: number;
  accounts: { small: Account; large: Account };
  sql: Product["database"]["sql"];
  /** Another session of an account, as its Cookie header, and how to end it. */
  openSession(owner: OwnerId): Promise<{ cookie: string; revoke(): Promise<void> }>;
  /** The statement the product itself sends for a list. */
  statementOf(owner: OwnerId, query: Partial<ListQuery>): Promise<BareQuery>;
};

export async function contactsSetup(say: (line: string) => void): Promise<ContactsSetup> {
  const cluster = await startTestCluster();
  process.env.HEARTHLINE_TEST_PG = cluster.socketDir;
  // As in production: every request is logged.
  const product = await startProduct({
    LOG_LEVEL: "info",
    // One user does in seconds here what no one does in an hour.
    WRITES_PER_PERSON_A_MINUTE: "1000000",
    SEARCHES_PER_PERSON_A_MINUTE: "1000000",
  });
  const { database } = product;
  const { sql } = database;
  const openSession = async (owner: OwnerId) => {
    const { name, value } = await addSession(database, owner);
    const token = storedToken(decodeURIComponent(value).split(".")[0]!);
    return {
      cookie: `${name}=${value}`,
      revoke: async () => {
        await sql("delete from account.session where token = $1", [token]);
      },
    };
  };
  const accountOf = async (owner: OwnerId, email: string): Promise<Account> => ({
    owner,
    email,
    cookie: (await openSession(owner)).cookie,
  });

  say("Filling in a million contacts");
  const largest = await addPerson(database, people.ana);
  await fillContacts(database, largest);
  const [other] = await sql<{ id: OwnerId; email: string }>(
    "select id, email from profiles where id <> $1 order by id limit 1",
    [largest],
  );
  const name = new URL(database.url).pathname.slice(1);
  const address = { host: cluster.socketDir, database: name };
  const bare = fork(fileURLToPath(new URL("bare.ts", import.meta.url)), {
    env: {
      ...process.env,
      NODE_ENV: "production",
      BARE: JSON.stringify({
        ...address,
        user: `${groupRoles.app}__${name}`.slice(0, 63),
        group: groupRoles.app,
      }),
    },
  });
  const [barePort] = (await once(bare, "message")) as [number];

  return {
    product,
    port: Number(new URL(product.origin).port),
    barePort,
    accounts: {
      small: await accountOf(other!.id, other!.email),
      large: await accountOf(largest, people.ana.email),
    },
    sql,
    openSession,
    statementOf: (owner, query) => statementOf(address, owner, query),
    async [Symbol.asyncDispose]() {
      bare.disconnect();
      await once(bare, "exit");
      await product.stop();
      await cluster.stop();
    },
  };
}

/** Records the query while the product's own function runs. */
async function statementOf(
  address: { host: string; database: string },
  owner: OwnerId,
  query: Partial<ListQuery>,
): Promise<BareQuery> {
  const client = new Client({ ...address, user: "hearthline_owner" });
  await client.connect();
  const heard: Omit<BareQuery, "owner">[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => void heard.push({ text, values }),
  };
  const asked: ListQuery = {
    type: "Lead",
    statuses: null,
    search: null,
    tag: null,
    isRefinance: null,
    sort: "added",
    direction: "desc",
    after: null,
    limit: 51,
    ...query,
  };
  await listContacts(
    Object.assign(drizzle({ client, logger }), { vault: testVault }),
    owner,
    asked,
  );
  await client.end();
  return { owner, ...heard.at(-1)! };
}
