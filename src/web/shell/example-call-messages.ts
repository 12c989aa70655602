import type { SampleDeed } from "#domain/assistant/sample/sample-conversation.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";

/** The texts of the example call while a visitor tries it. */
export const tryWords = {
  title: "Your conversation",
  practice: "Practice, not a real booking",
  visitor: "You",
  assistant: "Assistant",
  done: "Ana sees",
  over: "The conversation is over. Say something to start another one.",
  mute: "This browser can't speak. You can read the example here.",
} as const;

/** What the professional would see after the conversation. */
export function deedText(deed: SampleDeed, zone: ZoneRules): string {
  switch (deed.kind) {
    case "booked":
      return `New lead: ${deed.name}, booked for ${momentText(new Date(deed.startsAt), zone)}`;
    case "moved":
      return `${deed.name} moved to ${momentText(new Date(deed.startsAt), zone)}`;
    case "cancelled":
      return `${deed.name} canceled the appointment`;
    case "message":
      return `A message from ${deed.name}`;
    case "stopped":
      return "Do not contact again";
    case "forgotten":
      return "Nothing: the conversation was deleted";
  }
}
