import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate, useParams, Link } from "react-router";
import type { ContactInFull, KnownContact } from "#contract/contacts/saved.ts";
import { messageOf } from "#web/client/failure.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { useCameFrom } from "#web/ui/trail.ts";
import { useMedia } from "#web/ui/use-media.ts";
import { whenIdle } from "#web/ui/when-idle.ts";
import { ContactFacts } from "./page/contact-facts.tsx";
import { ContactGone } from "./page/contact-gone.tsx";
import { ContactHead } from "./page/contact-head.tsx";
import { isContactId, listOf, contactPath } from "./contact/contact-links.ts";
import { isDeleted, restorableIn } from "./contact/gone.ts";
import { contactWords, knownWords as words } from "./page/contact-messages.ts";
import { contactOptions } from "./page/contact-queries.ts";
import { ContactSkeleton } from "./page/contact-skeleton.tsx";
import { ContactsPanel } from "./lists/contacts-panel.tsx";
import { MilestonePanel } from "./page/milestone-panel.tsx";
import { PartnerReferrals } from "./page/partner-referrals.tsx";
import { type OtherEvent, Timeline } from "./page/timeline.tsx";
import { useContactDialogs } from "./lists/use-contact-dialogs.tsx";
import { ContactStatus } from "./contact/contact-status.tsx";
import { nameOf } from "./contact/name-of.ts";

/** Props of ContactPage. */
export type ContactPageProps = {
  /** The line of the contact's story, 44 px high. */
  line?: (contact: ContactInFull) => ReactNode;
  /** What rooms above this one show about a deal. */
  aboutDeal?: (dealId: string) => ReactNode;
  /** What they show about reaching a contact. */
  reaching?: (contact: { id: string; updatedAt: Date }) => ReactNode;
  /** The appointments with a contact. */
  appointments?: (contact: ContactInFull) => ReactNode;
  /** The conversations of the assistant with a contact. */
  conversations?: (contactId: string) => ReactNode;
  /** What other rooms add to the timeline. */
  alsoHappened?: readonly OtherEvent[] | undefined;
};

/** Everything known about a contact, and its timeline. */
export function ContactPage(props: ContactPageProps) {
  const { contactId = "" } = useParams();
  if (!isContactId(contactId)) return <ContactGone />;
  return <Contact key={contactId} id={contactId} {...props} />;
}

/** From this width, the details and the timeline are side by side. */
const twoColumns = "(min-width: 80rem)";

function Contact({ id, ...others }: ContactPageProps & { id: string }) {
  const { line, aboutDeal, reaching, appointments, conversations, alsoHappened } = others;
  const { data: contact, error, refetch, isFetching } = useQuery(contactOptions(id));
  const navigate = useNavigate();
  const isWide = useMedia(twoColumns);
  const from = useCameFrom();
  // After a deletion, the page goes back to the previous page or to the list. Until then it keeps showing the contact.
  const [isLeaving, setLeaving] = useState(false);
  const { openForm, askToDelete, prefetch, dialogs } = useContactDialogs({
    onDeleted: () => {
      setLeaving(true);
      if (from) void navigate(-1);
      else if (contact) void navigate(listOf(contact).path);
    },
  });

  const type = contact?.type;
  useEffect(() => {
    if (type)
      void whenIdle()
        .then(() => prefetch(type))
        .catch(() => {});
  }, [type, prefetch]);

  function known(contact: ContactInFull) {
    return (
      <>
        {conversations?.(id)}
        <ContactFacts contact={contact} />
        {contact.partner && <PartnerReferrals partnerId={id} />}
        {reaching?.(contact)}
      </>
    );
  }

  function body() {
    if (isDeleted(error) && !isLeaving) return <ContactGone deleted={restorableIn(error)} />;
    if (contact) {
      const edit = () => openForm({ type: contact.type, id });
      return (
        <>
          <ContactHead
            contact={contact}
            onEdit={edit}
            onConvert={() => openForm({ convertLeadId: id })}
            onDelete={() => askToDelete({ ...contact.lead, id, type: contact.type })}
          />
          {line && <div className="h-11 max-sm:-my-2">{line(contact)}</div>}
          <ContactKnown known={contact.known} />
          {contact.deal && <MilestonePanel id={id} version={contact.version} deal={contact.deal} />}
          {isWide ? (
            <>
              {contact.deal && aboutDeal?.(id)}
              <div className="grid grid-cols-[minmax(0,1fr)_26rem] items-start gap-4">
                <div className="flex min-w-0 flex-col gap-4">
                  {appointments?.(contact)}
                  {known(contact)}
                </div>
                <Timeline contactId={id} others={alsoHappened} />
              </div>
            </>
          ) : (
            // In one column, what is next and the timeline come first, both on the screen and for screen readers.
            <>
              {appointments?.(contact)}
              <Timeline contactId={id} others={alsoHappened} />
              {contact.deal && aboutDeal?.(id)}
              {known(contact)}
            </>
          )}
        </>
      );
    }
    if (!error) return <ContactSkeleton isWide={isWide} />;
    return (
      <ContactsPanel>
        <ErrorState
          title={contactWords.failed}
          text={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </ContactsPanel>
    );
  }

  return (
    <div className="flex flex-col gap-4">
      {body()}
      {dialogs}
    </div>
  );
}

/** Other contacts with the same phone or email, which are never merged automatically. */
function ContactKnown({ known }: { known: KnownContact[] }) {
  if (known.length === 0) return null;
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-card border border-line bg-brass-wash px-5 py-2.5"
    >
      <h3 className="font-semibold text-brass">{words.title}</h3>
      <ul className="flex min-w-0 flex-1 flex-wrap gap-x-6 gap-y-1">
        {known.map((other) => (
          <li key={other.id} className="flex min-w-0 flex-wrap items-center gap-x-3">
            <Link
              to={contactPath(other.id)}
              className="text-link inline-flex min-h-8 items-center font-semibold wrap-anywhere pointer-coarse:min-h-11"
            >
              {nameOf(other)}
            </Link>
            <span>{other.type}</span>
            <ContactStatus status={other.status} />
            <span>{sameIn(other)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sameIn({ by: [first, second] }: KnownContact): string {
  if (first && second) return words.both;
  return first ? words.same[first] : "";
}
