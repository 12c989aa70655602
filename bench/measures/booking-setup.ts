import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import { groupRoles } from "#server/platform/roles.ts";
import { startTestCluster } from "#test/harness/cluster.ts";
import { addPerson, addSession, fresh, people } from "#test/harness/people.ts";
import { type Product, startProduct } from "#test/harness/product.ts";

/** A professional whose calendar is booked, with a session for owner-only actions. */
export type Host = { id: OwnerId; cookie: string };

/** The product in its own process, with its defaults except the limits on visitors, and the bare handler. */
export type BookingSetup = AsyncDisposable & {
  product: Product;
  port: number;
  barePort: number;
  address: { host: string; database: string };
  sql: Product["database"]["sql"];
  /** A new professional; the settings are stored as the form stores them. The id may be given. */
  host(settings?: object, timeZone?: string, id?: OwnerId): Promise<Host>;
};

/** Open around the clock, every fifteen minutes, a year ahead: room for many bookings. */
export const alwaysOpen = {
  weeklyHours: Object.fromEntries(
    ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => [
      day,
      [{ from: "00:00", until: "24:00" }],
    ]),
  ),
  startEveryMinutes: 15,
  horizonDays: 365,
};

export async function bookingSetup(settings: Record<string, string> = {}): Promise<BookingSetup> {
  const cluster = await startTestCluster();
  const outer = process.env.HEARTHLINE_TEST_PG;
  process.env.HEARTHLINE_TEST_PG = cluster.socketDir;
  const product = await startProduct({
    LOG_LEVEL: "info",
    // Clients state their own addresses here, as if each came through a trusted proxy.
    TRUSTED_PROXIES: "127.0.0.1",
    BOOKINGS_PER_ADDRESS_AN_HOUR: "100000",
    BOOKING_FREE_TRIES: "1000000",
    WRITES_PER_PERSON_A_MINUTE: "1000000",
    SEARCHES_PER_PERSON_A_MINUTE: "1000000",
    ...settings,
  });
  const { database } = product;
  const address = { host: cluster.socketDir, database: new URL(database.url).pathname.slice(1) };
  const bare = fork(fileURLToPath(new URL("bare-booking.ts", import.meta.url)), {
    env: {
      ...process.env,
      NODE_ENV: "production",
      BARE: JSON.stringify({
        ...address,
        user: `${groupRoles.visitor}__${address.database}`.slice(0, 63),
        group: groupRoles.visitor,
      }),
    },
  });
  const [barePort] = (await once(bare, "message")) as [number];
  return {
    product,
    port: Number(new URL(product.origin).port),
    barePort,
    address,
    sql: database.sql,
    async host(availability, timeZone = "America/New_York", known = newId() as OwnerId) {
      const id = await addPerson(database, fresh(people.ana), { id: known });
      await database.sql(
        "update profiles set time_zone = $2, availability_preferences = $3 where id = $1",
        [id, timeZone, availability ? JSON.stringify(availability) : null],
      );
      const { name, value } = await addSession(database, id);
      return { id, cookie: `${name}=${value}` };
    },
    async [Symbol.asyncDispose]() {
      bare.disconnect();
      await once(bare, "exit");
      await product.stop();
      await cluster.stop();
      // One setup may be opened while another is still open.
      if (outer) process.env.HEARTHLINE_TEST_PG = outer;
    },
  };
}

let visitors = 0;

/** What a new visitor sends to book. */
export function bookingOf(host: Host, startsAt: Date, change: object = {}) {
  visitors += 1;
  return {
    id: newId(),
    profileId: host.id,
    startsAt: startsAt.toISOString(),
    durationMinutes: 15,
    timeZone: "America/Chicago",
    visitor: {
      name: `Visitor Number${visitors}`,
      email: `visitor${visitors}.${host.id.slice(-6)}@visitors.test`,
      phone: `+1 718 ${String(2_000_000 + visitors).replace(/(\d{3})(\d{4})/, "$1 $2")}`,
      notes: null,
    },
    ...change,
  };
}

/** The moments at which the start of a date is sent. */
export const dates = (body: object, ...paths: string[]) => ({
  json: body,
  meta: paths.map((path) => [1, path]),
});

/** A percentile of times. */
export function at(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ]!;
}
