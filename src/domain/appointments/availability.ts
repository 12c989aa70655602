import * as z from "zod/mini";
import { minuteOf } from "#domain/kernel/clock-time.ts";
import type { Minute } from "#domain/kernel/zone-rules.ts";

/** The start times of a day without weekly hours, as local times of the professional. */
export const standardStarts =
  "09:00 09:30 10:00 10:30 11:00 11:30 13:00 13:30 14:00 14:30 15:00 15:30 16:00 16:30".split(" ");

/** The same for demos, without the last one (CONST-025). */
export const standardDemoStarts = standardStarts.slice(0, -1);

/** How long a visitor's appointment may be, in minutes. */
export const durations = [15, 30, 45, 60] as const;
/** How long a demo may be, in minutes. */
export const demoDurations = [15, 30] as const;
/** The preselected length, in minutes, for appointments and demos. */
export const usualDuration = 30;

/** How many days ahead visitors may book unless the professional sets another horizon. */
export const usualHorizonDays = 60;

/** A window of a day in which appointments may be, in 24-hour local times; the end may be "24:00". */
export type Window = { from: string; until: string };

const endOfDay = 24 * 60;
const windowEnd = (time: string): Minute | null => (time === "24:00" ? endOfDay : minuteOf(time));

const windowSchema = z
  .strictObject({
    from: z.string().check(z.refine((time) => minuteOf(time) !== null, "Enter a time like 09:00.")),
    until: z
      .string()
      .check(z.refine((time) => windowEnd(time) !== null, "Enter a time like 17:00.")),
  })
  .check(z.refine(isForward, { path: ["until"], error: "The end must be after the start." }));

const dayHours = z
  .array(windowSchema)
  .check(
    z.maxLength(6, "Use at most 6 stretches a day."),
    z.refine(isApart, "Two stretches of this day overlap."),
  );

/** The weekdays as the settings name them, Monday first. */
export const weekdayKeys = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type WeekdayKey = (typeof weekdayKeys)[number];

/** The windows of each weekday; a day without any is closed. */
export const weeklyHoursSchema = z.strictObject(
  Object.fromEntries(weekdayKeys.map((day) => [day, dayHours])) as Record<
    WeekdayKey,
    typeof dayHours
  >,
);

const whole = (low: number, high: number, unit: string) => {
  const wrong = `Enter a whole number of ${unit} from ${low} to ${high.toLocaleString("en-US")}.`;
  return z.int(wrong).check(z.minimum(low, wrong), z.maximum(high, wrong));
};

const dayOff = z.iso.date("Enter a date like 2026-12-24.");

/**
 * When a professional may be booked, stored in profiles.availability_preferences. Whatever is left out has its default:
 * the standard starts on every day, all lengths, no buffer, no notice, no cap, 60 days ahead.
 */
export const availabilitySchema = z.strictObject({
  /** Null: the standard starts, every day. Otherwise the windows of each weekday; a day without any is closed. */
  weeklyHours: z.prefault(z.nullable(weeklyHoursSchema), null),
  /** The minutes between two start times within a window; only used with weekly hours. */
  startEveryMinutes: z.prefault(z.literal([15, 30, 60]), 30),
  /** Days on which nothing can be booked, first and last day included. */
  daysOff: z.prefault(
    z
      .array(
        z.strictObject({ from: dayOff, until: dayOff }).check(
          z.refine(({ from, until }) => from <= until, {
            path: ["until"],
            error: "The last day must not be before the first.",
          }),
        ),
      )
      .check(z.maxLength(100, "Use at most 100 stretches of days off.")),
    [],
  ),
  /** The lengths a visitor may choose from, in minutes. */
  durations: z.prefault(
    z.pipe(
      z
        .array(z.literal([...durations]))
        .check(z.minLength(1, "Offer at least one length."), z.maxLength(20)),
      z.transform((chosen) => durations.filter((minutes) => chosen.includes(minutes))),
    ),
    [...durations],
  ),
  /** Kept free before and after each appointment, in minutes. */
  bufferMinutes: z.prefault(whole(0, 240, "minutes"), 0),
  /** How long before its start an appointment can be booked at the latest, in minutes. */
  minimumNoticeMinutes: z.prefault(whole(0, 30 * 24 * 60, "minutes"), 0),
  /** How long before its start a visitor can still move or cancel it, in minutes. */
  changeNoticeMinutes: z.prefault(whole(0, 30 * 24 * 60, "minutes"), 0),
  /** How many days ahead visitors may book; today is day 0. */
  horizonDays: z.prefault(whole(1, 365, "days"), usualHorizonDays),
  /** The most appointments and demos per day; null is no limit. */
  dailyCap: z.prefault(z.nullable(whole(1, 50, "appointments")), null),
});

/** When a professional may be booked, with every field set. */
export type Availability = z.output<typeof availabilitySchema>;

/** The availability of a professional who has set nothing. */
export const standardAvailability: Availability = availabilitySchema.parse({});

/** The settings as stored; invalid ones count as not set, so that visitors never see an error because of them. */
export function readAvailability(stored: unknown): Availability {
  const result = availabilitySchema.safeParse(stored ?? {});
  return result.success ? result.data : standardAvailability;
}

/** A window in minutes of the day. */
export function minutesOf({ from, until }: Window): { from: Minute; until: Minute } {
  return { from: minuteOf(from) ?? 0, until: windowEnd(until) ?? endOfDay };
}

function isForward(window: Window): boolean {
  const { from, until } = minutesOf(window);
  return from < until;
}

function isApart(windows: readonly Window[]): boolean {
  const sorted = windows.map(minutesOf).sort((one, other) => one.from - other.from);
  return sorted.every((window, index) => index === 0 || sorted[index - 1]!.until <= window.from);
}
