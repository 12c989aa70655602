import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appointmentStatuses } from "#domain/appointments/statuses.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import {
  codeOf,
  eventOn,
  friday,
  mailsTo,
  monday,
  newHost,
  rowsOf,
} from "#test/harness/bookings.ts";
import { fresh, people } from "#test/harness/people.ts";

let now = friday;
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const add = (ana: SignedIn, event: object, despiteRules = false) =>
  ana.api.appointments.add({
    id: newId(),
    event: { ...eventOn("09:00"), tellsClient: false, ...event },
    despiteRules,
  });

/** Inserts an entry directly, for what the dialog would not create. */
const insert = async (ana: SignedIn, at: Date, columns: Record<string, unknown> = {}) => {
  const row = {
    id: newId(),
    duration_minutes: 30,
    status: "Scheduled",
    appointment_type: "Task",
    ...columns,
  };
  const names = Object.keys(row);
  await app.sql(
    `insert into appointments (professional_id, appointment_time, ${names.join(", ")})
     values ($1, $2, ${names.map((_, index) => `$${index + 3}`).join(", ")})`,
    [ana.id, at, ...Object.values(row)],
  );
  return row.id;
};

describe("the list", () => {
  test(
    "contains only the owner's, earliest first",
    { tags: ["APPT-001", "APPT-009", "APPT-010", "PERM-029"] },
    async () => {
      const [ana, ben] = [await newHost(app), await newHost(app, people.ben)];
      for (const time of ["11:00", "09:00", "10:00"]) await add(ana, { time });
      await add(ben, { time: "09:30", clientName: "Not hers" });
      const { appointments, nextCursor } = await ana.api.appointments.list({});
      expect(appointments.map((entry) => entry.appointmentTime)).toEqual(
        ["09:00", "10:00", "11:00"].map(monday),
      );
      expect(new Set(appointments.map((entry) => entry.professionalId))).toEqual(new Set([ana.id]));
      expect(nextCursor).toBeNull();
    },
  );

  test("returns each entry as stored", { tags: ["APPT-011.1-11"] }, async () => {
    const ana = await newHost(app);
    const saved = await add(ana, { notes: "Bring keys", clientPhone: "(718) 555-0142" });
    const { appointments } = await ana.api.appointments.list({});
    const [row] = await rowsOf(app, ana);
    expect(appointments).toEqual([saved]);
    expect(saved).toEqual({
      id: row!.id,
      professionalId: ana.id,
      clientName: "Priya Raman",
      clientEmail: "priya@clients.test",
      clientPhone: "(718) 555-0142",
      appointmentTime: monday("09:00"),
      durationMinutes: 30,
      notes: "Showing - Bring keys",
      status: "Scheduled",
      appointmentType: "Appointment",
      outcome: null,
      contactId: null,
      bookedBy: "owner",
      tellsClient: false,
      meetingWay: null,
      createdAt: now,
      updatedAt: now,
      version: 1,
    });
    expect(row).toMatchObject({
      professional_id: ana.id,
      client_name: saved.clientName,
      client_email: saved.clientEmail,
      client_phone: saved.clientPhone,
      appointment_time: saved.appointmentTime,
      duration_minutes: saved.durationMinutes,
      notes: saved.notes,
      status: saved.status,
      updated_at: saved.updatedAt,
      appointment_type: saved.appointmentType,
    });
    const answer = await ana.fetch("/api/v1/appointments");
    const { appointments: overHttp } = (await answer.json()) as { appointments: object[] };
    expect(overHttp).toMatchObject([{ id: row!.id, appointmentTime: "2026-11-23T14:00:00.000Z" }]);
  });

  test("is paginated without gaps or duplicates, also with many at one instant or microseconds apart", async () => {
    const ana = await newHost(app);
    for (const time of ["10:00:00.000001", "10:00:00.000002", "10:00:00", "10:00:00", "12:00:00"])
      await app.sql(
        `insert into appointments (professional_id, id, appointment_time, duration_minutes, status, appointment_type)
         values ($1, $2, $3, 30, 'Scheduled', 'Task')`,
        [ana.id, newId(), `2026-11-23T${time}Z`],
      );
    const ordered = await app.sql<{ id: string }>(
      "select id from appointments where professional_id = $1 order by appointment_time, id",
      [ana.id],
    );
    for (const show of ["all", "upcoming"] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < 5; page += 1) {
        const answer = await ana.api.appointments.list({ show, limit: 2, cursor });
        seen.push(...answer.appointments.map(({ id }) => id));
        if (answer.nextCursor === null) break;
        cursor = answer.nextCursor;
      }
      expect(seen).toEqual(ordered.map(({ id }) => id));
    }
    const broken = ana.api.appointments.list({ cursor: "'; drop table appointments" });
    await expect(broken).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("shows upcoming ones, or past ones with the latest first; one that starts now is past", async () => {
    const ana = await newHost(app);
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
    for (const hours of [-48, -1, 0, 1, 48]) await insert(ana, at(hours));
    const times = async (show: "upcoming" | "past") =>
      (await ana.api.appointments.list({ show })).appointments.map(
        ({ appointmentTime }) => appointmentTime,
      );
    expect(await times("upcoming")).toEqual([at(1), at(48)]);
    expect(await times("past")).toEqual([at(0), at(-1), at(-48)]);
    const first = await ana.api.appointments.list({ show: "past", limit: 2 });
    const rest = await ana.api.appointments.list({
      show: "past",
      limit: 2,
      cursor: first.nextCursor!,
    });
    expect(rest.appointments.map(({ appointmentTime }) => appointmentTime)).toEqual([at(-48)]);
  });

  test("of one contact has only that contact's, and nothing of another professional's contact", async () => {
    const [ana, ben] = [await newHost(app), await newHost(app, people.ben)];
    const [ida, other] = [newId(), newId()];
    const lead = { firstName: "Ida", lastName: "Berg" };
    for (const id of [ida, other]) await ana.api.contacts.addLead({ id, lead });
    await add(ana, { time: "09:00", contactId: ida });
    await add(ana, { time: "10:00", contactId: other });
    await add(ana, { time: "11:00" });
    await add(ana, { time: "12:00", contactId: ida });
    const listed = async (who: SignedIn, show: "upcoming" | "past" = "upcoming") => {
      const { appointments } = await who.api.appointments.list({ contactId: ida, show });
      return appointments.map(({ contactId, appointmentTime }) => [contactId, appointmentTime]);
    };
    const theirs = await listed(ana);
    expect(theirs.map(([id]) => id)).toEqual([ida, ida]);
    expect(await listed(ana, "past")).toEqual([]);
    expect(await listed(ben)).toEqual([]);
    const first = await ana.api.appointments.list({ contactId: ida, limit: 1 });
    const rest = await ana.api.appointments.list({ contactId: ida, cursor: first.nextCursor! });
    expect([...first.appointments, ...rest.appointments].map((one) => one.contactId)).toEqual([
      ida,
      ida,
    ]);
    expect(rest.nextCursor).toBeNull();
    await expect(ana.api.appointments.list({ contactId: "no-id" })).rejects.toThrow();
  });

  test("requires a session", { tags: ["PERM-039"] }, async () => {
    const ana = await newHost(app);
    await add(ana, {});
    const { api, fetch } = app.visitor;
    expect(await api.appointments.list({}).catch(codeOf)).toBe("UNAUTHORIZED");
    const span = { from: monday("00:00"), until: monday("23:00") };
    expect(await api.appointments.between(span).catch(codeOf)).toBe("UNAUTHORIZED");
    const answer = await fetch("/api/v1/appointments");
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain("Priya");
  });
});

describe("a range of the calendar", () => {
  test(
    "contains the owner's entries that start in it, its start included and its end excluded",
    { tags: ["CAL-016"] },
    async () => {
      const [ana, ben] = [await newHost(app), await newHost(app, people.ben)];
      for (const time of ["08:59", "09:00", "10:59", "11:00"])
        await insert(ana, monday(time), { client_name: time });
      await insert(ben, monday("10:00"), { client_name: "Not hers" });
      const span = { from: monday("09:00"), until: monday("11:00") };
      const shown = await ana.api.appointments.between(span);
      expect(shown.map(({ clientName }) => clientName)).toEqual(["09:00", "10:59"]);
    },
  );

  test("is at most 100 days, and not reversed", async () => {
    const ana = await newHost(app);
    const { between } = ana.api.appointments;
    const from = monday("09:00");
    const in101Days = new Date(from.getTime() + 101 * 86_400_000);
    for (const until of [in101Days, from, friday])
      expect(await between({ from, until }).catch(codeOf)).toBe("BAD_REQUEST");
  });
});

describe("the Add Event dialog's save", () => {
  test(
    "of a task stores no one but the professional",
    {
      tags: [
        "CAL-020",
        "CAL-038",
        "CAL-039",
        "CAL-042",
        "CAL-043",
        "CAL-044",
        "CAL-045",
        "CAL-046",
      ],
    },
    async () => {
      const ana = await newHost(app);
      await add(ana, {
        type: "Task",
        title: "T",
        notes: "N",
        clientName: null,
        clientEmail: null,
        time: "13:20",
        durationMinutes: 25,
      });
      expect(await rowsOf(app, ana)).toMatchObject([
        {
          professional_id: ana.id,
          client_name: "Internal Task/Reminder",
          client_email: ana.email,
          client_phone: null,
          appointment_time: monday("13:20"),
          duration_minutes: 25,
          notes: "T - N",
          status: "Scheduled",
          appointment_type: "Task",
          booked_by: "owner",
          tells_client: false,
        },
      ]);
    },
  );

  test.each([
    ["Callback", "callback@placeholder.invalid"],
    ["Reminder", "reminder@placeholder.invalid"],
  ])("of a %s has a placeholder email", { tags: ["CAL-040", "CAL-041"] }, async (type, email) => {
    const ana = await newHost(app);
    await add(ana, { type, title: "Ring her", clientEmail: "typed@clients.test" });
    expect(await rowsOf(app, ana)).toMatchObject([
      {
        client_name: "Priya Raman",
        client_email: email,
        notes: "Ring her",
        appointment_type: type,
        status: "Scheduled",
      },
    ]);
  });

  test(
    "requires title, client, date, time and duration; a task needs no client",
    { tags: ["CAL-018", "CAL-019.1-3", "CAL-021", "CAL-022", "CAL-023"] },
    async () => {
      const ana = await newHost(app);
      const refused = async (event: object) => {
        const error: unknown = await add(ana, event).catch((refusal: unknown) => refusal);
        expect(codeOf(error), JSON.stringify(event)).toBe("BAD_REQUEST");
        return JSON.stringify((error as { data?: unknown }).data);
      };
      for (const type of ["Task", "Callback", "Reminder", "Appointment"])
        expect(await refused({ type, title: " " })).toContain("Title is required.");
      for (const type of ["Callback", "Reminder", "Appointment"])
        expect(await refused({ type, clientName: "" })).toContain("Client Name is required.");
      expect(await refused({ day: "" })).toContain("Date is required.");
      expect(await refused({ time: "" })).toContain("Time is required.");
      expect(await refused({ durationMinutes: undefined })).toContain("Duration must be");
      for (const durationMinutes of [0, 1_441, 30.5, -30])
        expect(await refused({ durationMinutes })).toContain("Duration must be");
      expect(await rowsOf(app, ana)).toEqual([]);
    },
  );

  test.each(["24:00", "12:60", "abc", "9:00", "09:00:00", "１０:00"])(
    "refuses the time %j",
    { tags: ["CAL-024.1-3", "CAL-026"] },
    async (time) => {
      const ana = await newHost(app);
      const error: unknown = await add(ana, { time }).catch((refusal: unknown) => refusal);
      expect(codeOf(error)).toBe("BAD_REQUEST");
      expect(JSON.stringify((error as { data: unknown }).data)).toContain(
        "Invalid time format. Please use HH:MM (24-hour).",
      );
      expect(await rowsOf(app, ana)).toEqual([]);
    },
  );

  test("accepts 00:00 and 23:59", { tags: ["CAL-025"] }, async () => {
    const ana = await newHost(app);
    await add(ana, { time: "00:00" });
    await add(ana, { time: "23:59" });
    const times = (await rowsOf(app, ana)).map((row) => row.appointment_time);
    expect(times).toEqual([monday("00:00"), monday("23:59")]);
  });

  test(
    "refuses a nonexistent date, an hour that the clocks skip, and an invalid time zone",
    { tags: ["CAL-027"] },
    async () => {
      const ana = await newHost(app);
      const text = "Invalid date or time resulting in an invalid combined date.";
      const impossible = await add(ana, { day: "2026-02-30" }).catch((refusal: unknown) => refusal);
      expect(JSON.stringify((impossible as { data: unknown }).data)).toContain(text);
      // No one can know the local time of an instant more than ten years ahead.
      for (const never of [
        { day: "2027-03-14", time: "02:30" },
        { day: "2040-07-01" },
        { day: "0001-01-01" },
      ])
        expect(await add(ana, never).catch((refusal: unknown) => refusal)).toMatchObject({
          code: "INVALID_MOMENT",
          message: text,
        });
      expect(await add(ana, { timeZone: "Mars/Olympus" }).catch(codeOf)).toBe("BAD_REQUEST");
      expect(await rowsOf(app, ana)).toEqual([]);
    },
  );

  test("accepts times up to ten years ahead, by the time zone rules known today", async () => {
    const ana = await newHost(app);
    const saved = await add(ana, { day: "2036-07-01", time: "09:00" });
    expect(saved.appointmentTime).toEqual(new Date("2036-07-01T13:00:00Z"));
    expect(await add(ana, { day: "2036-12-01" }).catch(codeOf)).toBe("INVALID_MOMENT");
  });

  test("means the first of two hours when the clocks are set back", async () => {
    const ana = await newHost(app);
    const saved = await add(ana, { day: "2027-11-07", time: "01:30" });
    expect(saved.appointmentTime).toEqual(new Date("2027-11-07T05:30:00Z"));
  });

  test("sent twice, also at once, adds one; with other contents it is refused", async () => {
    const ana = await newHost(app);
    const id = newId();
    const save = { id, event: eventOn("09:00", { tellsClient: false }), despiteRules: false };
    const answers = await Promise.all([1, 2, 3, 4].map(() => ana.api.appointments.add(save)));
    expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([id]));
    expect(await ana.api.appointments.add(save)).toEqual(answers[0]);
    const other = { ...save, event: { ...save.event, time: "10:00" } };
    expect(await ana.api.appointments.add(other).catch(codeOf)).toBe("ID_TAKEN");
    expect(await rowsOf(app, ana)).toHaveLength(1);
  });

  test("accepts no contact of another person", async () => {
    const [ana, ben] = [await newHost(app), await newHost(app, people.ben)];
    const contactId = newId();
    const lead = { firstName: "Ida", lastName: "Berg" };
    await ben.api.contacts.addLead({ id: contactId, lead });
    expect((await add(ana, { contactId })).contactId).toBeNull();
    expect((await add(ben, { contactId })).contactId).toBe(contactId);
  });

  test("creates a profile for a person who has none yet", async () => {
    const nia = await app.as(fresh(people.nia), { hasProfile: false });
    expect(await add(nia, {})).toMatchObject({ professionalId: nia.id, status: "Scheduled" });
  });
});

