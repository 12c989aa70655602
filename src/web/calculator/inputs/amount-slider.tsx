import { Slider } from "@base-ui/react/slider";
import clsx from "clsx";
import { useId } from "react";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { controlClass } from "#web/ui/control-class.ts";
import { roundText } from "../deal/figures.ts";
import { inputWords as words } from "./input-messages.ts";
import { useAmountText } from "./use-amount-text.ts";
import "./amount-slider.css";

/** Props of AmountSlider. Amounts in dollars. */
export type AmountSliderProps = {
  label: string;
  amount: number;
  min: number;
  max: number;
  step: number;
  onChange: (amount: number) => void;
  /** The hand is off the slider, or typing is over. */
  onSettle: () => void;
  /** The thumb is being dragged, or let go. */
  onHold: (isHeld: boolean) => void;
  /** Stands below, e.g. what share of the price it is. */
  hint: string;
};

const plain = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
// Page keys go ten steps at once.
const largeSteps = 10;

/** An amount by a slider, and beside it a field for the exact dollars. */
export function AmountSlider(props: AmountSliderProps) {
  const { label, amount, min, max, step, onChange, onSettle, onHold, hint } = props;
  const id = useId();
  const { error, input } = useAmountText({
    amount,
    min,
    max,
    format: plain.format,
    onChange,
    onSettle,
  });
  return (
    <div className="min-w-0">
      <div className="flex items-center justify-between gap-4">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span className="relative w-36 shrink-0">
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-3 grid place-items-center text-soft"
          >
            $
          </span>
          <input
            inputMode="decimal"
            autoComplete="off"
            aria-label={words.exact(label)}
            aria-describedby={`${id}-hint`}
            {...input}
            className={clsx(controlClass, "pl-7 text-right font-semibold")}
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
      <p id={`${id}-hint`} className="flex flex-wrap justify-between gap-x-4 text-sm text-soft">
        <span className={error && "text-clay"}>{error ?? hint}</span>
        <span>{words.between(roundText(min), roundText(max))}</span>
      </p>
    </div>
  );
}
