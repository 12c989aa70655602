import X from "lucide-react/icons/x";
import { useFormContext, useFormState, useWatch } from "#web/ui/form/use-form.tsx";
import { RowList } from "#web/profiles/row-list.tsx";
import { Section } from "#web/profiles/section.tsx";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { fieldWords as words, sectionWords } from "./availability-messages.ts";
import type { AvailabilityValues } from "./availability-values.ts";

/** The date ranges on which nothing can be booked. */
export function DaysOffSection() {
  return (
    <Section words={sectionWords.daysOff}>
      <RowList
        name="daysOff"
        blank={{ from: "", until: "" }}
        words={{ none: words.noDaysOff, add: words.addDaysOff }}
        row={DaysOff}
      />
    </Section>
  );
}

function DaysOff({ index, onRemove }: { index: number; onRemove: () => void }) {
  const form = useFormContext<AvailabilityValues>();
  const { register, getValues, setValue } = form;
  const { errors } = useFormState(form, `daysOff.${index}`);
  const from = useWatch(form, `daysOff.${index}.from`);

  // Most days off are a single day, so the last day follows the first until the person chooses one.
  function followFirst() {
    if (!getValues(`daysOff.${index}.until`))
      setValue(`daysOff.${index}.until`, getValues(`daysOff.${index}.from`));
  }

  return (
    <div className="flex items-start gap-2">
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-3 min-[26rem]:grid-cols-2">
        <Field label={words.from} error={errors[`daysOff.${index}.from`]}>
          <TextInput type="date" {...register(`daysOff.${index}.from`, { onBlur: followFirst })} />
        </Field>
        <Field label={words.until} error={errors[`daysOff.${index}.until`]}>
          <TextInput type="date" min={from} {...register(`daysOff.${index}.until`)} />
        </Field>
      </div>
      <IconButton
        label={words.removeDaysOff(from)}
        icon={<X size={16} aria-hidden="true" />}
        onClick={onRemove}
        className="mt-6.5"
      />
    </div>
  );
}
