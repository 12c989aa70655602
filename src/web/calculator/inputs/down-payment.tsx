import clsx from "clsx";
import { useId, type ComponentProps } from "react";
import { downPayment, type Scenario } from "#domain/calculator/scenario.ts";
import { readPercent } from "#domain/kernel/typed-amounts.ts";
import { controlClass } from "#web/ui/control-class.ts";
import { AmountSlider, type AmountSliderProps } from "./amount-slider.tsx";
import { inputWords as words } from "./input-messages.ts";
import { useAmountText } from "./use-amount-text.ts";

/** Props of DownPayment. */
export type DownPaymentProps = Pick<AmountSliderProps, "onSettle" | "onHold" | "onFault"> & {
  scenario: Scenario;
  /** Percent of the price. */
  percent: number;
  onChange: (amount: number) => void;
  onPercent: (percent: number) => void;
};

const percentText = (percent: number) => `${percent}%`;

/** The down payment in dollars or in percent of the price; each updates the other. */
export function DownPayment({
  scenario,
  percent,
  onChange,
  onPercent,
  ...hands
}: DownPaymentProps) {
  const hintId = useId();
  const label = words.percent(words.downPayment);
  const { error, input } = useAmountText({
    field: label,
    amount: percent,
    min: 0,
    max: 100,
    read: readPercent,
    format: String,
    boundText: percentText,
    noAmount: words.noPercent,
    onChange: onPercent,
    onSettle: hands.onSettle,
    onFault: hands.onFault,
  });
  return (
    <AmountSlider
      {...hands}
      label={words.downPayment}
      amount={scenario.downPayment}
      min={downPayment.min}
      max={scenario.purchasePrice}
      step={downPayment.step}
      onChange={onChange}
      beside={<PercentInput aria-label={label} aria-describedby={hintId} {...input} />}
      fault={error}
      hintId={hintId}
      hint=""
    />
  );
}

function PercentInput(props: ComponentProps<"input">) {
  return (
    <span className="relative block w-28 shrink-0">
      <input
        inputMode="decimal"
        autoComplete="off"
        {...props}
        className={clsx(controlClass, "pr-8 text-right")}
      />
      <span
        aria-hidden="true"
        className="absolute inset-y-0 right-3 grid place-items-center text-soft"
      >
        %
      </span>
    </span>
  );
}
