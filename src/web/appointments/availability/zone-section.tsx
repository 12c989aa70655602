import { useMemo } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { Section } from "#web/profiles/section.tsx";
import { timeZoneGroups } from "#web/profiles/time-zones.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { fieldWords as words, sectionWords } from "./availability-messages.ts";
import type { AvailabilityValues } from "./availability-values.ts";

/** The zone in which the hours are meant (D2). */
export function ZoneSection({ stored }: { stored: string }) {
  const { control, register } = useFormContext<AvailabilityValues>();
  const { errors } = useFormState({ control, name: "timeZone" });
  const groups = useMemo(
    () => timeZoneGroups(Intl.supportedValuesOf("timeZone"), stored),
    [stored],
  );
  return (
    <Section words={sectionWords.zone}>
      <Field
        label={words.timeZone}
        hint={words.timeZoneHint}
        error={errors.timeZone?.message}
        className="sm:col-span-2"
      >
        <Select {...register("timeZone")}>
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.zones.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
    </Section>
  );
}
