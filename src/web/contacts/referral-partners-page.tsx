import { EmptyState } from "#web/ui/empty-state.tsx";

/** Referral Partners: stands here until its room is furnished. */
export default function ReferralPartnersPage() {
  return <EmptyState line="Referral Partners" text="Partners will be here." />;
}
