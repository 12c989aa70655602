import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useParams } from "react-router";
import type { ContactInFull } from "#contract/contacts/saved.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { sideOf } from "#domain/profiles/sides.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import type { EventContact } from "#web/appointments/event/event-values.ts";
import { ContactAppointments } from "#web/appointments/list/contact-appointments.tsx";
import { useContactTalks } from "#web/assistant/shared/use-contact-talks.ts";
import { DealScenarios } from "#web/calculator/saved/deal-scenarios.tsx";
import { queries } from "#web/client/api.ts";
import { ContactPage } from "#web/contacts/contact-page.tsx";
import { isContactId } from "#web/contacts/contact/contact-links.ts";
import { nameOf } from "#web/contacts/contact/name-of.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { rememberRecent } from "#web/search/recent.ts";

const ReachingPanel = lazy(async () => ({
  default: (await import("#web/assistant/stop/reaching-panel.tsx")).ReachingPanel,
}));
const ContactLine = lazy(async () => ({
  default: (await import("./contact/contact-line.tsx")).ContactLine,
}));
const ContactConversations = lazy(async () => ({
  default: (await import("#web/assistant/conversations/contact-conversations.tsx"))
    .ContactConversations,
}));
const loadEvent = () => import("#web/appointments/event/event-dialog.tsx");
const EventDialog = lazy(async () => ({ default: (await loadEvent()).EventDialog }));

/**
 * A contact's page: its appointments, its conversations with the assistant, how to reach the contact, and for a loan
 * officer's deal the scenarios that linked agents tried.
 */
export default function ContactPageWithScenarios() {
  const { profile } = useAuth();
  const { contactId } = useParams();
  const me = profile?.id;
  useEffect(() => {
    if (me && contactId) rememberRecent(me, `contact:${contactId}`);
  }, [me, contactId]);
  const [scheduling, setScheduling] = useState({ turn: 0, isOpen: false });
  const [about, setAbout] = useState<EventContact>();
  const isContact = contactId !== undefined && isContactId(contactId);
  const talks = useContactTalks(contactId ?? "", { enabled: isContact });
  const isOfficer = profile !== null && sideOf(profile) === "loan officer";

  function schedule(contact: ContactInFull) {
    setAbout(asClient(contact));
    setScheduling(({ turn }) => ({ turn: turn + 1, isOpen: true }));
  }

  return (
    <>
      <ContactPage
        line={(contact) => (
          <Suspense>
            <ContactLine contact={contact} />
          </Suspense>
        )}
        aboutDeal={(id) => isOfficer && <DealScenarios dealId={id} />}
        reaching={({ id, updatedAt }) => (
          <Suspense>
            <ReachingPanel contactId={id} changedAt={updatedAt} />
          </Suspense>
        )}
        appointments={(contact) => (
          <ContactAppointments
            contactId={contact.id}
            onAdd={() => schedule(contact)}
            onExpect={() => void loadEvent().catch(() => {})}
          />
        )}
        conversations={(id) => (
          <Suspense>
            <ContactConversations contactId={id} />
          </Suspense>
        )}
        alsoHappened={talks}
      />
      {about && about.contactId === contactId && (
        <Suspense>
          <Schedule
            key={scheduling.turn}
            about={about}
            open={scheduling.isOpen}
            onOpenChange={(isOpen) => setScheduling((before) => ({ ...before, isOpen }))}
          />
        </Suspense>
      )}
    </>
  );
}

/** Props of Schedule. */
type ScheduleProps = { about: EventContact; open: boolean; onOpenChange: (open: boolean) => void };

/** The Add Event dialog for a contact, for today in the professional's time zone. */
function Schedule({ about, open, onOpenChange }: ScheduleProps) {
  const zone = useZone();
  const client = useQueryClient();
  const [day] = useState(() => wallTimeOf(zone, new Date()).day);
  const change = (isOpen: boolean) => {
    onOpenChange(isOpen);
    // The timeline below shows the new event.
    if (!isOpen) void client.invalidateQueries({ queryKey: queries.contacts.timeline.key() });
  };
  return <EventDialog type="Appointment" day={day} {...{ about, open }} onOpenChange={change} />;
}

function asClient({ id, lead, partner }: ContactInFull): EventContact {
  return {
    contactId: id,
    clientName: nameOf(partner ?? lead),
    clientEmail: partner?.email ?? lead.email ?? "",
    clientPhone: partner?.phoneNumber ?? lead.phoneNumber ?? "",
  };
}
