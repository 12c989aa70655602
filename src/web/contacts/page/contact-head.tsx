import ArrowRightLeft from "lucide-react/icons/arrow-right-left";
import Mail from "lucide-react/icons/mail";
import Pencil from "lucide-react/icons/pencil";
import Printer from "lucide-react/icons/printer";
import Phone from "lucide-react/icons/phone";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import type { ContactInFull } from "#contract/contacts/saved.ts";
import { convertedStatus } from "#domain/contacts/contact.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { Tag } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { paperWords } from "#web/ui/paper/messages.ts";
import { mailHref, phoneHref } from "#web/ui/contact-hrefs.ts";
import { BackLink } from "./back-link.tsx";
import { contactWords as words } from "./contact-messages.ts";
import { ContactStatus } from "../contact/contact-status.tsx";
import { FollowUpSelect } from "./follow-up-select.tsx";
import { DealStatusSelect } from "./deal-status.tsx";
import { labelOf } from "../contact/fields.ts";
import { nameOf } from "../contact/name-of.ts";
import { addressOf } from "#web/account/address-of.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { messageOf } from "#web/client/failure.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { usePaper } from "#web/ui/paper/use-paper.ts";
import { showToast } from "#web/ui/toast/toast.ts";

/** Props of ContactHead. */
export type ContactHeadProps = {
  contact: ContactInFull;
  onEdit: () => void;
  onConvert: () => void;
  onDelete: () => void;
};

/** The contact's name, status, phone, email and actions. */
export function ContactHead({ contact, ...acts }: ContactHeadProps) {
  const { type, status, lead, createdAt, updatedAt } = contact;
  const { print, isBusy, paper } = useContactPaper(contact);
  const email = contact.partner?.email ?? lead.email;
  const phone = contact.partner?.phoneNumber ?? lead.phoneNumber;
  const zone = useZone();
  const added = momentText(createdAt, zone);
  const updated = momentText(updatedAt, zone);
  return (
    <header className="flex flex-col gap-3">
      <BackLink contact={contact} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-col gap-2">
          <h2 className="text-2xl font-semibold wrap-anywhere">{nameOf(lead)}</h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
            <span>{type}</span>
            <span className="text-ink">
              {contact.deal ? (
                <DealStatusSelect contact={contact} deal={contact.deal} />
              ) : (
                <ContactStatus status={status} />
              )}
            </span>
            {type === "Lead" && <FollowUpSelect contact={contact} />}
          </p>
          {(phone || email) && (
            <p className="flex flex-wrap gap-x-5 gap-y-1">
              {phone && (
                <Way href={phoneHref(phone)} icon={<Phone size={16} aria-hidden="true" />}>
                  {phone}
                </Way>
              )}
              {email && (
                <Way href={mailHref(email)} icon={<Mail size={16} aria-hidden="true" />}>
                  {email}
                </Way>
              )}
            </p>
          )}
          {lead.tags.length > 0 && (
            <ul aria-label={labelOf("tags")} className="flex flex-wrap gap-1.5">
              {lead.tags.map((tag) => (
                <li key={tag} className="min-w-0">
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </ul>
          )}
        </div>
        <ContactActs {...acts} contact={contact} onPrint={print} isPrinting={isBusy} />
      </div>
      {paper}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm wrap-anywhere text-soft">
        {lead.leadId && <span>{`${labelOf("leadId")} ${lead.leadId}`}</span>}
        {lead.source && <span>{`${labelOf("source")} ${lead.source}`}</span>}
        <time dateTime={createdAt.toISOString()}>{words.added(added)}</time>
        {updated !== added && (
          <time dateTime={updatedAt.toISOString()}>{words.updated(updated)}</time>
        )}
      </p>
    </header>
  );
}

type ContactActsProps = ContactHeadProps & { onPrint: () => void; isPrinting: boolean };

/** The action buttons. */
function ContactActs(props: ContactActsProps) {
  const { contact, onEdit, onConvert, onDelete, onPrint, isPrinting } = props;
  const isConvertible = contact.type === "Lead" && contact.status !== convertedStatus;
  return (
    <div role="group" aria-label={words.acts} className="flex flex-wrap gap-2">
      {isConvertible && (
        <Button
          variant="primary"
          icon={<ArrowRightLeft size={16} aria-hidden="true" className="max-sm:hidden" />}
          onClick={onConvert}
        >
          {words.convert}
        </Button>
      )}
      <Button
        icon={<Pencil size={16} aria-hidden="true" className="max-sm:hidden" />}
        onClick={onEdit}
      >
        {words.edit}
      </Button>
      <Button
        busy={isPrinting}
        icon={<Printer size={16} aria-hidden="true" className="max-sm:hidden" />}
        onClick={onPrint}
      >
        {paperWords.print}
      </Button>
      <Button
        variant="quiet"
        icon={<Trash2 size={16} aria-hidden="true" className="max-sm:hidden" />}
        onClick={onDelete}
      >
        {words.delete}
      </Button>
    </div>
  );
}

function Way({ href, icon, children }: { href: string; icon: ReactNode; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-8 min-w-0 items-center gap-2 text-green [&>svg]:shrink-0 hover:underline pointer-coarse:min-h-11"
    >
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </a>
  );
}

/** Prints a contact with its whole timeline. The print view is loaded on the first click. */
function useContactPaper(contact: ContactInFull) {
  const { user, profile } = useAuth();
  return usePaper(
    async (onDone) => {
      const [{ ContactPaper }, { wholeTimeline }] = await Promise.all([
        import("./contact-paper.tsx"),
        import("./whole-timeline.ts"),
      ]);
      const timeline = await wholeTimeline(contact.id);
      const by = profile?.fullName || (user ? addressOf(user) : "");
      return (
        <ContactPaper {...timeline} contact={contact} now={new Date()} by={by} onDone={onDone} />
      );
    },
    (error) =>
      showToast({ title: paperWords.failed, text: messageOf(error), variant: "destructive" }),
  );
}
