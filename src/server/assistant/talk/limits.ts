import { bucketOf, countDone, countSince, networkOf } from "#server/platform/attempts.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";

const hour = 60 * 60 * 1000;

/** What keeps one caller from taking the assistant from everybody else. The rest is configuration. */
export const talkLimits = {
  /**
   * Lines of everybody in one conversation; the machine leads it to its end long before (domain, mostTurns).
   */
  linesPerTalk: 600,
  /** How many characters of a line are read; the rest is dropped. */
  charactersPerLine: 2_000,
  /** How often an appointment may be looked for, within a conversation and from one address in an hour. */
  searchesPerTalk: 5,
  searchesPerAddress: 20,
  /**
   * Wrong codes at one professional in an hour, from everywhere: above it codes open nothing for a while. A
   * million codes and a few dozen appointments: even then a guess an hour succeeds once in a hundred.
   */
  wrongCodesPerProfessional: 200,
  /** Messages in an hour that are mailed at once: from one address, and at one professional. All are kept. */
  mailedPerAddress: 10,
  mailedPerProfessional: 60,
} as const;

/** Too much at once from one address. */
export class TooManyTalks extends Error {
  override name = "TooManyTalks";
  readonly retryAfterSeconds = 600;
}

type Counted = { kind: string; whom: string; most: number; now: Date };

const bucket = ({ kind, whom }: Pick<Counted, "kind" | "whom">) =>
  bucketOf(`assistant ${kind}`, whom);

/** Whether something was done less often within an hour than it may be. */
export async function isWithin(tx: OwnerTransaction, counted: Counted): Promise<boolean> {
  const since = new Date(counted.now.getTime() - hour);
  return (await countSince(tx, { bucket: bucket(counted), since })) < counted.most;
}

/** Counts what may be done so often within an hour; false when it was done that often. */
export async function countWithin(tx: OwnerTransaction, counted: Counted): Promise<boolean> {
  if (!(await isWithin(tx, counted))) return false;
  await countDone(tx, { buckets: [bucket(counted)], now: counted.now });
  return true;
}

/** The caller, as they are counted: the network of an address, the telephone number, otherwise the conversation. */
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

/** Whether an appointment may be looked for once more; counts that it was. */
export async function maySearch(
  tx: OwnerTransaction,
  { owner, id, whom, now }: { owner: OwnerId; id: string; whom: string; now: Date },
): Promise<boolean> {
  const { searchesPerTalk, searchesPerAddress } = talkLimits;
  const talk = { kind: "search in", whom: `${owner}:${id}`, most: searchesPerTalk, now };
  const address = { kind: "search from", whom, most: searchesPerAddress, now };
  return (await countWithin(tx, talk)) && countWithin(tx, address);
}
