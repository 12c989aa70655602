import type { Pool } from "pg";

/** The hourly part of the job "forget-attempts" that is about accounts: what opens nothing and holds nobody up any more. */
export async function forgetAccountRemains(worker: Pool): Promise<void> {
  await worker.query("delete from account.delay where changed_at < now() - interval '2 days'");
  await worker.query("delete from account.known_place where seen_at < now() - interval '90 days'");
  await worker.query("delete from account.session where expires_at < now()");
  await worker.query("delete from account.verification where expires_at < now()");
  await worker.query("select account_keeper.drop_stale_sign_ups()");
}