describe("no two active entries that block time overlap", () => {
  const takers = ["Appointment", "Callback"];
  const others = ["Task", "Reminder"];

  test.each(takers)("a %s is refused over another, with the nearest free times", async (type) => {
    const ana = await newHost(app);
    await add(ana, { time: "09:00", durationMinutes: 60, clientName: "Vera Visitor" });
    const refused: unknown = await add(ana, { type, time: "09:30" }).catch(
      (refusal: unknown) => refusal,
    );
    expect(refused).toMatchObject({
      code: "OVERLAP",
      status: 409,
      data: { free: ["10:00", "10:30", "11:00", "11:30", "13:00"].map(monday) },
    });
    expect(await add(ana, { type, time: "09:30" }, true).catch(codeOf)).toBe("OVERLAP");
    expect(await rowsOf(app, ana)).toHaveLength(1);
  });

  test.each(others)("a %s blocks no time and never overlaps", async (type) => {
    const ana = await newHost(app);
    await add(ana, { time: "09:00" });
    await add(ana, { type, time: "09:00" });
    await add(ana, { type, time: "10:00" });
    await add(ana, { time: "10:00" });
    expect(await rowsOf(app, ana)).toHaveLength(4);
  });

  test("the end of one is free for the next", async () => {
    const ana = await newHost(app);
    for (const time of ["09:00", "09:30", "08:30"]) await add(ana, { time });
    expect(await rowsOf(app, ana)).toHaveLength(3);
  });

  test("free times are offered far ahead too: the limits for visitors do not apply to the owner", async () => {
    const ana = await newHost(app);
    await add(ana, { day: "2027-09-13", time: "10:00" });
    const refused = await add(ana, { day: "2027-09-13", time: "10:00" }).catch(
      (refusal: unknown) => refusal,
    );
    expect(refused).toMatchObject({ code: "OVERLAP" });
    expect((refused as { data: { free: Date[] } }).data.free).toHaveLength(5);
  });

  test("each offered free time is free", async () => {
    const ana = await newHost(app);
    await add(ana, { time: "10:00", durationMinutes: 90 });
    const wish = { time: "10:30", durationMinutes: 75 };
    const refused = (await add(ana, wish).catch((refusal: unknown) => refusal)) as {
      data: { free: Date[] };
    };
    expect(refused.data.free).toHaveLength(5);
    for (const startsAt of refused.data.free) {
      const saved = await add(ana, {
        ...wish,
        timeZone: "UTC",
        day: startsAt.toISOString().slice(0, 10),
        time: startsAt.toISOString().slice(11, 16),
      });
      await ana.api.appointments.remove({ id: saved.id });
    }
  });

  test("sixteen concurrent requests for one time give one entry and fifteen clear responses", async () => {
    const ana = await newHost(app);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => add(ana, { time: "09:00" }).catch(codeOf)),
    );
    expect(answers.filter((answer) => answer === "OVERLAP")).toHaveLength(15);
    expect(await rowsOf(app, ana)).toHaveLength(1);
  });
});

