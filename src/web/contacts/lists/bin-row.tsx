import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import type { DeletedContact } from "#contract/contacts/lists.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Cell } from "./contacts-table.tsx";
import { DayOf } from "./list-cells.tsx";
import { restoreLabel } from "../contact/messages.ts";
import { daysLeftText, forgetLabel, restoreNameLabel } from "./list-messages.ts";
import { nameOf } from "../contact/name-of.ts";
import { rowName, rowNameBeside } from "./row-names.ts";
import { useRestore } from "../contact/use-restore.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Props of BinRow. */
export type BinRowProps = { contact: DeletedContact; onForget: () => void };

/** One deleted contact: what it was, how long it is kept, and buttons to restore or delete it for good. */
export function BinRow({ contact, onForget }: BinRowProps) {
  const { id, type, email, deletedAt, purgeAt } = contact;
  const name = nameOf(contact);
  const restore = useRestore();
  const [isBusy, setBusy] = useState(false);
  const [now] = useState(() => Date.now());

  async function takeBack() {
    const beside = rowNameBeside(id);
    setBusy(true);
    const isBack = await restore(contact);
    setBusy(false);
    // The clicked button disappears with its row, so the focus moves to the next row.
    if (isBack) beside?.focus();
  }

  return (
    <tr data-contact={id}>
      <Cell column="name">
        <span
          {...rowName}
          tabIndex={-1}
          className="block w-fit max-w-full truncate leading-4.5 font-semibold"
        >
          {name}
        </span>
        {email && <span className="block truncate text-sm leading-4 text-soft">{email}</span>}
      </Cell>
      <Cell column="type" className="truncate">
        {type}
      </Cell>
      <Cell column="deleted" className="text-sm whitespace-nowrap text-soft">
        <DayOf moment={deletedAt.getTime()} />
      </Cell>
      <Cell column="left" className="text-sm whitespace-nowrap text-soft">
        {daysLeftText((purgeAt.getTime() - now) / dayMs)}
      </Cell>
      <Cell column="actions" className="-mr-2 flex items-center justify-self-end">
        <Button
          size="sm"
          busy={isBusy}
          aria-label={restoreNameLabel(name)}
          icon={<Undo2 size={15} aria-hidden="true" />}
          onClick={() => void takeBack()}
        >
          {restoreLabel}
        </Button>
        <IconButton
          label={forgetLabel(name)}
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={onForget}
        />
      </Cell>
    </tr>
  );
}
