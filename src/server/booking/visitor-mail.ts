import { sql } from "drizzle-orm";
import { bookingLimits } from "#domain/booking/limits.ts";
import { bucketOf, countDone, countSince, networkOf } from "#server/platform/attempts.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";

const day = 24 * 60 * 60 * 1000;

/** News of what a visitor did, or a reminder of what stands: the one uses up nothing of the other. */
type Kind = "news" | "reminders";

const lettersTo = (kind: Kind, email: string) =>
  bucketOf(`visitors' ${kind} to`, email.toLowerCase());
const answersOf = (email: string) => bucketOf("answers of", email.toLowerCase());

/**
 * Whether a letter goes to an address that a visitor typed, which may be somebody else's: a few a day, until somebody
 * opened the link in one of them. Counts the letter, in the transaction of what it tells about.
 */
export async function mayWriteToVisitor(
  tx: OwnerTransaction,
  { email, kind, now }: { email: string; kind: Kind; now: Date },
): Promise<boolean> {
  const bucket = lettersTo(kind, email);
  // Counted first: whoever books the same address elsewhere at this moment waits for this row.
  await countDone(tx, { buckets: [bucket], now });
  const since = new Date(now.getTime() - day);
  if ((await countSince(tx, { bucket, since })) <= bookingLimits.unansweredLettersADay) return true;
  if ((await countSince(tx, { bucket: answersOf(email), since })) > 0) return true;
  // What is not sent does not count, or a flood would keep the next day's letters away as well.
  await tx.execute(
    sql`update guard.attempts set count = count - 1
         where bucket = ${bucket} and since = (select max(a.since) from guard.attempts a where a.bucket = ${bucket})`,
  );
  return false;
}

/** The letters that one network had written to one address. */
const causedFrom = (clientAddress: string, email: string) =>
  bucketOf("visitors' news from and to", `${networkOf(clientAddress)} ${email.toLowerCase()}`);

/** Whether a letter goes out. */
export type Permission = {
  isGranted: boolean;
  /**
   * It does not, because of what came from this very network before: to say so tells a stranger nothing about what
   * others did in the name of that address.
   */
  isOwnDoing: boolean;
};

/** The same for a letter about what somebody at `clientAddress` just did. */
export async function permitNews(
  tx: OwnerTransaction,
  { email, clientAddress, now }: { email: string; clientAddress: string | null; now: Date },
): Promise<Permission> {
  const isGranted = await mayWriteToVisitor(tx, { email, kind: "news", now });
  if (clientAddress === null) return { isGranted, isOwnDoing: false };
  const bucket = causedFrom(clientAddress, email);
  if (isGranted) {
    await countDone(tx, { buckets: [bucket], now });
    return { isGranted, isOwnDoing: false };
  }
  const caused = await countSince(tx, { bucket, since: new Date(now.getTime() - day) });
  return { isGranted, isOwnDoing: caused >= bookingLimits.unansweredLettersADay };
}

/** Somebody opened the link of a letter, so the mailbox is theirs. */
export async function noteAnswer(tx: OwnerTransaction, email: string, now: Date): Promise<void> {
  await countDone(tx, { buckets: [answersOf(email)], now });
}
