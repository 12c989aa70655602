import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type Api, type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import {
  eventOn,
  friday,
  mailsTo,
  monday,
  newHost,
  newVisitor,
  wishFor,
} from "#test/harness/bookings.ts";
import { people } from "#test/harness/people.ts";

// What visitors do with an address that may be someone else's.

type Visitor = ReturnType<typeof newVisitor>;

const adminEmail = "admin@agents.test";
let app: TestApp;
let now = friday;
beforeAll(async () => {
  const config = { bookingsPerAddressAnHour: 10_000, bookingFreeTries: 10_000, adminEmail };
  app = await testApp({ now: () => now, config });
});
afterAll(() => app[Symbol.asyncDispose]());

const booking = () => app.visitor.api.booking;
const at = (ana: SignedIn, secret: string) => ({ profileId: ana.id, secret, timeZone: "UTC" });
/** The emails to an address, in any spelling. */
const lettersOf = async (email: string) => [
  ...(await mailsTo(app, email)),
  ...(await mailsTo(app, email.toUpperCase())),
];
const lettersTo = async (email: string) => (await lettersOf(email)).length;
const linkIn = async (email: string) => {
  const mails = await lettersOf(email);
  const href = mails.flatMap(({ links }) => links).find((link) => link.includes("/manage#"))!;
  return new URL(href).hash.slice(1);
};

test("a hundred bookings and cancellations in someone's name send that person three emails", async () => {
  const victim = newVisitor();
  let tried = 0;
  let done = 0;
  for (let hosts = 0; hosts < 5; hosts += 1) {
    const ana = await app.as({ ...people.ana, email: `ana.${newId()}@agents.test` });
    for (let times = 0; times < 20; times += 1) {
      tried += 1;
      const made = await booking()
        .book(wishFor(ana, { visitor: victim }))
        .catch(() => null);
      if (!made) continue;
      done += 1;
      await booking()
        .move({ ...at(ana, made.secret), startsAt: monday("15:00") })
        .catch(() => null);
      await booking().cancel(at(ana, made.secret));
    }
  }
  const emails = await lettersTo(victim.email);
  console.log(
    `${tried} bookings to one victim address, ${done} made and cancelled: mails=${emails}`,
  );
  expect(done).toBeGreaterThan(3);
  expect(emails).toBe(3);
});

test("concurrent bookings with several professionals send no more", async () => {
  const victim = newVisitor();
  const hosts = await Promise.all(
    Array.from({ length: 8 }, () => app.as({ ...people.ana, email: `ana.${newId()}@agents.test` })),
  );
  await Promise.all(hosts.map((ana) => booking().book(wishFor(ana, { visitor: victim }))));
  expect(await lettersTo(victim.email)).toBe(3);
});

test("demos count like appointments", async () => {
  await newHost(app);
  const admin = await app.as({ ...people.ana, email: adminEmail });
  const { phone: _, ...guest } = newVisitor({ company: "Ortega Homes" });
  for (let times = 0; times < 6; times += 1) {
    const made = await booking().bookDemo({ ...wishFor(admin), visitor: guest });
    await booking().cancel(at(admin, made.secret));
  }
  expect(await lettersTo(guest.email)).toBe(3);
});

test("a client who books twice gets both emails; one who opened the link in one of them gets all", async () => {
  const ana = await newHost(app);
  const client = newVisitor();
  const { email } = client;
  // In upper or lower case.
  const typed = [email, email.toUpperCase()];
  const book = (time: string) => {
    const visitor = { ...client, email: typed[Number(time.slice(0, 2)) % 2] };
    return booking().book(wishFor(ana, { visitor, startsAt: monday(time) }));
  };
  const first = await book("09:00");
  const second = await book("10:00");
  expect(await lettersTo(client.email)).toBe(2);
  const secret = await linkIn(client.email);
  expect([first.id, second.id]).toContain((await booking().read(at(ana, secret))).id);
  await booking().move({ ...at(ana, second.secret), startsAt: monday("14:00") });
  await booking().move({ ...at(ana, second.secret), startsAt: monday("15:00") });
  await booking().cancel(at(ana, second.secret));
  await book("11:00");
  expect(await lettersTo(client.email)).toBe(6);
});

test("only the link in an email proves that someone reads the mailbox", async () => {
  const ana = await newHost(app);
  const victim = newVisitor();
  const made = await booking().book(wishFor(ana, { visitor: victim }));
  const mailed = await linkIn(victim.email);
  expect(mailed.startsWith(`${made.secret}.`)).toBe(true);
  for (const tail of ["", ".", ".x", `.${"A".repeat(43)}`, `.${made.secret.split(".")[1]}`])
    await booking().read(at(ana, `${made.secret}${tail}`));
  expect(await app.sql("select from guard.attempts where bucket like 'answers of%'")).toEqual([]);
  await booking().read(at(ana, mailed));
  expect(await app.sql("select from guard.attempts where bucket like 'answers of%'")).toHaveLength(
    1,
  );
});

