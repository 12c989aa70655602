import { price, type Scenario } from "#domain/calculator/scenario.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { Button } from "#web/ui/button.tsx";
import { nearestWords as words } from "./result-messages.ts";
import type { Nearest } from "./nearest.ts";

/** Props of NearestChanges. */
export type NearestChangesProps = {
  nearest: Nearest;
  scenario: Scenario;
  isWithinLimits: boolean;
  /** Whether a program or the cash can be what fails. */
  hasOffer: boolean;
  /** Puts the change into the inputs. */
  onUse: (change: Partial<Scenario>) => void;
};

/** The highest price and the smallest down payment within the limits, with buttons to use them. */
export function NearestChanges(props: NearestChangesProps) {
  const { nearest, scenario, isWithinLimits, hasOffer, onUse } = props;
  const none = hasOffer ? words.noneOffer : words.none;
  const { purchasePrice, downPayment } = scenario;
  return (
    <div className="border-t border-line px-5 py-4">
      <h3 className="font-semibold">{isWithinLimits ? words.within : words.exceeds}</h3>
      <dl className="mt-2 grid gap-2">
        <Change
          label={words.price(dollarsText(downPayment))}
          amount={nearest.price}
          current={purchasePrice}
          otherwise={
            nearest.tooLowPrice === null
              ? none
              : words.tooLow(dollarsText(nearest.tooLowPrice), dollarsText(price.min))
          }
          note={nearest.isCapped ? words.capped(dollarsText(price.max)) : null}
          onUse={(amount) => onUse({ purchasePrice: amount })}
        />
        <Change
          label={words.down(dollarsText(purchasePrice))}
          amount={nearest.downPayment}
          current={downPayment}
          otherwise={none}
          note={null}
          onUse={(amount) => onUse({ downPayment: amount })}
        />
      </dl>
    </div>
  );
}

type ChangeProps = {
  label: string;
  amount: number | null;
  current: number;
  /** Shown if there is no such amount. */
  otherwise: string;
  /** Shown instead of the amount. */
  note: string | null;
  onUse: (amount: number) => void;
};

function Change({ label, amount, current, otherwise, note, onUse }: ChangeProps) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <dt className="text-soft">{label}</dt>
      <dd className="ml-auto flex flex-wrap items-center justify-end gap-x-3 text-right">
        {amount === null || note ? <span>{note ?? otherwise}</span> : null}
        {amount !== null && amount === current && !note && <span>{words.inUse}</span>}
        {amount !== null && amount !== current && (
          <Button size="sm" onClick={() => onUse(amount)}>
            {words.use(dollarsText(amount))}
          </Button>
        )}
      </dd>
    </div>
  );
}
