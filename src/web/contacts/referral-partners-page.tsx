import { ContactList } from "./lists/contact-list.tsx";
import { listPages } from "./lists/list-pages.ts";

/** Referral Partners: everybody of that type (SPEC §2). */
export default function ReferralPartnersPage() {
  return <ContactList page={listPages.referralPartners} />;
}
