import { concession, mostConcession, price, type Scenario } from "#domain/calculator/scenario.ts";
import type { LastSaved } from "#contract/calculator.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { useZone } from "#web/profiles/use-zone.ts";
import { Field } from "#web/ui/field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { AmountSlider } from "./amount-slider.tsx";
import { DownPayment } from "./down-payment.tsx";
import { shareText } from "../deal/figures.ts";
import { inputWords as words } from "./input-messages.ts";
import { MonthlyField } from "./monthly-field.tsx";
import type { OnFault } from "./use-amount-text.ts";

/** Props of ScenarioInputs. */
export type ScenarioInputsProps = {
  /** Always within its bounds. */
  scenario: Scenario;
  /** Who saved these values; null once this agent has changed them. */
  savedBy: LastSaved | null;
  /** The down payment in percent of the price. */
  percent: number;
  /** Whether the officer stated what a concession can pay. */
  isConcessionCounted: boolean;
  onChange: (change: Partial<Scenario>) => void;
  onPercent: (percent: number) => void;
  onSettle: () => void;
  onHold: (isHeld: boolean) => void;
  onFault: OnFault;
};

/** The inputs of a scenario. */
export function ScenarioInputs(props: ScenarioInputsProps) {
  const { scenario, savedBy, percent, onChange, onPercent, onSettle, onHold, onFault } = props;
  const hands = { onSettle, onHold, onFault };
  const monthly = { onSettle, onFault };
  const { purchasePrice, sellersConcession } = scenario;
  const mostConceded = mostConcession(purchasePrice);
  const effect = props.isConcessionCounted ? words.paysCosts : words.noEffect;
  return (
    <Panel title={words.title}>
      <div className="grid gap-6 px-5 py-5">
        <SavedBy saved={savedBy} />
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
        <DownPayment
          {...hands}
          scenario={scenario}
          percent={percent}
          onChange={(amount) => onChange({ downPayment: amount })}
          onPercent={onPercent}
        />
        <AmountSlider
          {...hands}
          label={words.sellersConcession}
          amount={sellersConcession}
          min={concession.min}
          max={mostConceded}
          step={concession.step}
          onChange={(amount) => onChange({ sellersConcession: amount })}
          hint={`${words.ofPrice(shareText(sellersConcession, purchasePrice))}. ${effect}`}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <MonthlyField
            {...monthly}
            label={words.monthlyTaxes}
            amount={scenario.monthlyTaxes}
            onChange={(amount) => onChange({ monthlyTaxes: amount })}
          />
          <MonthlyField
            {...monthly}
            label={words.monthlyInsurance}
            amount={scenario.monthlyInsurance}
            onChange={(amount) => onChange({ monthlyInsurance: amount })}
          />
        </div>
      </div>
    </Panel>
  );
}

/** Names the other agent whose scenario the inputs start with. */
function SavedBy({ saved }: { saved: LastSaved | null }) {
  const { user } = useAuth();
  const zone = useZone();
  if (!saved || saved.agentId === user?.id) return null;
  const when = momentText(saved.savedAt, zone);
  return <p className="text-sm wrap-anywhere text-soft">{words.savedBy(saved.agentName, when)}</p>;
}
