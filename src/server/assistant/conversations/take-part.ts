import { unheard } from "#domain/assistant/conversation/confirm.ts";
import type { TalkState } from "#domain/assistant/turn/state.ts";
import { redact } from "#understanding/redact.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { findProfile } from "#server/profiles/store.ts";
import {
  addLines,
  changeConversation,
  type Conversation,
  lockConversation,
  type NewLine,
} from "../talk/store.ts";
import { isKeptAs } from "../talk/keep-turn.ts";
import { findTurn } from "./store.ts";

/** The channels on which what the professional writes reaches the client: those on a page. */
const writtenChannels = ["web", "voice", "rehearsal"];

/** The result of taking part; the conversation itself is read again. */
export type Part = "ok" | "gone" | "over" | "notWritten" | "notTakenOver" | "otherWords";

type At = { id: string; now: Date };

/** The professional takes over; the client is notified. */
export async function takeOver(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, now }: At,
): Promise<Part> {
  const found = await lockConversation(tx, owner, id);
  if (!found) return "gone";
  if (found.status === "ended") return "over";
  if (!writtenChannels.includes(found.channel)) return "notWritten";
  if (found.status === "taken over") return "ok";
  const name = (await findProfile(tx, owner))?.fullName ?? "The professional";
  const words = `${name} has joined and will answer from here.`;
  await add(tx, found, { line: { speaker: "note", words }, status: "taken over", now });
  return "ok";
}

/** The assistant takes over again; the client is notified. */
export async function handBack(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, now }: At,
): Promise<Part> {
  const found = await lockConversation(tx, owner, id);
  if (!found) return "gone";
  if (found.status === "ended") return "over";
  if (found.status === "open") return "ok";
  const words = "The automated assistant is answering again.";
  await add(tx, found, { line: { speaker: "note", words }, status: "open", now });
  // Something else may have been agreed in the meantime, so an earlier read-back can no longer be confirmed.
  const state = found.state && unheard(found.state as TalkState);
  if (state) await changeConversation(tx, owner, { id, change: { state } });
  return "ok";
}

/** The professional's own message to the client; card and ID numbers are masked in everyone's messages. */
export async function sayInPlace(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, turnId, words, now }: At & { turnId: string; words: string },
): Promise<Part> {
  const found = await lockConversation(tx, owner, id);
  if (!found) return "gone";
  // A repeat, or a concurrent request: it waited for the lock until the first had been stored.
  const said = await findTurn(tx, owner, { id, turnId });
  if (said) return isKeptAs(said.words, words) ? "ok" : "otherWords";
  if (found.status !== "taken over") return "notTakenOver";
  const line = { speaker: "professional", words: redact(words), turnId };
  await add(tx, found, { line, now });
  return "ok";
}

async function add(
  tx: OwnerTransaction,
  { userId: owner, id, turns: seq }: Conversation,
  { line, status, now }: { line: NewLine; status?: string; now: Date },
): Promise<void> {
  await addLines(tx, owner, { id, seq, lines: [line], now });
  const change = { turns: seq + 1, lastTurnAt: now, ...(status && { status }) };
  await changeConversation(tx, owner, { id, change });
}
