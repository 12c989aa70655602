import { eventDefaults } from "#domain/appointments/event.ts";
import type { EventKind } from "#domain/appointments/kinds.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { whenInput, type WhenValues } from "./when-values.ts";

/** The values of the Add Event dialog. */
export type EventValues = WhenValues & {
  type: EventKind;
  title: string;
  clientName: string;
  notes: string;
  clientEmail: string;
  clientPhone: string;
  tellsClient: boolean;
  /** The id of the contact that the event is about; "" for none. */
  contactId: string;
};

/** A contact to schedule something with. */
export type EventContact = {
  contactId: string;
  clientName: string;
  clientEmail: string;
  clientPhone: string;
};

/** The dialog's starting values for the shown day and, if given, the contact. */
export function startValues(type: EventKind, day: Day, about?: EventContact): EventValues {
  const { durationMinutes, ...defaults } = eventDefaults(type, about?.clientName);
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

/** Changes the type: default title and client name change with it, typed ones stay. */
export function withType(values: EventValues, type: EventKind): EventValues {
  const known = values.contactId ? values.clientName : "";
  const [before, after] = [eventDefaults(values.type, known), eventDefaults(type, known)];
  const follow = (name: "title" | "clientName") =>
    values[name] === before[name] ? after[name] : values[name];
  return { ...values, type, title: follow("title"), clientName: follow("clientName") };
}

/** What changes when a contact is chosen: a title that was not typed follows the name. */
export function withContact(
  values: EventValues,
  { contactId, clientName }: Pick<EventContact, "contactId" | "clientName">,
): Pick<EventValues, "title" | "clientName" | "contactId"> {
  const { type, title } = values;
  const before = eventDefaults(type, values.contactId ? values.clientName : "").title;
  const isTyped = title.trim() !== "" && title !== before;
  return { contactId, clientName, title: isTyped ? title : eventDefaults(type, clientName).title };
}

/**
 * The input to send. Email, phone and the invitation are sent only for an appointment. A call to a contact includes the
 * contact's number.
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
