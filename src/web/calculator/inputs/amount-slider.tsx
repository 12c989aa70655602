import { Slider } from "@base-ui/react/slider";
import { useId, type ReactNode } from "react";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { MoneyInput } from "#web/ui/money-input.tsx";
import { roundText } from "../deal/figures.ts";
import { inputWords as words } from "./input-messages.ts";
import { useAmountText, type OnFault } from "./use-amount-text.ts";
import "./amount-slider.css";

/** Props of AmountSlider. Amounts in dollars. */
export type AmountSliderProps = {
  label: string;
  amount: number;
  min: number;
  max: number;
  step: number;
  onChange: (amount: number) => void;
  /** Called when the slider is released or typing is finished. */
  onSettle: () => void;
  /** Called when the thumb is grabbed or released. */
  onHold: (isHeld: boolean) => void;
  onFault: OnFault;
  /** Another input for the same amount, beside the dollars. */
  beside?: ReactNode;
  /** The error in that input. */
  fault?: string | undefined;
  hintId?: string;
  /** Shown below, for example the share of the price. */
  hint: string;
};

// Page Up and Page Down move ten steps.
const largeSteps = 10;

/** A slider for an amount, with a field for the exact dollars. */
export function AmountSlider(props: AmountSliderProps) {
  const { label, amount, min, max, step, onChange, onSettle, onHold, beside, hint } = props;
  const id = useId();
  const { hintId = `${id}-hint` } = props;
  const { error, input, replace, replaced } = useAmountText({
    field: label,
    amount,
    min,
    max,
    boundText: dollarsText,
    onChange,
    onSettle,
    onFault: props.onFault,
  });
  const fault = error ?? props.fault;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span className="ml-auto flex gap-2">
          {beside}
          <MoneyInput
            aria-label={words.exact(label)}
            aria-describedby={hintId}
            {...input}
            className="w-36 shrink-0 [&>input]:text-right [&>input]:font-semibold"
          />
        </span>
      </div>
      <Slider.Root
        value={amount}
        min={min}
        max={max}
        step={step}
        largeStep={step * largeSteps}
        thumbAlignment="edge-client-only"
        onValueChange={(next, { reason }) => {
          if (reason === "drag") onHold(true);
          replace();
          onChange(next);
        }}
        onValueCommitted={() => {
          onHold(false);
          onSettle();
        }}
      >
        <Slider.Control className="amount-slider">
          <Slider.Track className="amount-slider-track">
            <Slider.Indicator className="amount-slider-taken" />
            <Slider.Thumb
              aria-labelledby={id}
              getAriaValueText={(_, value) => dollarsText(value)}
              className="amount-slider-thumb"
            />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <p id={hintId} className="flex flex-wrap justify-between gap-x-4 text-sm text-soft">
        <span className={fault && "text-clay"}>
          {fault ?? (replaced ? words.replaced(replaced) : hint)}
        </span>
        <span>{words.between(roundText(min), roundText(max))}</span>
      </p>
    </div>
  );
}
