import type { TestApp } from "#test/harness/app.ts";
import { randomDeals, tryOut } from "#test/harness/random-deals.ts";

const deals = 10_000;

/** Random deals, different each time, for which a suggestion fails or one dollar more also passes. */
export function solverFailures(_app: TestApp, say: (line: string) => void) {
  let failures = 0;
  let suggestions = 0;
  for (const { deal, officer } of randomDeals(deals, Date.now() % 2 ** 31)) {
    const { suggested, wrong } = tryOut(deal, officer);
    suggestions += suggested;
    failures += wrong;
  }
  say(`${suggestions} suggestions for ${deals} random deals`);
  return { solver_deals: deals, solver_failures: failures };
}
