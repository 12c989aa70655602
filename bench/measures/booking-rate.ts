import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { countAttempt, bucketOf } from "#server/platform/attempts.ts";
import { bookFor } from "#server/booking/booking.ts";
import { findHost } from "#server/appointments/host-calendar.ts";
import { newId } from "#server/platform/ids.ts";
import { median } from "./against-bare.ts";
import type { BareBooking } from "./bare-booking.ts";
import { alwaysOpen, type BookingSetup, bookingOf, dates, type Host } from "./booking-setup.ts";
import { Line, postOf, type Ready } from "./load.ts";
import { testVault } from "#test/harness/sealed.ts";

const pairs = 5;
const connections = 16;
const perRun = 200;

/**
 * Bookings per second through the product relative to the bare handler: with one professional, where all wait for
 * one calendar, and with a hundred. Each is the median of alternating pairs; the worse of the two is the figure.
 */
export async function bookingRate(
  setup: BookingSetup,
  say: (line: string) => void,
): Promise<Record<string, number>> {
  const ratios: number[] = [];
  for (const professionals of [100, 1]) {
    const slots = await supply(setup, professionals);
    const template = await recordStatements(setup);
    const found: number[] = [];
    const shown: string[] = [];
    for (let pair = -1; pair < pairs; pair += 1) {
      const order =
        pair % 2 === 0 ? (["product", "bare"] as const) : (["bare", "product"] as const);
      const rates = { product: 0, bare: 0 };
      for (const who of order) {
        const taken = slots.splice(0, perRun);
        if (taken.length < perRun) throw new Error("No free slots are left.");
        rates[who] =
          who === "product"
            ? await rate(
                setup.port,
                taken.map((slot) => ours(setup.port, slot)),
              )
            : await rate(
                setup.barePort,
                taken.map((slot) => bare(setup.barePort, template, slot)),
              );
      }
      if (pair < 0) continue; // the first pair is a warm-up
      found.push(rates.product / rates.bare);
      shown.push(`${rates.product.toFixed(0)}/${rates.bare.toFixed(0)}`);
    }
    say(
      `booking, ${professionals} professionals: ${median(found).toFixed(2)} (${shown.join(" ")})`,
    );
    ratios.push(median(found));
  }
  return { bookings_vs_bare: Math.min(...ratios) };
}

type Slot = { host: Host; startsAt: Date };

/** Enough free slots, dealt out to the professionals in turn. */
async function supply(setup: BookingSetup, professionals: number): Promise<Slot[]> {
  const hosts: Host[] = [];
  for (let one = 0; one < professionals; one += 1) hosts.push(await setup.host(alwaysOpen));
  const needed = (pairs + 1) * 2 * perRun;
  const tomorrow = Math.ceil(Date.now() / 86_400_000 + 1) * 86_400_000;
  return Array.from({ length: needed }, (_, index) => ({
    host: hosts[index % professionals]!,
    startsAt: new Date(tomorrow + Math.floor(index / professionals) * 15 * 60_000),
  }));
}

/** How many requests per second are answered with 200; any other answer is a fault of the measurement. */
async function rate(port: number, requests: Ready[]): Promise<number> {
  const lines = await Promise.all(Array.from({ length: connections }, () => Line.open(port)));
  let next = 0;
  const began = performance.now();
  await Promise.all(
    lines.map(async (line) => {
      for (let request = requests[next++]; request; request = requests[next++]) {
        const { status, body } = await line.ask(request);
        if (status !== 200) throw new Error(`A booking was answered ${status}: ${body}`);
      }
      line.close();
    }),
  );
  return requests.length / ((performance.now() - began) / 1_000);
}

function ours(port: number, { host, startsAt }: Slot): Ready {
  const body = bookingOf(host, startsAt);
  const from = `10.${byte()}.${byte()}.${byte()}`;
  return postOf("/rpc/booking/book", dates(body, "startsAt"), { port, from });
}

function bare(port: number, template: Template, { host, startsAt }: Slot): Ready {
  let text = JSON.stringify(template.booking);
  const fresh = bookingOf(host, startsAt);
  const replaced: [string, string][] = [
    [template.sample.id, fresh.id],
    [template.sample.email, fresh.visitor.email],
    [template.sample.startsAt, fresh.startsAt],
    [template.owner, host.id],
    ...template.made.map((id): [string, string] => [id, newId()]),
  ];
  for (const [one, other] of replaced) text = text.replaceAll(one, other);
  return postOf("/", JSON.parse(text) as BareBooking, { port });
}

/** The statements of one booking, and which values in them belong to that booking alone. */
type Template = {
  booking: BareBooking;
  owner: string;
  sample: { id: string; email: string; startsAt: string };
  /** Ids created on the way: the contact, its consent, its timeline. */
  made: string[];
};

/** Records the statements that the product's own function sends for one booking. */
async function recordStatements(setup: BookingSetup): Promise<Template> {
  const host = await setup.host(alwaysOpen);
  const client = new Client({ ...setup.address, user: "hearthline_owner" });
  await client.connect();
  const statements: BareBooking["statements"] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }),
  };
  const tx = Object.assign(drizzle({ client, logger }), { vault: testVault });
  const now = new Date();
  const startsAt = new Date(Math.ceil(now.getTime() / 86_400_000 + 30) * 86_400_000);
  const asked = bookingOf(host, startsAt);
  const { name, email, phone, notes } = asked.visitor;
  const request = { id: asked.id, kind: "Appointment", startsAt, durationMinutes: 15 } as const;
  const person = { name, email, phone, notes, company: null, timeZone: asked.timeZone };
  const buckets = [bucketOf("tries from", "10.0.0.1"), bucketOf("tries at", host.id)];
  await countAttempt(
    {
      query: (text: string, values: unknown[]) => (
        logger.logQuery(text, values),
        client.query(text, values)
      ),
    } as never,
    { buckets, now },
  );
  const found = (await findHost(tx, host.id))!;
  const options = { clientAddress: "10.0.0.1", perAddressAnHour: 100_000, proof: null, now };
  const outcome = await bookFor(tx, found, { ...request, ...person }, options);
  if (outcome.kind !== "booked") throw new Error(`The sample was ${outcome.kind}.`);
  await client.end();
  const ids = JSON.stringify(statements).match(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}/g) ?? [];
  const made = [...new Set(ids)].filter((id) => id !== asked.id && id !== host.id);
  const sample = { id: asked.id, email, startsAt: asked.startsAt };
  return { booking: { owner: host.id, statements }, owner: host.id, sample, made };
}

function byte(): number {
  return Math.floor(Math.random() * 254) + 1;
}
