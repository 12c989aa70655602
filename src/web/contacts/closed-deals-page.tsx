import { ContactList } from "./lists/contact-list.tsx";
import { listPages } from "./lists/list-pages.ts";

/** Closed Deals: deals that closed or were lost (SPEC §2, AMB-46). */
export default function ClosedDealsPage() {
  return <ContactList page={listPages.closedDeals} />;
}
