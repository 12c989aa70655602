import { failuresNotedAnHour, placesLastDays, type WaitRule } from "#domain/account/waiting.ts";
import type { EventKind } from "#domain/account/events.ts";
import { proofLasts } from "#server/platform/proof-of-work.ts";
import type { Accounts } from "../shared/accounts.ts";

/** A rule for one bucket. With `waits: false` an attempt is counted but need not wait. */
export type Turn = WaitRule & { bucket: string; waits: boolean };
export type Waiting = { bucket: string; failures: number; seconds: number };

/**
 * Counts one attempt in all buckets, or in none: then it returns the buckets that must wait (account.take_turn in
 * docs/schema.sql).
 */
export async function takeTurn(accounts: Accounts, turns: Turn[]): Promise<Waiting[]> {
  const { rows } = await accounts.query<Waiting>(
    "select bucket, failures, seconds from account.take_turn($1)",
    [JSON.stringify(turns)],
  );
  return rows;
}

/** Removes a successful attempt from the count. */
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

/** The account that is tried: by what was typed, or by the id of the signed-in person. */
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
 * The wait begins when the attempt has failed, and the owner can see it under Activity. One statement whether the
 * account exists or not, so that both take the same time.
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

/** Uses up a proof of work; false if it was used before. */
export async function spendProof(accounts: Accounts, signature: string): Promise<boolean> {
  const { rowCount } = await accounts.query(
    `insert into guard.spent_proofs (signature, expires_at)
     values ($1, now() + make_interval(secs => $2)) on conflict do nothing`,
    [signature, proofLasts / 1000],
  );
  return rowCount === 1;
}

/** Whether this browser signed in to this account recently. */
export async function isKnownBrowser(accounts: Accounts, account: string, place: string) {
  const { rowCount } = await accounts.query(
    `select from account.known_place
      where account = $1 and place = $2 and seen_at > now() - make_interval(days => $3)`,
    [account, place, placesLastDays],
  );
  return rowCount === 1;
}

/** Remembers a browser that signed in to an account, under every key by which the account can be tried. */
export async function rememberBrowser(accounts: Accounts, names: string[], place: string) {
  await accounts.query(
    `insert into account.known_place (account, place, seen_at) select unnest($1::text[]), $2, now()
     on conflict (account, place) do update set seen_at = now()`,
    [names, place],
  );
}

/** Counts an attempt in one bucket; false when it must wait. */
export async function mayTakeTurn(accounts: Accounts, turn: Turn): Promise<boolean> {
  return (await takeTurn(accounts, [turn])).length === 0;
}
