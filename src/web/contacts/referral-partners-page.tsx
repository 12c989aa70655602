import { ContactList } from "./lists/contact-list.tsx";
import { listPages } from "./lists/list-pages.ts";

/** All referral partners. */
export default function ReferralPartnersPage() {
  return <ContactList page={listPages.referralPartners} />;
}
