import { newLeadStatus } from "#domain/contacts/contact.ts";
import { LeadList } from "./lead-list.tsx";
import { emptyLists, listLabels } from "./messages.ts";

/** New Leads: type Lead with status New Lead (SPEC §2). */
export default function NewLeadsPage() {
  return (
    <LeadList label={listLabels.newLeads} statuses={[newLeadStatus]} empty={emptyLists.newLeads} />
  );
}
