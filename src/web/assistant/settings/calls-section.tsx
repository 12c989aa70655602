import { useId } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { weekdayKeys } from "#domain/appointments/availability.ts";
import { DayHours } from "#web/appointments/availability/day-hours.tsx";
import { Section } from "#web/profiles/section.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { fieldWords as words, sectionWords } from "./settings-messages.ts";
import type { SettingsValues } from "./settings-values.ts";

const choices = [
  { value: "always", name: words.always, text: words.alwaysText },
  { value: "own", name: words.own, text: words.ownText },
] as const;

/** When it answers calls, who rings first, and where calls are handed over to. */
export function CallsSection() {
  const { control, register } = useFormContext<SettingsValues>();
  const { errors } = useFormState({ control });
  const hours = useWatch({ control, name: "hours" });
  return (
    <Section words={sectionWords.calls}>
      <Field
        label={words.transferNumber}
        hint={words.transferNumberHint}
        error={errors.transferNumber?.message}
      >
        <TextInput type="tel" autoComplete="off" {...register("transferNumber")} />
      </Field>
      <Field
        label={words.ringMeFirst}
        hint={words.ringMeFirstHint}
        error={errors.ringMeFirstSeconds?.message}
      >
        <TextInput inputMode="numeric" autoComplete="off" {...register("ringMeFirstSeconds")} />
      </Field>
      <fieldset className="flex flex-col gap-2 sm:col-span-2">
        <legend className="mb-1.5 text-sm font-semibold">{words.hours}</legend>
        {choices.map((choice) => (
          <HoursChoice key={choice.value} {...choice} />
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

function HoursChoice({ value, name, text }: (typeof choices)[number]) {
  const { register } = useFormContext<SettingsValues>();
  const textId = useId();
  return (
    <label className="flex cursor-pointer gap-3 rounded-control border border-line bg-surface p-3 has-checked:border-green has-checked:bg-green-wash">
      <input
        type="radio"
        value={value}
        aria-label={name}
        aria-describedby={textId}
        className="mt-0.5 size-5 shrink-0 accent-green"
        {...register("hours")}
      />
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span id={textId} className="block text-sm text-soft">
          {text}
        </span>
      </span>
    </label>
  );
}
