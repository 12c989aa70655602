import { monthlyCostOfDollar } from "#domain/calculator/payment.ts";
import { price, type Scenario } from "#domain/calculator/scenario.ts";

/** What the chart shows, in dollars. */
export type Charted = {
  scenario: Scenario;
  /** Percent a year. */
  rate: number;
  /** The payments that the limits allow; null for a limit that isn't drawn. */
  limits: (number | null)[];
  /** The highest price within the limits. */
  reach: number | null;
};

/** The ends of the axes and the line between them, in dollars. */
export type Scale = {
  mostPrice: number;
  mostPayment: number;
  /** The payment at the lowest and at the highest price drawn. */
  from: { price: number; payment: number };
  to: { price: number; payment: number };
};

// Only a few values, so that the axis stays stable while a slider moves.
const priceEnds = [200_000, 400_000, 600_000, 1_000_000, 1_400_000, price.max];
const roundParts = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10];

/** The axes for a scenario, ending a little beyond it and beyond the limits' reach. */
export function scaleOf({ scenario, rate, limits, reach }: Charted): Scale {
  const { purchasePrice, downPayment, monthlyTaxes, monthlyInsurance } = scenario;
  const beyond = 1.15 * Math.max(purchasePrice, reach ?? 0);
  const mostPrice = priceEnds.find((end) => end >= beyond) ?? price.max;
  const paymentAt = (at: number) =>
    Math.max(at - downPayment, 0) * monthlyCostOfDollar(rate) + monthlyTaxes + monthlyInsurance;
  const ends = [Math.min(Math.max(price.min, downPayment), mostPrice), mostPrice];
  const [from, to] = ends.map((at) => ({ price: at, payment: paymentAt(at) }));
  // A limit far above the line would flatten it, so the legend states it instead.
  const near = limits.filter((limit) => limit !== null && limit <= 1.6 * to!.payment) as number[];
  return {
    mostPrice,
    mostPayment: roundUp(1.05 * Math.max(to!.payment, ...near)),
    from: from!,
    to: to!,
  };
}

/** The next round amount for an axis. */
export function roundUp(amount: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(amount, 1)));
  return (roundParts.find((part) => part * unit >= amount) ?? 10) * unit;
}
