import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, ask, someAddress } from "./ask.ts";
import { alwaysOpen, type BookingSetup, bookingOf, type Host } from "./booking-setup.ts";
import { countDoubles } from "./concurrent-bookings.ts";

const clients = 16;
const seconds = 45;
const slots = 48;

/** What is known about one appointment: what was acknowledged, and whether the answer to a later action was lost. */
type Known = {
  host: Host;
  secret: string | null;
  startsAt: string;
  isActive: boolean;
  /** An action whose answer was lost: from then on either state may be true. */
  isUncertain: boolean;
  isBusy: boolean;
};

/**
 * A random history: 16 clients book, move, cancel and re-activate within a few slots, while connections of clients
 * and the database are cut. Afterwards the database is compared with what was acknowledged: nothing twice, nothing
 * lost.
 */
export async function bookingHistory(
  setup: BookingSetup,
  say: (line: string) => void,
): Promise<Record<string, number>> {
  const hosts = [await setup.host(alwaysOpen), await setup.host(alwaysOpen)];
  const first = Math.ceil(Date.now() / 86_400_000 + 3) * 86_400_000;
  const moments = Array.from({ length: slots }, (_, slot) =>
    new Date(first + slot * 15 * 60_000).toISOString(),
  );
  const known = new Map<string, Known>();
  const counts = { operations: 0, refused: 0, uncertain: 0, failed: 0 };
  const ends = performance.now() + seconds * 1_000;
  let isOver = false;
  const cuts = cutConnections(setup, () => isOver);
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < ends) await act(setup, { hosts, moments, known, counts });
    }),
  );
  isOver = true;
  const killed = await cuts;
  await sleep(500); // interrupted requests may still commit
  const lost = await countLost(setup, known);
  const doubles = await Promise.all(hosts.map(({ id }) => countDoubles(setup.sql, id)));
  say(
    `history: ${JSON.stringify(counts)}, ${killed} database connections cut, ${known.size} appointments`,
  );
  return {
    history_operations: counts.operations,
    history_uncertain: counts.uncertain,
    history_unexpected_answers: counts.failed,
    double: doubles.reduce((sum, count) => sum + count, 0),
    lost_acknowledged: lost,
  };
}

type Story = {
  hosts: Host[];
  moments: string[];
  known: Map<string, Known>;
  counts: { operations: number; refused: number; uncertain: number; failed: number };
};

async function act(setup: BookingSetup, story: Story): Promise<void> {
  const { hosts, moments, known, counts } = story;
  counts.operations += 1;
  const any = <Item>(items: Item[]) => items[Math.floor(Math.random() * items.length)]!;
  const cutAfter = Math.random() < 0.15 ? Math.random() * 25 : undefined;
  const idle = [...known].filter(([, one]) => !one.isBusy);
  if (Math.random() < 0.45 || idle.length === 0) {
    const host = any(hosts);
    const startsAt = any(moments);
    const body = bookingOf(host, new Date(startsAt));
    const call = { port: setup.port, from: someAddress(), cutAfter };
    let answer = await ask("booking/book", body, ["startsAt"], call);
    // Half of the clients that lost an answer retry, as a browser does: that must not book twice.
    if (!answer && Math.random() < 0.5)
      answer = await ask("booking/book", body, ["startsAt"], { ...call, cutAfter: undefined });
    if (note(counts, answer) === "lost") {
      known.set(body.id, { ...fresh(host, startsAt), isUncertain: true });
    } else if (answer?.status === 200) {
      const { secret } = answer.body as { secret: string };
      known.set(body.id, { ...fresh(host, startsAt), secret });
    }
    return;
  }
  const [id, one] = any(idle);
  one.isBusy = true;
  const owner = { port: setup.port, cookie: one.host.cookie, cutAfter };
  const visitor = { port: setup.port, from: someAddress(), cutAfter };
  const private_ = { profileId: one.host.id, secret: one.secret, timeZone: "UTC" };
  const kind = Math.random();
  let answer: Answer;
  let done: Partial<Known>;
  if (kind < 0.35 && one.secret) {
    const startsAt = any(moments);
    done = { startsAt };
    answer = await ask("booking/move", { ...private_, startsAt }, ["startsAt"], visitor);
  } else if (kind < 0.6 && one.secret) {
    done = { isActive: false };
    answer = await ask("booking/cancel", private_, [], visitor);
  } else {
    const isActive = Math.random() < 0.7;
    done = { isActive };
    const status = isActive ? any(["Scheduled", "Confirmed"]) : "Cancelled";
    answer = await ask("appointments/setStatus", { id, status }, [], owner);
  }
  const outcome = note(counts, answer);
  if (outcome === "done") Object.assign(one, done);
  if (outcome === "lost") one.isUncertain = true;
  one.isBusy = false;
}

const fresh = (host: Host, startsAt: string): Known => ({
  host,
  secret: null,
  startsAt,
  isActive: true,
  isUncertain: false,
  isBusy: false,
});

const clear = new Set(["SLOT_TAKEN", "OVERLAP", "CLOSED", "TOO_OFTEN", "NOT_FOUND", "NO_BOOKING"]);

/** What an answer means. After a server error the action may or may not have happened. */
function note(counts: Story["counts"], answer: Answer): "done" | "refused" | "lost" {
  if (answer?.status === 200) return "done";
  if (answer && clear.has(answer.code ?? "")) {
    counts.refused += 1;
    return "refused";
  }
  counts.uncertain += 1;
  if (answer && answer.status < 500) counts.failed += 1;
  return "lost";
}

/** Ends the product's database connections at random moments. */
async function cutConnections(setup: BookingSetup, isOver: () => boolean): Promise<number> {
  let killed = 0;
  while (!isOver()) {
    await sleep(400);
    const rows = await setup.sql<{ pid: number }>(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = $1 and usename like 'hearthline_%' and usename not like '%owner' and random() < 0.15
          and (usename like 'hearthline_visitor%' or usename like 'hearthline_app%')`,
      [setup.address.database],
    );
    killed += rows.length;
  }
  return killed;
}

/** Acknowledged actions that the database doesn't show. */
async function countLost({ sql }: BookingSetup, known: Map<string, Known>): Promise<number> {
  const rows = await sql<{ id: string; at: Date; status: string }>(
    "select id, appointment_time as at, status from appointments where id = any ($1::uuid[])",
    [[...known.keys()]],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  let lost = 0;
  for (const [id, one] of known) {
    if (one.isUncertain) continue;
    const row = stored.get(id);
    const isActive = row?.status === "Scheduled" || row?.status === "Confirmed";
    if (!row || isActive !== one.isActive || row.at.toISOString() !== one.startsAt) lost += 1;
  }
  return lost;
}
