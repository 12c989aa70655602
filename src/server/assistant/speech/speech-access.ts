import type { Pool } from "pg";
import { sentencesOf } from "#domain/assistant/speech/sentences.ts";
import { isUuid, type OwnerId } from "#domain/kernel/ids.ts";
import type { Database, OwnerTransaction } from "#server/platform/database.ts";
import { bucketOf, countAttempt, networkOf } from "#server/platform/attempts.ts";
import { newId } from "#server/platform/ids.ts";
import type { Keys } from "#server/platform/keys.ts";
import { countWithin, talkLimits, TooManyTalks, whomOf } from "../talk/limits.ts";
import { type Conversation, findConversation, listLastLines } from "../talk/store.ts";
import { opened } from "../talk/talk-router.ts";

/** Whose conversation a request is about: a visitor's by its secret, a rehearsal by its professional's session. */
export type TalkKey = { profileId: string; talkId: string; secret: string };

/** What decides who may use the speech server. */
export type SpeechAccessParts = {
  /** With the assistant's role. */
  database: Database;
  /** With the role for visitors. */
  visitors: Pool;
  keys: Keys;
  /** The professional who is signed in; null for visitors. */
  findSignedIn: () => Promise<OwnerId | null>;
  clientAddress: string;
  /** How many conversations one address may begin, and how many messages it may send, per hour. */
  talksPerAddress: number;
  talkTurnsPerAddress: number;
  now: Date;
};

/** What a professional's trial conversation and the landing page's example have in the place of a profile's id. */
const rehearsalKey = "rehearsal";
const exampleKey = "example";

/** The purpose of an example's secret, and how long it is good for, in milliseconds. */
const examplePurpose = "speech of the example";
const exampleMs = 30 * 60 * 1000;

/** How long the last sentences of a conversation that is over may be spoken, in milliseconds. */
const goodbyeMs = 2 * 60 * 1000;
/** Of a conversation, the lines that may still be spoken: an answer has a few. */
const lastLines = 24;

/** Reads the header that names a conversation: profile, conversation and secret. */
export function readTalkKey(header: unknown): TalkKey | null {
  if (typeof header !== "string" || header.length > 600) return null;
  const [profileId, talkId, secret, ...rest] = header.split("/");
  return profileId && talkId && secret && isUuid(talkId) && rest.length === 0
    ? { profileId, talkId: talkId.toLowerCase(), secret }
    : null;
}

/** Gives the landing page's example call a key with which it is heard for a while, and never spoken to. Counts it. */
export async function openExample(parts: SpeechAccessParts): Promise<string> {
  const { keys, now, talksPerAddress } = parts;
  await countExample(parts, "example from", talksPerAddress);
  const id = newId();
  const until = now.getTime() + exampleMs;
  return `${exampleKey}/${id}/${until}.${keys.secretOf(examplePurpose, `${id}:${until}`)}`;
}

/** Whether a recording of this conversation may be heard now; counts it. Throws TooManyTalks. */
export async function mayHear(parts: SpeechAccessParts, key: TalkKey): Promise<boolean> {
  if (key.profileId === exampleKey) {
    if (!isExample(parts, key)) return false;
    const most = parts.talkTurnsPerAddress * talkLimits.recordingsPerLine;
    await countExample(parts, "example heard from", most);
    return true;
  }
  return within(parts, key, async (tx, conversation) => {
    if (conversation.status === "ended") return false;
    await count(tx, parts, conversation, "recording from", talkLimits.recordingsPerLine);
    return true;
  });
}

/**
 * Whether this sentence was said in this conversation a moment ago, by the assistant or its professional; counts it. Other
 * texts are spoken for no one. Throws TooManyTalks.
 */
export function maySpeak(parts: SpeechAccessParts, key: TalkKey, text: string): Promise<boolean> {
  return within(parts, key, async (tx, conversation) => {
    const { id, userId, status, endedAt } = conversation;
    const isOver = status === "ended" && !(endedAt && isRecent(endedAt, parts.now));
    if (isOver) return false;
    const lines = await listLastLines(tx, userId as OwnerId, { id, most: lastLines });
    const said = lines
      .filter(({ speaker }) => speaker === "assistant" || speaker === "professional")
      .flatMap(({ words }) => sentencesOf(words));
    if (!said.includes(text)) return false;
    await count(tx, parts, conversation, "sentence for", talkLimits.sentencesPerLine);
    return true;
  });
}

function isExample({ keys, now }: SpeechAccessParts, { talkId, secret }: TalkKey): boolean {
  const [until = "", mac = ""] = secret.split(".");
  const isOurs = keys.isSecretOf(examplePurpose, `${talkId}:${until}`, mac);
  return isOurs && now.getTime() < Number(until);
}

/** Counts what an address does with examples, in the hour's windows of ten minutes: a sixth of the hour's number each. */
async function countExample(
  { visitors, clientAddress, now }: SpeechAccessParts,
  kind: string,
  most: number,
): Promise<void> {
  const buckets = [bucketOf(`assistant ${kind}`, networkOf(clientAddress))];
  const [done = 0] = await countAttempt(visitors, { buckets, now });
  if (done > Math.ceil(most / 6)) throw new TooManyTalks();
}

function isRecent(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() < goodbyeMs;
}

/** Runs the work on the conversation that a key opens; false if it opens none. */
async function within(
  parts: SpeechAccessParts,
  key: TalkKey,
  work: (tx: OwnerTransaction, conversation: Conversation) => Promise<boolean>,
): Promise<boolean> {
  const isRehearsal = key.profileId === rehearsalKey;
  const owner = isRehearsal ? await parts.findSignedIn() : opened(parts, key);
  if (!owner) return false;
  return parts.database.as(owner, async (tx) => {
    const conversation = await findConversation(tx, owner, key.talkId);
    const isOfIt = conversation && (conversation.channel === "rehearsal") === isRehearsal;
    return isOfIt ? work(tx, conversation) : false;
  });
}

async function count(
  tx: OwnerTransaction,
  { clientAddress, talkTurnsPerAddress, now }: SpeechAccessParts,
  conversation: Conversation,
  kind: string,
  perLine: number,
): Promise<void> {
  const whom = whomOf({ ...conversation, clientAddress });
  const most = talkTurnsPerAddress * perLine;
  if (!(await countWithin(tx, { kind, whom, most, now }))) throw new TooManyTalks();
}