describe("the professional's own rules", () => {
  const saveHours = (ana: SignedIn, availability: object) =>
    ana.api.appointments.saveAvailability({ availability, timeZone: "America/New_York" });
  const nineToFive = [{ from: "09:00", until: "17:00" }];
  const weekdays = {
    mon: nineToFive,
    tue: nineToFive,
    wed: nineToFive,
    thu: nineToFive,
    fri: nineToFive,
    sat: [],
    sun: [],
  };

  test("of two windows, the second to save gets a conflict, and overwrites nothing", async () => {
    const ana = await newHost(app);
    const { version } = await ana.api.appointments.availability();
    const hours = { availability: { weeklyHours: weekdays }, timeZone: "America/New_York" };
    const saved = await ana.api.appointments.saveAvailability({ ...hours, version });
    expect(saved.version).not.toBe(version);
    // Repeating it after a lost response is not a conflict.
    expect(await ana.api.appointments.saveAvailability({ ...hours, version })).toEqual(saved);
    const late = { availability: { bufferMinutes: 15 }, timeZone: "America/New_York", version };
    await expect(ana.api.appointments.saveAvailability(late)).rejects.toMatchObject({
      code: "CHANGED",
      data: { current: saved },
    });
    expect(await ana.api.appointments.availability()).toEqual(saved);
    const newer = { ...late, version: saved.version };
    expect((await ana.api.appointments.saveAvailability(newer)).availability.bufferMinutes).toBe(
      15,
    );
  });

  test.each([
    ["a day off", { daysOff: [{ from: "2026-11-23", until: "2026-11-23" }] }, {}, ["day off"]],
    ["hours", { weeklyHours: weekdays }, { time: "08:45" }, ["outside hours"]],
    ["the buffer", { bufferMinutes: 15 }, { time: "12:10" }, ["too close"]],
    ["the daily cap", { dailyCap: 1 }, { time: "15:00" }, ["day full"]],
  ])(
    "are warned about: %s; repeated with despiteRules it is added",
    async (_, availability, event, rules) => {
      const ana = await newHost(app);
      await add(ana, { time: "11:30" });
      await saveHours(ana, availability);
      const refused: unknown = await add(ana, event).catch((refusal: unknown) => refusal);
      expect(refused).toMatchObject({ code: "AGAINST_OWN_RULES", status: 409, data: { rules } });
      expect(await rowsOf(app, ana)).toHaveLength(1);
      await add(ana, event, true);
      expect(await rowsOf(app, ana)).toHaveLength(2);
      // A task blocks no time and breaks none.
      await add(ana, { ...event, type: "Task" });
    },
  );

  test("never allow an overlap, however often it is repeated", async () => {
    const ana = await newHost(app);
    await saveHours(ana, { weeklyHours: weekdays });
    await add(ana, { time: "08:00" }, true);
    expect(await add(ana, { time: "08:00" }, true).catch(codeOf)).toBe("OVERLAP");
  });
});

