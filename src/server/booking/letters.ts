import { changeableUntil } from "#domain/booking/changes.ts";
import { longDayText, momentText, timeText } from "#domain/kernel/moment-text.ts";
import { zoneName } from "#domain/kernel/zone-name.ts";
import type { Host } from "#server/appointments/circumstances.ts";
import type { News, ToldAppointment } from "#server/appointments/news.ts";
import type { Letter } from "#server/mail/letter.ts";
import { abbreviationAt, rulesOf } from "#server/platform/zones.ts";

/** What a letter about an appointment is written from. */
export type LetterParts = {
  host: Host;
  appointment: ToldAppointment;
  /** The private link that moves and cancels it. */
  link: string;
  /** By which the assistant finds it; left out where no assistant answers. */
  code?: string | null;
  now: Date;
};

/** The letter to the client about what happened to their appointment. Times are told in the client's zone first. */
export function clientLetter(
  { change, by, movedFrom }: Pick<News, "change" | "by" | "movedFrom">,
  parts: LetterParts & { email: string },
): Letter {
  const { host, appointment, link, now, email } = parts;
  const { appointmentTime, durationMinutes } = appointment;
  const zone = appointment.clientTimeZone ?? host.timeZone;
  const what = whatOf(appointment);
  const yours = `your ${what} with ${host.fullName}`;
  const headings = {
    booked:
      by === "visitor" ? capital(yours) : `${host.fullName} arranged ${withArticle(what)} with you`,
    moved: `${capital(yours)} has been moved`,
    cancelled: `${capital(yours)} has been cancelled`,
    confirmed: `${host.fullName} confirmed your ${what}`,
    restored: `${capital(yours)} takes place after all`,
  };
  const subjects = {
    booked: capital(yours),
    moved: `Moved: ${yours}`,
    cancelled: `Cancelled: ${yours}`,
    confirmed: `Confirmed: ${yours}`,
    restored: `Takes place: ${yours}`,
  };
  const when = `${whenText(appointmentTime, zone, now)}, ${durationMinutes} minutes.`;
  const address = {
    to: email,
    subject: `${oneLine(subjects[change])}, ${momentText(appointmentTime, rulesOf(zone, now))}`,
    heading: headings[change],
  };
  if (change === "cancelled")
    return {
      ...address,
      paragraphs: [`It would have been ${when}`, ...otherClock(parts, zone)],
      action: { label: "Book another time", href: link.replace(/\/manage#.*$/, "") },
    };
  return {
    ...address,
    paragraphs: [
      when,
      ...otherClock(parts, zone),
      ...(movedFrom ? [`Before, it was ${whenText(movedFrom, zone, now)}.`] : []),
      ...codeNote(parts),
      "A calendar file comes with this mail.",
    ],
    action: { label: "Move or cancel", href: link },
    note: changeNote(parts, zone),
  };
}

/** The letter that reminds the client. */
export function reminderLetter(parts: LetterParts & { email: string }): Letter {
  const { host, appointment, link, now, email } = parts;
  const zone = appointment.clientTimeZone ?? host.timeZone;
  const yours = `your ${whatOf(appointment)} with ${host.fullName}`;
  const when = momentText(appointment.appointmentTime, rulesOf(zone, now));
  return {
    to: email,
    subject: `${oneLine(`Reminder: ${yours}`)}, ${when}`,
    heading: `${capital(yours)} is in ${timeLeft(appointment.appointmentTime, now)}`,
    paragraphs: [
      `${whenText(appointment.appointmentTime, zone, now)}, ${appointment.durationMinutes} minutes.`,
      ...otherClock(parts, zone),
      ...codeNote(parts),
    ],
    action: { label: "Move or cancel", href: link },
    note: changeNote(parts, zone),
  };
}

/** The letter to the professional about what a visitor did. */
export function hostLetter(
  { change, movedFrom }: Pick<News, "change" | "movedFrom">,
  { host, appointment, calendarLink, now }: Omit<LetterParts, "link"> & { calendarLink: string },
): Letter {
  const { clientName, clientEmail, clientPhone, notes, durationMinutes } = appointment;
  const what = whatOf(appointment);
  const who = clientName ?? clientEmail ?? "A visitor";
  const rules = rulesOf(host.timeZone, now);
  const headings = {
    booked: `${who} booked ${withArticle(what)}`,
    moved: `${who} moved the ${what}`,
    cancelled: `${who} cancelled the ${what}`,
    confirmed: `The ${what} with ${who} is confirmed`,
    restored: `The ${what} with ${who} takes place after all`,
  };
  return {
    to: host.email,
    subject: `${oneLine(headings[change])}: ${momentText(appointment.appointmentTime, rules)}`,
    heading: headings[change],
    paragraphs: [
      `${whenText(appointment.appointmentTime, host.timeZone, now)}, ${durationMinutes} minutes.`,
      ...(movedFrom ? [`Before, it was ${whenText(movedFrom, host.timeZone, now)}.`] : []),
      [clientEmail, clientPhone].filter(Boolean).join(" · "),
      ...(notes ? [notes] : []),
    ].filter(Boolean),
    action: { label: "Open my calendar", href: calendarLink },
  };
}

/** A moment in full, with its zone: "Tuesday, November 24, 2026, 9:00 AM, New York time (EST)". */
export function whenText(moment: Date, zone: string, now: Date): string {
  const rules = rulesOf(zone, now);
  const day = longDayText(moment, rules);
  const name = abbreviationAt(zone, moment);
  const letters = /^[A-Z]+$/.test(name) ? ` (${name})` : "";
  return `${day}, ${timeText(moment, rules)}, ${zoneName(zone)}${letters}`;
}

/** The professional's own time beside the client's, where their clocks differ at that moment. */
function otherClock({ host, appointment, now }: LetterParts, zone: string): string[] {
  const at = appointment.appointmentTime;
  const own = momentText(at, rulesOf(host.timeZone, now));
  if (momentText(at, rulesOf(zone, now)) === own) return [];
  return [`For ${host.fullName} it is ${own}, ${zoneName(host.timeZone)}.`];
}

/** How far away it is, as it is said: a reminder that a standstill held up tells the truth all the same. */
function timeLeft(startsAt: Date, now: Date): string {
  const minutes = Math.round((startsAt.getTime() - now.getTime()) / 60_000);
  const [count, unit] = minutes < 55 ? [minutes, "minute"] : [Math.round(minutes / 60), "hour"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

function codeNote({ code }: LetterParts): string[] {
  return code ? [`If you call or write to the assistant, your code is ${code}.`] : [];
}

function changeNote({ host, appointment, now }: LetterParts, zone: string): string {
  const { changeNoticeMinutes } = host.availability;
  if (changeNoticeMinutes === 0) return "You can move or cancel it until it begins.";
  const until = changeableUntil(appointment.appointmentTime, changeNoticeMinutes);
  return `You can move or cancel it until ${momentText(until, rulesOf(zone, now))}, ${zoneName(zone)}.`;
}

function whatOf({ appointmentType }: ToldAppointment): string {
  return appointmentType === "Demo" ? "demo" : "appointment";
}

function withArticle(what: string): string {
  return what === "demo" ? "a demo" : `an ${what}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A subject is one line, whatever somebody typed as a name. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, 150);
}
