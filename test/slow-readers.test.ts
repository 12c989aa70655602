import { connect, type Socket } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { poolSizes } from "#server/connections.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { addSession, fresh, people } from "#test/harness/people.ts";
import { sendPicture } from "#test/harness/pictures.ts";

// The tests check that things end; how soon depends on the machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

/** Milliseconds a client may read nothing here; the product is more patient. */
const readerPatience = 1_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ readerPatience });
});
afterAll(() => app[Symbol.asyncDispose]());

/** More than the buffers of two sockets hold, so the answer can't be sent until the client reads. */
const megabytes = 8;

async function withMuchData(app: TestApp): Promise<SignedIn> {
  const person = await app.as(fresh(people.ana));
  await app.sql(
    `insert into contacts (user_id, id, type, status, first_name, last_name, notes, created_at, updated_at)
     select $1, gen_random_uuid(), 'Lead', 'New Lead', 'Lead', n::text, repeat('x', 10000), now(), now()
       from generate_series(1, $2) n`,
    [person.id, megabytes * 100],
  );
  return person;
}

/** A client that sends a request and never reads. */
async function askWithoutReading(path: string, person: SignedIn, { times = 1 } = {}) {
  const cookie = await addSession(app.database, person.id);
  const socket = connect(app.port, "127.0.0.1");
  let isCut = false;
  socket.pause();
  socket.on("close", () => (isCut = true)).on("error", () => {});
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${app.port}\r\ncookie: ${cookie.name}=${cookie.value}\r\n\r\n`.repeat(
      times,
    ),
  );
  // A paused socket doesn't notice that the other end is gone; writing a byte to it does.
  const nudge = setInterval(() => socket.write("\r\n"), 100);
  return {
    isCut: () => isCut,
    /** Reads just enough to see that the answer started. */
    firstLine: () =>
      new Promise<string>((resolve) => {
        socket.once("data", (chunk: Buffer) => {
          socket.pause();
          resolve(chunk.toString().split("\r\n", 1)[0]!);
        });
        socket.resume();
      }),
    [Symbol.dispose]: () => {
      clearInterval(nudge);
      socket.destroy();
    },
  };
}

/** How many transactions are waiting at the moment. */
const openTransactions = async () =>
  (
    await app.sql(
      "select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    )
  ).length;

describe("more clients than there are connections, which request their export and read nothing", () => {
  const many = poolSizes.app + 2;

  test("hold no database connection, hold up no one, and are disconnected", async () => {
    const bystander = await app.as(fresh(people.ben));
    const crowd: SignedIn[] = [];
    for (let count = 0; count < many; count += 1) crowd.push(await withMuchData(app));
    const readers: Awaited<ReturnType<typeof askWithoutReading>>[] = [];
    for (const person of crowd) readers.push(await askWithoutReading("/account/export", person));
    try {
      const answers: number[] = [];
      await expect
        .poll(
          async () => {
            const answer = await bystander.fetch("/api/v1/profile");
            answers.push(answer.status);
            return readers.filter((reader) => reader.isCut()).length;
          },
          { timeout: 180_000, interval: 50 },
        )
        .toBe(many);
      expect(new Set(answers)).toEqual(new Set([200]));
      expect(await openTransactions()).toBe(0);
    } finally {
      for (const reader of readers) reader[Symbol.dispose]();
    }
  });
});

test("each person has one export at a time; a second one is refused, and works after the first", async () => {
  const ana = await withMuchData(app);
  using reader = await askWithoutReading("/account/export", ana);
  expect(await reader.firstLine()).toBe("HTTP/1.1 200 OK");
  const again = await ana.fetch("/account/export");
  expect(again.headers.get("retry-after")).toBe("60");
  expect(await again.json()).toMatchObject({
    code: "EXPORT_UNDER_WAY",
    message: "Your export is already on its way. Let it finish, or try again in a minute.",
  });
  const { isCut } = reader;
  await expect.poll(isCut, { timeout: 180_000 }).toBe(true);
  await expect
    .poll(async () => (await ana.fetch("/account/export")).status, { timeout: 180_000 })
    .toBe(200);
});

describe("a client that doesn't read any other answer is disconnected too, even if it keeps sending", () => {
  const picture = async (ana: SignedIn) => {
    const noise = sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 80 },
      },
    });
    const sent = await sendPicture(ana, await noise.jpeg().toBuffer());
    return ((await sent.json()) as { profilePictureUrl: string }).profilePictureUrl;
  };
  const feed = async (ana: SignedIn) => {
    const { url } = await ana.api.appointments.renewFeed({ replaces: null });
    await app.sql(
      `insert into appointments (professional_id, id, client_name, appointment_time, duration_minutes, appointment_type, status, notes)
       select $1, gen_random_uuid(), 'Client', now() + n * interval '1 hour', 30, 'Appointment', 'Confirmed', repeat('x', 2000)
         from generate_series(1, 400) n`,
      [ana.id],
    );
    return new URL(url!).pathname;
  };
  // Often enough on one connection that it exceeds the buffers of two sockets.
  test.each([
    ["a picture", 150, picture],
    ["a calendar feed", 16, feed],
    ["a list", 300, async () => "/api/v1/contacts?type=Lead&limit=100"],
    ["a link preview picture", 500, async () => "/preview.png"],
  ])("%s", async (_, times, pathOf) => {
    const ana = await withMuchData(app);
    const path = await pathOf(ana);
    const answer = await ana.fetch(path);
    expect(answer.status).toBe(200);
    const bytes = (await answer.arrayBuffer()).byteLength;
    expect(bytes * times).toBeGreaterThan(megabytes * 1_000_000);
    using reader = await askWithoutReading(path, ana, { times });
    await expect.poll(reader.isCut, { timeout: 180_000 }).toBe(true);
  });
});

test("a client that doesn't read the live channel is disconnected, however many changes there are", async () => {
  const ana = await app.as(fresh(people.ana));
  using reader = await askWithoutReading("/events", ana);
  expect(await reader.firstLine()).toBe("HTTP/1.1 200 OK");
  for (let count = 0; count < 2_000 && !reader.isCut(); count += 1)
    await app.sql(
      "select pg_notify('hearthline_live', json_build_object('owner', $1::text, 'topic', $2::text || repeat('x', 7000))::text)",
      [ana.id, String(count)],
    );
  await expect.poll(reader.isCut, { timeout: 180_000 }).toBe(true);
});

test("a slow but steady client gets the whole export", async () => {
  const patience = 3_000;
  await using patient = await testApp({ readerPatience: patience });
  const ana = await withMuchData(patient);
  const cookie = await addSession(patient.database, ana.id);
  const socket: Socket = connect(patient.port, "127.0.0.1");
  socket.write(
    `GET /account/export HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncookie: ${cookie.name}=${cookie.value}\r\n\r\n`,
  );
  let bytes = 0;
  const began = performance.now();
  for await (const chunk of socket) {
    bytes += (chunk as Buffer).length;
    // In total it takes longer than a client may read nothing.
    if (performance.now() - began < 2 * patience)
      await new Promise((resolve) => setTimeout(resolve, 60));
  }
  expect(bytes).toBeGreaterThan(megabytes * 1_000_000);
  expect(performance.now() - began).toBeGreaterThan(patience);
});
