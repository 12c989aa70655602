import { textBackMessage } from "#domain/assistant/messages/messages.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { findHost } from "#server/appointments/host-calendar.ts";
import { findKnown } from "#server/contacts/find-known.ts";
import { type ActionServices, talkLinkOf } from "../actions/action-services.ts";
import { propose } from "../actions/propose.ts";
import { tellCallEnded } from "../actions/ring.ts";
import type { LineEvents } from "../line/line-store.ts";
import { recordConsentAlong } from "../outreach/consents.ts";
import { liftStop, stopFor } from "../outreach/stops.ts";
import { findConversation } from "../talk/store.ts";

const endings = {
  answered: "Answered",
  voicemail: "Left a message on the voicemail",
  busy: "The line was busy",
  noAnswer: "No answer",
  failed: "The call didn't connect",
} as const;

/** Handles the events of the phone line. */
export function lineEvents(services: ActionServices): LineEvents {
  const { assistantDatabase, now } = services;
  const source = "Text message or call";
  return {
    stop: (owner, { address, words }) =>
      assistantDatabase.as(owner, (tx) =>
        stopFor(tx, owner, { address, source, words, now: now() }),
      ),
    lift: (owner, { address, words }) =>
      assistantDatabase.as(owner, (tx) =>
        liftStop(tx, owner, { address, source, words, now: now() }),
      ),
    missed: (owner, { caller, sid }) => missedCall(services, { owner, from: caller, callSid: sid }),
    callOver: async (owner, { actionId, conversationId, how, seconds, costCents }) => {
      const isReached = how === "answered" || how === "voicemail";
      const length = how === "answered" ? `, ${seconds} seconds` : "";
      const result = `${endings[how]}${length}.`;
      // A caller who hangs up at once has had no conversation.
      const talk =
        conversationId &&
        (await assistantDatabase.as(owner, (tx) => findConversation(tx, owner, conversationId)));
      const ended = { owner, actionId, isReached, result, costCents };
      await tellCallEnded({ ...ended, ...(talk && { conversationId: talk.id }) }, services);
    },
  };
}

const textBackHolds = 18 * 60 * 60 * 1000; // milliseconds: overnight, and no longer

/**
 * Answers a missed call by a text, if the settings allow it. A call is an inquiry, which may be answered unless the
 * caller opted out. A call that is reported twice counts once.
 */
async function missedCall(
  services: Pick<ActionServices, "assistantDatabase" | "baseUrl" | "now">,
  { owner, from, callSid }: { owner: OwnerId; from: string; callSid: string },
): Promise<void> {
  const now = services.now();
  await services.assistantDatabase.as(owner, async (tx) => {
    const host = await findHost(tx, owner);
    if (!host) return;
    const [known] = await findKnown(tx, owner, { phoneNumber: from });
    const contactId = known?.id ?? null;
    await recordConsentAlong(tx, owner, {
      cause: { kind: "call", id: callSid },
      contactId,
      email: null,
      phone: from,
      basis: "inquiry",
      wording: "Called, and no one answered.",
      source: "Missed call",
      now,
    });
    await propose(tx, owner, {
      kind: "textBack",
      channel: "text",
      purpose: "service",
      contactId,
      recipientName: known ? [known.firstName, known.lastName].filter(Boolean).join(" ") : null,
      recipient: from,
      ...textBackMessage({ writer: host, links: { talkLink: talkLinkOf(services, owner) } }),
      cause: "A missed call",
      description: `Text back to ${known?.firstName ?? from}`,
      onceKey: `textBack:${callSid}`,
      expiresAt: new Date(now.getTime() + textBackHolds),
      now,
    });
  });
}
