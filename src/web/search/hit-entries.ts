import { calendarPath } from "#domain/appointments/calendar-path.ts";
import type { NamedAppointment, NamedContact, NamedProfessional, Why } from "#contract/search.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { wallTimeOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { entryName } from "#web/appointments/entry/entry-name.ts";
import { nameOf } from "#web/contacts/contact/name-of.ts";
import type { Entry, EntryKind } from "./entry.ts";
import { similarWords, whyWords } from "./messages.ts";

const kinds: Record<NamedContact["type"], EntryKind> = {
  Lead: "person",
  Deal: "deal",
  "Referral Partner": "partner",
};

/** A contact as a palette entry: its status or company, or why it was found if not by name. */
export function contactEntry(contact: NamedContact, why?: Why): Entry {
  const { id, type, status, companyName } = contact;
  return {
    id: `contact:${id}`,
    recent: `contact:${id}`,
    kind: kinds[type],
    words: nameOf(contact),
    // Search results have a heading with the type; the recent list does not.
    detail:
      reason(why) ?? joined(why ? null : type, type === "Referral Partner" ? companyName : status),
    to: `/dashboard/crm/contacts/${id}`,
  };
}

/** An appointment as an entry of the palette: it opens the calendar at its day. */
export function appointmentEntry(appointment: NamedAppointment, zone: ZoneRules, why?: Why): Entry {
  const { id, appointmentTime, appointmentType, status } = appointment;
  const { day } = wallTimeOf(zone, appointmentTime);
  return {
    id: `appointment:${id}`,
    recent: `appointment:${id}`,
    kind: "appointment",
    words: entryName(appointment),
    detail: joined(
      momentText(appointmentTime, zone),
      appointmentType ?? "",
      status,
      why?.field === "note" ? null : reason(why),
    ),
    to: calendarPath(day),
  };
}

/** A professional as a palette entry: opens the card in Find Professionals. */
export function professionalEntry(found: NamedProfessional & { why: Why }): Entry {
  const { id, fullName, roleInBusiness, companyName } = found;
  return {
    id: `professional:${id}`,
    kind: "professional",
    words: fullName,
    detail: joined(roleInBusiness, companyName),
    to: `/dashboard/find-professionals?${new URLSearchParams({ q: fullName })}`,
  };
}

function reason(why: Why | undefined): string | null {
  if (!why) return null;
  if (why.field !== "name") return `${whyWords[why.field]}: ${why.text}`;
  return why.how === "similar" ? similarWords : null;
}

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(" · ");
}
