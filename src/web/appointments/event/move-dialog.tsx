import { useId, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { whenSchema } from "#domain/appointments/event.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { cancelLabel } from "#web/ui/messages.ts";
import { entryName } from "../entry/entry-name.ts";
import { brokenRulesOf } from "../entry/refusals.ts";
import { eventWords, moveWords as words } from "./event-messages.ts";
import { checkedBy, tellWrongTime } from "./form-checks.ts";
import { isQuestion, useMoveEntry, type When } from "./move-entry.ts";
import { TimeRefusal } from "./time-refusal.tsx";
import { WhenFields } from "./when-fields.tsx";
import { dayAndTime, whenInput, type WhenValues } from "./when-values.ts";

/** Props of MoveDialog; give it a new `key` for each opening. */
export type MoveDialogProps = {
  entry: SavedAppointment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A move that was refused with something to choose: the dialog goes on from there. */
  refused?: { when: When; error: unknown };
  /** After it was moved. */
  onMoved?: (saved: SavedAppointment) => void;
};

/** "Move to…": another date, time or duration, without dragging. */
export function MoveDialog({ entry, open, onOpenChange, refused, onMoved }: MoveDialogProps) {
  const zone = useZone();
  const formId = useId();
  const { mutate, isPending } = useMoveEntry();
  const [refusal, setRefusal] = useState<unknown>(refused?.error ?? null);
  const form = useForm<WhenValues, unknown, When>({
    resolver: checkedBy(whenSchema, (values: WhenValues) => whenInput(values, zone)),
    defaultValues: refused
      ? { ...refused.when, durationMinutes: String(refused.when.durationMinutes) }
      : {
          ...dayAndTime(zone, entry.appointmentTime),
          durationMinutes: String(entry.durationMinutes),
        },
  });
  const isAgainstRules = brokenRulesOf(refusal) !== null;
  const close = () => !isPending && onOpenChange(false);

  const submit = form.handleSubmit(
    (when) =>
      mutate(
        { entry, when, despiteRules: isAgainstRules },
        {
          onSuccess: (saved) => {
            onMoved?.(saved);
            onOpenChange(false);
          },
          onError: (error) => setRefusal(isQuestion(error) ? error : null),
        },
      ),
    tellWrongTime,
  );

  function choose(moment: Date) {
    for (const [name, value] of Object.entries(dayAndTime(zone, moment)))
      form.setValue(name as "day" | "time", value, { shouldDirty: true });
    setRefusal(null);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={words.title(entryName(entry))}
      description={eventWords.hint(zone.zone)}
      footer={
        <>
          <Button disabled={isPending} onClick={close}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending}>
            {isAgainstRules ? words.saveAnyway : words.save}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          className="flex flex-col gap-5"
          // Another time is another question.
          onChange={() => setRefusal(null)}
          onSubmit={(event) => (isPending ? event.preventDefault() : void submit(event))}
        >
          <WhenFields zone={zone} />
          <TimeRefusal error={refusal} zone={zone} onChoose={choose} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
