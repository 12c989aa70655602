import type { OwnerId } from "#domain/kernel/ids.ts";
import { startTestCluster } from "#test/harness/cluster.ts";
import { addPerson, addSession, people } from "#test/harness/people.ts";
import { adminEmail, startProduct } from "#test/harness/product.ts";
import { rows } from "./fill.ts";

/** Seven in ten of the generated contacts are leads; this many are in the list that is searched and scrolled. */
const leads = 10_000;
const contactCount = Math.ceil(leads / 0.7);

/** The built product with its defaults, with one busy professional and one who takes demos. */
export type WebSetup = AsyncDisposable & {
  origin: string;
  /** The professional whose booking page and assistant are visited. */
  profileId: OwnerId;
  cookie: { name: string; value: string; url: string };
};

export async function webSetup(say: (line: string) => void): Promise<WebSetup> {
  const cluster = await startTestCluster();
  process.env.HEARTHLINE_TEST_PG = cluster.socketDir;
  const product = await startProduct({
    LOG_LEVEL: "info",
    // One user does in seconds here what no one does in an hour.
    WRITES_PER_PERSON_A_MINUTE: "1000000",
    SEARCHES_PER_PERSON_A_MINUTE: "1000000",
  });
  const { database, origin } = product;
  say(`Filling in ${contactCount} contacts, ${leads} of them leads`);
  const ana = await addPerson(database, people.ana);
  await addPerson(database, { ...people.ben, fullName: "Hanna Admin", email: adminEmail });
  await database.sql(rows, [[ana], 1, contactCount, contactCount]);
  await database.sql("vacuum analyze contacts");
  const { name, value } = await addSession(database, ana);
  return {
    origin,
    profileId: ana,
    cookie: { name, value, url: origin },
    async [Symbol.asyncDispose]() {
      await product.stop();
      await cluster.stop();
    },
  };
}
