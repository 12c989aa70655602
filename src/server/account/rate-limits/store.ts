import { failuresNotedAnHour, placesLastDays, type WaitRule } from "#domain/account/waiting.ts";
import type { EventKind } from "#domain/account/events.ts";
import { proofLasts } from "#server/platform/proof-of-work.ts";
import type { Accounts } from "../shared/accounts.ts";

/** A rule at work on somebody: `waits` is false where a try is counted and need not wait. */
export type Turn = WaitRule & { bucket: string; waits: boolean };
export type Waiting = { bucket: string; failures: number; seconds: number };

/** Takes one more try in all buckets, or in none: then it answers those that must wait (migrations, account.take_turn). */
export async function takeTurn(accounts: Accounts, turns: Turn[]): Promise<Waiting[]> {
  const { rows } = await accounts.query<Waiting>(
    "select bucket, failures, seconds from account.take_turn($1)",
    [JSON.stringify(turns)],
  );
  return rows;
}

/** Takes back what a try was counted that turned out well. */
export async function forgive(accounts: Accounts, turns: Turn[], pair: string | null) {
  await accounts.query("delete from account.delay where bucket = $1", [pair]);
  await accounts.query(
    `update account.delay d
        set failures = greatest(d.failures - 1, 0),
            free_at = case when d.failures - 1 < r.free then clock_timestamp() else d.free_at end
       from jsonb_to_recordset($1) as r(bucket text, free integer) where r.bucket = d.bucket`,
    [JSON.stringify(turns.filter(({ bucket }) => bucket !== pair))],
  );
}

/** Whose account a try is about: by what was typed, or the id of who is signed in. */
export type Whose = { column: "email" | "phone_number" | "id"; value: string };
const isWhose = {
  email: "u.email = $6",
  phone_number: "u.phone_number = $6",
  id: "u.id = $6::uuid",
};
export type Failure = {
  kind: EventKind;
  whose: Whose;
  detail: string;
  ipAddress: string | null;
  userAgent: string | null;
};

/**
 * The wait begins at the end of the try that failed, and the account's owner can read of it. One statement, whether
 * there is such an account or not, so that both take the same time.
 */
export async function noteFailure(accounts: Accounts, turns: Turn[], failure: Failure | null) {
  const postponed = `update account.delay set free_at = clock_timestamp() + (free_at - changed_at)
                      where bucket = any($1) and free_at > changed_at`;
  const buckets = turns.map(({ bucket }) => bucket);
  if (!failure) {
    await accounts.query(postponed, [buckets]);
    return;
  }
  const { kind, whose, detail, ipAddress, userAgent } = failure;
  await accounts.query(
    `with postponed as (${postponed})
     insert into account.event (user_id, kind, detail, ip_address, user_agent)
     select u.id, $2, $3, $4, $5 from account."user" u
      where ${isWhose[whose.column]}
        and (select count(*) from account.event e
              where e.user_id = u.id and e.happened_at > now() - interval '1 hour' and e.kind like '%\\_failed') < $7`,
    [buckets, kind, detail, ipAddress, userAgent, whose.value, failuresNotedAnHour],
  );
}

/** Spends a proof of work: one try for each. False when it was spent before. */
export async function spendProof(accounts: Accounts, signature: string): Promise<boolean> {
  const { rowCount } = await accounts.query(
    `insert into guard.spent_proofs (signature, expires_at)
     values ($1, now() + make_interval(secs => $2)) on conflict do nothing`,
    [signature, proofLasts / 1000],
  );
  return rowCount === 1;
}

/** Whether this account was opened from this place lately. */
export async function isKnownPlace(accounts: Accounts, account: string, place: string) {
  const { rowCount } = await accounts.query(
    `select from account.known_place
      where account = $1 and place = $2 and seen_at > now() - make_interval(days => $3)`,
    [account, place, placesLastDays],
  );
  return rowCount === 1;
}

/** Remembers a place from which an account was opened, under every name that it can be tried by. */
export async function rememberPlace(accounts: Accounts, names: string[], place: string) {
  await accounts.query(
    `insert into account.known_place (account, place, seen_at) select unnest($1::text[]), $2, now()
     on conflict (account, place) do update set seen_at = now()`,
    [names, place],
  );
}

/** Whether there is a turn; takes it. */
export async function mayTakeTurn(accounts: Accounts, turn: Turn): Promise<boolean> {
  return (await takeTurn(accounts, [turn])).length === 0;
}
