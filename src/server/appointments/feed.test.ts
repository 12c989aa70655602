import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import {
  codeOf,
  eventOn,
  friday,
  mailsTo,
  monday,
  newHost,
  wishFor,
} from "#test/harness/bookings.ts";
import { readCalendar } from "#test/harness/calendar.ts";
import { fresh, people } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => friday });
});
afterAll(() => app[Symbol.asyncDispose]());

/** Requests like a calendar program: without a cookie and from no page. */
const ask = (url: string, init?: RequestInit) => fetch(url, init);
const madeFor = async ({ api }: SignedIn) => {
  const { url: replaces } = await api.appointments.feed();
  return (await api.appointments.renewFeed({ replaces })).url!;
};
const eventsOf = async (url: string) => readCalendar(await (await ask(url)).text()).events;

describe("the private feed", () => {
  test("does not exist until it is created, and its address can be read again", async () => {
    const ana = await newHost(app);
    expect(await ana.api.appointments.feed()).toEqual({ url: null });
    const url = await madeFor(ana);
    expect(url).toMatch(
      new RegExp(`^${app.running.baseUrl}/calendar/${ana.id}/[A-Za-z0-9_-]{43}\\.ics$`),
    );
    expect(await ana.api.appointments.feed()).toEqual({ url });
    const answer = await ask(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  });

  test("contains each of the owner's entries under the UID of its emails, with what its owner needs", async () => {
    const ana = await newHost(app);
    const asked = wishFor(ana);
    await app.visitor.api.booking.book(asked);
    const { add, setStatus } = ana.api.appointments;
    const task = newId();
    await add({ id: task, event: eventOn("12:00", { type: "Task", title: "Pay - taxes" }) });
    const off = newId();
    await add({ id: off, event: eventOn("11:00", { tellsClient: false }) });
    await setStatus({ id: off, status: "Cancelled" });
    const url = await madeFor(ana);
    const { method, events } = readCalendar(await (await ask(url)).text());
    expect(method).toBe("PUBLISH");
    expect(events).toMatchObject([
      {
        uid: `${asked.id}@hearthline`,
        summary: "Appointment: Vera Visitor",
        startsAt: monday("09:00"),
        endsAt: monday("09:30"),
        zone: "America/New_York",
        status: "CONFIRMED",
      },
      { uid: `${off}@hearthline`, startsAt: monday("11:00"), status: "CANCELLED" },
      { uid: `${task}@hearthline`, summary: "Task: Pay", startsAt: monday("12:00") },
    ]);
    const [mail] = await mailsTo(app, asked.visitor.email);
    expect(readCalendar(mail!.calendar!).events[0]!.uid).toBe(events[0]!.uid);
  });

  test("contains no other person's entries, and covers 90 days back and a year ahead", async () => {
    const [ana, ben] = [await newHost(app), await newHost(app, people.ben)];
    const day = 24 * 60 * 60 * 1000;
    const insert = (owner: SignedIn, days: number) =>
      app.sql(
        `insert into appointments (professional_id, id, appointment_time, duration_minutes, status, client_name)
         values ($1, $2, $3, 30, 'Scheduled', $4)`,
        [owner.id, newId(), new Date(friday.getTime() + days * day), `${days}`],
      );
    for (const days of [-91, -89, 0, 365, 367]) await insert(ana, days);
    await insert(ben, 1);
    const summaries = (await eventsOf(await madeFor(ana))).map(({ summary }) => summary);
    expect(summaries).toEqual(["Appointment: -89", "Appointment: 0", "Appointment: 365"]);
  });

  test("of an empty calendar is valid", async () => {
    const ana = await newHost(app);
    expect(await eventsOf(await madeFor(ana))).toEqual([]);
  });

  test("renewed has a new address, and the old one stops at once", async () => {
    const ana = await newHost(app);
    const old = await madeFor(ana);
    const next = await madeFor(ana);
    expect(next).not.toBe(old);
    expect((await ask(old)).status).toBe(404);
    expect((await ask(next)).status).toBe(200);
  });

  test("that was ended returns a 404", async () => {
    const ana = await newHost(app);
    const url = await madeFor(ana);
    expect(await ana.api.appointments.endFeed()).toEqual({ url: null });
    expect((await ask(url)).status).toBe(404);
    expect(await ana.api.appointments.feed()).toEqual({ url: null });
    // A feed that is created again has another address: the old one stays invalid.
    expect(await madeFor(ana)).not.toBe(url);
    expect((await ask(url)).status).toBe(404);
  });

  test("belongs to its owner: a wrong secret, another person's id and no feed get the same response", async () => {
    const [ana, ben] = [await newHost(app), await newHost(app, people.ben)];
    const [hers, his] = [await madeFor(ana), await madeFor(ben)];
    const secretIn = (url: string) => url.match(/([^/]+)\.ics$/)![1]!;
    const none = await newHost(app);
    const { baseUrl } = app.running;
    const wrong = [
      [ana.id, secretIn(his)],
      [ben.id, secretIn(hers)],
      [ana.id, secretIn(hers).slice(1)],
      [ana.id, secretIn(hers).toLowerCase()],
      [ana.id, `${secretIn(hers)}%20`],
      [none.id, secretIn(hers)],
      [newId(), secretIn(hers)],
      ["none", secretIn(hers)],
      ["'; drop table appointments", "x"],
    ].map(([id, secret]) => `${baseUrl}/calendar/${id}/${secret}.ics`);
    wrong.push(`${baseUrl}/calendar/${ana.id}.ics`, `${baseUrl}/calendar/`, hers.slice(0, -4));
    const answers = await Promise.all(
      wrong.map(async (url) => {
        const answer = await ask(url);
        return [answer.status, await answer.text()];
      }),
    );
    expect(answers).toEqual(wrong.map(() => [404, "There is no calendar at this address."]));
  });

  test("is renewed once by ten requests at once, and by a repeated one", async () => {
    const ana = await newHost(app);
    for (const replaces of [null, await madeFor(ana)]) {
      const renew = () => ana.api.appointments.renewFeed({ replaces });
      const urls = (await Promise.all(Array.from({ length: 10 }, renew))).map(({ url }) => url);
      urls.push((await renew()).url);
      const { url } = await ana.api.appointments.feed();
      expect([...new Set(urls)]).toEqual([url]);
      expect((await ask(url!)).status).toBe(200);
    }
  });

  test("needs a session to be created or ended, and no profile", async () => {
    const { feed, renewFeed, endFeed } = app.visitor.api.appointments;
    const renew = () => renewFeed({ replaces: null });
    for (const work of [feed, renew, endFeed])
      expect(await work().catch(codeOf)).toBe("UNAUTHORIZED");
    const nia = await app.as(fresh(people.nia), { hasProfile: false });
    expect(await eventsOf(await madeFor(nia))).toEqual([]);
  });
});

describe("a calendar program", () => {
  test("that has the calendar already gets a 304 until something changes", async () => {
    const ana = await newHost(app);
    const url = await madeFor(ana);
    const first = await ask(url);
    const etag = first.headers.get("etag")!;
    const again = () => ask(url, { headers: { "if-none-match": etag } });
    const unchanged = await again();
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
    expect(unchanged.headers.get("etag")).toBe(etag);
    await ana.api.appointments.add({ id: newId(), event: eventOn("09:00") });
    const changed = await again();
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(etag);
  });

  test("may ask by HEAD, and by no method that writes", async () => {
    const ana = await newHost(app);
    const url = await madeFor(ana);
    const head = await ask(url, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("etag")).toBe((await ask(url)).headers.get("etag"));
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "PROPFIND"]) {
      const answer = await ask(url, { method });
      expect(answer.status, method).toBeGreaterThanOrEqual(400);
      expect(await answer.text(), method).not.toContain("VCALENDAR");
    }
  });

  test("cannot bypass the path check: an extra slash gets a 404", async () => {
    const ana = await newHost(app);
    const url = await madeFor(ana);
    for (const bent of [
      url.replace("/calendar/", "//calendar/"),
      url.replace("/calendar/", "/calendar//"),
      url.replace("/calendar/", "/calendar%2f"),
    ])
      expect((await ask(bent)).status, bent).toBeGreaterThanOrEqual(400);
  });
});

test("no log entry contains the address of a feed or the secret of a booking", async () => {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  try {
    await using noisy = await testApp({ now: () => friday, log: "trace" });
    const ana = await newHost(noisy);
    const url = (await ana.api.appointments.renewFeed({ replaces: null })).url!;
    const { secret } = await noisy.visitor.api.booking.book(wishFor(ana));
    const key = { profileId: ana.id, secret, timeZone: "UTC" };
    await noisy.visitor.api.booking.read(key);
    await noisy.visitor.api.booking.cancel(key);
    await ask(url);
    await ask(`${url}?secret=${secret}`);
    await ask(url.replace(/.\.ics$/, ".ics"));
    await noisy.drain();
    await expect
      .poll(() => lines.filter((line) => line.includes('"/calendar/*"')).length)
      .toBeGreaterThanOrEqual(3);
    const log = lines.join("");
    const feedSecret = url.match(/([^/]+)\.ics$/)![1]!;
    for (const hidden of [feedSecret.slice(0, 20), secret.split(".")[1]!, "Vera", "visitors.test"])
      expect(log.includes(hidden), hidden).toBe(false);
  } finally {
    write.mockRestore();
  }
});
