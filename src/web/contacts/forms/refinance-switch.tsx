import { useId, type ReactNode } from "react";
import { useFormContext, useFormState, useWatch } from "#web/ui/form/use-form.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { fieldLabel } from "./form-field.tsx";
import { hiddenMistakes } from "./form-messages.ts";
import { errorAt } from "./form-check.ts";
import { FormSection } from "./form-section.tsx";

/** One of the two sets of loan fields. */
export type LoanView = { title: string; fields: readonly string[]; children: ReactNode };

/** Props of RefinanceSwitch. */
export type RefinanceSwitchProps = { hint: string; purchase: LoanView; refinance: LoanView };

/**
 * The Is Refinance checkbox: chooses which set of loan fields is shown, and lists errors in the hidden set. Hidden
 * values are kept and saved, because a client may change plans more than once.
 */
export function RefinanceSwitch({ hint, purchase, refinance }: RefinanceSwitchProps) {
  const form = useFormContext();
  const { register } = form;
  const isRefinance = useWatch(form, "isRefinance") === true;
  const [shown, hidden] = isRefinance ? [refinance, purchase] : [purchase, refinance];
  const { errors } = useFormState(form);
  const noteId = useId();
  const mistakes = hidden.fields.flatMap((name) => {
    const message = errorAt(errors, name);
    return message ? [`${fieldLabel(name)}: ${message}`] : [];
  });
  const isWrong = mistakes.length > 0;
  return (
    <FormSection title={shown.title}>
      <div className="col-span-6">
        <Checkbox
          label={fieldLabel("isRefinance")}
          aria-describedby={noteId}
          aria-invalid={isWrong || undefined}
          {...register("isRefinance")}
        />
        <p id={noteId} className={isWrong ? "text-sm text-clay" : "text-sm text-soft"}>
          {isWrong ? hiddenMistakes(hidden.title, mistakes) : hint}
        </p>
      </div>
      {[purchase, refinance].map((view) => (
        <div
          key={view.title}
          hidden={view !== shown}
          className="col-span-6 grid grid-cols-6 gap-x-4 gap-y-5"
        >
          {view.children}
        </div>
      ))}
    </FormSection>
  );
}
