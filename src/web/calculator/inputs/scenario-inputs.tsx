import {
  concession,
  downPayment,
  mostConcession,
  mostMonthlyCost,
  price,
  type Scenario,
} from "#domain/calculator/scenario.ts";
import { Field } from "#web/ui/field.tsx";
import { NumberInput } from "#web/ui/number-input.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { AmountSlider } from "./amount-slider.tsx";
import { shareText } from "../deal/figures.ts";
import { inputWords as words } from "./input-messages.ts";
import { useAmountText } from "./use-amount-text.ts";

/** Props of ScenarioInputs. */
export type ScenarioInputsProps = {
  /** Within its bounds. */
  scenario: Scenario;
  onChange: (change: Partial<Scenario>) => void;
  onSettle: () => void;
  onHold: (isHeld: boolean) => void;
};

/** What an agent tries (SPEC §2, §5). */
export function ScenarioInputs({ scenario, onChange, onSettle, onHold }: ScenarioInputsProps) {
  const hands = { onSettle, onHold };
  const { purchasePrice, sellersConcession } = scenario;
  const mostConceded = mostConcession(purchasePrice);
  return (
    <Panel title={words.title}>
      <div className="grid gap-6 px-5 py-5">
        <Field label={words.address}>
          <TextInput
            autoComplete="off"
            maxLength={300}
            value={scenario.propertyAddress ?? ""}
            onChange={(event) => onChange({ propertyAddress: event.target.value || null })}
          />
        </Field>
        <AmountSlider
          {...hands}
          label={words.purchasePrice}
          amount={purchasePrice}
          min={price.min}
          max={price.max}
          step={price.step}
          onChange={(amount) => onChange({ purchasePrice: amount })}
          hint=""
        />
        <AmountSlider
          {...hands}
          label={words.downPayment}
          amount={scenario.downPayment}
          min={downPayment.min}
          max={purchasePrice}
          step={downPayment.step}
          onChange={(amount) => onChange({ downPayment: amount })}
          hint={words.ofPrice(shareText(scenario.downPayment, purchasePrice))}
        />
        <AmountSlider
          {...hands}
          label={words.sellersConcession}
          amount={sellersConcession}
          min={concession.min}
          max={mostConceded}
          step={concession.step}
          onChange={(amount) => onChange({ sellersConcession: amount })}
          hint={`${words.ofPrice(shareText(sellersConcession, purchasePrice))}. ${words.noEffect}`}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <MonthlyField
            label={words.monthlyTaxes}
            amount={scenario.monthlyTaxes}
            onChange={(amount) => onChange({ monthlyTaxes: amount })}
            onSettle={onSettle}
          />
          <MonthlyField
            label={words.monthlyInsurance}
            amount={scenario.monthlyInsurance}
            onChange={(amount) => onChange({ monthlyInsurance: amount })}
            onSettle={onSettle}
          />
        </div>
      </div>
    </Panel>
  );
}

type MonthlyFieldProps = {
  label: string;
  amount: number;
  onChange: (amount: number) => void;
  onSettle: () => void;
};

function MonthlyField({ label, ...rest }: MonthlyFieldProps) {
  const { error, input } = useAmountText({ ...rest, min: 0, max: mostMonthlyCost, format: String });
  return (
    <Field label={label} error={error}>
      <NumberInput prefix="$" min={0} {...input} />
    </Field>
  );
}
