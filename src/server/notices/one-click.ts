import { eq } from "drizzle-orm";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { isNoticeTopic, kindsOf, type NoticeTopic } from "#domain/notices/topics.ts";
import type { Database } from "#server/platform/database.ts";
import type { Keys } from "#server/platform/keys.ts";
import { profiles } from "#server/profiles/tables.ts";
import { saveWish } from "./store.ts";

const purpose = "end notice mails";

/** The one-click unsubscribe address for the emails of one topic (src/server/unsubscribe.ts). */
export function oneClickEndOf(
  { keys, baseUrl }: { keys: Keys; baseUrl: string },
  owner: OwnerId,
  topic: NoticeTopic,
): string {
  const proof = keys.secretOf(purpose, `${owner}:${topic}`);
  return `${baseUrl}/unsubscribe/notices/${owner}/${topic}.${proof}`;
}

/** Switches them off, like the settings page; false for an address that is not ours. */
export async function endNoticeMails(
  database: Database,
  { owner, secret, keys }: { owner: OwnerId; secret: string; keys: Keys },
): Promise<boolean> {
  const [topic = "", proof = ""] = secret.split(".");
  if (!isNoticeTopic(topic) || !keys.isSecretOf(purpose, `${owner}:${topic}`, proof)) return false;
  const wish = { kinds: kindsOf(topic), channel: "mail", isOn: false } as const;
  return database.as(owner, async (tx) => {
    // A deleted account gets none anyway.
    if ((await tx.$count(profiles, eq(profiles.id, owner))) === 0) return false;
    await saveWish(tx, owner, wish);
    return true;
  });
}
