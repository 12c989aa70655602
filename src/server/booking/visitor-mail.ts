import { sql } from "drizzle-orm";
import { bookingLimits } from "#domain/booking/limits.ts";
import { bucketOf, countDone, countSince, networkOf } from "#server/platform/attempts.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";

const day = 24 * 60 * 60 * 1000;

/** Emails about what a visitor did, and reminders, have separate limits. */
type Kind = "news" | "reminders";

const lettersTo = (kind: Kind, email: string) =>
  bucketOf(`visitors' ${kind} to`, email.toLowerCase());
const answersOf = (email: string) => bucketOf("answers of", email.toLowerCase());

/**
 * Whether an email goes to an address that a visitor typed, which may be someone else's: a few per day, until someone
 * opened the link in one of them. Counts the email, in the transaction of what it is about.
 */
export async function mayWriteToVisitor(
  tx: OwnerTransaction,
  { email, kind, now }: { email: string; kind: Kind; now: Date },
): Promise<boolean> {
  const bucket = lettersTo(kind, email);
  // Counted first, so that a concurrent booking with the same address waits for this row.
  await countDone(tx, { buckets: [bucket], now });
  const since = new Date(now.getTime() - day);
  if ((await countSince(tx, { bucket, since })) <= bookingLimits.unansweredEmailsADay) return true;
  if ((await countSince(tx, { bucket: answersOf(email), since })) > 0) return true;
  // Unsent emails do not count, or a flood would block the next day's as well.
  await tx.execute(
    sql`update guard.attempts set count = count - 1
         where bucket = ${bucket} and since = (select max(a.since) from guard.attempts a where a.bucket = ${bucket})`,
  );
  return false;
}

/** Emails that one network caused to one address. */
const causedFrom = (clientAddress: string, email: string) =>
  bucketOf("visitors' news from and to", `${networkOf(clientAddress)} ${email.toLowerCase()}`);

/** Whether an email is sent. */
export type Permission = {
  isGranted: boolean;
  /** Not sent because of what came from this same network, so saying so reveals nothing about others. */
  isOwnDoing: boolean;
};

/** The same for an email about what a visitor at `clientAddress` just did. */
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
  return { isGranted, isOwnDoing: caused >= bookingLimits.unansweredEmailsADay };
}

/** The link of an email was opened, so the mailbox is theirs. */
export async function noteAnswer(tx: OwnerTransaction, email: string, now: Date): Promise<void> {
  await countDone(tx, { buckets: [answersOf(email)], now });
}
