import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { memo, type MouseEvent } from "react";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { dayText, momentText } from "#domain/kernel/moment-text.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ContactStatus } from "./contact-status.tsx";
import { Cell } from "./contacts-table.tsx";
import { Highlight } from "./highlight.tsx";
import { holds } from "./match.ts";
import { deleteLabel, editLabel, moreTags } from "./messages.ts";
import { nameOf } from "./name-of.ts";
import type { ContactItem } from "./queries.ts";
import { rowName } from "./row-names.ts";

/** Props of ContactRow; the handlers must stay the same functions, or thousands of rows are drawn again. */
export type ContactRowProps = {
  contact: ContactItem;
  /** What is searched for; marked where it stands. */
  term: string;
  onEdit: (contact: ContactItem) => void;
  onDelete: (contact: ContactItem) => void;
};

// The year of this is left out of the dates; a page that is open at midnight on New Year's Eve may keep the old one.
const opened = new Date();
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** One person in a list: a press anywhere on the row opens the form, as does its name. */
export const ContactRow = memo(function ContactRow(props: ContactRowProps) {
  const { contact, term, onEdit, onDelete } = props;
  const { email, leadId, phoneNumber, city, state, budget, status } = contact;
  const name = nameOf(contact);
  const added = new Date(contact.createdAt);

  function onRowClick(event: MouseEvent) {
    const isOnControl = (event.target as Element).closest("a, button") !== null;
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (!isOnControl && !isSelecting) onEdit(contact);
  }

  return (
    <tr data-contact={contact.id} onClick={onRowClick} className="cursor-pointer">
      <Cell column="name">
        <button
          type="button"
          {...rowName}
          onClick={() => onEdit(contact)}
          className="block max-w-full truncate text-left leading-4.5 font-semibold"
        >
          <Highlight text={name} term={term} />
        </button>
        {(email || holds(leadId, term)) && (
          <span className="block truncate text-sm leading-4 text-soft">
            {email && <Highlight text={email} term={term} />}
            {email && holds(leadId, term) && " · "}
            {leadId && holds(leadId, term) && <Highlight text={leadId} term={term} />}
          </span>
        )}
      </Cell>
      <Cell column="phone" className="truncate">
        {phoneNumber && (
          <a href={`tel:${phoneNumber.replace(/[^\d+*#]/g, "")}`} className="hover:underline">
            <Highlight text={phoneNumber} term={term} />
          </a>
        )}
      </Cell>
      <Cell column="place" className="truncate text-sm text-soft">
        {[city, state].filter(Boolean).join(", ")}
      </Cell>
      <Cell column="tags">
        {contact.tags.length > 0 && <Tags tags={contact.tags} term={term} />}
      </Cell>
      <Cell column="budget" className="truncate">
        {budget !== null && dollarsText(budget)}
      </Cell>
      <Cell column="status" className="truncate">
        <ContactStatus status={status} />
      </Cell>
      <Cell column="added" className="text-sm whitespace-nowrap text-soft">
        <time dateTime={added.toISOString()} title={momentText(added, zone)}>
          {dayText(added, opened, zone)}
        </time>
      </Cell>
      <Cell column="actions" className="-mr-2 justify-self-end whitespace-nowrap">
        <IconButton
          label={editLabel(name)}
          icon={<Pencil size={16} aria-hidden="true" />}
          onClick={() => onEdit(contact)}
        />
        <IconButton
          label={deleteLabel(name)}
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={() => onDelete(contact)}
        />
      </Cell>
    </tr>
  );
});

/** The tags for which there is room; those that the search found come first, so that they are seen. */
function Tags({ tags, term }: { tags: string[]; term: string }) {
  const found = tags.filter((tag) => holds(tag, term));
  const ordered = [...found, ...tags.filter((tag) => !found.includes(tag))];
  const count = howManyFit(ordered);
  const rest = ordered.slice(count);
  return (
    <span className="flex min-w-0 items-center gap-1">
      {ordered.slice(0, count).map((tag) => (
        <span
          key={tag}
          title={tag}
          className="truncate rounded-tag border border-line px-1.5 text-sm text-soft"
        >
          <Highlight text={tag} term={term} />
        </span>
      ))}
      {rest.length > 0 && (
        <span title={rest.join(", ")} className="text-sm text-soft">
          <span aria-hidden="true">{moreTags(rest.length)}</span>
          <span className="sr-only">{rest.join(", ")}</span>
        </span>
      )}
    </span>
  );
}

// Measured in letters, since measuring in pixels would lay out every row twice. A tag's frame is about three wide.
const room = 21;
const frame = 3;
const sizeOfRest = 4;

function howManyFit(tags: string[]): number {
  let used = 0;
  const tooMany = tags.findIndex((tag, index) => {
    used += tag.length + frame;
    const isLast = index === tags.length - 1;
    return used + (isLast ? 0 : sizeOfRest) > room;
  });
  return tooMany === -1 ? tags.length : Math.max(1, tooMany);
}
