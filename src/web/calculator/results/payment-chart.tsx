import type { Scenario } from "#domain/calculator/scenario.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { scaleOf } from "./chart-scale.ts";
import { dtiText, roundText } from "../deal/figures.ts";
import { chartWords as words } from "./result-messages.ts";
import "./payment-chart.css";

/** Props of PaymentChart. Dollars; payments a month. */
export type PaymentChartProps = {
  scenario: Scenario;
  /** The whole payment at a price. */
  paymentAt: (price: number) => number;
  payment: number;
  isWithinLimits: boolean | null;
  /** The payments that the limits allow; null for a limit that isn't drawn. */
  limits: {
    payment: number | null;
    dti: number | null;
    maxAllowedDti: number | null;
    /** Not drawn as a line, only as the end of what is allowed. */
    housing?: number | null;
  };
  /** The highest price within both limits. */
  reach: number | null;
  isDtiHidden?: boolean;
};

const ticks = [0, 0.25, 0.5, 0.75, 1];
const short = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 2 });

/** A chart of the monthly payment by price with the same down payment, and of the limits. */
export function PaymentChart(props: PaymentChartProps) {
  const { scenario, paymentAt, payment, isWithinLimits, limits, reach, isDtiHidden } = props;
  const levels = [limits.payment, limits.dti];
  const scale = scaleOf({ scenario, paymentAt, limits: levels, reach });
  const across = (price: number) => (price / scale.mostPrice) * 100;
  const up = (amount: number) => (amount / scale.mostPayment) * 100;
  const isDrawn = (level: number | null) =>
    level !== null && level >= 0 && level <= scale.mostPayment;
  const allowed = Math.min(...[...levels, limits.housing].map((level) => level ?? Infinity));
  const points = scale.line.map((at) => `${across(at.price)},${100 - up(at.payment)}`).join(" ");

  return (
    <figure className="border-t border-line px-5 py-4">
      <figcaption className="font-semibold">{words.name}</figcaption>
      <div
        role="img"
        aria-label={`${words.name}. ${told(props)}`}
        data-tone={verdictOf(isWithinLimits)}
        className="payment-chart mt-3"
      >
        <div className="payment-chart-field">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {isDrawn(allowed) && <rect width={100} height={Math.max(100 - up(allowed), 0)} />}
            {ticks.map((tick) => (
              <line key={tick} x2={100} y1={tick * 100} y2={tick * 100} />
            ))}
            {isDrawn(limits.payment) && <Level at={100 - up(limits.payment!)} limit="payment" />}
            {isDrawn(limits.dti) && <Level at={100 - up(limits.dti!)} limit="dti" />}
            {reach !== null && isDrawn(allowed) && reach <= scale.mostPrice && (
              <line
                data-line="reach"
                x1={across(reach)}
                x2={across(reach)}
                y1={100 - up(allowed)}
                y2={100}
              />
            )}
            <polyline points={points} />
          </svg>
          <span
            data-tone={verdictOf(isWithinLimits)}
            style={{ left: `${across(scenario.purchasePrice)}%`, bottom: `${up(payment)}%` }}
            className="payment-chart-point"
          />
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${tick * 100}%` }} className="payment-chart-amount">
              {roundText(tick * scale.mostPayment)}
            </span>
          ))}
        </div>
        <div className="payment-chart-prices">
          {ticks.map((tick) => (
            <span key={tick} style={{ left: `${tick * 100}%` }}>
              {`$${short.format(tick * scale.mostPrice)}`}
            </span>
          ))}
        </div>
      </div>
      <Legend {...props} isDrawn={isDrawn} />
      <p className="mt-3 text-sm text-soft">
        {told(props)} {isDtiHidden && words.dtiNotDrawn}
      </p>
    </figure>
  );
}

/** The chart's color. Only a scenario known to be within the limits is green. */
function verdictOf(isWithinLimits: boolean | null): "within" | "exceeds" | "unknown" {
  if (isWithinLimits === null) return "unknown";
  return isWithinLimits ? "within" : "exceeds";
}

/** The chart as text, shown to everyone. */
function told({ scenario, payment, reach }: PaymentChartProps): string {
  const { downPayment, purchasePrice } = scenario;
  const here = words.told(dollarsText(downPayment), dollarsText(purchasePrice), roundText(payment));
  return reach === null ? here : `${here} ${words.reaches(dollarsText(reach))}`;
}

function Level({ at, limit }: { at: number; limit: "payment" | "dti" }) {
  return <line data-limit={limit} x2={100} y1={at} y2={at} />;
}

type LegendProps = PaymentChartProps & { isDrawn: (level: number | null) => boolean };

function Legend({ limits, isWithinLimits, isDrawn }: LegendProps) {
  const { payment, dti, maxAllowedDti } = limits;
  const text = (level: number, name: string) =>
    isDrawn(level) ? name : `${name} (${words.notDrawn})`;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <li className="flex items-center gap-2">
        <span
          aria-hidden="true"
          data-tone={verdictOf(isWithinLimits)}
          className="payment-chart-point"
        />
        {words.here}
      </li>
      {payment !== null && (
        <li className="flex items-center gap-2">
          <Swatch limit="payment" />
          {text(payment, words.paymentLimit(roundText(payment)))}
        </li>
      )}
      {dti !== null && maxAllowedDti !== null && (
        <li className="flex items-center gap-2">
          <Swatch limit="dti" />
          {text(dti, words.dtiLimit(roundText(dti), dtiText(maxAllowedDti)))}
        </li>
      )}
    </ul>
  );
}

function Swatch({ limit }: { limit: "payment" | "dti" }) {
  return (
    <svg viewBox="0 0 24 4" width={24} height={4} aria-hidden="true" className="shrink-0">
      <line data-limit={limit} x2={24} y1={2} y2={2} />
    </svg>
  );
}
