import { highestPrice, smallestDownPayment } from "#domain/calculator/nearest-change.ts";
import { judge, type Limits, type Terms } from "#domain/calculator/verdict.ts";
import { randomDeals } from "#test/harness/random-deals.ts";
import type { TestApp } from "#test/harness/app.ts";

const deals = 10_000;

/** Random deals in which a suggestion fails, or one dollar beyond it passes too. */
export function solverFailures(_app: TestApp, say: (line: string) => void) {
  let failures = 0;
  let suggestions = 0;
  for (const { deal, officer } of randomDeals(deals, Date.now() % 2 ** 31)) {
    const price = highestPrice(deal, officer);
    const down = smallestDownPayment(deal, officer);
    suggestions += Number(price !== null) + Number(down !== null);
    const lowest = Math.floor(deal.downPayment) + 1;
    const most = Math.ceil(deal.purchasePrice) - 1;
    const isPriceRight =
      price === null
        ? !passes(deal, officer, { purchasePrice: lowest })
        : passes(deal, officer, { purchasePrice: price }) &&
          !passes(deal, officer, { purchasePrice: price + 1 });
    const isDownRight =
      down === null
        ? !passes(deal, officer, { downPayment: most })
        : passes(deal, officer, { downPayment: down }) &&
          (down === 0 || !passes(deal, officer, { downPayment: down - 1 }));
    failures += Number(!isPriceRight) + Number(!isDownRight);
  }
  say(`${suggestions} suggestions for ${deals} random deals`);
  return { solver_deals: deals, solver_failures: failures };
}

function passes(deal: Terms, officer: Limits, change: Partial<Terms>): boolean {
  return judge({ ...deal, ...change }, officer).isWithinLimits === true;
}
