import { LeadList } from "./lead-list.tsx";
import { emptyLists, listLabels } from "./messages.ts";

/** All Leads: type Lead, whatever the status (SPEC §2). */
export default function AllLeadsPage() {
  return <LeadList label={listLabels.allLeads} empty={emptyLists.allLeads} />;
}
