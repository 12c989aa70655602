import ArrowRightLeft from "lucide-react/icons/arrow-right-left";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { memo, type MouseEvent } from "react";
import { convertedStatus } from "#domain/contacts/contact.ts";
import type { FollowUp } from "#domain/contacts/follow-up.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { contactPath } from "../contact/contact-links.ts";
import { Cell } from "./contacts-table.tsx";
import { Highlight } from "./highlight.tsx";
import { classOf, contentOf } from "./list-cells.tsx";
import { columnsOf } from "./list-columns.ts";
import { convertLabel, deleteLabel, editLabel } from "./list-messages.ts";
import { holds } from "./match.ts";
import { nameOf } from "../contact/name-of.ts";
import type { ContactItem } from "./queries.ts";
import { rowName } from "./row-names.ts";

const firstScreen = 30; // rows visible at first

// Shared by all rows, so that React skips them when a row rerenders.
const convertIcon = <ArrowRightLeft size={16} aria-hidden="true" />;
const editIcon = <Pencil size={16} aria-hidden="true" />;
const deleteIcon = <Trash2 size={16} aria-hidden="true" />;

/** Actions on a row. They must be stable functions, or thousands of rows rerender. */
export type RowActs = {
  onOpen: (path: string) => void;
  onEdit: (contact: ContactItem) => void;
  onConvert: (contact: ContactItem) => void;
  onDelete: (contact: ContactItem) => void;
  onTag: (tag: string) => void;
  onFollowUp: (contact: ContactItem, to: FollowUp) => void;
};

/** Props of ContactRow. */
export type ContactRowProps = {
  contact: ContactItem;
  /** Its index in the list, from 0. */
  index: number;
  /** Pixels above it in place of rows that are not rendered. */
  space: number;
  /** The search term, which is highlighted in the row. */
  term: string;
  acts: RowActs;
  /** Tells the virtualizer how high the row is. */
  measure: (row: HTMLTableRowElement | null) => void;
};

/** One contact in a list; a click anywhere on the row or on the name opens the contact's page. */
export const ContactRow = memo(function ContactRow(props: ContactRowProps) {
  const { contact, index, space, term, acts, measure } = props;
  const { id, type, email, leadId, status } = contact;
  const name = nameOf(contact);
  const path = contactPath(id);

  function onClick(event: MouseEvent) {
    const target = event.target as Element;
    const isOnName = target.closest("[data-row-name]") !== null;
    if (!isOnName && target.closest("a, button, select")) return;
    const inNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (isOnName) {
      // Leave modifier clicks on a link to the browser.
      if (inNewTab) return;
      event.preventDefault();
    } else if (window.getSelection()?.isCollapsed === false) return;
    else if (inNewTab) return void window.open(path);
    acts.onOpen(path);
  }

  return (
    <tr
      ref={measure}
      data-contact={id}
      data-index={index}
      data-later={index < firstScreen ? undefined : ""}
      aria-rowindex={index + 2} // row 1 is the header row
      style={space ? { marginTop: space } : undefined}
      onClick={onClick}
      className="cursor-pointer"
    >
      {columnsOf[type].map((column) => {
        if (column === "name")
          return (
            <Cell key={column} column={column}>
              <a href={path} {...rowName} className="list-name leading-4.5 font-semibold">
                <Highlight text={name} term={term} />
              </a>
              {(email || holds(leadId, term)) && (
                <span className="list-email text-sm leading-4 text-soft">
                  {email && <Highlight text={email} term={term} />}
                  {email && holds(leadId, term) && " · "}
                  {leadId && holds(leadId, term) && <Highlight text={leadId} term={term} />}
                </span>
              )}
            </Cell>
          );
        if (column === "actions")
          return (
            <Cell key={column} column={column} className="-mr-2 justify-self-end whitespace-nowrap">
              {type === "Lead" && status !== convertedStatus && (
                <IconButton
                  label={convertLabel(name)}
                  icon={convertIcon}
                  onClick={() => acts.onConvert(contact)}
                />
              )}
              <IconButton
                label={editLabel(name)}
                icon={editIcon}
                onClick={() => acts.onEdit(contact)}
              />
              <IconButton
                label={deleteLabel(name)}
                icon={deleteIcon}
                onClick={() => acts.onDelete(contact)}
                className="list-delete"
              />
            </Cell>
          );
        return (
          <Cell key={column} column={column} className={classOf(column)}>
            {contentOf(column, { ...acts, contact, term })}
          </Cell>
        );
      })}
    </tr>
  );
});
