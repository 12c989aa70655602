import { ContactList } from "./contact-list.tsx";
import { listPages } from "./list-pages.ts";

/** All Leads: type Lead, whatever the status (SPEC §2). */
export default function AllLeadsPage() {
  return <ContactList page={listPages.allLeads} />;
}
