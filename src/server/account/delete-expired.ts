import type { Pool } from "pg";
import { keptFor, spanText } from "#domain/kernel/kept-for.ts";
import { inBatches } from "#server/platform/batches.ts";

/** The hourly part of the job "forget-attempts" about accounts: deletes what has expired. */
export async function forgetAccountRemains(worker: Pool): Promise<void> {
  await forgetRequests(worker);
  const { failedSignIns, knownBrowser } = keptFor;
  await worker.query("delete from account.delay where changed_at < now() - $1::interval", [
    spanText(failedSignIns),
  ]);
  await worker.query("delete from account.known_place where seen_at < now() - $1::interval", [
    spanText(knownBrowser),
  ]);
  await worker.query("delete from account.session where expires_at < now()");
  await worker.query("delete from account.verification where expires_at < now()");
  await worker.query("select account_keeper.drop_stale_sign_ups()");
}

/** No rate limit looks back further than a minute; a day leaves a margin. */
async function forgetRequests(worker: Pool): Promise<void> {
  await inBatches(
    worker,
    `delete from account.rate_limit where id in (
       select id from account.rate_limit
        where last_request < extract(epoch from now() - interval '${spanText(keptFor.requestCounts)}') * 1000 limit $1)`,
  );
}
