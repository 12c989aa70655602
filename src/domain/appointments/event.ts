import * as z from "zod/mini";
import { minuteOf } from "#domain/kernel/clock-time.ts";
import { optionalEmail } from "#domain/kernel/email.ts";
import { optionalName, optionalText, requiredText } from "#domain/kernel/text.ts";
import { timeZone } from "#domain/kernel/time-zone.ts";
import { type EventKind, eventKinds } from "./kinds.ts";

// Texts that docs/behavior/appointments.md#add-event quotes.
export const invalidTime = {
  title: "Invalid Time",
  text: "Invalid time format. Please use HH:MM (24-hour).",
} as const;
export const invalidDateTitle = "Invalid Date";
export const invalidMoment = "Invalid date or time resulting in an invalid combined date.";

/** The longest calendar entry, in minutes: a whole day. */
export const longestDuration = 24 * 60;

const longestTitle = 200;

const wrongDuration = "Duration must be a whole number of minutes from 1 to 1,440.";

/** How long something takes, in whole minutes. */
export const durationMinutes = z
  .int(wrongDuration)
  .check(z.minimum(1, wrongDuration), z.maximum(longestDuration, wrongDuration));

/** A local date and time as a person enters it: a day, a 24-hour time, and its time zone. */
const localMoment = {
  day: z
    .string("Date is required.")
    .check(z.minLength(1, "Date is required."), z.iso.date(invalidMoment)),
  time: z.string("Time is required.").check(
    z.minLength(1, "Time is required."),
    z.refine((text) => text === "" || minuteOf(text) !== null, invalidTime.text),
  ),
  timeZone,
};

/** When an entry takes place, as it is moved or entered. */
export const whenSchema = z.strictObject({ ...localMoment, durationMinutes });

/**
 * An entry as the Add Event dialog saves it. The client's name is required unless it is a task. Only an appointment has
 * the client's email and phone, and the option to send an invitation.
 */
export const newEventSchema = z
  .strictObject({
    type: z.enum(eventKinds),
    title: requiredText("Title", longestTitle),
    clientName: optionalName(200),
    ...localMoment,
    durationMinutes,
    notes: optionalText(10_000),
    clientEmail: optionalEmail,
    clientPhone: optionalText(40),
    /** One of my contacts, which it is about. */
    contactId: z.prefault(z.nullable(z.uuid()), null),
    /** Whether the client gets an email with a calendar file now and when something changes. */
    tellsClient: z.prefault(z.boolean(), false),
  })
  .check(
    z.refine(({ type, clientName }) => type === "Task" || clientName !== null, {
      path: ["clientName"],
      error: "Client Name is required.",
    }),
    z.refine(({ tellsClient, clientEmail }) => !tellsClient || clientEmail !== null, {
      path: ["clientEmail"],
      error: "Enter the email that the invitation goes to.",
    }),
  );
export type NewEvent = z.output<typeof newEventSchema>;

/** What the dialog starts with; an appointment with a known contact needs no typed title. */
export function eventDefaults(type: EventKind, contactName = "") {
  const meeting = contactName ? `Meeting with ${contactName}`.slice(0, longestTitle) : "";
  return {
    title: type === "Appointment" ? meeting : `New ${type}`,
    clientName: type === "Task" ? "Internal" : "",
    time: "10:00",
    durationMinutes: 30,
  };
}

/** Whose name and email an entry is stored with. A task has no client, so it carries the professional's email. */
export function storedClient(event: NewEvent, ownEmail: string) {
  const { type, clientName, clientEmail, clientPhone } = event;
  if (type === "Task")
    return { clientName: "Internal Task/Reminder", clientEmail: ownEmail, clientPhone: null };
  if (type === "Appointment") return { clientName, clientEmail, clientPhone };
  return { clientName, clientEmail: placeholderEmail(type), clientPhone };
}

/** Used where a callback or a reminder has no email; no email can be delivered to this domain (RFC 2606). */
export function placeholderEmail(type: EventKind): string {
  return `${type.toLowerCase()}@placeholder.invalid`;
}

/** Title and notes as stored in one column; without notes the title alone. */
export function storedNotes({ title, notes }: Pick<NewEvent, "title" | "notes">): string {
  return notes === null ? title : `${title} - ${notes}`;
}
