import { callbackMessage } from "#domain/assistant/messages/messages.ts";
import { findHost } from "#server/appointments/host-calendar.ts";
import { assistantSource } from "#server/booking/booking.ts";
import type { OutreachServices } from "../talk/outreach-services.ts";
import { recordConsentAlong } from "../outreach/consents.ts";
import { stopFor } from "../outreach/stops.ts";
import { propose } from "./propose.ts";

const callbackHolds = 3 * 24 * 60 * 60 * 1000; // milliseconds

/** What conversations pass on to outreach: opt-outs, consents and callbacks. */
export const talkOutreach: OutreachServices = {
  stop: stopFor,
  async recordConsent(tx, owner, { conversationId, ...consent }) {
    const cause = { kind: "conversation", id: conversationId } as const;
    await recordConsentAlong(tx, owner, { ...consent, cause, source: assistantSource });
  },
  async proposeCallback(tx, owner, { conversationId, contactId, name, phone, words, now }) {
    const host = await findHost(tx, owner);
    if (!host) return;
    const reader = { firstName: name.trim().split(/\s+/)[0] || "there" };
    await propose(tx, owner, {
      kind: "callback",
      channel: "phone",
      purpose: "service",
      contactId,
      recipientName: name,
      recipient: phone,
      ...callbackMessage({ reader, writer: host }),
      cause: `Asked to be called back: ${words}`.slice(0, 500),
      description: `Call back to ${name}`,
      conversationId,
      onceKey: `callback:${conversationId}`,
      expiresAt: new Date(now.getTime() + callbackHolds),
      now,
    });
  },
};
