import { convertedStatus, newLeadStatus } from "#domain/contacts/contact.ts";
import { StatusDot, type StatusTone } from "#web/ui/status-dot.tsx";

/** A contact's status: what is new waits for somebody, what became a deal is good. */
export function ContactStatus({ status }: { status: string }) {
  return <StatusDot tone={toneOf(status)}>{status}</StatusDot>;
}

function toneOf(status: string): StatusTone {
  if (status === newLeadStatus) return "brass";
  return status === convertedStatus ? "green" : "grey";
}
