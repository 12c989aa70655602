import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockTime } from "#domain/kernel/clock-time.ts";
import type { Day } from "#domain/kernel/day.ts";
import {
  addDays,
  instantOf,
  startOfDay,
  wallTimeOf,
  weekdayOf,
} from "#domain/kernel/zone-rules.ts";
import { zoneNamed } from "#test/harness/zones.ts";
import {
  type Availability,
  availabilitySchema,
  durations,
  minutesOf,
  standardAvailability,
  weekdayKeys,
} from "./availability.ts";
import {
  type BookingKind,
  type Busy,
  type Circumstances,
  freeSlots,
  isFree,
  nearestSlots,
} from "./free-slots.ts";

const newYork = zoneNamed("America/New_York");
const now = new Date("2026-11-20T15:00:00Z"); // a Friday, 10:00 in New York
const minuteMs = 60_000;

function circumstances(change: Partial<Circumstances> = {}): Circumstances {
  return {
    kind: "Appointment",
    availability: standardAvailability,
    zone: newYork,
    busy: [],
    now,
    ...change,
  };
}
const settings = (change: object): Availability => availabilitySchema.parse(change);
const weekdays = (...windows: { from: string; until: string }[]) => ({
  ...Object.fromEntries(weekdayKeys.map((day) => [day, windows])),
  sat: [],
  sun: [],
});

/** The free start times of a day, in local time. */
function timesOn(day: string, given: Circumstances, durationMinutes = 30): string[] {
  const span = {
    from: startOfDay(given.zone, day as Day),
    until: startOfDay(given.zone, addDays(day as Day, 1)),
  };
  return freeSlots(given, { durationMinutes, ...span }).map((slot) =>
    clockTime(wallTimeOf(given.zone, slot).minute),
  );
}
const at = (day: string, time: string): Date => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return instantOf(newYork, { day: day as Day, minute: hour * 60 + minute })!;
};
const busyAt = (day: string, time: string, durationMinutes = 30, counts = true): Busy => ({
  startsAt: at(day, time),
  durationMinutes,
  countsTowardsCap: counts,
});

const standard = [
  "09:00",
  "09:30",
  "10:00",
  "10:30",
  "11:00",
  "11:30",
  "13:00",
  "13:30",
  "14:00",
  "14:30",
  "15:00",
  "15:30",
  "16:00",
  "16:30",
];

describe("without weekly hours", () => {
  test(
    "the 14 standard starts are free every day, for every length",
    { tags: ["CONST-022.1-14"] },
    () => {
      for (const day of ["2026-11-21", "2026-11-22", "2026-11-23", "2026-12-25"])
        for (const minutes of durations)
          expect(timesOn(day, circumstances(), minutes)).toEqual(standard);
    },
  );

  test(
    "a demo has the same without 16:30, of 15 or 30 minutes",
    { tags: ["CONST-025.1-2"] },
    () => {
      const demo = circumstances({ kind: "Demo" });
      for (const minutes of [15, 30])
        expect(timesOn("2026-11-23", demo, minutes)).toEqual(standard.slice(0, -1));
      for (const minutes of [45, 60]) expect(timesOn("2026-11-23", demo, minutes)).toEqual([]);
    },
  );

  test("a length that is not listed is never free", () => {
    for (const minutes of [0, 5, 20, 90, -30, Number.NaN])
      expect(timesOn("2026-11-23", circumstances(), minutes)).toEqual([]);
  });

  test("a past slot is not free, nor one that starts this very moment", () => {
    expect(timesOn("2026-11-19", circumstances())).toEqual([]);
    expect(timesOn("2026-11-20", circumstances())).toEqual(standard.slice(3));
  });

  test("today through 60 days ahead can be booked, and no later day", () => {
    expect(timesOn("2027-01-19", circumstances())).toEqual(standard);
    expect(timesOn("2027-01-20", circumstances())).toEqual([]);
  });

  test("a taken time blocks its whole duration, for every length that would touch it", () => {
    const given = circumstances({ busy: [busyAt("2026-11-23", "10:00", 60)] });
    expect(timesOn("2026-11-23", given, 30)).toEqual(
      standard.filter((time) => !["10:00", "10:30"].includes(time)),
    );
    expect(timesOn("2026-11-23", given, 60)).toEqual(
      standard.filter((time) => !["09:30", "10:00", "10:30"].includes(time)),
    );
  });
});

