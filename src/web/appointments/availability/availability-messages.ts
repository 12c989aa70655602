import type { WeekdayKey } from "#domain/appointments/availability.ts";

/** The texts of Booking hours. */
export const pageWords = {
  failed: "Booking hours could not be read",
  intro: "When clients may book. What is already in your calendar is kept free by itself.",
  back: "Appointments List",
  save: "Save Booking Hours",
  saved: "Booking Hours Saved",
  savedText: "Your booking page goes by them now. Appointments that exist stay.",
  saveFailed: "Error Saving Booking Hours",
} as const;

/** What the form says when the hours were saved elsewhere meanwhile. */
export const changedTitle =
  "Your booking hours were changed in another window or on another device.";
export const changedText = "Choose what to keep, then save again.";

export const sectionWords = {
  hours: { title: "Hours", text: "The part of a week in which you take appointments." },
  lengths: { title: "Lengths", text: "What a visitor can choose from." },
  rules: { title: "Room to breathe", text: "Keeps days from filling up at the last minute." },
  daysOff: {
    title: "Days off",
    text: "Nothing can be booked on them, the first and last day included.",
  },
  shown: {
    title: "Your contact details",
    text: "How clients can reach you about an appointment.",
  },
  zone: {
    title: "Time zone",
    text: "Your booking hours are in it. Clients see times in their own.",
  },
} as const;

export const dayNames: Record<WeekdayKey, string> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

/** The end of a day, as the end of a stretch. */
export const midnight = "Midnight";

export const hoursWords = {
  legend: "Which hours",
  usual: "The usual times",
  usualText: "Every day at 9:00, 9:30 and so on to 11:30 AM, and from 1:00 to 4:30 PM.",
  own: "My own hours",
  ownText: "A week of your own, with as many breaks as you need.",
  closed: "Closed",
  from: (day: string, at: number): string => `${day}, start of stretch ${at}`,
  until: (day: string, at: number): string => `${day}, end of stretch ${at}`,
  add: (day: string): string => `Add hours on ${day}`,
  remove: (day: string, at: number): string => `Remove stretch ${at} of ${day}`,
  copy: (day: string): string => `Copy the hours of ${day}`,
  copyTitle: (day: string): string => `Copy ${day} to`,
  toWorkdays: "Monday to Friday",
  toAll: "Every day",
  copied: "Hours Copied",
  undo: "Undo",
} as const;

export const fieldWords = {
  durations: "Lengths offered",
  minutes: (count: string): string => `${count} minutes`,
  startEvery: "A visitor may start every",
  buffer: "Kept free before and after each",
  bufferHint: "Minutes. 0 is none.",
  minimumNotice: "Notice for a new booking",
  changeNotice: "Notice for a change by the client",
  changeNoticeHint: "After that, a client can no longer move or cancel.",
  horizon: "How many days ahead",
  horizonHint: "Counted from today.",
  dailyCap: "At most a day",
  dailyCapHint: "Appointments and demos. Empty is no limit.",
  from: "First day",
  until: "Last day",
  addDaysOff: "Add days off",
  noDaysOff: "None yet.",
  removeDaysOff: (from: string): string => `Remove the days off from ${from || "an open date"}`,
  shown: "Shown to clients",
  shownPhone: "My phone",
  shownEmail: "My email",
  shownHint:
    "As in your profile: on the private page of a booking, and on your booking page when no time is free. Answers to emails reach you either way.",
  timeZone: "Time Zone",
  timeZoneHint: "Also the time zone of your profile.",
} as const;

export const previewWords = {
  title: "What visitors see",
  length: (minutes: number): string =>
    `Start times for a ${minutes}-minute meeting, in your time zone.`,
  today: "Today",
  off: "Day off",
  none: "Nothing free",
  more: (count: number): string => `and ${count} more`,
  broken: "Something in the form is not right yet. The times show again once it is.",
  otherZone: "You chose another time zone. The times follow once you save.",
  unread: "Your appointments could not be read, so times that are taken may show.",
} as const;

export const feedWords = {
  title: "Subscribe to your calendar",
  text: "A private address under which your phone or your computer's calendar reads your appointments, and follows every change.",
  warning:
    "Whoever has this address can read your calendar: names, notes and times. Give it to nobody; if somebody has it, make a new one.",
  label: "Your private calendar address",
  open: "Open in a calendar app",
  make: "Make a private address",
  renew: "New address",
  end: "End",
  made: "Calendar Address Ready",
  renewed: "New Calendar Address",
  ended: "Calendar Address Ended",
  failed: "The address could not be read",
  changeFailed: "The address was not changed",
  renewQuestion: "Make a new address?",
  renewText: "The old one stops at once. Calendars that read it need the new one.",
  endQuestion: "End the address?",
  endText: "Calendars that read it get nothing any more. You can make a new one at any time.",
} as const;
