import { sideOf } from "#domain/profiles/sides.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { DealScenarios } from "#web/calculator/saved/deal-scenarios.tsx";
import { ContactPage } from "#web/contacts/contact-page.tsx";

/** A contact's page; an officer's deal shows what linked agents tried with it. */
export default function ContactPageWithScenarios() {
  const { profile } = useAuth();
  const isOfficer = profile !== null && sideOf(profile) === "loan officer";
  return <ContactPage aboutDeal={(id) => isOfficer && <DealScenarios dealId={id} />} />;
}
