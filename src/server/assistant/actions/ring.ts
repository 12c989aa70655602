import type { OwnerId } from "#domain/kernel/ids.ts";
import { changeTasksOfAction } from "../log/log.ts";
import type { ActionServices, DialResult } from "./action-services.ts";
import { tellTimeline } from "./send.ts";
import { settle } from "./settle.ts";
import { changeAction, lockAction } from "./store.ts";

const mostTries = 5;
const pause = 10 * 60_000; // milliseconds

/** The result of a call until its end is reported. */
export const ringing = "It rang. We don't know yet how the call ended.";

/** Places the call of an action in progress, and records the phone service's response. */
export async function ring(
  { owner, id, to }: { owner: OwnerId; id: string; to: string },
  services: ActionServices,
): Promise<void> {
  const dialled = await dialSafely({ owner, id, to }, services);
  const now = services.now();
  await services.assistantDatabase.as(owner, async (tx) => {
    const action = await lockAction(tx, owner, id);
    // Its end can be reported before the service's response is read.
    if (action?.status !== "doing") return;
    if (dialled.kind === "dialed") {
      await changeAction(tx, owner, { id, result: ringing });
      await changeTasksOfAction(tx, owner, { actionId: id, status: "In Progress" });
      await tellTimeline(tx, owner, { action, text: `Call: ${action.cause}`, now });
      return;
    }
    const isSilent = dialled.kind !== "unsure";
    if (dialled.kind === "later" && action.attempts < mostTries && action.expiresAt > now) {
      // Attempts count even if nothing rang, so that they are limited.
      const runAt = new Date(now.getTime() + pause);
      const again = { status: "approved", runAt, costCents: 0, result: dialled.why } as const;
      await changeAction(tx, owner, { id, ...again });
      return;
    }
    // A call that certainly did not ring does not count as contact.
    if (isSilent) await changeAction(tx, owner, { id, attempts: 0, costCents: 0 });
    await settle(tx, owner, { action, status: "failed", result: dialled.why, now });
  });
}

async function dialSafely(
  { owner, id, to }: { owner: OwnerId; id: string; to: string },
  { dial, log }: ActionServices,
): Promise<DialResult> {
  try {
    return await dial({ owner, actionId: id, to });
  } catch (error) {
    log.warn(
      { action: id, error: error instanceof Error ? error.name : "unknown" },
      "a call failed",
    );
    return { kind: "unsure", why: "We don't know whether it rang" };
  }
}

/**
 * Records how a call ended, as reported by the phone service or its conversation. A repeated report changes nothing.
 */
export async function tellCallEnded(
  {
    owner,
    actionId,
    isReached,
    result,
    conversationId,
    costCents,
  }: {
    owner: OwnerId;
    actionId: string;
    /** Whether a person or a voicemail was reached. */
    isReached: boolean;
    /** As text: "Talked for 3 minutes", "No answer". */
    result: string;
    conversationId?: string;
    costCents?: number;
  },
  services: Pick<ActionServices, "assistantDatabase" | "now">,
): Promise<void> {
  await services.assistantDatabase.as(owner, async (tx) => {
    const action = await lockAction(tx, owner, actionId);
    if (action?.status !== "doing") return;
    await changeAction(tx, owner, {
      id: actionId,
      ...(conversationId && { conversationId }),
      ...(costCents !== undefined && { costCents }),
    });
    const status = isReached ? "done" : "failed";
    await settle(tx, owner, { action, status, result, now: services.now() });
  });
}
