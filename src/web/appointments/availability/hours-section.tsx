import { useFormContext, useWatch } from "#web/ui/form/use-form.tsx";
import { weekdayKeys } from "#domain/appointments/availability.ts";
import { Section } from "#web/profiles/section.tsx";
import { ChoiceCard } from "#web/ui/choice-card.tsx";
import { hoursWords as words, sectionWords } from "./availability-messages.ts";
import type { AvailabilityValues } from "./availability-values.ts";
import { DayHours } from "./day-hours.tsx";

const choices = [
  { value: "usual", title: words.usual, text: words.usualText },
  { value: "own", title: words.own, text: words.ownText },
] as const;

/** Chooses between the usual fixed starts on every day and own weekly hours. */
export function HoursSection() {
  const form = useFormContext<AvailabilityValues>();
  const { register } = form;
  const hours = useWatch(form, "hours");
  return (
    <Section words={sectionWords.hours}>
      <fieldset className="flex flex-col gap-2 sm:col-span-2">
        <legend className="sr-only">{words.legend}</legend>
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
