import { timingSafeEqual } from "node:crypto";
import { instant, macOf } from "#server/platform/audit-state.ts";

/** An event of an account as it is sealed: each of its columns. */
export type AuditedEvent = {
  id: string;
  owner: string;
  /** UTC, with microseconds, which a Date has not. */
  happenedAt: string;
  kind: string;
  detail: string | null;
  ipAddress: string | null;
  userAgent: string | null;
};

/** The columns of an event `e`, in the form in which they are sealed. */
export const auditedColumns = `e.id, e.user_id as owner,
  ${instant("e.happened_at")} as "happenedAt", e.kind, e.detail,
  e.ip_address as "ipAddress", e.user_agent as "userAgent"`;

/** Where the chain of one account ends, and where it begins: behind the events that were deleted for their age. */
export type Head = {
  owner: string;
  position: number;
  mac: Buffer;
  firstPosition: number;
  firstMac: Buffer;
};

/** An event's keyed hash (HMAC-SHA-256). It includes the hash before, so that no event can be moved or left out. */
export function macOfEvent(
  key: string,
  event: AuditedEvent,
  { position, before }: { position: number; before: Buffer },
): Buffer {
  const { id, owner, happenedAt, kind, detail, ipAddress, userAgent } = event;
  const words = [owner, position, before.toString("hex"), id, happenedAt, kind, detail, ipAddress];
  return macOf(key, "event", [...words, userAgent]);
}

/** A head's own hash: nobody else can say that a chain ends here. */
export function macOfHead(key: string, head: Head): Buffer {
  return macOf(key, "head", headWords(head));
}

/**
 * The sum over heads when one is replaced; null for a chain that begins or ends. A multiset hash by addition (Clarke et
 * al., 2003): it is updated in one step, however many accounts there are, and says which heads there must be.
 */
export function totalAfter(
  key: string,
  total: Buffer,
  { gone, come }: { gone: Head | null; come: Head | null },
): Buffer {
  const share = (head: Head | null) => (head ? toNumber(macOf(key, "share", headWords(head))) : 0n);
  const sum = (toNumber(total) - share(gone) + share(come)) & mask;
  return Buffer.from(sum.toString(16).padStart(64, "0"), "hex");
}

/** Whether two hashes are the same. */
export function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

const mask = (1n << 256n) - 1n;
const toNumber = (bytes: Buffer) => BigInt(`0x${bytes.toString("hex")}`);

const headWords = ({ owner, position, mac, firstPosition, firstMac }: Head) => [
  owner,
  position,
  mac.toString("hex"),
  firstPosition,
  firstMac.toString("hex"),
];
