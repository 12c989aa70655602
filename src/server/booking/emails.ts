import { canonicalZone } from "#domain/kernel/canonical-zone.ts";
import { reachableEmail } from "#domain/account/placeholder-email.ts";
import { type MeetingPlace, placeOf } from "#domain/appointments/ways-to-meet.ts";
import type { BookingKind } from "#domain/appointments/free-slots.ts";
import { changeableUntil } from "#domain/booking/changes.ts";
import { isGuess } from "#domain/kernel/far-moment.ts";
import { firstLanguage, type Language } from "#domain/kernel/language.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import type { Host } from "#server/appointments/host-calendar.ts";
import type { News, EmailedAppointment } from "#server/appointments/news.ts";
import type { Email } from "#server/mail/email.ts";
import { abbreviationAt, rulesOf } from "#server/platform/zones.ts";
import { emailTexts, type TimeLeft } from "./email-texts.ts";
import { kindOf } from "./own-booking.ts";

/** What an email about an appointment is made from. */
export type EmailParts = {
  host: Host;
  appointment: EmailedAppointment;
  /** The private link that moves and cancels it. */
  link: string;
  /** The code by which the assistant finds it; left out if no assistant answers. */
  code?: string | null;
  now: Date;
};

/**
 * The email to the client about a change of their appointment, in the language of the booking. Times are in the
 * client's time zone first.
 */
export function emailToClient(
  { change, by, movedFrom }: Pick<News, "change" | "by" | "movedFrom">,
  parts: EmailParts & { email: string },
): Email {
  const { host, appointment, link, now, email } = parts;
  const { appointmentTime, clientLanguage } = appointment;
  const words = emailTexts(clientLanguage);
  const { kind, zone, lasting } = clientView(parts);
  const heading = change === "booked" && by === "owner" ? words.arranged : words.headings[change];
  const subject = oneLine(words.subjects[change](kind, host.fullName));
  const address = {
    to: email,
    subject: `${subject}, ${words.momentText(appointmentTime, rulesOf(zone, now))}`,
    heading: heading(kind, host.fullName),
    replyTo: reachableEmail(host.email),
    language: clientLanguage,
  };
  if (change === "cancelled")
    return {
      ...address,
      paragraphs: [words.wouldHaveBeen(lasting), ...otherClock(parts, zone)],
      action: { label: words.bookAnother, href: bookingPage(link, kind, clientLanguage) },
    };
  const before = movedFrom && whenText(movedFrom, zone, now, clientLanguage);
  return {
    ...address,
    paragraphs: [
      lasting,
      ...otherClock(parts, zone),
      ...placeNote(parts),
      ...farNote(parts),
      ...(before ? [words.before(before)] : []),
      ...codeNote(parts),
      words.calendarFile,
    ],
    action: { label: words.moveOrCancel, href: link },
    note: changeNote(parts, zone),
  };
}

