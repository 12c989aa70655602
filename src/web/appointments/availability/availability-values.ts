import * as z from "zod/mini";
import {
  type Availability,
  availabilitySchema,
  durations,
  weekdayKeys,
  type WeekdayKey,
  type Window,
} from "#domain/appointments/availability.ts";
import { type WaysToMeet, waysToMeetSchema } from "#domain/appointments/ways-to-meet.ts";
import { timeZone } from "#domain/kernel/time-zone.ts";

export type WeeklyHours = Record<WeekdayKey, Window[]>;

/** The form's values; numbers are the text that was typed. */
export type AvailabilityValues = {
  /** The usual fixed starts, or custom weekly hours. The form keeps the custom hours while they are not in use. */
  hours: "usual" | "own";
  weeklyHours: WeeklyHours;
  startEveryMinutes: string;
  daysOff: { from: string; until: string }[];
  durations: string[];
  bufferMinutes: string;
  minimumNoticeMinutes: string;
  changeNoticeMinutes: string;
  horizonDays: string;
  dailyCap: string;
  timeZone: string;
  showsPhone: boolean;
  showsEmail: boolean;
  meetsByPhone: boolean;
  videoLink: string;
  meetingAddress: string;
};

/** The data that is saved. */
export const availabilityInput = z.strictObject({
  availability: availabilitySchema,
  timeZone,
  shownToClients: z.strictObject({ phone: z.boolean(), email: z.boolean() }),
  waysToMeet: waysToMeetSchema,
});

/** The booking hours as stored. */
export type StoredHours = {
  availability: Availability;
  timeZone: string;
  shownToClients: { phone: boolean; email: boolean };
  waysToMeet: WaysToMeet;
};

const workday = (): Window[] => [{ from: "09:00", until: "17:00" }];

/** Custom hours start as a standard work week. */
const workWeek = (): WeeklyHours => ({
  mon: workday(),
  tue: workday(),
  wed: workday(),
  thu: workday(),
  fri: workday(),
  sat: [],
  sun: [],
});

/** The fields merged when two windows save: each day on its own, and every other rule. */
export const mergedFields: readonly string[] = [
  "hours",
  ...weekdayKeys.map((day) => `weeklyHours.${day}`),
  "startEveryMinutes",
  "daysOff",
  "durations",
  "bufferMinutes",
  "minimumNoticeMinutes",
  "changeNoticeMinutes",
  "horizonDays",
  "dailyCap",
  "timeZone",
  "showsPhone",
  "showsEmail",
  "meetsByPhone",
  "videoLink",
  "meetingAddress",
];

/** Converts stored hours to form values. */
export function valuesOf(stored: StoredHours): AvailabilityValues {
  const { availability, shownToClients, waysToMeet } = stored;
  const { weeklyHours, dailyCap } = availability;
  return {
    hours: weeklyHours === null ? "usual" : "own",
    weeklyHours: weeklyHours ? structuredClone(weeklyHours) : workWeek(),
    startEveryMinutes: String(availability.startEveryMinutes),
    daysOff: structuredClone(availability.daysOff),
    durations: availability.durations.map(String),
    bufferMinutes: String(availability.bufferMinutes),
    minimumNoticeMinutes: String(availability.minimumNoticeMinutes),
    changeNoticeMinutes: String(availability.changeNoticeMinutes),
    horizonDays: String(availability.horizonDays),
    dailyCap: dailyCap === null ? "" : String(dailyCap),
    timeZone: stored.timeZone,
    showsPhone: shownToClients.phone,
    showsEmail: shownToClients.email,
    meetsByPhone: waysToMeet.phone,
    videoLink: waysToMeet.videoLink ?? "",
    meetingAddress: waysToMeet.address ?? "",
  };
}

/** Converts form values to the input that the schema validates. */
export function inputOf(values: AvailabilityValues) {
  const { hours, weeklyHours, dailyCap, timeZone: zone, showsPhone, showsEmail, ...rest } = values;
  return {
    availability: {
      weeklyHours: hours === "own" ? weeklyHours : null,
      startEveryMinutes: whole(rest.startEveryMinutes),
      daysOff: rest.daysOff,
      durations: rest.durations.map(whole),
      bufferMinutes: whole(rest.bufferMinutes),
      minimumNoticeMinutes: whole(rest.minimumNoticeMinutes),
      changeNoticeMinutes: whole(rest.changeNoticeMinutes),
      horizonDays: whole(rest.horizonDays),
      dailyCap: dailyCap.trim() === "" ? null : whole(dailyCap),
    },
    timeZone: zone,
    shownToClients: { phone: showsPhone, email: showsEmail },
    waysToMeet: {
      phone: rest.meetsByPhone,
      videoLink: rest.videoLink,
      address: rest.meetingAddress,
    },
  };
}

/** The form field that shows an input error. */
export function fieldAt(path: readonly PropertyKey[]): string {
  const name = path.filter((part) => part !== "availability").join(".");
  if (name === "waysToMeet.videoLink") return "videoLink";
  if (name === "waysToMeet.address") return "meetingAddress";
  // An error of a whole list is at its root, where the form looks for it.
  const isList = /^(daysOff|weeklyHours\.\w+)$/.test(name);
  return isList ? `${name}.root` : name;
}

/** The appointment lengths to offer, as form values. */
export const lengthChoices = durations.map(String);

/** Monday to Friday. */
export const workdays: readonly WeekdayKey[] = weekdayKeys.slice(0, 5);

/** Digits become a number; anything else becomes NaN, so that the schema rejects it. */
function whole(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}
