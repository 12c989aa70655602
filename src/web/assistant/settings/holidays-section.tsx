import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { useFieldArray, useFormContext, useFormState, useWatch } from "react-hook-form";
import { Section } from "#web/profiles/section.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { fieldWords as words, sectionWords } from "./settings-messages.ts";
import type { SettingsValues } from "./settings-values.ts";

/** Days on which it rests. */
export function HolidaysSection() {
  const { control } = useFormContext<SettingsValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "holidays" });
  const { errors } = useFormState({ control, name: "holidays" });
  const add = useRef<HTMLButtonElement>(null);
  const error = errors.holidays?.root?.message;
  return (
    <Section words={sectionWords.holidays}>
      <div className="flex flex-col gap-4 sm:col-span-2">
        {fields.length === 0 && <p className="text-soft">{words.noHolidays}</p>}
        {fields.map(({ id }, index) => (
          <Holiday
            key={id}
            index={index}
            onRemove={() => {
              remove(index);
              add.current?.focus();
            }}
          />
        ))}
        {error && <p className="text-sm text-clay">{error}</p>}
        <div>
          <Button
            ref={add}
            size="sm"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => append({ day: "" }, { focusName: `holidays.${fields.length}.day` })}
          >
            {words.addHoliday}
          </Button>
        </div>
      </div>
    </Section>
  );
}

function Holiday({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { control, register } = useFormContext<SettingsValues>();
  const { errors } = useFormState({ control, name: `holidays.${index}` });
  const day = useWatch({ control, name: `holidays.${index}.day` });
  return (
    <div className="flex items-start gap-2">
      <Field
        label={words.holiday}
        error={errors.holidays?.[index]?.day?.message}
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