/** The booking page, in the language of this booking whatever the browser prefers. */
function bookingPage(link: string, kind: BookingKind, language: Language | null): string {
  const room = kind === "Demo" ? "book-demo" : "book";
  const page = link.replace(/\/book\/([^/]+)\/manage#.*$/, `/${room}/$1`);
  return language === null || language === firstLanguage ? page : `${page}?lang=${language}`;
}

/** The reminder for the client. */
export function reminderEmail(parts: EmailParts & { email: string }): Email {
  const { host, appointment, link, now, email } = parts;
  const { appointmentTime, clientLanguage } = appointment;
  const words = emailTexts(clientLanguage);
  const { kind, zone, lasting } = clientView(parts);
  const when = words.momentText(appointmentTime, rulesOf(zone, now));
  const { reminder } = words;
  return {
    to: email,
    subject: `${oneLine(reminder.subject(kind, host.fullName))}, ${when}`,
    heading: reminder.heading(kind, host.fullName, timeLeft(appointmentTime, now)),
    paragraphs: [lasting, ...otherClock(parts, zone), ...placeNote(parts), ...codeNote(parts)],
    action: { label: words.moveOrCancel, href: link },
    note: changeNote(parts, zone),
    replyTo: reachableEmail(host.email),
    language: clientLanguage,
  };
}

/** The appointment for its client: its kind, its time zone, when it is and how long it takes. */
function clientView({ host, appointment, now }: EmailParts) {
  const { appointmentTime, clientTimeZone, clientLanguage, durationMinutes } = appointment;
  const zone = canonicalZone(clientTimeZone ?? host.timeZone);
  const when = whenText(appointmentTime, zone, now, clientLanguage);
  const lasting = emailTexts(clientLanguage).lasting(when, durationMinutes);
  return { kind: kindOf(appointment), zone, lasting };
}

/** The email to the professional about what a visitor did. */
export function emailToHost(
  { change, movedFrom }: Pick<News, "change" | "movedFrom">,
  { host, appointment, calendarLink, now }: Omit<EmailParts, "link"> & { calendarLink: string },
): Email {
  const { clientName, clientEmail, clientPhone, notes, durationMinutes } = appointment;
  const what = whatOf(appointment);
  const who = clientName ?? clientEmail ?? "A visitor";
  const place = placeOf(host.ways, appointment);
  const rules = rulesOf(host.timeZone, now);
  const headings = {
    booked: `${who} booked ${withArticle(what)}`,
    moved: `${who} moved the ${what}`,
    cancelled: `${who} cancelled the ${what}`,
    confirmed: `The ${what} with ${who} is confirmed`,
    restored: `The ${what} with ${who} is back on`,
  };
  return {
    to: host.email,
    replyTo: clientEmail,
    subject: `${oneLine(headings[change])}: ${momentText(appointment.appointmentTime, rules)}`,
    heading: headings[change],
    paragraphs: [
      `${whenText(appointment.appointmentTime, host.timeZone, now)}, ${durationMinutes} minutes.`,
      ...(change === "cancelled"
        ? []
        : farNote({ appointment: { ...appointment, clientLanguage: null }, now })),
      ...(movedFrom ? [`Before, it was ${whenText(movedFrom, host.timeZone, now)}.`] : []),
      ...(change !== "cancelled" && place ? [hostPlace(place)] : []),
      [clientEmail, clientPhone].filter(Boolean).join(" · "),
      ...(appointment.clientLanguage === "es" ? [booksInSpanish] : []),
      ...(notes ? [notes] : []),
    ].filter(Boolean),
    action: { label: "Open my calendar", href: calendarLink },
  };
}

/** Where the professional meets the client. */
function hostPlace(place: MeetingPlace): string {
  if (place.way === "video") return `By video: ${place.link}`;
  if (place.way === "in person") return `In person: ${place.address}`;
  return place.phone ? `By phone: call ${place.phone}.` : "By phone.";
}

/** Tells the professional the client's language. */
const booksInSpanish = "They booked in Spanish, so our emails to them are in Spanish.";

/**
 * A time with its time zone: "Tuesday, November 24, 2026, 9:00 AM, Eastern Time (New York)". In the hour that occurs
 * twice when clocks are set back, it says which one: "1:30 AM EDT".
 */
export function whenText(
  moment: Date,
  zone: string,
  now: Date,
  language: Language | null = null,
): string {
  const words = emailTexts(language);
  const rules = rulesOf(zone, now);
  const time = words.timeText(moment, rules);
  return words.when({
    day: words.longDayText(moment, rules),
    time: comesTwice(moment, rules) ? `${time} ${abbreviationAt(zone, moment)}` : time,
    zone: words.zoneName(zone),
  });
}

/** Whether this local time occurs twice, an hour (or half of one) apart. */
function comesTwice(moment: Date, rules: ZoneRules): boolean {
  const { day, minute } = wallTimeOf(rules, moment);
  return [-60, -30, 30, 60].some((minutes) => {
    const other = wallTimeOf(rules, new Date(moment.getTime() + minutes * 60_000));
    return other.day === day && other.minute === minute;
  });
}

/** The professional's own time, where it differs from the client's. */
function otherClock({ host, appointment, now }: EmailParts, zone: string): string[] {
  const words = emailTexts(appointment.clientLanguage);
  const at = appointment.appointmentTime;
  const own = words.momentText(at, rulesOf(host.timeZone, now));
  if (words.momentText(at, rulesOf(zone, now)) === own) return [];
  return [words.otherClock(host.fullName, own, words.zoneName(host.timeZone))];
}

/** How far away it is now, which is correct even for a late reminder. */
function timeLeft(startsAt: Date, now: Date): TimeLeft {
  const minutes = Math.round((startsAt.getTime() - now.getTime()) / 60_000);
  return minutes < 55
    ? { count: minutes, unit: "minute" }
    : { count: Math.round(minutes / 60), unit: "hour" };
}

/** A note that the local time is a guess, if the appointment is that far ahead. */
function farNote({ appointment, now }: Pick<EmailParts, "appointment" | "now">): string[] {
  const { appointmentTime, clientLanguage } = appointment;
  return isGuess(appointmentTime, now) ? [emailTexts(clientLanguage).guess] : [];
}

/** Where it is, if that was agreed. */
function placeNote({ host, appointment }: EmailParts): string[] {
  const place = placeOf(host.ways, appointment);
  return place ? [emailTexts(appointment.clientLanguage).place(place, host.fullName)] : [];
}

function codeNote({ code, appointment }: EmailParts): string[] {
  return code ? [emailTexts(appointment.clientLanguage).code(code)] : [];
}

function changeNote({ host, appointment, now }: EmailParts, zone: string): string {
  const words = emailTexts(appointment.clientLanguage);
  const { changeNoticeMinutes } = host.availability;
  if (changeNoticeMinutes === 0) return words.untilItBegins;
  const until = changeableUntil(appointment.appointmentTime, changeNoticeMinutes);
  return words.until(words.momentText(until, rulesOf(zone, now)), words.zoneName(zone));
}

function whatOf(appointment: EmailedAppointment): string {
  return kindOf(appointment) === "Demo" ? "demo" : "appointment";
}

function withArticle(what: string): string {
  return what === "demo" ? "a demo" : `an ${what}`;
}

/** A subject must be one line, whatever was typed as a name. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, 150);
}
