import type { LineEvents } from "../line/line-store.ts";
import type { ActionServices } from "../actions/action-services.ts";
import { tellCallEnded } from "../actions/ring.ts";
import { liftStop, stopFor } from "../outreach/stops.ts";
import { findConversation } from "../talk/store.ts";
import { missedCall } from "./missed-calls.ts";

const endings = {
  answered: "Somebody answered",
  voicemail: "Left a message on the voicemail",
  busy: "The line was busy",
  noAnswer: "Nobody answered",
  failed: "The call did not come about",
} as const;

/** What follows from what happens on the telephone line. */
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
      // Who answers and hangs up at once has had no conversation.
      const talk =
        conversationId &&
        (await assistantDatabase.as(owner, (tx) => findConversation(tx, owner, conversationId)));
      const ended = { owner, actionId, isReached, result, costCents };
      await tellCallEnded({ ...ended, ...(talk && { conversationId: talk.id }) }, services);
    },
  };
}
