import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import {
  codeOf,
  eventOn,
  friday,
  mailsTo,
  monday,
  newHost,
  newVisitor,
  rowsOf,
  wishFor,
} from "#test/harness/bookings.ts";
import { people } from "#test/harness/people.ts";

let now = friday;
let app: TestApp;
beforeAll(async () => {
  const config = { bookingsPerAddressAnHour: 1_000, bookingFreeTries: 1_000 };
  app = await testApp({ now: () => now, config });
});
afterAll(() => app[Symbol.asyncDispose]());

const timeZone = "America/New_York";
type Key = { profileId: string; secret: string; timeZone: string };

/** Books, and returns what the private link carries. */
async function booked(ana: SignedIn, change: object = {}) {
  const asked = wishFor(ana, change);
  const { secret } = await app.visitor.api.booking.book(asked);
  const key: Key = { profileId: ana.id, secret, timeZone };
  return { id: asked.id, email: asked.visitor.email, key };
}
const { read, move, cancel, slotsToMove } = {
  read: (key: Key) => app.visitor.api.booking.read(key),
  move: (key: Key, startsAt: Date) => app.visitor.api.booking.move({ ...key, startsAt }),
  cancel: (key: Key) => app.visitor.api.booking.cancel(key),
  slotsToMove: (key: Key) =>
    app.visitor.api.booking.slotsToMove({ ...key, from: monday("00:00"), until: monday("23:59") }),
};
const rules = (ana: SignedIn, availability: object) =>
  ana.api.appointments.saveAvailability({ availability, timeZone });

/** Runs something at another time of the server's clock. */
async function at<Result>(moment: Date, work: () => Promise<Result>): Promise<Result> {
  now = moment;
  try {
    return await work();
  } finally {
    now = friday;
  }
}

