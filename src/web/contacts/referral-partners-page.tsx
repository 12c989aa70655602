import { EmptyList } from "./list-states.tsx";
import { emptyLists } from "./messages.ts";

/** Referral Partners (SPEC §2): no partner can be stored yet, so there is nothing to ask the server for. */
export default function ReferralPartnersPage() {
  return <EmptyList {...emptyLists.referralPartners} />;
}