test("the professional learns of each, and still writes to known clients", async () => {
  const ana = await newHost(app);
  const victim = newVisitor();
  for (let times = 0; times < 4; times += 1) {
    const made = await booking().book(wishFor(ana, { visitor: victim }));
    await booking().cancel(at(ana, made.secret));
  }
  expect(await lettersTo(victim.email)).toBe(3);
  expect(await lettersTo(ana.email)).toBe(8);
  const { id } = await ana.api.appointments.add({
    id: newId(),
    event: eventOn("09:00", { clientEmail: victim.email }),
  });
  await ana.api.appointments.setStatus({ id, status: "Cancelled" });
  expect(await lettersTo(victim.email)).toBe(5);
});

test("reminders of bookings in someone's name are limited to three a day as well", async () => {
  now = friday;
  const victim = newVisitor();
  await app.sql("delete from guard.attempts");
  for (let hosts = 0; hosts < 8; hosts += 1) {
    const ana = await app.as({ ...people.ana, email: `ana.${newId()}@agents.test` });
    await booking().book(wishFor(ana, { visitor: victim }));
  }
  expect(await lettersTo(victim.email)).toBe(3);
  now = new Date(monday("09:00").getTime() - 60 * 60_000);
  await app.sql("select graphile_worker.add_job('send-reminders')");
  await app.drain();
  now = friday;
  expect(await lettersTo(victim.email)).toBe(6);
});

test("what was not sent does not block the next day's emails", async () => {
  now = friday;
  const ana = await newHost(app);
  const victim = newVisitor();
  for (let times = 0; times < 8; times += 1) {
    const made = await booking().book(wishFor(ana, { visitor: victim }));
    await booking().cancel(at(ana, made.secret));
  }
  now = new Date(friday.getTime() + 24 * 60 * 60 * 1000 + 11 * 60_000);
  await booking().book(wishFor(ana, { visitor: victim, startsAt: monday("16:00") }));
  now = friday;
  expect(await lettersTo(victim.email)).toBe(4);
});

describe("the page says that no email is sent", () => {
  /** A client without an account in a network of its own, as reported by our proxy. */
  function from(address: string): Api["booking"] {
    const { baseUrl } = proxied.running;
    const headers = { origin: baseUrl, "x-forwarded-for": address };
    return createORPCClient<Api>(new RPCLink({ url: `${baseUrl}/rpc`, headers })).booking;
  }
  let proxied: TestApp;
  beforeAll(async () => {
    const config = {
      bookingsPerAddressAnHour: 10_000,
      bookingFreeTries: 10_000,
      trustedProxies: "127.0.0.1",
    };
    proxied = await testApp({ now: () => friday, config });
  });
  afterAll(() => proxied[Symbol.asyncDispose]());
  const hostOf = () => proxied.as({ ...people.ana, email: `ana.${newId()}@agents.test` });
  const book = async (visitor: Visitor, address: string) =>
    from(address).book(wishFor(await hostOf(), { visitor }));

  test("to the visitor who caused that day's emails, when booking, moving and canceling", async () => {
    const visitor = newVisitor();
    for (let times = 0; times < 3; times += 1)
      expect(await book(visitor, "10.0.0.1")).not.toHaveProperty("isMailWithheld");
    const made = await book(visitor, "10.0.0.1");
    expect(made).toMatchObject({ isMailWithheld: true });
    const key = { profileId: made.professional.id, secret: made.secret, timeZone: "UTC" };
    const here = from("10.0.0.1");
    expect(await here.move({ ...key, startsAt: monday("15:00") })).toMatchObject({
      isMailWithheld: true,
    });
    expect(await here.read(key)).not.toHaveProperty("isMailWithheld");
    expect(await here.cancel(key)).toMatchObject({ isMailWithheld: true });
  });

  test("to no one else: a response reveals nothing of what others did with an address", async () => {
    const victim = newVisitor();
    for (let times = 0; times < 4; times += 1) await book(victim, "10.0.0.2");
    const stranger = await book(victim, "10.0.0.3");
    const unknown = await book(newVisitor(), "10.0.0.3");
    expect(Object.keys(stranger)).toEqual(Object.keys(unknown));
    expect(stranger).not.toHaveProperty("isMailWithheld");
  });
});