describe("the private link", () => {
  test("shows the contact details that the professional chose to show, by default none", async () => {
    const ana = await newHost(app);
    await app.sql("update profiles set phone = '(917) 555-0100' where id = $1", [ana.id]);
    const { key } = await booked(ana);
    const nothing = { phone: null, email: null };
    expect((await read(key)).professional).toMatchObject(nothing);
    const show = (shownToClients?: { phone: boolean; email: boolean }) =>
      ana.api.appointments.saveAvailability({ availability: {}, timeZone, shownToClients });
    await show({ phone: true, email: false });
    expect((await read(key)).professional).toMatchObject({ phone: "(917) 555-0100", email: null });
    // Left out, it is unchanged.
    expect((await show()).shownToClients).toEqual({ phone: true, email: false });
    await show({ phone: false, email: true });
    expect((await read(key)).professional).toMatchObject({ phone: null, email: ana.email });
    // A visitor who has not booked sees neither.
    const page = await app.visitor.api.booking.professional({ profileId: ana.id });
    expect(JSON.stringify(page)).not.toContain(ana.email);
    await show({ phone: false, email: false });
    expect((await read(key)).professional).toMatchObject(nothing);
  });

  test("shows its own appointment, and nothing of anyone else's", async () => {
    const ana = await newHost(app);
    const { key, id } = await booked(ana);
    await booked(ana, { startsAt: monday("10:00") });
    const shown = await read(key);
    expect(shown).toMatchObject({
      id,
      kind: "Appointment",
      professional: { id: ana.id, fullName: "Ana Ruiz", companyName: "Hearth & Co" },
      clientName: "Vera Visitor",
      startsAt: monday("09:00"),
      durationMinutes: 30,
      status: "Scheduled",
      closed: null,
      changeableUntil: monday("09:00"),
      secret: key.secret,
    });
    expect(Object.keys(shown.professional).sort()).toEqual([
      "companyName",
      "email",
      "fullName",
      "id",
      "phone",
    ]);
    expect(JSON.stringify(shown)).not.toContain(ana.email);
  });

  test("shows times in the booking's time zone, wherever it is opened", async () => {
    const ana = await newHost(app);
    const { key } = await booked(ana, { timeZone: "America/Los_Angeles" });
    expect((await read(key)).zones.visitor.zone).toBe("America/Los_Angeles");
    expect((await slotsToMove(key)).zones.visitor.zone).toBe(timeZone);
    expect((await cancel(key)).zones.visitor.zone).toBe("America/Los_Angeles");
  });

  test("of a booking without a time zone shows times in that of its reader", async () => {
    const ana = await newHost(app);
    const { key, id } = await booked(ana);
    await app.sql("update appointments set client_time_zone = null where id = $1", [id]);
    const here = { ...key, timeZone: "America/Denver" };
    expect((await read(here)).zones.visitor.zone).toBe("America/Denver");
  });

  test("with a wrong, foreign or malformed secret gives no access and changes nothing", async () => {
    const [ana, ben] = [await newHost(app), await newHost(app, people.ben)];
    const { key, id } = await booked(ana);
    const other = await booked(ana, { startsAt: monday("10:00") });
    const [proof, othersProof] = [key.secret, other.key.secret].map((text) => text.split(".")[1]!);
    const before = await rowsOf(app, ana);
    const secrets = [
      "",
      ".",
      id,
      `${id}.`,
      `${id}.${othersProof}`,
      `${other.id}.${proof}`,
      `${newId()}.${proof}`,
      `${id}.${proof!.slice(1)}`,
      `${id}.${proof!.toUpperCase()}`,
      `'; drop table appointments.${proof}`,
      "a".repeat(200),
    ];
    const keys = [
      ...secrets.map((secret) => ({ ...key, secret })),
      { ...key, profileId: ben.id },
      { ...key, profileId: newId() },
      { ...key, profileId: "none" },
    ];
    for (const wrong of keys)
      for (const work of [read, cancel, slotsToMove, (to: Key) => move(to, monday("11:00"))])
        expect(await work(wrong).catch(codeOf), JSON.stringify(wrong)).toBe("NO_BOOKING");
    expect(await rowsOf(app, ana)).toEqual(before);
  });

  test("of an entry whose client was never notified gives no access", async () => {
    const ana = await newHost(app);
    const { key, id } = await booked(ana);
    await app.sql("update appointments set tells_client = false where id = $1", [id]);
    expect(await read(key).catch(codeOf)).toBe("NO_BOOKING");
  });

  test("of a deleted appointment gives no access", async () => {
    const ana = await newHost(app);
    const { key, id } = await booked(ana);
    await ana.api.appointments.remove({ id });
    for (const work of [read, cancel, slotsToMove])
      expect(await work(key).catch(codeOf)).toBe("NO_BOOKING");
  });

  test("comes by email for what the professional arranged, and works", async () => {
    const ana = await newHost(app);
    const clientEmail = `priya.${newId().slice(-6)}@clients.test`;
    const event = eventOn("09:00", { clientEmail, durationMinutes: 90 });
    await ana.api.appointments.add({ id: newId(), event });
    const [mail] = await mailsTo(app, clientEmail);
    const link = new URL(mail!.links[0]!);
    expect(link.pathname).toBe(`/book/${ana.id}/manage`);
    const key = { profileId: ana.id, secret: link.hash.slice(1), timeZone };
    const moved = await move(key, monday("13:30"));
    expect(moved).toMatchObject({ startsAt: monday("13:30"), durationMinutes: 90 });
  });
});

