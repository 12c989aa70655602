import { price, type Scenario } from "#domain/calculator/scenario.ts";

/** What the chart shows, in dollars. */
export type Charted = {
  scenario: Scenario;
  /** The whole payment at a price, in dollars a month. */
  paymentAt: (price: number) => number;
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
  from: Point;
  to: Point;
  /** The line between them, which bends where mortgage insurance begins or a premium changes. */
  line: Point[];
};

type Point = { price: number; payment: number };

/** In how many pieces the line is drawn. */
const pieces = 48;

// Only a few values, so that the axis stays stable while a slider moves.
const priceEnds = [200_000, 400_000, 600_000, 1_000_000, 1_400_000, price.max];
const roundParts = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10];

/** The axes for a scenario, ending a little beyond it and beyond the limits' reach. */
export function scaleOf({ scenario, paymentAt, limits, reach }: Charted): Scale {
  const { purchasePrice, downPayment } = scenario;
  const beyond = 1.15 * Math.max(purchasePrice, reach ?? 0);
  const mostPrice = priceEnds.find((end) => end >= beyond) ?? price.max;
  const start = Math.min(Math.max(price.min, downPayment), mostPrice);
  const line = Array.from({ length: pieces + 1 }, (_, index): Point => {
    const at = start + ((mostPrice - start) * index) / pieces;
    return { price: at, payment: paymentAt(at) };
  });
  const [from, to] = [line[0]!, line.at(-1)!];
  // A limit far above the line would flatten it, so the legend states it instead.
  const near = limits.filter((limit) => limit !== null && limit <= 1.6 * to.payment) as number[];
  return {
    mostPrice,
    mostPayment: roundUp(1.05 * Math.max(to.payment, ...near)),
    from,
    to,
    line,
  };
}

/** The next round amount for an axis. */
export function roundUp(amount: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(amount, 1)));
  return (roundParts.find((part) => part * unit >= amount) ?? 10) * unit;
}