describe("a status", () => {
  test("can be changed from any to any", { tags: ["APPT-013.1-4", "APPT-014"] }, async () => {
    const ana = await newHost(app);
    for (const before of appointmentStatuses)
      for (const after of appointmentStatuses) {
        const id = await insert(ana, monday("09:00"), {
          status: before,
          appointment_type: "Appointment",
        });
        const saved = await ana.api.appointments.setStatus({ id, status: after });
        expect(saved.status).toBe(after);
        const [row] = await rowsOf(app, ana);
        expect(row!.status, `${before} -> ${after}`).toBe(after);
        await app.sql("delete from appointments where id = $1", [id]);
      }
  });

  test("records when it was changed", { tags: ["APPT-015"] }, async () => {
    const ana = await newHost(app);
    const { id, updatedAt, createdAt } = await add(ana, {});
    later(7);
    const saved = await ana.api.appointments.setStatus({ id, status: "Confirmed" });
    expect(saved.updatedAt).toEqual(now);
    expect(saved.updatedAt.getTime()).toBeGreaterThan(updatedAt.getTime());
    const [row] = await rowsOf(app, ana);
    expect(row).toMatchObject({ updated_at: now, created_at: createdAt });
  });

  test("that is unknown is refused", async () => {
    const ana = await newHost(app);
    const { id } = await add(ana, {});
    const set = (status: string) =>
      ana.api.appointments.setStatus({ id, status: status as "Scheduled" }).catch(codeOf);
    for (const status of ["", "scheduled", "In Progress", "constructor"])
      expect(await set(status)).toBe("BAD_REQUEST");
    expect(await rowsOf(app, ana)).toMatchObject([{ status: "Scheduled" }]);
  });

  test.each(["Scheduled", "Confirmed"] as const)(
    "%s takes the time again, and is refused if it was taken since",
    async (status) => {
      const ana = await newHost(app);
      const first = await add(ana, {});
      await ana.api.appointments.setStatus({ id: first.id, status: "Cancelled" });
      const second = await add(ana, {});
      const again = () =>
        ana.api.appointments.setStatus({ id: first.id, status }).catch((error: unknown) => error);
      expect(await again()).toMatchObject({
        code: "OVERLAP",
        data: { free: expect.arrayContaining([monday("09:30")]) },
      });
      expect(await rowsOf(app, ana)).toEqual(
        expect.arrayContaining([expect.objectContaining({ id: first.id, status: "Cancelled" })]),
      );
      await ana.api.appointments.setStatus({ id: second.id, status: "Completed" });
      expect(await again()).toMatchObject({ id: first.id, status });
    },
  );

  test("of two that are activated at once, one is", async () => {
    const ana = await newHost(app);
    const type = { appointment_type: "Appointment", status: "Cancelled" };
    const ids = [];
    for (let count = 0; count < 6; count += 1) ids.push(await insert(ana, monday("09:00"), type));
    const answers = await Promise.all(
      ids.map((id) =>
        ana.api.appointments
          .setStatus({ id, status: "Scheduled" })
          .then(({ status }) => status, codeOf),
      ),
    );
    expect(answers.sort()).toEqual([...Array.from({ length: 5 }, () => "OVERLAP"), "Scheduled"]);
  });

  test(
    "of another person's entry cannot be changed, with the same response as for none",
    { tags: ["PERM-030"] },
    async () => {
      const [ana, ben] = [await newHost(app), await newHost(app, people.ben)];
      const { id } = await add(ana, {});
      const before = await rowsOf(app, ana);
      for (const unknown of [id, newId()]) {
        const asked = { id: unknown, status: "Cancelled" as const };
        expect(await ben.api.appointments.setStatus(asked).catch(codeOf)).toBe("NOT_FOUND");
      }
      const when = { day: "2026-11-23", time: "10:00", timeZone: "UTC", durationMinutes: 30 };
      expect(await ben.api.appointments.move({ id, when }).catch(codeOf)).toBe("NOT_FOUND");
      const outcome = { id, outcome: "No-show" as const };
      expect(await ben.api.appointments.setOutcome(outcome).catch(codeOf)).toBe("NOT_FOUND");
      expect(await rowsOf(app, ana)).toEqual(before);
    },
  );
});