describe("a move by the visitor", () => {
  test("changes its own row only, raises its sequence and frees the old time", async () => {
    const ana = await newHost(app);
    const { key, id } = await booked(ana);
    const [before] = await rowsOf(app, ana);
    const moved = await at(new Date(friday.getTime() + 60_000), () => move(key, monday("11:30")));
    expect(moved).toMatchObject({ id, startsAt: monday("11:30"), status: "Scheduled" });
    const [row, ...others] = await rowsOf(app, ana);
    expect(others).toEqual([]);
    expect(row).toEqual({
      ...before,
      appointment_time: monday("11:30"),
      sequence: 1,
      version: 2,
      updated_at: new Date(friday.getTime() + 60_000),
      arranged_at: new Date(friday.getTime() + 60_000),
    });
    await booked(ana);
  });

  test("keeps the time zone in which the time was chosen, and emails use it", async () => {
    const ana = await newHost(app);
    const { key, email } = await booked(ana);
    const moved = await move({ ...key, timeZone: "Asia/Tokyo" }, monday("15:00"));
    expect(moved.zones.visitor.zone).toBe("Asia/Tokyo");
    expect(await rowsOf(app, ana)).toMatchObject([{ client_time_zone: "Asia/Tokyo" }]);
    expect((await read(key)).zones.visitor.zone).toBe("Asia/Tokyo");
    const mail = (await mailsTo(app, email)).find(({ subject }) => subject.startsWith("Moved"));
    expect(mail!.text).toContain(
      "Tuesday, November 24, 2026, 5:00 AM, Japan Standard Time (Tokyo)",
    );
  });

  test("is checked by the same rule as a booking, with its own time counted as free", async () => {
    const ana = await newHost(app);
    const { key } = await booked(ana, { durationMinutes: 60 });
    await booked(ana, { startsAt: monday("11:00"), durationMinutes: 60 });
    await rules(ana, { bufferMinutes: 15, durations: [30], minimumNoticeMinutes: 60 });
    const { slots, durations } = await slotsToMove(key);
    expect(durations).toEqual([60]);
    // 09:00 is its own start; 09:30 overlaps only itself; 10:00 and 12:00 are within the buffer of the other.
    const offered = ["09:30", "13:00", "13:30", "14:00", "14:30", "15:00", "15:30"];
    expect(slots).toEqual([...offered, "16:00", "16:30"].map(monday));
    const refusals = ["10:00", "11:00", "12:00", "09:10", "08:00"].map(monday);
    refusals.push(new Date("2026-11-20T15:30:00Z"), new Date("2027-06-01T13:00:00Z"));
    for (const startsAt of refusals) {
      const refused: unknown = await move(key, startsAt).catch((error: unknown) => error);
      expect(refused, startsAt.toISOString()).toMatchObject({ code: "SLOT_TAKEN", status: 409 });
      const { free } = (refused as { data: { free: Date[] } }).data;
      expect(free).toHaveLength(startsAt < new Date("2027-01-01") ? 5 : 0);
      expect(free).not.toContainEqual(monday("09:00"));
    }
    for (const startsAt of slots.toReversed())
      expect((await move(key, startsAt)).startsAt).toEqual(startsAt);
  });

  test("does not count its own time toward a daily cap", async () => {
    const ana = await newHost(app);
    const { key } = await booked(ana);
    await rules(ana, { dailyCap: 1 });
    expect((await move(key, monday("10:00"))).startsAt).toEqual(monday("10:00"));
  });

  test("pressed twice, also at once, moves once", async () => {
    const ana = await newHost(app);
    const { key, email } = await booked(ana);
    const answers = await Promise.all([1, 2, 3].map(() => move(key, monday("10:00"))));
    for (const answer of answers) expect(answer.startsAt).toEqual(monday("10:00"));
    expect(await rowsOf(app, ana)).toMatchObject([{ sequence: 1 }]);
    const subjects = (await mailsTo(app, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith("Moved"))).toHaveLength(1);
  });

  test("of eight concurrent ones to one time lets one through and offers the others what is free", async () => {
    const ana = await newHost(app);
    const keys: Key[] = [];
    for (const time of ["09:00", "09:30", "10:00", "10:30", "11:00", "11:30", "13:00", "13:30"])
      keys.push((await booked(ana, { startsAt: monday(time) })).key);
    const answers = await Promise.all(
      keys.map((key) =>
        move(key, monday("15:00")).then(
          () => "moved",
          (error: { code: string; data: { free: Date[] } }) =>
            error.data.free.length === 5 ? error.code : "offered nothing",
        ),
      ),
    );
    expect(answers.sort()).toEqual([...Array.from({ length: 7 }, () => "SLOT_TAKEN"), "moved"]);
  });

  test("is possible ten times, and then no more", async () => {
    const ana = await newHost(app);
    const { key } = await booked(ana);
    for (let count = 0; count < 10; count += 1)
      await move(key, monday(count % 2 === 0 ? "10:00" : "11:00"));
    const refused: unknown = await move(key, monday("10:00")).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "TOO_OFTEN", status: 429 });
    expect(await rowsOf(app, ana)).toMatchObject([
      { appointment_time: monday("11:00"), sequence: 10 },
    ]);
    expect(await cancel(key)).toMatchObject({ closed: "cancelled" });
  });

  test("of what the professional arranged is possible no more often, and books nothing under its id", async () => {
    const ana = await newHost(app);
    const { email: clientEmail } = newVisitor();
    const id = newId();
    await ana.api.appointments.add({ id, event: eventOn("09:00", { clientEmail }) });
    const [mail] = await mailsTo(app, clientEmail);
    const secret = new URL(mail!.links[0]!).hash.slice(1);
    const key = { profileId: ana.id, secret, timeZone };
    const again = () => app.visitor.api.booking.book(wishFor(ana, { id })).catch(codeOf);
    const before = await again();
    for (let count = 0; count < 10; count += 1)
      await move(key, monday(count % 2 === 0 ? "10:00" : "11:00"));
    expect(await move(key, monday("10:00")).catch(codeOf)).toBe("TOO_OFTEN");
    expect(await rowsOf(app, ana)).toMatchObject([
      { appointment_time: monday("11:00"), sequence: 10 },
    ]);
    expect([before, await again()]).toEqual(["ALREADY_SENT", "ALREADY_SENT"]);
  });
});

