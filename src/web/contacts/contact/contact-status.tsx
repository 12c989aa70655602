import { convertedStatus, newLeadStatus, newPartnerStatus } from "#domain/contacts/contact.ts";
import type { DealStatus } from "#domain/contacts/deal-status.ts";
import { StatusDot, type StatusTone } from "#web/ui/status-dot.tsx";

const tones = {
  [newLeadStatus]: "brass",
  [convertedStatus]: "green",
  [newPartnerStatus]: "green",
  "Working Deal": "sky",
  "Offer Accepted": "brass",
  "Under Contract": "brass",
  "Closed Deal": "green",
  "Lost Deal": "clay",
} satisfies Record<DealStatus, StatusTone> & Record<string, StatusTone>;

/** A contact's status. Brass needs attention, green ended well, clay was lost. */
export function ContactStatus({ status }: { status: string }) {
  return <StatusDot tone={toneOf(status)}>{status}</StatusDot>;
}

/** Only the dot, beside a control that already shows the status as text. */
export function ContactStatusDot({ status }: { status: string }) {
  return <StatusDot tone={toneOf(status)} />;
}

function toneOf(status: string): StatusTone {
  return Object.hasOwn(tones, status) ? tones[status as keyof typeof tones] : "grey";
}
