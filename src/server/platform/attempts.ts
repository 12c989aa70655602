import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { keptFor, spanText } from "#domain/kernel/kept-for.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";

const tenMinutes = 10 * 60 * 1000;

/** The start of the ten-minute window in which attempts are counted. */
function windowOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / tenMinutes) * tenMinutes);
}

/** The network of an address: an IPv6 household has 64 bits, so anyone there can use any address in them. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("%")[0]!.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array.from({ length: Math.max(zeros, 0) }, () => "0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** The key of a counter. Addresses and mailboxes are stored only as hashes. */
export function bucketOf(kind: string, whom: string): string {
  return `${kind}:${createHash("sha256").update(`${kind}:${whom}`).digest("base64url")}`;
}

/** Emails that visitors cause to one mailbox. */
export function mailboxBucket(email: string): string {
  return bucketOf("booked for", email.toLowerCase());
}

type Queries = Pick<Pool, "query">;

/** Counts one attempt in each bucket, in the current window of ten minutes; returns the counts in the same order. */
export async function countAttempt(
  queries: Queries,
  { buckets, now }: { buckets: string[]; now: Date },
): Promise<number[]> {
  const since = windowOf(now);
  // Always sorted by name, so that two requests never deadlock.
  const sorted = [...new Set(buckets)].sort();
  const { rows } = await queries.query<{ bucket: string; count: number }>(
    `insert into guard.attempts as a (bucket, since, count)
     select unnest($1::text[]), $2, 1
     on conflict (bucket, since) do update set count = a.count + 1
     returning bucket, count`,
    [sorted, since],
  );
  return buckets.map((bucket) => rows.find((row) => row.bucket === bucket)?.count ?? 0);
}

/** How often something was done since an instant. Locks the count until the transaction ends. */
export async function countSince(
  tx: OwnerTransaction,
  { bucket, since }: { bucket: string; since: Date },
): Promise<number> {
  const answer = await tx.execute(
    sql`select coalesce(sum(count), 0)::int as count from guard.attempts where bucket = ${bucket} and since > ${since}`,
  );
  return rowsOf<{ count: number }>(answer)[0]!.count;
}

/** Counts what was done, in the transaction that does it. */
export async function countDone(
  tx: OwnerTransaction,
  { buckets, now }: { buckets: string[]; now: Date },
): Promise<void> {
  const since = windowOf(now);
  for (const bucket of [...buckets].sort())
    await tx.execute(sql`
      insert into guard.attempts as a (bucket, since, count) values (${bucket}, ${since}, 1)
      on conflict (bucket, since) do update set count = a.count + 1`);
}

/** Deletes old counts, and proofs of work once they have expired. */
export async function forgetAttempts(pool: Pool): Promise<void> {
  const { visitorCounts, proofOfWork } = keptFor;
  await pool.query("delete from guard.attempts where since < now() - $1::interval", [
    spanText(visitorCounts),
  ]);
  await pool.query("delete from guard.spent_proofs where expires_at < now() - $1::interval", [
    spanText(proofOfWork),
  ]);
}