describe("an outcome", () => {
  test("completes the entry, and can be removed without changing that", async () => {
    const ana = await newHost(app);
    const { id } = await add(ana, {});
    const noted = await ana.api.appointments.setOutcome({ id, outcome: "No-show" });
    expect(noted).toMatchObject({ status: "Completed", outcome: "No-show" });
    const changed = await ana.api.appointments.setOutcome({ id, outcome: "Took place" });
    expect(changed).toMatchObject({ status: "Completed", outcome: "Took place" });
    const back = await ana.api.appointments.setOutcome({ id, outcome: null });
    expect(back).toMatchObject({ status: "Completed", outcome: null });
  });
});

describe("a move", () => {
  const when = (time: string, change: object = {}) => ({
    day: "2026-11-23",
    time,
    timeZone: "America/New_York",
    durationMinutes: 30,
    ...change,
  });

  test("changes time and length, also overlapping its own old time, and never overlapping another", async () => {
    const ana = await newHost(app);
    const { id } = await add(ana, { durationMinutes: 60 });
    await add(ana, { time: "11:00" });
    later(1);
    const moved = await ana.api.appointments.move({
      id,
      when: when("09:30", { durationMinutes: 45 }),
    });
    expect(moved).toMatchObject({
      appointmentTime: monday("09:30"),
      durationMinutes: 45,
      updatedAt: now,
    });
    const refused = { id, when: when("10:45"), despiteRules: true };
    expect(await ana.api.appointments.move(refused).catch(codeOf)).toBe("OVERLAP");
    const skipped = { id, when: when("02:30", { day: "2027-03-14" }) };
    expect(await ana.api.appointments.move(skipped).catch(codeOf)).toBe("INVALID_MOMENT");
    expect((await rowsOf(app, ana))[0]).toMatchObject({
      appointment_time: monday("09:30"),
      sequence: 1,
    });
  });

  test("to the same time changes nothing, not even what calendar programs see", async () => {
    const ana = await newHost(app);
    const { id } = await add(ana, {});
    const before = await rowsOf(app, ana);
    later(1);
    await ana.api.appointments.move({ id, when: when("09:00") });
    expect(await rowsOf(app, ana)).toEqual(before);
  });

  test("is checked by the professional's own rules, with the warning", async () => {
    const ana = await newHost(app);
    const { id } = await add(ana, {});
    await ana.api.appointments.saveAvailability({
      availability: { daysOff: [{ from: "2026-11-24", until: "2026-11-24" }] },
      timeZone: "America/New_York",
    });
    const onDayOff = { id, when: when("09:00", { day: "2026-11-24" }) };
    const refused: unknown = await ana.api.appointments
      .move(onDayOff)
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "AGAINST_OWN_RULES", data: { rules: ["day off"] } });
    const moved = await ana.api.appointments.move({ ...onDayOff, despiteRules: true });
    expect(moved.appointmentTime).toEqual(new Date("2026-11-24T14:00:00Z"));
  });

  test("of eight at once to one free time lets one through", async () => {
    const ana = await newHost(app);
    const ids: string[] = [];
    for (let count = 0; count < 8; count += 1)
      ids.push((await add(ana, { day: `2026-12-0${count + 1}` })).id);
    const answers = await Promise.all(
      ids.map((id) =>
        ana.api.appointments.move({ id, when: when("15:00") }).then(() => "moved", codeOf),
      ),
    );
    expect(answers.sort()).toEqual([...Array.from({ length: 7 }, () => "OVERLAP"), "moved"]);
  });
});

