import { ContactList } from "./lists/contact-list.tsx";
import { listPages } from "./lists/list-pages.ts";

/** Leads with status New Lead. */
export default function NewLeadsPage() {
  return <ContactList page={listPages.newLeads} />;
}
