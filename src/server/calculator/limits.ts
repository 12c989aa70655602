import { bluntQuestionsADay } from "#domain/calculator/blunt.ts";
import { doesConcessionCount } from "#domain/calculator/concession.ts";
import type { Limits } from "#domain/calculator/verdict.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import type { Visitor } from "#server/account/session-guard.ts";
import { bucketOf, countDone, countSince } from "#server/platform/attempts.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";

const day = 24 * 60 * 60 * 1000;
/** How many scenarios an agent may save for one deal per day: each one notifies the loan officer. */
const savesADay = 100;

/**
 * Counts a question about hidden finances, one per scenario and day; false if the limit is reached: with unlimited
 * questions an agent could find the borrower's figures by bisection. The deal's row is locked, so that the questions
 * about one deal are counted one after another.
 */
export async function countQuestion(
  tx: OwnerTransaction,
  question: { me: Visitor; dealId: string; scenario: Scenario; limits: Limits; now: Date },
): Promise<boolean> {
  const { me, dealId, limits, now } = question;
  const { purchasePrice, downPayment, monthlyTaxes, monthlyInsurance } = question.scenario;
  const amounts = [purchasePrice, downPayment, monthlyTaxes, monthlyInsurance];
  const { sellersConcession } = question.scenario;
  const terms = [...amounts, ...(doesConcessionCount(limits) ? [sellersConcession] : [])].join();
  const since = new Date(now.getTime() - day);
  const whole = bucketOf("asked", `${me.ownerId} ${dealId}`);
  const same = bucketOf("asked", `${me.ownerId} ${dealId} ${terms}`);
  if ((await countSince(tx, { bucket: same, since })) > 0) return true;
  if ((await countSince(tx, { bucket: whole, since })) >= bluntQuestionsADay) return false;
  await countDone(tx, { buckets: [whole, same], now });
  return true;
}

/** Counts a saved scenario of a deal, or throws when the limit is reached. */
export async function countSave(
  tx: OwnerTransaction,
  { me, dealId, now }: { me: Visitor; dealId: string; now: Date },
  tooMany: () => Error,
): Promise<void> {
  const bucket = bucketOf("saved", `${me.ownerId} ${dealId}`);
  const since = new Date(now.getTime() - day);
  if ((await countSince(tx, { bucket, since })) >= savesADay) throw tooMany();
  await countDone(tx, { buckets: [bucket], now });
}