describe("a late change", () => {
  const when = (time: string) => ({
    day: "2026-11-23",
    time,
    timeZone: "America/New_York",
    durationMinutes: 30,
  });
  type Api = SignedIn["api"]["appointments"];
  const changes = {
    move: (api: Api, id: string, version?: number) =>
      api.move({ id, version, when: when("15:00") }),
    status: (api: Api, id: string, version?: number) =>
      api.setStatus({ id, version, status: "Confirmed" }),
    outcome: (api: Api, id: string, version?: number) =>
      api.setOutcome({ id, version, outcome: "Took place" }),
  };

  test.each(Object.entries(changes))(
    "overwrites nothing newer (%s), and returns what is there",
    async (_name, change) => {
      const ana = await newHost(app);
      const api = ana.api.appointments;
      const { id, version } = await add(ana, {});
      const made = await change(api, id, version);
      expect(made.version).toBe(version + 1);
      // The same request again, after a lost response.
      expect(await change(api, id, version)).toEqual(made);
      await api.move({ id, when: when("16:00") });
      const cancelled = await api.setStatus({ id, status: "Cancelled" });
      await api.setOutcome({ id, outcome: null });
      const current = (await api.list({})).appointments[0]!;
      expect(current.version).toBeGreaterThanOrEqual(cancelled.version);
      const late = await change(api, id, version).catch((error: unknown) => error);
      expect(late).toMatchObject({ code: "CHANGED", data: { current } });
      expect((await api.list({})).appointments).toEqual([current]);
      // Without a version it is a new request.
      expect((await change(api, id)).version).toBeGreaterThan(current.version);
    },
  );

  test("also counts what a client moved or canceled", async () => {
    const ana = await newHost(app);
    const { id, version } = await add(ana, {});
    await app.sql("update appointments set appointment_time = $2 where id = $1", [
      id,
      monday("14:00"),
    ]);
    const late = changes.move(ana.api.appointments, id, version);
    expect(await late.catch(codeOf)).toBe("CHANGED");
  });

  test("does not bring back what was deleted", async () => {
    const ana = await newHost(app);
    const asked = { id: newId(), event: { ...eventOn("09:00"), tellsClient: false } };
    await ana.api.appointments.add(asked);
    await ana.api.appointments.remove({ id: asked.id });
    expect(await ana.api.appointments.add(asked).catch(codeOf)).toBe("DELETED");
    expect(await rowsOf(app, ana)).toEqual([]);
    // If another person deleted it, the response reveals nothing.
    const ben = await newHost(app, people.ben);
    await ben.api.appointments.add(asked);
    expect(await rowsOf(app, ben)).toHaveLength(1);
  });
});

