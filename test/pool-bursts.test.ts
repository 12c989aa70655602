import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { poolSizes } from "#server/connections.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { attemptsOn, fillAccount, procedureNames, type Target } from "#test/harness/attempts.ts";
import { type Device, device } from "#test/harness/device.ts";
import { addPerson, fresh, people, testPassword } from "#test/harness/people.ts";

// More concurrent people than a pool has connections, at every endpoint: all are served, and so is anyone else.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

let app: TestApp;
let ana: SignedIn;
let target: Target;
beforeAll(async () => {
  app = await testApp({
    config: {
      trustedProxies: "127.0.0.1",
      signInTriesPerMinute: 10_000,
      bookingFreeTries: 10_000,
      bookingsPerAddressAnHour: 10_000,
    },
  });
  ana = await app.as(fresh(people.ana));
  target = await fillAccount(app, ana, {
    secret: "Secret",
    sender: await app.as(fresh(people.leo)),
  });
});
afterAll(() => app[Symbol.asyncDispose]());

const atOnce = <Result>(count: number, act: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));

/** The statuses of requests refused for no fault of the caller. */
const broken = (statuses: number[]) => statuses.filter((status) => status >= 500);

/** How a call of a procedure ended. */
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: { status?: number }) => error.status ?? 0,
  );

let addresses = 0;
/** A browser at an address of its own. */
function somebody(): Device {
  addresses += 1;
  const address = `10.1.${addresses >> 8}.${addresses & 255}`;
  return device(app, "Tests/1.0", { "x-forwarded-for": address });
}

async function somebodyKnown() {
  const person = fresh(people.ben);
  await addPerson(app.database, person);
  return person.email;
}

/** Someone signs in during a burst. */
async function withBystander<Result>(burst: () => Promise<Result>): Promise<Result> {
  const email = await somebodyKnown();
  const [result, bystander] = await Promise.all([burst(), somebody().signIn(email)]);
  expect(bystander.status).toBe(200);
  return result;
}

describe("one more than the largest pool has connections", () => {
  test.each(procedureNames())("%s", async (name) => {
    const attempt = attemptsOn(target)[name]!;
    const most = Math.max(...Object.values(poolSizes)) + 1;
    expect(broken(await atOnce(most, () => statusOf(attempt(ana))))).toEqual([]);
  });
});

/** What the account service does for signed-out people; each caller is a different person. */
const accountRequests: Record<string, () => Promise<number>> = {
  "sign-in": async () => (await somebody().signIn(await somebodyKnown())).status,
  "sign-in with a wrong password": async () =>
    (await somebody().signIn(await somebodyKnown(), "not-it-at-all")).status,
  "sign-in for a token": async () =>
    (
      await somebody().post("/token?grant_type=password", {
        email: await somebodyKnown(),
        password: testPassword,
      })
    ).status,
  "sign-up with a known address": async () =>
    (
      await somebody().post("/sign-up/email", {
        name: "Ben",
        email: await somebodyKnown(),
        password: "strangers-own-7",
      })
    ).status,
  "sign-up by phone": async () =>
    (
      await somebody().post("/sign-up/phone", {
        name: "Nia",
        phoneNumber: `+1718${String(5_550_000 + (addresses % 9_999))}`,
        password: "strangers-own-7",
      })
    ).status,
  "a code by text message": async () =>
    (
      await somebody().post("/phone-number/send-otp", {
        phoneNumber: `+1347${String(5_550_000 + (addresses % 9_999))}`,
      })
    ).status,
  "a code by email": async () =>
    (
      await somebody().post("/email-otp/send-verification-otp", {
        email: fresh(people.nia).email,
      })
    ).status,
  "a password reset email": async () =>
    (await somebody().post("/request-password-reset", { email: await somebodyKnown() })).status,
  "a wrong code": async () =>
    (
      await somebody().post("/sign-in/email-otp", {
        email: await somebodyKnown(),
        otp: "000000",
      })
    ).status,
  "reading the session": async () => {
    const mine = somebody();
    await mine.signIn(await somebodyKnown());
    return (await mine.get("/get-session")).status;
  },
  "a sign-up, its verification and the session after it": async () => {
    const { email } = fresh(people.nia);
    const mine = somebody();
    await mine.post("/sign-up/email", { name: "Nia", email, password: "strangers-own-7" });
    const mail = (await app.mails()).find(({ to }) => to === email);
    const { pathname, search } = new URL(mail!.links[0]!);
    return (await mine.send("GET", `${pathname}${search}`)).status;
  },
  "a new password by email link": async () => {
    const email = await somebodyKnown();
    const mine = somebody();
    await mine.post("/request-password-reset", { email });
    const mail = (await app.mails()).find(({ to }) => to === email);
    const token = /token=([^&]+)/.exec(mail!.links[0]!)![1]!;
    return (await mine.post("/reset-password", { token, newPassword: "a-new-one-8" })).status;
  },
  "change of email": async () => {
    const mine = somebody();
    await mine.signIn(await somebodyKnown());
    await mine.post("/confirm/password", { password: testPassword });
    return (await mine.post("/change-email", { newEmail: fresh(people.nia).email })).status;
  },
};

describe("three times as many as the account service has connections", () => {
  test.each(Object.entries(accountRequests))("%s", async (_, request) => {
    const statuses = await withBystander(() => atOnce(poolSizes.account * 3, request));
    expect(broken(statuses)).toEqual([]);
    expect(new Set(statuses).size).toBe(1);
  });
});

describe("three times as many as a pool has connections", () => {
  const api = () => ana.api;
  const endpoints: [pool: keyof typeof poolSizes, name: string, call: () => Promise<unknown>][] = [
    ["app", "a list", () => api().contacts.list({ type: "Lead" })],
    [
      "app",
      "a lead that is added",
      () => api().contacts.addLead({ id: newId(), lead: { firstName: "M", lastName: "M" } }),
    ],
    ["visitor", "free times", () => attemptsOn(target)["booking.slots"]!(ana)],
    ["visitor", "a booking of the same time", () => attemptsOn(target)["booking.book"]!(ana)],
    ["links", "the directory", () => api().links.search({ term: "" })],
    ["person", "the account page", () => api().account.overview()],
    [
      "assistant",
      "a conversation that begins",
      () => attemptsOn(target)["assistant.talk.begin"]!(ana),
    ],
    ["worker", "the local mailbox", () => app.mails()],
    ["app", "the export", () => ana.fetch("/account/export").then((answer) => answer.text())],
    [
      "app",
      "a page with a host",
      () => ana.fetch(`/book/${ana.id}`).then((answer) => answer.text()),
    ],
  ];
  test.each(endpoints)("%s: %s", async (pool, _, call) => {
    const statuses = await withBystander(() => atOnce(poolSizes[pool] * 3, () => statusOf(call())));
    expect(broken(statuses)).toEqual([]);
    expect(statuses).not.toContain(0);
  });

  test("worker: jobs that each read a person's records and write an email", async () => {
    const email = await somebodyKnown();
    const count = poolSizes.worker * 3;
    await withBystander(() =>
      app.sql(
        `with added as (
           insert into account.event (id, user_id, kind, happened_at)
           select gen_random_uuid(), u.id, 'password_changed', now() + interval '2 hours'
             from account."user" u, generate_series(1, $2) where u.email = $1
           returning id)
         select graphile_worker.add_job('account-mail', json_build_object('eventId', id)) from added`,
        [email, count],
      ),
    );
    await app.drain();
    const mails = await app.sql("select from mail.outbox where recipient = $1", [email]);
    expect(mails).toHaveLength(count);
  });
});
