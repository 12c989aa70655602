import { useEffect, useState } from "react";
import { useForm, useFormState } from "#web/ui/form/use-form.tsx";
import { v7 as newId } from "uuid";
import { type NewEvent, newEventSchema } from "#domain/appointments/event.ts";
import type { EventKind } from "#domain/appointments/kinds.ts";
import type { Day } from "#domain/kernel/day.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { useZone } from "#web/profiles/use-zone.ts";
import { Button } from "#web/ui/button.tsx";
import { KeepTyped } from "#web/ui/keep-typed.tsx";
import { brokenRulesOf, codeOf } from "../entry/refusals.ts";
import { useNow } from "../entry/use-now.ts";
import { useAddEvent } from "./add-event.ts";
import { keepEventDraft, readEventDraft } from "./event-draft.ts";
import { EventFields } from "./event-fields.tsx";
import { eventWords as words } from "./event-messages.ts";
import { type EventContact, eventInput, type EventValues, startValues } from "./event-values.ts";
import { checkedBy } from "#web/ui/form/check.ts";
import { tellWrongTime } from "./form-checks.ts";
import { TimeDialog } from "./time-dialog.tsx";

/** Props of EventDialog; give it a new `key` for each opening. */
export type EventDialogProps = {
  /** The type it begins as. */
  type: EventKind;
  /** The day that is looked at. */
  day: Day;
  /** The contact for whom it was opened: filled in, and told in that contact's timeline. */
  about?: EventContact;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The Add Event dialog. It makes the event's id once, so that saving twice stores one event. */
export function EventDialog({ type, day, about, open, onOpenChange }: EventDialogProps) {
  const zone = useZone();
  const contactId = about?.contactId;
  const userId = useAuth().user?.id ?? "";
  const [draft, setDraft] = useState(() => readEventDraft(userId, contactId));
  const [id, setId] = useState(() => draft?.id ?? newId());
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const { mutate, isPending } = useAddEvent();
  const today = wallTimeOf(zone, useNow()).day;
  const form = useForm<EventValues, NewEvent>({
    check: checkedBy(newEventSchema, (values: EventValues) => eventInput(values, zone, today)),
    defaultValues: draft?.values ?? startValues(type, day, about),
  });
  const isDirty = useFormState(form).isDirty || draft !== null;
  const isAgainstRules = brokenRulesOf(refusal) !== null;

  useEffect(() => {
    if (!open) return undefined;
    return form.onValues((values) => {
      if (form.state().isDirty) keepEventDraft(userId, { id, values }, contactId);
    });
  }, [form, id, open, userId, contactId]);

  function close() {
    keepEventDraft(userId, null, contactId);
    onOpenChange(false);
  }

  function askToClose() {
    if (isPending) return;
    if (isDirty) setAsking(true);
    else close();
  }

  function startAnew() {
    keepEventDraft(userId, null, contactId);
    setDraft(null);
    setId(newId());
    setRefusal(null);
    form.reset(startValues(type, day, about));
  }

  const submit = form.handleSubmit(
    (event) =>
      mutate(
        { id, event, despiteRules: isAgainstRules },
        {
          onSuccess: close,
          onError: (error) => {
            setRefusal(error);
            // The first attempt did arrive, and something else was typed since.
            // What has this id is another entry, or was one.
            if (["ID_TAKEN", "DELETED"].includes(codeOf(error))) setId(newId());
          },
        },
      ),
    tellWrongTime,
  );

  return (
    <TimeDialog
      title={words.title}
      save={{ label: words.title, anyway: words.saveAnyway }}
      zone={zone}
      form={form}
      open={open}
      isBusy={isPending}
      onSubmit={submit}
      onClose={askToClose}
      refusal={refusal}
      onForget={() => setRefusal(null)}
      beside={
        <KeepTyped
          isDirty={open && isDirty}
          isAsking={isAsking}
          onAsking={setAsking}
          onDiscard={close}
        />
      }
    >
      {about && <p className="text-soft">{words.about(about.clientName)}</p>}
      {draft && <DraftNotice onStartAnew={startAnew} />}
      <EventFields zone={zone} />
    </TimeDialog>
  );
}

/** What was typed before the session ended or the page went stands here again. */
function DraftNotice({ onStartAnew }: { onStartAnew: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sky-wash px-4 py-2.5"
    >
      <p className="text-sm">{words.draft}</p>
      <Button size="sm" onClick={onStartAnew}>
        {words.startAnew}
      </Button>
    </div>
  );
}
