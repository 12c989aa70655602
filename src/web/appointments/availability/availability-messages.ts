import type { WeekdayKey } from "#domain/appointments/availability.ts";

/** The texts of Booking hours. */
export const pageWords = {
  failed: "We couldn't load your booking hours",
  intro: "When clients can book you. Times already on your calendar are never offered.",
  back: "Appointments List",
  save: "Save Booking Hours",
  saved: "Booking Hours Saved",
  savedText: "Your booking page uses them now. Existing appointments stay as they are.",
  saveFailed: "Error Saving Booking Hours",
} as const;

/** Shown when the hours were saved elsewhere while this form was open. */
export const changedTitle =
  "Your booking hours were changed in another window or on another device.";
export const changedText = "Choose what to keep, then save again.";

export const sectionWords = {
  hours: { title: "Hours", text: "When you take appointments each week." },
  lengths: { title: "Lengths", text: "The meeting lengths clients can choose from." },
  rules: { title: "Limits", text: "Keeps your days from filling up at the last minute." },
  daysOff: {
    title: "Days off",
    text: "No bookings on these days. First and last day included.",
  },
  meet: {
    title: "How you meet",
    text: "Clients choose one of these when they book. Each is optional.",
  },
  shown: {
    title: "Your contact details",
    text: "How clients reach you about an appointment.",
  },
  zone: {
    title: "Time zone",
    text: "Your booking hours use this time zone. Clients see times in their own.",
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

/** Label for the end of the day as the end of a stretch. */
export const midnight = "Midnight";

export const hoursWords = {
  legend: "Which hours",
  usual: "Standard hours",
  usualText: "Every day at 9:00, 9:30 and so on to 11:30 AM, and from 1:00 to 4:30 PM.",
  own: "My own hours",
  ownText: "Set your own week, with as many breaks as you need.",
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
  startEvery: "Start times every",
  buffer: "Buffer before and after",
  bufferHint: "Minutes. 0 means none.",
  minimumNotice: "Notice for a new booking",
  changeNotice: "Notice for a client's change",
  changeNoticeHint: "After that, a client can no longer move or cancel.",
  horizon: "How many days ahead",
  horizonHint: "Counted from today.",
  dailyCap: "Daily limit",
  dailyCapHint: "Appointments and demos. Leave empty for no limit.",
  from: "First day",
  until: "Last day",
  addDaysOff: "Add days off",
  noDaysOff: "None yet.",
  removeDaysOff: (from: string): string => `Remove the days off from ${from || "an open date"}`,
  meetsByPhone: "Phone call",
  meetsByPhoneHint: "You call the client. They have to give a number.",
  videoLink: "Video call link",
  videoLinkHint: "Only clients who booked see it, in the confirmation and the calendar entry.",
  meetingAddress: "Address to meet in person",
  meetingAddressHint: "Everyone sees it on your booking page.",
  shown: "Shown to clients",
  shownPhone: "My phone",
  shownEmail: "My email",
  shownHint:
    "From your profile. Shown on a client's private booking page, and on your booking page when no time is free. Replies to emails reach you either way.",
  timeZone: "Time Zone",
  timeZoneHint: "Also changes the time zone in your profile.",
} as const;

export const previewWords = {
  title: "What visitors see",
  length: (minutes: number): string =>
    `Start times for a ${minutes}-minute meeting, in your time zone.`,
  today: "Today",
  off: "Day off",
  none: "Nothing free",
  more: (count: number): string => `and ${count} more`,
  broken: "Fix the form to see the times again.",
  otherZone: "You chose another time zone. Save to see the times.",
  unread: "We couldn't load your appointments, so some times shown may be taken.",
} as const;

export const feedWords = {
  title: "Subscribe to your calendar",
  text: "A private address for the calendar on your phone or computer. Your appointments show up there and stay up to date.",
  warning:
    "Anyone with this address can read your calendar: names, notes and times. Don't share it. If someone else has it, make a new one.",
  label: "Your private calendar address",
  open: "Open in a calendar app",
  make: "Make a private address",
  renew: "New address",
  end: "Delete",
  made: "Calendar Address Ready",
  renewed: "New Calendar Address",
  ended: "Calendar Address Deleted",
  failed: "We couldn't load the address",
  changeFailed: "We couldn't change the address",
  renewQuestion: "Make a new address?",
  renewText: "The old one stops working right away. Calendars that use it need the new one.",
  endQuestion: "Delete the address?",
  endText: "Calendars that use it stop updating. You can make a new one at any time.",
} as const;
