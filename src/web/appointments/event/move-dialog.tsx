import { useState } from "react";
import { useForm } from "#web/ui/form/use-form.tsx";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { whenSchema } from "#domain/appointments/event.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { entryName } from "../entry/entry-name.ts";
import { brokenRulesOf, currentOf } from "../entry/refusals.ts";
import { useNow } from "../entry/use-now.ts";
import { moveWords as words } from "./event-messages.ts";
import { checkedBy } from "#web/ui/form/check.ts";
import { tellWrongTime } from "./form-checks.ts";
import { isQuestion, useMoveEntry, type When } from "./move-entry.ts";
import { TimeDialog } from "./time-dialog.tsx";
import { WhenFields } from "./when-fields.tsx";
import { dayAndTime, whenInput, type WhenValues } from "./when-values.ts";

/** Props of MoveDialog; give it a new `key` for each opening. */
export type MoveDialogProps = {
  entry: SavedAppointment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A refused move that needs a choice: the dialog opens with it. */
  refused?: { when: When; error: unknown };
  /** Runs after the entry is moved. */
  onMoved?: (saved: SavedAppointment) => void;
};

/** "Move to…": another date, time or duration, without dragging. */
export function MoveDialog({ entry, open, onOpenChange, refused, onMoved }: MoveDialogProps) {
  const zone = useZone();
  const { mutate, isPending } = useMoveEntry();
  const [refusal, setRefusal] = useState<unknown>(refused?.error ?? null);
  // The version the person saw: at opening, or in the refusal of a move from an older one. `entry` follows the page.
  const [seen, setSeen] = useState(entry);
  const today = wallTimeOf(zone, useNow()).day;
  const form = useForm<WhenValues, When>({
    check: checkedBy(whenSchema, (values: WhenValues) => whenInput(values, zone, today)),
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
        { entry: seen, when, despiteRules: isAgainstRules },
        {
          onSuccess: (saved) => {
            onMoved?.(saved);
            onOpenChange(false);
          },
          onError: (error) => {
            setRefusal(isQuestion(error) ? error : null);
            setSeen((before) => currentOf(error) ?? before);
          },
        },
      ),
    tellWrongTime,
  );

  return (
    <TimeDialog
      title={words.title(entryName(entry))}
      save={{ label: words.save, anyway: words.saveAnyway }}
      zone={zone}
      form={form}
      open={open}
      isBusy={isPending}
      onSubmit={submit}
      onClose={close}
      refusal={refusal}
      onForget={() => setRefusal(null)}
    >
      <WhenFields zone={zone} />
    </TimeDialog>
  );
}
