import { eventDefaults } from "#domain/appointments/event.ts";
import type { EventKind } from "#domain/appointments/kinds.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { whenInput, type WhenValues } from "./when-values.ts";

/** What the Add Event dialog holds. */
export type EventValues = WhenValues & {
  type: EventKind;
  title: string;
  clientName: string;
  notes: string;
  clientEmail: string;
  clientPhone: string;
  tellsClient: boolean;
  /** The contact that it is about; "" for none. */
  contactId: string;
};

/** A contact for whom something is scheduled. */
export type EventContact = {
  contactId: string;
  clientName: string;
  clientEmail: string;
  clientPhone: string;
};

/** What the dialog begins with, at the day that is looked at, with the contact for whom it was opened. */
export function startValues(type: EventKind, day: Day, about?: EventContact): EventValues {
  const { durationMinutes, ...defaults } = eventDefaults(type);
  return {
    type,
    ...defaults,
    day,
    durationMinutes: String(durationMinutes),
    notes: "",
    clientEmail: "",
    clientPhone: "",
    tellsClient: false,
    contactId: "",
    ...about,
  };
}

/** What another type makes of title and client's name: the defaults change with it, what was typed stays. */
export function withType(values: EventValues, type: EventKind): EventValues {
  const [before, after] = [eventDefaults(values.type), eventDefaults(type)];
  const follow = (name: "title" | "clientName") =>
    values[name] === before[name] ? after[name] : values[name];
  return { ...values, type, title: follow("title"), clientName: follow("clientName") };
}

/**
 * What is sent: email, phone and the wish to tell the client are an appointment's alone. A call to a contact has the
 * number of that contact with it.
 */
export function eventInput(values: EventValues, zone: ZoneRules, today: Day) {
  const { type, title, clientName, notes, clientEmail, clientPhone, tellsClient, contactId } =
    values;
  const isAppointment = type === "Appointment";
  return {
    type,
    title,
    clientName,
    notes,
    ...whenInput(values, zone, today),
    ...(isAppointment && { clientEmail, clientPhone, tellsClient }),
    ...(contactId && { contactId, ...(type === "Callback" && { clientPhone }) }),
  };
}