describe("a removal", () => {
  test("deletes the entry permanently", { tags: ["APPT-016"] }, async () => {
    const ana = await newHost(app);
    const { id } = await add(ana, {});
    expect(await ana.api.appointments.remove({ id })).toEqual({ id });
    expect(await rowsOf(app, ana)).toEqual([]);
    expect(await ana.api.appointments.remove({ id }).catch(codeOf)).toBe("NOT_FOUND");
    await add(ana, {});
  });

  test(
    "of another person's entry is refused, and it is still there",
    { tags: ["PERM-031"] },
    async () => {
      const [ana, ben] = [await newHost(app), await newHost(app, people.ben)];
      const { id } = await add(ana, {});
      const before = await rowsOf(app, ana);
      expect(await ben.api.appointments.remove({ id }).catch(codeOf)).toBe("NOT_FOUND");
      const answer = await ben.fetch(`/api/v1/appointments/${id}`, { method: "DELETE" });
      expect(answer.status).toBe(404);
      expect(
        (await app.visitor.fetch(`/api/v1/appointments/${id}`, { method: "DELETE" })).status,
      ).toBe(401);
      expect(await rowsOf(app, ana)).toEqual(before);
    },
  );
});

test("the contact's timeline lists each step in the professional's time zone", async () => {
  const ana = await newHost(app);
  const contactId = newId();
  await ana.api.contacts.addLead({ id: contactId, lead: { firstName: "Ida", lastName: "Berg" } });
  const { id } = await add(ana, { contactId, timeZone: "UTC", time: "14:00" });
  const { setStatus, setOutcome, move, remove } = ana.api.appointments;
  const step = async (work: () => Promise<unknown>) => {
    later(1);
    await work();
  };
  await step(() => setStatus({ id, status: "Confirmed" }));
  await step(() => setStatus({ id, status: "Cancelled" }));
  await step(() => setStatus({ id, status: "Scheduled" }));
  const when = { day: "2026-11-23", time: "15:30", timeZone: "UTC", durationMinutes: 30 };
  await step(() => move({ id, when }));
  await step(() => setOutcome({ id, outcome: "No-show" }));
  await step(() => setOutcome({ id, outcome: "Took place" }));
  await step(() => setStatus({ id, status: "Scheduled" }));
  await step(() => remove({ id }));
  const { events } = await ana.api.contacts.timeline({ id: contactId });
  const told = events.map(({ kind, text, actor }) => [kind, text, actor]).reverse();
  const nine = "Nov 23, 2026 at 9:00 AM";
  const halfPastTen = "Nov 23, 2026 at 10:30 AM";
  expect(told).toEqual([
    ["created", null, "owner"],
    ["appointment_booked", nine, "owner"],
    ["appointment_confirmed", nine, "owner"],
    ["appointment_cancelled", nine, "owner"],
    ["appointment_restored", nine, "owner"],
    ["appointment_moved", halfPastTen, "owner"],
    ["appointment_missed", halfPastTen, "owner"],
    ["appointment_took_place", halfPastTen, "owner"],
    ["appointment_cancelled", halfPastTen, "owner"],
  ]);
});

test("a client who was not to be notified gets nothing", async () => {
  const ana = await newHost(app);
  const clientEmail = fresh(people.leo).email;
  const { id } = await add(ana, { clientEmail, tellsClient: false });
  const { setStatus, move, remove } = ana.api.appointments;
  const when = { day: "2026-11-23", time: "10:00", timeZone: "UTC", durationMinutes: 30 };
  await move({ id, when });
  for (const status of ["Confirmed", "Cancelled", "Scheduled"] as const)
    await setStatus({ id, status });
  await remove({ id });
  const callback = { type: "Callback", clientEmail, tellsClient: true, time: "12:00" };
  expect((await add(ana, callback)).tellsClient).toBe(false);
  expect(await mailsTo(app, clientEmail)).toEqual([]);
  expect(await mailsTo(app, ana.email)).toEqual([]);
});
