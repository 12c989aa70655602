import type { MeetingPlace } from "#domain/appointments/ways-to-meet.ts";
import type { BookingKind } from "#domain/appointments/free-slots.ts";
import type { Language } from "#domain/kernel/language.ts";
import { longDayText, momentText, timeText } from "#domain/kernel/moment-text.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { zoneName } from "#domain/kernel/zone-name.ts";
import type { Change } from "#server/appointments/news.ts";
import { spanishEmails } from "./email-texts.es.ts";

type MomentText = (moment: Date, zone: ZoneRules) => string;
type Say = (kind: BookingKind, host: string) => string;

/** The texts of emails to clients about their appointments, and of the event in their calendar. */
export type EmailTexts = {
  momentText: MomentText;
  longDayText: MomentText;
  timeText: MomentText;
  zoneName: (zone: string) => string;
  /** A time with its time zone. */
  when: (parts: { day: string; time: string; zone: string }) => string;
  /** The same with its duration, as a sentence. */
  lasting: (when: string, minutes: number) => string;
  headings: Record<Change, Say>;
  /** For the heading when the professional made the appointment. */
  arranged: Say;
  subjects: Record<Change, Say>;
  reminder: { subject: Say; heading: (kind: BookingKind, host: string, left: TimeLeft) => string };
  wouldHaveBeen: (when: string) => string;
  before: (when: string) => string;
  /** After a time so far ahead that its local time is a guess (domain/kernel/far-moment.ts). */
  guess: string;
  otherClock: (host: string, moment: string, zone: string) => string;
  code: (code: string) => string;
  /** Where it is: a sentence in the email, and the place in the client's calendar. */
  place: (place: MeetingPlace, host: string) => string;
  location: (place: MeetingPlace) => string;
  calendarFile: string;
  moveOrCancel: string;
  bookAnother: string;
  untilItBegins: string;
  until: (moment: string, zone: string) => string;
  /** The title of the event in the client's calendar. */
  event: Say;
  linkTo: (link: string) => string;
  /** For calendars that keep canceled events. */
  isOff: string;
};

/** How far away an appointment is. */
export type TimeLeft = { count: number; unit: "minute" | "hour" };

const nouns: Record<BookingKind, string> = { Appointment: "appointment", Demo: "demo" };
const articles: Record<BookingKind, string> = { Appointment: "an", Demo: "a" };
const yours: Say = (kind, host) => `your ${nouns[kind]} with ${host}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const englishEmails: EmailTexts = {
  momentText,
  longDayText,
  timeText,
  zoneName,
  when: ({ day, time, zone }) => `${day}, ${time}, ${zone}`,
  lasting: (when, minutes) => `${when}, ${minutes} minutes.`,
  headings: {
    booked: (kind, host) => capital(yours(kind, host)),
    moved: (kind, host) => `${capital(yours(kind, host))} has been moved`,
    cancelled: (kind, host) => `${capital(yours(kind, host))} has been cancelled`,
    confirmed: (kind, host) => `${host} confirmed your ${nouns[kind]}`,
    restored: (kind, host) => `${capital(yours(kind, host))} is back on`,
  },
  arranged: (kind, host) => `${host} arranged ${articles[kind]} ${nouns[kind]} with you`,
  subjects: {
    booked: (kind, host) => capital(yours(kind, host)),
    moved: (kind, host) => `Moved: ${yours(kind, host)}`,
    cancelled: (kind, host) => `Cancelled: ${yours(kind, host)}`,
    confirmed: (kind, host) => `Confirmed: ${yours(kind, host)}`,
    restored: (kind, host) => `Back on: ${yours(kind, host)}`,
  },
  reminder: {
    subject: (kind, host) => `Reminder: ${yours(kind, host)}`,
    heading: (kind, host, { count, unit }) =>
      `${capital(yours(kind, host))} is in ${count} ${unit}${count === 1 ? "" : "s"}`,
  },
  wouldHaveBeen: (when) => `It would have been ${when}`,
  before: (when) => `Before, it was ${when}.`,
  guess: "This time may shift if time zone rules change before then.",
  otherClock: (host, moment, zone) => `For ${host} it is ${moment}, ${zone}.`,
  code: (code) => `If you call or write to the assistant, your code is ${code}.`,
  place(place, host) {
    if (place.way === "video") return `Video call: ${place.link}`;
    if (place.way === "in person") return `In person: ${place.address}`;
    return place.phone ? `${host} will call you at ${place.phone}.` : `By phone.`;
  },
  location: (place) =>
    place.way === "phone" ? "Phone call" : place.way === "video" ? place.link : place.address,
  calendarFile: "This email includes a calendar file.",
  moveOrCancel: "Move or cancel",
  bookAnother: "Book another time",
  untilItBegins: "You can move or cancel it until it starts.",
  until: (moment, zone) => `You can move or cancel it until ${moment}, ${zone}.`,
  event: (kind, host) => `${capital(nouns[kind])} with ${host}`,
  linkTo: (link) => `Move or cancel: ${link}`,
  isOff: "This appointment was cancelled.",
};

/** The texts in a client's language; English if it is unknown. */
export function emailTexts(language: Language | null): EmailTexts {
  return language === "es" ? spanishEmails : englishEmails;
}
