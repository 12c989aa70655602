import type { ContactType } from "#domain/contacts/contact.ts";
import { newLeadStatus } from "#domain/contacts/contact.ts";
import { closedStatuses } from "#domain/contacts/deal-status.ts";
import { listNames } from "./messages.ts";

/** The page of a contact. */
export function contactPath(id: string): string {
  return `/dashboard/crm/contacts/${id}`;
}

/** On a contact's page, starts a note. */
export const noteHash = "#note";

/** Whether a text is a record id. */
export function isContactId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

export const binPath = "/dashboard/crm/bin";

/** The link to a website; null for anything but http and https, such as javascript: or data:. */
export function webHref(typed: string): string | null {
  try {
    const { protocol, href } = new URL(typed);
    return protocol === "https:" || protocol === "http:" ? href : null;
  } catch {
    return null;
  }
}

/** The list page that a contact appears on, by its type and status. */
export function listOf({ type, status }: { type: ContactType; status: string }) {
  const key = listKey(type, status);
  return { path: `/dashboard/crm/${key}`, name: listNames[key] };
}

function listKey(type: ContactType, status: string): keyof typeof listNames {
  if (type === "Referral Partner") return "referral-partners";
  if (type === "Lead") return status === newLeadStatus ? "new-leads" : "all-leads";
  return closedStatuses.some((closed) => closed === status) ? "closed-deals" : "working-deals";
}
