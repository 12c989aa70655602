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

/**
 * Taxes or insurance. A numeric input, as the specification says: there a browser drops letters one by one,
 * so that "1.2k" would become 1.2. What it would drop is read here first.
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

  function onBeforeInput(event: InputEvent<HTMLInputElement>) {
    const { data, currentTarget } = event;
    if (/^[\d.e+-]*$/i.test(data)) return;
    event.preventDefault();
    // Typed on the way to "$1,250": the digits alone say the same.
    if (/^[$,\s]$/.test(data)) return;
    const amount = readAmount(/\d/.test(data) ? data : `${currentTarget.value}${data}`);
    if (amount === null) refuse();
    else type(String(amount));
  }

  return (
    <Field label={label} error={error}>
      <NumberInput prefix="$" min={0} {...input} onBeforeInput={onBeforeInput} />
    </Field>
  );
}
