import { isUuid, type OwnerId } from "#domain/kernel/ids.ts";
import type { Keys } from "#server/platform/keys.ts";

const purpose = "stop messages";

/** The secret of the link that opts one address out; it contains the address, so that nothing is stored. */
export function optOutSecretOf(keys: Keys, owner: OwnerId, address: string): string {
  const proof = keys.secretOf(purpose, `${owner}:${address}`);
  return `${Buffer.from(address).toString("base64url")}.${proof}`;
}

/** The professional and address of a secret; null for one that is not ours. */
export function openOptOut(
  keys: Keys,
  { profileId, secret }: { profileId: string; secret: string },
): { owner: OwnerId; address: string } | null {
  if (!isUuid(profileId)) return null;
  const owner = profileId.toLowerCase() as OwnerId;
  const [encoded = "", proof = ""] = secret.split(".");
  const address = Buffer.from(encoded, "base64url").toString("utf8");
  return keys.isSecretOf(purpose, `${owner}:${address}`, proof) ? { owner, address } : null;
}

/** The link. The secret comes after #, so that no server and no log sees it. */
export function optOutLinkOf(
  { keys, baseUrl }: { keys: Keys; baseUrl: string },
  owner: OwnerId,
  address: string,
): string {
  return `${baseUrl}/stop/${owner}#${optOutSecretOf(keys, owner, address)}`;
}

/**
 * The address for one-click unsubscribing by email programs (src/server/unsubscribe.ts). It has no part after #,
 * because programs do not send it.
 */
export function oneClickOptOutOf(
  { keys, baseUrl }: { keys: Keys; baseUrl: string },
  owner: OwnerId,
  address: string,
): string {
  return `${baseUrl}/unsubscribe/messages/${owner}/${optOutSecretOf(keys, owner, address)}`;
}
