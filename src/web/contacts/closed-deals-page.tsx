import { ContactList } from "./lists/contact-list.tsx";
import { listPages } from "./lists/list-pages.ts";

/** Deals that closed or were lost. */
export default function ClosedDealsPage() {
  return <ContactList page={listPages.closedDeals} />;
}
