import { useFormContext, useFormState, useWatch } from "#web/ui/form/use-form.tsx";
import { weekdayKeys } from "#domain/appointments/availability.ts";
import { DayHours } from "#web/appointments/availability/day-hours.tsx";
import { Section } from "#web/profiles/section.tsx";
import { ChoiceCard } from "#web/ui/choice-card.tsx";
import { Field } from "#web/ui/field.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { fieldWords as words, sectionWords } from "./settings-messages.ts";
import type { SettingsValues } from "./settings-values.ts";

const choices = [
  { value: "always", title: words.always, text: words.alwaysText },
  { value: "own", title: words.own, text: words.ownText },
] as const;

/** When the assistant answers calls, whether the professional's phone rings first, and where calls are transferred. */
export function CallsSection() {
  const form = useFormContext<SettingsValues>();
  const { register } = form;
  const { errors } = useFormState(form);
  const hours = useWatch(form, "hours");
  return (
    <Section words={sectionWords.calls}>
      <Field
        label={words.transferNumber}
        hint={words.transferNumberHint}
        error={errors.transferNumber}
      >
        <PhoneInput autoComplete="off" {...register("transferNumber")} />
      </Field>
      <Field
        label={words.ringMeFirst}
        hint={words.ringMeFirstHint}
        error={errors.ringMeFirstSeconds}
      >
        <TextInput inputMode="numeric" autoComplete="off" {...register("ringMeFirstSeconds")} />
      </Field>
      <fieldset className="flex flex-col gap-2 sm:col-span-2">
        <legend className="mb-1.5 text-sm font-semibold">{words.hours}</legend>
        {choices.map((choice) => (
          <ChoiceCard key={choice.value} {...choice} {...register("hours")} />
        ))}
      </fieldset>
      {hours === "own" && (
        <ul className="@container divide-y divide-line border-y border-line sm:col-span-2">
          {weekdayKeys.map((day) => (
            <DayHours key={day} day={day} />
          ))}
        </ul>
      )}
    </Section>
  );
}
