import { type ReactNode, useEffect, useId } from "react";
import { FormProvider } from "#web/ui/form/use-form.tsx";
import type { Form } from "#web/ui/form/form.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { zoneName } from "#domain/kernel/zone-name.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { cancelLabel } from "#web/ui/messages.ts";
import { brokenRulesOf } from "../entry/refusals.ts";
import { eventWords } from "./event-messages.ts";
import { TimeRefusal } from "./time-refusal.tsx";
import { dayAndTime, type WhenValues } from "./when-values.ts";

/** Props of TimeDialog. */
export type TimeDialogProps<Values extends WhenValues, Checked> = {
  title: string;
  /** The button's label, and its label after the professional's own rules refused that time. */
  save: { label: string; anyway: string };
  zone: ZoneRules;
  form: Form<Values, Checked>;
  open: boolean;
  isBusy: boolean;
  onSubmit: () => Promise<void>;
  /** Called when the person wants to close the dialog. */
  onClose: () => void;
  /** Why the last attempt was refused, if it was, and a function that clears it. */
  refusal: unknown;
  onForget: () => void;
  /** Shown above the refusal in the form. */
  children: ReactNode;
  /** Shown beside the form. */
  beside?: ReactNode;
};

/** A dialog whose form sets a time. If the time is refused, it offers free times or saving despite the own rules. */
export function TimeDialog<Values extends WhenValues, Checked>(
  props: TimeDialogProps<Values, Checked>,
) {
  const { title, save, zone, form, open, isBusy, onSubmit, onClose, refusal, onForget } = props;
  const formId = useId();

  // A new time needs a new answer, also when it is picked in the month view.
  useEffect(() => form.onValues(onForget), [form, onForget]);

  function choose(moment: Date) {
    // Every form used here has a day and a time.
    const { setValue } = form as unknown as Form<WhenValues>;
    const { day, time } = dayAndTime(zone, moment);
    setValue("day", day);
    setValue("time", time);
    onForget();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={eventWords.hint(zoneName(zone.zone))}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {brokenRulesOf(refusal) === null ? save.label : save.anyway}
          </Button>
        </>
      }
    >
      <FormProvider form={form}>
        <form
          id={formId}
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            // Enter pressed during a save must not save twice.
            if (!isBusy) void onSubmit();
          }}
        >
          {props.children}
          <TimeRefusal error={refusal} zone={zone} onChoose={choose} />
        </form>
      </FormProvider>
      {props.beside}
    </Dialog>
  );
}
