import { ContactList } from "./lists/contact-list.tsx";
import { listPages } from "./lists/list-pages.ts";

/** Every lead, whatever its status. */
export default function AllLeadsPage() {
  return <ContactList page={listPages.allLeads} />;
}
