import { useId } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { Checkbox } from "#web/ui/checkbox.tsx";
import {
  purchaseFields,
  refinanceFields,
  type LeadField,
  type LeadFormValues,
} from "./lead-form-values.ts";
import { errorAt } from "./lead-resolver.ts";
import { hiddenMistakes, leadLabels, leadSections, refinanceHint } from "./messages.ts";

/** Is Refinance: chooses which half of the loan's fields is shown, and speaks for mistakes in the hidden one. */
export function RefinanceSwitch({ isRefinance }: { isRefinance: boolean }) {
  const { control, register } = useFormContext<LeadFormValues>();
  const { errors } = useFormState({ control });
  const noteId = useId();
  const hidden = isRefinance ? purchaseFields : refinanceFields;
  const mistakes = hidden.flatMap((name: LeadField) => {
    const message = errorAt(errors, name);
    return message ? [`${leadLabels[name]}: ${message}`] : [];
  });
  const section = isRefinance ? leadSections.purchase : leadSections.refinance;
  return (
    <div className="col-span-6">
      <Checkbox
        label={leadLabels.isRefinance}
        aria-describedby={noteId}
        aria-invalid={mistakes.length > 0 || undefined}
        {...register("isRefinance")}
      />
      <p id={noteId} className={mistakes.length > 0 ? "text-sm text-clay" : "text-sm text-soft"}>
        {mistakes.length > 0 ? hiddenMistakes(section, mistakes) : refinanceHint}
      </p>
    </div>
  );
}
