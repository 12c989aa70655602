import { programs } from "#domain/contacts/loan-choices.ts";
import { rulesOn } from "#domain/calculator/rules/rule-set.ts";
import { judge } from "#domain/calculator/verdict.ts";
import { oracleOf } from "#test/harness/offer-oracle.ts";
import { tryOut } from "#test/harness/random-deals.ts";
import { randomOffers } from "#test/harness/random-offers.ts";

/**
 * Judges random offers of every program twice, by the calculator and from the published rules in decimal arithmetic,
 * and tries what the calculator suggests; different offers each time. Exits with an error unless nothing differs.
 * `npm run bench -- offers 1000` takes that many of each program instead of 100,000.
 */
const each = Number(process.argv[2] ?? 100_000);
/** Of these, suggestions are tried, which judge an offer a hundred times. */
const tried = Math.ceil(each / 10);
const rules = rulesOn("2026-11-18");
const figures = { offers: 0, within: 0, mismatches: 0, false_within: 0, solver_failures: 0 };

for (const program of programs) {
  const seed = Date.now() % 2 ** 31;
  for (const offer of randomOffers(each, program, seed)) {
    const { fault, estimatedPiti, cash, isWithinLimits } = judge(offer.deal, offer.officer, rules);
    if (fault) continue;
    const found = oracleOf(offer);
    const isPaymentSame = found.payment.minus(estimatedPiti).abs().lt(1e-6);
    const cashToClose = cash?.cashToClose ?? null;
    const isCashSame =
      found.cash === null || cashToClose === null
        ? found.cash === cashToClose
        : found.cash.minus(cashToClose).abs().lt(1e-6);
    // Closer to a limit than a float can tell, either answer is right.
    const isVerdictSame = found.isWithin === isWithinLimits || found.margin.lt(1e-7);
    if (!isPaymentSame || !isCashSame || !isVerdictSame)
      console.error(`  differs: ${JSON.stringify({ ...offer, found, estimatedPiti, cash })}`);
    figures.offers += 1;
    figures.within += Number(isWithinLimits);
    figures.mismatches += Number(!isPaymentSame || !isCashSame || !isVerdictSame);
    figures.false_within += Number(!isVerdictSame && isWithinLimits === true);
  }
  for (const { deal, officer } of randomOffers(tried, program, seed + 1))
    figures.solver_failures += tryOut(deal, officer, rules).wrong;
  console.error(`  ${program}: judged`);
}

for (const [name, value] of Object.entries(figures)) console.log(`${name}=${value}`);
const { mismatches, false_within: falseWithin, solver_failures: failures } = figures;
if (mismatches + falseWithin + failures > 0) process.exitCode = 1;
