import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { weekdayKeys } from "#domain/appointments/availability.ts";
import { Section } from "#web/profiles/section.tsx";
import { hoursWords as words, sectionWords } from "./availability-messages.ts";
import type { AvailabilityValues } from "./availability-values.ts";
import { DayHours } from "./day-hours.tsx";

const choices = [
  { value: "usual", name: words.usual, text: words.usualText },
  { value: "own", name: words.own, text: words.ownText },
] as const;

/** The spec's fixed starts on every day, or a week of one's own (D1). */
export function HoursSection() {
  const { control } = useFormContext<AvailabilityValues>();
  const hours = useWatch({ control, name: "hours" });
  return (
    <Section words={sectionWords.hours}>
      <fieldset className="flex flex-col gap-2 sm:col-span-2">
        <legend className="sr-only">{words.legend}</legend>
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
  const { register } = useFormContext<AvailabilityValues>();
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
