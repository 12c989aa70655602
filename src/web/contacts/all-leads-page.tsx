import { ContactList } from "./lists/contact-list.tsx";
import { listPages } from "./lists/list-pages.ts";

/** All Leads: type Lead, whatever the status (SPEC §2). */
export default function AllLeadsPage() {
  return <ContactList page={listPages.allLeads} />;
}
