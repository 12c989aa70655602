import { lazy, Suspense, useEffect } from "react";
import { useParams } from "react-router";
import { sideOf } from "#domain/profiles/sides.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { DealScenarios } from "#web/calculator/saved/deal-scenarios.tsx";
import { ContactPage } from "#web/contacts/contact-page.tsx";
import { rememberRecent } from "#web/search/recent.ts";

const ReachingPanel = lazy(async () => ({
  default: (await import("#web/assistant/stop/reaching-panel.tsx")).ReachingPanel,
}));

/** A contact's page: how it may be reached, and for an officer's deal what linked agents tried with it. */
export default function ContactPageWithScenarios() {
  const { profile } = useAuth();
  const { contactId } = useParams();
  const me = profile?.id;
  useEffect(() => {
    if (me && contactId) rememberRecent(me, `contact:${contactId}`);
  }, [me, contactId]);
  const isOfficer = profile !== null && sideOf(profile) === "loan officer";
  return (
    <ContactPage
      aboutDeal={(id) => isOfficer && <DealScenarios dealId={id} />}
      reaching={({ id, updatedAt }) => (
        <Suspense>
          <ReachingPanel contactId={id} changedAt={updatedAt} />
        </Suspense>
      )}
    />
  );
}
