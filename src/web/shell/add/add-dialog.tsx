import { lazy, Suspense, useState } from "react";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import type { Addition } from "./additions.ts";
import { NoteDialog } from "./note-dialog.tsx";

const ContactDialog = lazy(async () => ({
  default: (await import("#web/contacts/forms/contact-dialog.tsx")).ContactDialog,
}));
const EventDialog = lazy(async () => ({
  default: (await import("#web/appointments/event/event-dialog.tsx")).EventDialog,
}));

type Frame = { open: boolean; onOpenChange: (open: boolean) => void };

/** The dialog that adds something on any page. Pass a new `key` each time it opens. */
export function AddDialog({ what, ...frame }: Frame & { what: Addition }) {
  if (what === "Note") return <NoteDialog {...frame} />;
  return (
    <Suspense>
      {what === "Appointment" ? (
        <NewEvent {...frame} />
      ) : (
        <ContactDialog {...frame} target={{ type: what }} />
      )}
    </Suspense>
  );
}

/** Add Event for today, in the professional's time zone. */
function NewEvent(frame: Frame) {
  const zone = useZone();
  const [day] = useState(() => wallTimeOf(zone, new Date()).day);
  return <EventDialog type="Appointment" day={day} {...frame} />;
}
