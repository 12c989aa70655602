import { ContactList } from "./lists/contact-list.tsx";
import { listPages } from "./lists/list-pages.ts";

/** New Leads: type Lead with status New Lead (SPEC §2). */
export default function NewLeadsPage() {
  return <ContactList page={listPages.newLeads} />;
}
