import { useLayoutEffect, useState } from "react";
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
import { EventFields } from "./event-fields.tsx";
import { eventWords as words } from "./event-messages.ts";
import { type EventContact, eventInput, type EventValues, startValues } from "./event-values.ts";
import { checkedBy } from "#web/ui/form/check.ts";
import { tellWrongTime } from "./form-checks.ts";
import { TimeDialog } from "./time-dialog.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/client/api.ts";
import { messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { readAgain } from "../entry/cached-entries.ts";
import { ownKey } from "#web/account/own-storage.ts";

/** Props of EventDialog; give it a new `key` for each opening. */
export type EventDialogProps = {
  /** The type selected at first. */
  type: EventKind;
  /** The day shown in the calendar. */
  day: Day;
  /** The contact to schedule with: prefilled, and the event is listed in that contact's timeline. */
  about?: EventContact;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The Add Event dialog. It creates the event's id once, so that saving twice stores one event. */
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

  // Ends as soon as the dialog closes: the date field then loses the focus and rewrites its text, which is no draft.
  useLayoutEffect(() => {
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

  function startOver() {
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
            // An earlier attempt was saved, and the form has changed since, so this id now belongs to another entry, or
            // to a deleted one.
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
      {draft && <DraftNotice onStartOver={startOver} />}
      <EventFields zone={zone} isAbout={about !== undefined} />
    </TimeDialog>
  );
}

/** Says that a draft from before the session ended or the page closed was restored. */
function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sky-wash px-4 py-2.5"
    >
      <p className="text-sm">{words.draft}</p>
      <Button size="sm" onClick={onStartOver}>
        {words.startOver}
      </Button>
    </div>
  );
}

type Addition = { id: string; event: NewEvent; despiteRules: boolean };

/** Adds the event in the dialog and reports the outcome in a toast. */
function useAddEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (addition: Addition) => api.appointments.add(addition),
    onSuccess: (_saved, { event: { type } }) =>
      showToast({ title: words.added, text: words.addedText(type), variant: "success" }),
    onError: (error, { event: { type } }) => {
      const code = codeOf(error);
      // The dialog asks the person instead.
      if (code === "AGAINST_OWN_RULES") return;
      const isSignedOut = code === "UNAUTHORIZED";
      showToast({
        title: isSignedOut ? words.signedOut : words.failed,
        text: isSignedOut ? words.signedOutText : words.failedText(type, messageOf(error)),
        variant: "destructive",
      });
    },
    onSettled: () => readAgain(client),
  });
}

/** An event that was typed but not saved; this tab keeps it when the session ends or the page closes. */
type EventDraft = { id: string; values: EventValues };

/** One draft per contact that something is scheduled with, and one for all other events. */
const keyOf = (userId: string, contactId = "") =>
  ownKey(userId, contactId ? `draft-event:${contactId}` : "draft-event");

/** This tab's draft, if there is a readable one. */
function readEventDraft(userId: string, contactId?: string): EventDraft | null {
  try {
    const draft = JSON.parse(
      sessionStorage.getItem(keyOf(userId, contactId)) ?? "null",
    ) as EventDraft | null;
    return typeof draft?.id === "string" && typeof draft.values?.title === "string" ? draft : null;
  } catch {
    return null;
  }
}

/** Stores what the open dialog holds; null deletes it. */
function keepEventDraft(userId: string, draft: EventDraft | null, contactId?: string): void {
  try {
    const key = keyOf(userId, contactId);
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser without storage loses only the draft, not the dialog.
  }
}