describe("a cancellation by the visitor", () => {
  test("frees the time; repeating it changes nothing", async () => {
    const ana = await newHost(app);
    const { key, email } = await booked(ana);
    const answers = await Promise.all([cancel(key), cancel(key), cancel(key)]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: "Cancelled", closed: "cancelled" });
    expect(await cancel(key)).toMatchObject({ closed: "cancelled" });
    expect(await rowsOf(app, ana)).toMatchObject([{ status: "Cancelled", sequence: 1 }]);
    const cancellations = (await mailsTo(app, email)).filter(
      ({ calendarMethod }) => calendarMethod === "CANCEL",
    );
    expect(cancellations).toHaveLength(1);
    await booked(ana);
  });

  test("is final for the link: an old one never reactivates it, whatever took its time", async () => {
    const ana = await newHost(app);
    const { key } = await booked(ana);
    await cancel(key);
    const before = await rowsOf(app, ana);
    for (const time of ["09:00", "11:00"]) {
      const refused: unknown = await move(key, monday(time)).catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: "CLOSED", data: { closed: "cancelled" } });
    }
    expect(await rowsOf(app, ana)).toEqual(before);
  });

  test("races with the professional's confirmation without losing either's count", async () => {
    const ana = await newHost(app);
    for (let round = 0; round < 5; round += 1) {
      const { key, id } = await booked(ana);
      await Promise.all([
        cancel(key),
        ana.api.appointments.setStatus({ id, status: "Confirmed" }).catch(codeOf),
      ]);
      const [row] = await app.sql<{ sequence: number }>(
        "select sequence from appointments where id = $1",
        [id],
      );
      // Confirmed and then canceled, or canceled and then restored: two changes either way.
      expect(row!.sequence).toBe(2);
      await ana.api.appointments.remove({ id });
    }
  });
});

describe("what is closed", () => {
  const refused = async (key: Key, closed: string) => {
    for (const work of [cancel, (to: Key) => move(to, monday("16:00"))]) {
      const error: unknown = await work(key).catch((refusal: unknown) => refusal);
      expect(error).toMatchObject({ code: "CLOSED", status: 409, data: { closed } });
    }
    expect(await read(key)).toMatchObject({ closed });
  };

  test("by the notice period is closed from that minute on, and the professional can still change it", async () => {
    const ana = await newHost(app);
    await rules(ana, { changeNoticeMinutes: 120 });
    const { key, id } = await booked(ana);
    expect((await read(key)).changeableUntil).toEqual(monday("07:00"));
    await at(new Date(monday("07:00").getTime() - 1), async () =>
      expect(await read(key)).toMatchObject({ closed: null }),
    );
    await at(monday("07:00"), async () => {
      await refused(key, "too late");
      const when = { day: "2026-11-23", time: "09:30", timeZone, durationMinutes: 30 };
      await ana.api.appointments.move({ id, when });
      await ana.api.appointments.setStatus({ id, status: "Cancelled" });
    });
    expect(await rowsOf(app, ana)).toMatchObject([{ status: "Cancelled", sequence: 2 }]);
  });

  test("because it began, or took place", async () => {
    const ana = await newHost(app);
    const { key, id } = await booked(ana);
    await at(monday("09:00"), () => refused(key, "over"));
    await ana.api.appointments.setStatus({ id, status: "Completed" });
    await refused(key, "over");
  });

  test("because the professional canceled it, reopens when the professional restores it", async () => {
    const ana = await newHost(app);
    const { key, id } = await booked(ana);
    await ana.api.appointments.setStatus({ id, status: "Cancelled" });
    expect(await move(key, monday("16:00")).catch(codeOf)).toBe("CLOSED");
    expect(await read(key)).toMatchObject({ closed: "cancelled" });
    await ana.api.appointments.setStatus({ id, status: "Scheduled" });
    expect(await cancel(key)).toMatchObject({ status: "Cancelled" });
  });
});