describe("weekly hours", () => {
  const morning = { from: "08:00", until: "12:00" };
  const evening = { from: "17:00", until: "18:30" };

  test("can have several windows a day, each long enough for what starts in it", () => {
    const availability = settings({ weeklyHours: weekdays(morning, evening) });
    const given = circumstances({ availability });
    expect(timesOn("2026-11-23", given, 60)).toEqual([
      "08:00",
      "08:30",
      "09:00",
      "09:30",
      "10:00",
      "10:30",
      "11:00",
      "17:00",
      "17:30",
    ]);
    expect(timesOn("2026-11-23", given, 15)).toContain("18:00");
    expect(timesOn("2026-11-21", given)).toEqual([]);
  });

  test("may start every quarter of an hour, or every hour", () => {
    const at15 = settings({ weeklyHours: weekdays(evening), startEveryMinutes: 15 });
    expect(timesOn("2026-11-23", circumstances({ availability: at15 }), 60)).toEqual([
      "17:00",
      "17:15",
      "17:30",
    ]);
    const at60 = settings({ weeklyHours: weekdays(evening), startEveryMinutes: 60 });
    expect(timesOn("2026-11-23", circumstances({ availability: at60 }), 30)).toEqual([
      "17:00",
      "18:00",
    ]);
  });

  test("may last until midnight", () => {
    const availability = settings({ weeklyHours: weekdays({ from: "23:00", until: "24:00" }) });
    expect(timesOn("2026-11-23", circumstances({ availability }), 30)).toEqual(["23:00", "23:30"]);
  });

  test("skip the hour that the clocks skip, and end on time by the clock", () => {
    const night = settings({
      weeklyHours: Object.fromEntries(
        weekdayKeys.map((day) => [day, [{ from: "00:00", until: "04:00" }]]),
      ),
      horizonDays: 365,
    });
    const spring = timesOn("2027-03-14", circumstances({ availability: night }), 60);
    expect(spring).toEqual(["00:00", "00:30", "01:00", "01:30", "03:00"]);
    const autumn = freeSlots(
      circumstances({ availability: night, now: new Date("2026-10-31T12:00:00Z") }),
      {
        durationMinutes: 60,
        from: new Date("2026-11-01T04:00:00Z"),
        until: new Date("2026-11-02T05:00:00Z"),
      },
    ).map((slot) => slot.toISOString().slice(11, 16));
    // 1:00 and 1:30 come twice that night; each is offered once, the first time.
    expect(autumn).toEqual(["04:00", "04:30", "05:00", "05:30", "07:00", "07:30", "08:00"]);
  });
});

describe("the other settings", () => {
  test("days off are closed, first and last day included", () => {
    const daysOff = [{ from: "2026-11-24", until: "2026-11-26" }];
    const given = circumstances({ availability: settings({ daysOff }) });
    const open = ["2026-11-23", "2026-11-24", "2026-11-26", "2026-11-27"].map(
      (day) => timesOn(day, given).length > 0,
    );
    expect(open).toEqual([true, false, false, true]);
  });

  test("a buffer keeps its minutes free before and after", () => {
    const availability = settings({ bufferMinutes: 15 });
    const given = circumstances({ availability, busy: [busyAt("2026-11-23", "10:00", 30)] });
    expect(timesOn("2026-11-23", given, 30)).toEqual(
      standard.filter((time) => !["09:30", "10:00", "10:30"].includes(time)),
    );
    expect(timesOn("2026-11-23", given, 15)).toContain("09:30");
  });

  test("a notice period counts real hours, also across a clock change", () => {
    const availability = settings({ minimumNoticeMinutes: 24 * 60 });
    const before = new Date("2026-10-31T18:00:00Z"); // Saturday, 14:00 in New York
    const given = circumstances({ availability, now: before });
    // 24 hours later the clocks show 13:00, because they were turned back.
    expect(timesOn("2026-11-01", given)[0]).toBe("13:00");
  });

  test("a daily cap closes a full day; callbacks do not count", () => {
    const busy = [busyAt("2026-11-23", "09:00"), busyAt("2026-11-23", "10:00", 30, false)];
    const two = circumstances({ availability: settings({ dailyCap: 2 }), busy });
    expect(timesOn("2026-11-23", two).length).toBeGreaterThan(0);
    const one = circumstances({ availability: settings({ dailyCap: 1 }), busy });
    expect(timesOn("2026-11-23", one)).toEqual([]);
    expect(timesOn("2026-11-24", one)).toEqual(standard);
  });

  test("only the offered lengths are free", () => {
    const given = circumstances({ availability: settings({ durations: [60, 15, 15] }) });
    expect(timesOn("2026-11-23", given, 60)).toEqual(standard);
    expect(timesOn("2026-11-23", given, 30)).toEqual([]);
  });
});

