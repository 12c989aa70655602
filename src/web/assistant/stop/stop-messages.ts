import type { Basis } from "#domain/assistant/outreach/consent.ts";

/** The texts of "Reaching this contact". */
export const reachWords = {
  title: "Reaching this contact",
  text: "What your assistant can do now. You can always call or write yourself.",
  failed: "We couldn't load this contact's permissions",
  noAddress: { phone: "No number", text: "No number", mail: "No email" },
  service: "Replies to their request",
  marketing: "Marketing",
  from: "from",
  why: "Why",
  noReason: "Nothing blocks it.",
  consents: "What they agreed to",
  noConsents: "No consent on record.",
  revoked: "No longer valid",
  stops: "Stops",
  stopped: "Asked not to be contacted",
  lifted: "Opted back in",
} as const;

/** How the contact agreed. */
export const basisNames: Record<Basis, string> = {
  written: "in writing",
  oral: "verbally",
  inquiry: "by making a request",
};

/** The texts for recording an opt-out. */
export const stopWords = {
  isStopped: "They asked not to be contacted",
  isStoppedText: "Your assistant won't call, text or email them.",
  stop: "Do not contact",
  title: "Stop contacting this person?",
  question:
    "Your assistant will stop calling, texting and emailing them, and anything waiting to go out is cancelled. Only they can undo this, by telling you.",
  done: "Your assistant won't contact them",
  failed: "We couldn't save that",
} as const;

/** The texts for lifting an opt-out. */
export const liftWords = {
  lift: "They opted back in",
  title: "Did they opt back in?",
  text: "Only they can allow this. Enter what they said, and we'll keep it on record. Earlier consents stay cancelled.",
  label: "What they said",
  placeholder: "On the phone on Nov 20: “You can text me again.”",
  submit: "Record opt-in",
  done: "They can be contacted again",
  failed: "We couldn't save that",
  required: "Enter what they said.",
} as const;

/** The texts for recording a consent. */
export const consentWords = {
  add: "Record consent",
  title: "Record consent",
  text: "Enter their exact words. This applies to the contact's current phone number or email.",
  channel: "Channel",
  purpose: "Purpose",
  basis: "How they agreed",
  wording: "What they agreed to",
  wordingHint: "Marketing calls and texts require written consent.",
  submit: "Save consent",
  done: "Consent saved",
  failed: "We couldn't save your consent. Try again.",
  required: "Enter what they agreed to.",
  channels: { phone: "Automated calls", text: "Texts", mail: "Emails" },
  purposes: { service: "What they asked for", marketing: "Offers" },
  bases: {
    written: "In writing",
    oral: "Verbally",
    inquiry: "By making a request",
  },
} as const;
