import Trash2 from "lucide-react/icons/trash-2";
import { useState, type ReactNode } from "react";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { occupiesTime } from "#domain/appointments/kinds.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { mailHref, phoneHref } from "#web/ui/contact-hrefs.ts";
import { FarHour } from "../entry/far-hour.tsx";
import { entryWords } from "../entry/entry-messages.ts";
import { entryName, entryNotes } from "../entry/entry-name.ts";
import { RemoveEntry } from "../entry/remove-entry.tsx";
import { StatusSelect } from "../entry/status-select.tsx";
import { useNow } from "../entry/use-now.ts";
import { MoveDialog } from "../event/move-dialog.tsx";
import { OutcomeButtons } from "../list/outcome-buttons.tsx";
import { reachableEmail } from "../list/reachable-email.ts";
import { detailWords as words } from "./calendar-messages.ts";

/** Props of EntryDetails. */
export type EntryDetailsProps = {
  /** The entry to show; it stays set while the dialog closes. */
  entry: SavedAppointment;
  zone: ZoneRules;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onMoved: (saved: SavedAppointment) => void;
  onRemoved: () => void;
  /** Returns the element to focus after closing. */
  finalFocus: () => HTMLElement | true;
};

/** All facts about an entry and its actions. */
export function EntryDetails(props: EntryDetailsProps) {
  const { entry, zone, open, onOpenChange, onMoved, onRemoved } = props;
  const isCome = entry.appointmentTime <= useNow();
  const hasOutcome = isCome && entry.status !== "Cancelled" && occupiesTime(entry.appointmentType);
  const [isRemoving, setRemoving] = useState(false);
  const [move, setMove] = useState({ isOpen: false, opening: 0 });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={entryName(entry)}
      width="sm"
      closeOnOutsidePress
      finalFocus={props.finalFocus}
      footer={
        <>
          <Button
            variant="quiet"
            icon={<Trash2 size={16} aria-hidden="true" />}
            className="mr-auto"
            onClick={() => setRemoving(true)}
          >
            {words.remove}
          </Button>
          {entry.contactId && (
            // The URL is written out because this room does not import from contacts.
            <LinkButton to={`/dashboard/crm/contacts/${entry.contactId}`}>
              {words.contact}
            </LinkButton>
          )}
          <Button
            onClick={() => setMove(({ opening }) => ({ isOpen: true, opening: opening + 1 }))}
          >
            {words.move}
          </Button>
        </>
      }
    >
      <Facts entry={entry} zone={zone} />
      <p className="mt-5 mb-1.5 text-sm font-semibold" aria-hidden="true">
        {words.status}
      </p>
      <StatusSelect entry={entry} />
      {hasOutcome && (
        <div className="mt-5">
          <OutcomeButtons entry={entry} />
        </div>
      )}
      {move.opening > 0 && (
        <MoveDialog
          key={move.opening}
          entry={entry}
          open={move.isOpen}
          onMoved={onMoved}
          onOpenChange={(isOpen) => setMove((before) => ({ ...before, isOpen }))}
        />
      )}
      <RemoveEntry
        entry={entry}
        open={isRemoving}
        onOpenChange={setRemoving}
        onRemoved={onRemoved}
      />
    </Dialog>
  );
}

function Facts({ entry, zone }: { entry: SavedAppointment; zone: ZoneRules }) {
  const { appointmentTime, durationMinutes, appointmentType, clientPhone } = entry;
  const email = reachableEmail(entry);
  const name = entryName(entry);
  const facts = [
    appointmentType,
    entry.meetingWay && entryWords.ways[entry.meetingWay],
    entry.bookedBy === "visitor" && words.booked,
  ];
  const type = facts.filter(Boolean).join(" · ");
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2">
      <Fact label={words.when}>
        <time dateTime={appointmentTime.toISOString()}>{momentText(appointmentTime, zone)}</time>
        <FarHour at={appointmentTime} />
      </Fact>
      <Fact label={words.duration}>{entryWords.minutes(durationMinutes)}</Fact>
      <Fact label={words.type}>{type}</Fact>
      <Fact label={words.client}>
        {appointmentType !== "Task" && entry.clientName !== name && entry.clientName}
      </Fact>
      <Fact label={words.email}>
        {email && (
          <a className="text-link" href={mailHref(email)}>
            {email}
          </a>
        )}
      </Fact>
      <Fact label={words.phone}>
        {clientPhone && (
          <a className="text-link" href={phoneHref(clientPhone)}>
            {clientPhone}
          </a>
        )}
      </Fact>
      <Fact label={words.notes}>{entryNotes(entry)}</Fact>
    </dl>
  );
}

/** A labeled fact; renders nothing without a value. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </>
  );
}