test("the nearest free times are sorted by distance, before and after", () => {
  const busy = [busyAt("2026-11-23", "10:00", 60)];
  const wish = { startsAt: at("2026-11-23", "10:30"), durationMinutes: 30, most: 4 };
  const near = nearestSlots(circumstances({ busy }), wish);
  expect(near.map((slot) => clockTime(wallTimeOf(newYork, slot).minute))).toEqual([
    "11:00",
    "09:30",
    "11:30",
    "09:00",
  ]);
  const away = settings({ daysOff: [{ from: "2026-11-20", until: "2026-12-10" }] });
  const [next] = nearestSlots(circumstances({ availability: away }), wish);
  expect(wallTimeOf(newYork, next!).day).toBe("2026-12-11");
});

// Any settings and any calendar: the invariants of free slots.
const minuteOfDay = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
const dayWindows = fc
  .uniqueArray(minuteOfDay, { maxLength: 4 })
  .map((minutes) => [...minutes].sort((one, other) => one - other))
  .map((minutes) =>
    Array.from({ length: Math.floor(minutes.length / 2) }, (_, index) => ({
      from: clockTime(minutes[2 * index]!),
      until: clockTime(minutes[2 * index + 1]!),
    })),
  );
const anySettings = fc
  .record({
    weeklyHours: fc.option(
      fc.record(Object.fromEntries(weekdayKeys.map((day) => [day, dayWindows]))),
    ),
    startEveryMinutes: fc.constantFrom(15, 30, 60),
    bufferMinutes: fc.integer({ min: 0, max: 90 }),
    minimumNoticeMinutes: fc.integer({ min: 0, max: 4_000 }),
    horizonDays: fc.integer({ min: 1, max: 40 }),
    dailyCap: fc.option(fc.integer({ min: 1, max: 4 })),
  })
  .map((value) => availabilitySchema.parse(value));
const anyNow = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) });
const anyCalendar = fc.array(
  fc.record({
    offset: fc.integer({ min: -2_000, max: 40 * 24 * 60 }),
    durationMinutes: fc.constantFrom(15, 30, 45, 60, 240),
    countsTowardsCap: fc.boolean(),
  }),
  { maxLength: 30 },
);
const zones = ["America/New_York", "Pacific/Kiritimati", "Australia/Lord_Howe", "Africa/Cairo"].map(
  zoneNamed,
);

test("for any settings and taken times: no slot is past, outside the hours, beyond a limit or overlapping; every offered slot is free", () => {
  const property = fc.property(
    anySettings,
    anyNow,
    anyCalendar,
    fc.constantFrom(...zones),
    fc.constantFrom(...durations),
    fc.constantFrom<BookingKind>("Appointment", "Demo"),
    (availability, start, calendar, zone, durationMinutes, kind) => {
      const moment = new Date(start);
      const busy = calendar.map(({ offset, ...entry }) => ({
        ...entry,
        startsAt: new Date(Math.floor(start / minuteMs) * minuteMs + offset * minuteMs),
      }));
      const given = { kind, availability, zone, busy, now: moment };
      const until = new Date(start + 45 * 24 * 60 * minuteMs);
      const slots = freeSlots(given, { durationMinutes, from: moment, until });
      const today = wallTimeOf(zone, moment).day;
      for (const [index, slot] of slots.entries()) {
        const { day, minute } = wallTimeOf(zone, slot);
        const end = slot.getTime() + durationMinutes * minuteMs;
        if (index > 0) expect(slot.getTime()).toBeGreaterThan(slots[index - 1]!.getTime());
        expect(slot.getTime()).toBeGreaterThan(start);
        expect(slot.getTime() - start).toBeGreaterThanOrEqual(
          availability.minimumNoticeMinutes * minuteMs,
        );
        expect(day <= addDays(today, availability.horizonDays)).toBe(true);
        for (const taken of busy) {
          const from = taken.startsAt.getTime();
          const buffer = availability.bufferMinutes * minuteMs;
          const isApart =
            from + taken.durationMinutes * minuteMs + buffer <= slot.getTime() ||
            end + buffer <= from;
          expect(isApart).toBe(true);
        }
        if (availability.weeklyHours === null) expect(standard).toContain(clockTime(minute));
        else
          expect(
            availability.weeklyHours[weekdayKeys[weekdayOf(day) - 1]!]
              .map(minutesOf)
              .some((window) => window.from <= minute && minute + durationMinutes <= window.until),
          ).toBe(true);
        expect(isFree(given, { startsAt: slot, durationMinutes })).toBe(true);
      }
      // A time a quarter of an hour from a slot is free exactly when it is a slot itself.
      const offered = new Set(slots.map((slot) => slot.getTime()));
      for (const slot of slots.slice(0, 5)) {
        const beside = new Date(slot.getTime() + 15 * minuteMs);
        expect(isFree(given, { startsAt: beside, durationMinutes })).toBe(
          offered.has(beside.getTime()),
        );
      }
    },
  );
  fc.assert(property, { numRuns: 150 });
});
