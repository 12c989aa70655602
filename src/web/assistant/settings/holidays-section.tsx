import X from "lucide-react/icons/x";
import { useFormContext, useFormState, useWatch } from "#web/ui/form/use-form.tsx";
import { RowList } from "#web/profiles/row-list.tsx";
import { Section } from "#web/profiles/section.tsx";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { fieldWords as words, sectionWords } from "./settings-messages.ts";
import type { SettingsValues } from "./settings-values.ts";

/** Days on which the assistant does not answer. */
export function HolidaysSection() {
  return (
    <Section words={sectionWords.holidays}>
      <RowList
        name="holidays"
        blank={{ day: "" }}
        words={{ none: words.noHolidays, add: words.addHoliday }}
        row={Holiday}
      />
    </Section>
  );
}

function Holiday({ index, onRemove }: { index: number; onRemove: () => void }) {
  const form = useFormContext<SettingsValues>();
  const { register } = form;
  const { errors } = useFormState(form, `holidays.${index}`);
  const day = useWatch(form, `holidays.${index}.day`);
  return (
    <div className="flex items-start gap-2">
      <Field
        label={words.holiday}
        error={errors[`holidays.${index}.day`]}
        className="max-w-64 flex-1"
      >
        <TextInput type="date" {...register(`holidays.${index}.day`)} />
      </Field>
      <IconButton
        label={words.removeHoliday(day)}
        icon={<X size={16} aria-hidden="true" />}
        onClick={onRemove}
        className="mt-6.5"
      />
    </div>
  );
}
