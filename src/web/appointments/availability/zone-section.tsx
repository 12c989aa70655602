import { useFormContext, useFormState } from "#web/ui/form/use-form.tsx";
import { Section } from "#web/profiles/section.tsx";
import { ZoneOptions } from "#web/profiles/zone-options.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { fieldWords as words, sectionWords } from "./availability-messages.ts";
import type { AvailabilityValues } from "./availability-values.ts";

/** The time zone in which the hours are meant. */
export function ZoneSection({ stored }: { stored: string }) {
  const form = useFormContext<AvailabilityValues>();
  const { register } = form;
  const { errors } = useFormState(form, "timeZone");
  return (
    <Section words={sectionWords.zone}>
      <Field
        label={words.timeZone}
        hint={words.timeZoneHint}
        error={errors.timeZone}
        className="sm:col-span-2"
      >
        <Select {...register("timeZone")}>
          <ZoneOptions chosen={stored} />
        </Select>
      </Field>
    </Section>
  );
}
