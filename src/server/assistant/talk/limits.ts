import { bucketOf, countDone, countSince, networkOf } from "#server/platform/attempts.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";

const hour = 60 * 60 * 1000;

/** Limits that keep one caller from occupying the assistant. Others are configuration. */
export const talkLimits = {
  /** Lines of everyone in one conversation; the engine brings it to its end long before (domain, mostTurns). */
  linesPerTalk: 600,
  /** How many characters of a line are read; the rest is dropped. */
  charactersPerLine: 2_000,
  /**
   * How many recordings and spoken sentences there may be for each line that an address may send: a pause within a line
   * is a recording, and an answer has several sentences.
   */
  recordingsPerLine: 4,
  sentencesPerLine: 8,
  /** How often an appointment may be searched for, within a conversation and from one address per hour. */
  searchesPerTalk: 5,
  searchesPerAddress: 20,
  /**
   * Wrong codes per professional and hour, from everywhere: beyond that, codes do not work for a while. With a million
   * codes and a few dozen appointments, an hour of guessing still succeeds only once in a hundred.
   */
  wrongCodesPerProfessional: 200,
  /** Messages per hour that are emailed at once: from one address, and to one professional. All are stored. */
  mailedPerAddress: 10,
  mailedPerProfessional: 60,
} as const;

/** Too many requests at once from one address. */
export class TooManyTalks extends Error {
  override name = "TooManyTalks";
  readonly retryAfterSeconds = 600;
}

type Counted = { kind: string; whom: string; most: number; now: Date };

const bucket = ({ kind, whom }: Pick<Counted, "kind" | "whom">) =>
  bucketOf(`assistant ${kind}`, whom);

/** Whether something was done less often within an hour than its limit. */
export async function isWithin(tx: OwnerTransaction, counted: Counted): Promise<boolean> {
  const since = new Date(counted.now.getTime() - hour);
  return (await countSince(tx, { bucket: bucket(counted), since })) < counted.most;
}

/** Counts something limited per hour; false if the limit is reached. */
export async function countWithin(tx: OwnerTransaction, counted: Counted): Promise<boolean> {
  if (!(await isWithin(tx, counted))) return false;
  await countDone(tx, { buckets: [bucket(counted)], now: counted.now });
  return true;
}

/**
 * The key under which the caller is counted: the network of an address, the phone number, otherwise the conversation.
 */
export function whomOf({
  clientAddress,
  caller,
  id,
}: {
  clientAddress: string | null;
  caller: string | null;
  id: string;
}): string {
  return clientAddress === null ? (caller ?? id) : networkOf(clientAddress);
}

/** Whether an appointment may be searched for again; counts the search. */
export async function maySearch(
  tx: OwnerTransaction,
  { owner, id, whom, now }: { owner: OwnerId; id: string; whom: string; now: Date },
): Promise<boolean> {
  const { searchesPerTalk, searchesPerAddress } = talkLimits;
  const talk = { kind: "search in", whom: `${owner}:${id}`, most: searchesPerTalk, now };
  const address = { kind: "search from", whom, most: searchesPerAddress, now };
  return (await countWithin(tx, talk)) && countWithin(tx, address);
}
