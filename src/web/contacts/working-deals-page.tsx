import { ContactList } from "./contact-list.tsx";
import { listPages } from "./list-pages.ts";

/** Working Deals: deals on their way to closing (SPEC §2). */
export default function WorkingDealsPage() {
  return <ContactList page={listPages.workingDeals} />;
}
