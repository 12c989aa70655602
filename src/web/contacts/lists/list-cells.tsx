import type { ReactNode } from "react";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { dayText, momentText } from "#domain/kernel/moment-text.ts";
import { utc } from "#domain/kernel/zone-rules.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { phoneHref } from "#web/ui/contact-hrefs.ts";
import { ContactStatus } from "../contact/contact-status.tsx";
import { Highlight } from "./highlight.tsx";
import type { Column } from "./list-columns.ts";
import { type FollowUp, followUps } from "#domain/contacts/follow-up.ts";
import { nameOf } from "../contact/name-of.ts";
import { followUpLabel, purchaseWord, refinanceWord } from "./list-messages.ts";
import { ListTags } from "./list-tags.tsx";
import type { ContactItem } from "./queries.ts";

// Dates in the current year are shown without it. A page kept open over New Year still omits the old year.
const opened = new Date();

/** What a cell renders. */
export type CellProps = {
  contact: ContactItem;
  term: string;
  onTag: (tag: string) => void;
  onFollowUp: (contact: ContactItem, to: FollowUp) => void;
};

type PlainColumn = Exclude<Column, "name" | "actions" | "type" | "deleted" | "left">;

// Functions instead of components, because thousands of rows have eight cells each.
const contents: Record<PlainColumn, (props: CellProps) => ReactNode> = {
  phone: ({ contact: { phoneNumber }, term }) =>
    phoneNumber && (
      <a href={phoneHref(phoneNumber)} className="hover:underline">
        <Highlight text={phoneNumber} term={term} />
      </a>
    ),
  place: ({ contact }) => placeOf(contact) || null,
  tags: ({ contact: { tags }, term, onTag }) =>
    tags.length > 0 && <ListTags tags={tags} term={term} onTag={onTag} />,
  budget: ({ contact: { budget } }) => budget !== null && dollarsText(budget),
  price: ({ contact: { purchasePrice } }) => purchasePrice !== null && dollarsText(purchasePrice),
  transaction: ({ contact }) => (
    <>
      <span className="block truncate leading-4.5">
        {contact.isRefinance ? refinanceWord : purchaseWord}
      </span>
      {placeOf(contact) && (
        <span className="list-place truncate text-sm leading-4 text-soft">{placeOf(contact)}</span>
      )}
    </>
  ),
  closing: ({ contact: { closingDate } }) => closingDate && calendarDay(closingDate),
  company: ({ contact: { companyName }, term }) =>
    companyName && <Highlight text={companyName} term={term} />,
  followUp: ({ contact, onFollowUp }) => (
    <select
      aria-label={followUpLabel(nameOf(contact))}
      value={contact.followUp}
      onChange={({ target }) => onFollowUp(contact, target.value as FollowUp)}
      className="list-state"
    >
      {followUpOptions}
    </select>
  ),
  status: ({ contact: { status } }) => <ContactStatus status={status} />,
  lastContact: ({ contact: { lastContactAt } }) =>
    lastContactAt !== null && <DayOf moment={lastContactAt} />,
  sent: ({ contact: { leadsSent } }) => leadsSent?.toLocaleString("en-US"),
  lastReferral: ({ contact: { lastReferralAt } }) =>
    lastReferralAt !== null && <DayOf moment={lastReferralAt} />,
  source: ({ contact: { source } }) => source,
  added: ({ contact: { createdAt } }) => <DayOf moment={createdAt} />,
};

// Shared by all rows.
const followUpOptions = followUps.map((state) => <option key={state}>{state}</option>);

const classes: Partial<Record<Column, string>> = {
  phone: "truncate",
  place: "truncate text-sm text-soft",
  budget: "truncate",
  price: "truncate",
  closing: "truncate text-sm",
  company: "truncate",
  status: "truncate",
  lastContact: "text-sm truncate",
  lastReferral: "text-sm truncate",
  source: "truncate text-sm text-soft",
  added: "text-sm whitespace-nowrap text-soft",
};

export function contentOf(column: Column, props: CellProps): ReactNode {
  return column in contents ? contents[column as PlainColumn](props) : null;
}

export function classOf(column: Column): string | undefined {
  return classes[column];
}

/** The date of a moment, with the exact time in its tooltip. */
export function DayOf({ moment }: { moment: number }) {
  const date = new Date(moment);
  const zone = useZone();
  return (
    <time dateTime={date.toISOString()} title={momentText(date, zone)}>
      {dayText(date, opened, zone)}
    </time>
  );
}

function calendarDay(day: string): ReactNode {
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return day;
  return <time dateTime={day}>{dayText(moment, opened, utc)}</time>;
}

function placeOf({ city, state }: ContactItem): string {
  return [city, state].filter(Boolean).join(", ");
}
