import { desiredFunctions } from "#domain/profiles/business-types.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { labels, sections } from "./messages.ts";
import { Section, type PartProps } from "./section.tsx";

/** The desired functions, as checkboxes. */
export function FunctionsSection({ register, errors }: PartProps) {
  return (
    <Section words={sections.functions}>
      <fieldset className="sm:col-span-2">
        <legend className="mb-2 text-sm font-semibold">{labels.desiredFunctions}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {desiredFunctions.map((name) => (
            <Checkbox key={name} label={name} value={name} {...register("desiredFunctions")} />
          ))}
        </div>
        {errors.desiredFunctions && (
          <p className="mt-2 text-sm text-clay">{errors.desiredFunctions}</p>
        )}
      </fieldset>
    </Section>
  );
}
