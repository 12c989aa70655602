import type { InputEvent } from "react";
import { mostMonthlyCost } from "#domain/calculator/scenario.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { readAmount } from "#domain/kernel/typed-amounts.ts";
import { Field } from "#web/ui/field.tsx";
import { NumberInput } from "#web/ui/number-input.tsx";
import { useAmountText, type TypedAmount } from "./use-amount-text.ts";

/** Props of MonthlyField. Dollars a month. */
export type MonthlyFieldProps = Pick<
  TypedAmount,
  "amount" | "onChange" | "onSettle" | "onFault"
> & { label: string };

// Characters of an amount that a numeric input can't show.
const unshown = /[$,\s]/g;

/**
 * Monthly taxes or insurance. Browsers drop non-numeric characters from a numeric input, so "1.2k" would become 1.2 and
 * "12,50" 1,250. This field therefore reads them first and checks the whole text.
 */
export function MonthlyField({ label, ...rest }: MonthlyFieldProps) {
  const { error, input, type, refuse } = useAmountText({
    ...rest,
    field: label,
    min: 0,
    max: mostMonthlyCost,
    format: String,
    boundText: dollarsText,
  });
  const shown = input.value.replace(unshown, "");

  function onBeforeInput(event: InputEvent<HTMLInputElement>) {
    const { data } = event;
    if (/^[\d.e+-]*$/i.test(data)) return;
    event.preventDefault();
    if (/^[$,\s]$/.test(data)) return type(`${input.value}${data}`);
    const amount = readAmount(/\d/.test(data) ? data : `${input.value}${data}`);
    if (amount === null) refuse();
    else type(String(amount));
  }

  return (
    <Field label={label} error={error}>
      <NumberInput
        prefix="$"
        min={0}
        {...input}
        value={shown}
        onChange={({ target: { value } }) => type(withUnshown(input.value, shown, value))}
        onBeforeInput={onBeforeInput}
      />
    </Field>
  );
}

/** The whole text after a change of the shown text. Separators are kept if the new input comes after them. */
function withUnshown(text: string, shown: string, next: string): string {
  return next.startsWith(shown) ? `${text}${next.slice(shown.length)}` : next;
}
