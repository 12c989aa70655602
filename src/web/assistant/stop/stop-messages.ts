import type { Basis } from "#domain/assistant/outreach/consent.ts";

/** The words of "Reaching this contact". */
export const reachWords = {
  title: "Reaching this contact",
  text: "What your assistant may do now. You yourself may write or call as you always could.",
  failed: "The permissions could not be read",
  noAddress: { phone: "No number", text: "No number", mail: "No email" },
  service: "About what they asked for",
  marketing: "With an offer",
  from: "from",
  why: "Why",
  noReason: "No rule speaks against it.",
  consents: "What they agreed to",
  noConsents: "No consent is kept.",
  revoked: "No longer holds",
  stops: "Stops",
  stopped: "Asked not to be contacted",
  lifted: "May be contacted again",
} as const;

/** How somebody agreed. */
export const basisNames: Record<Basis, string> = {
  written: "in writing",
  oral: "by word of mouth",
  inquiry: "by asking for something",
};

/** Leaving somebody alone. */
export const stopWords = {
  isStopped: "They asked not to be contacted",
  isStoppedText: "No call, text or mail of your assistant reaches them.",
  stop: "Do not contact",
  title: "Leave this contact alone?",
  question:
    "From now on your assistant calls, texts and mails them no more, and what waits for them is cancelled. Only their own word takes that back.",
  done: "Your assistant leaves them alone",
  failed: "That was not noted",
} as const;

/** Taking it back. */
export const liftWords = {
  lift: "They took it back",
  title: "May they be contacted again?",
  text: "Only by their own word. Write down what they said; it is kept. What they agreed to before stays void.",
  label: "What they said",
  placeholder: "On the phone on Nov 20: “You can text me again.”",
  submit: "Note it",
  done: "They may be contacted again",
  failed: "That was not noted",
  required: "Write down what they said.",
} as const;

/** Noting a consent. */
export const consentWords = {
  add: "Note a consent",
  title: "Note a consent",
  text: "In the very words that they agreed to. It goes for the address that the contact has now.",
  channel: "By what",
  purpose: "About what",
  basis: "How they agreed",
  wording: "What they agreed to",
  wordingHint: "Offers by call or text need it in writing.",
  submit: "Keep the consent",
  done: "The consent is kept",
  failed: "The consent was not kept",
  required: "Write down what they agreed to.",
  channels: { phone: "Automated calls", text: "Texts", mail: "Mails" },
  purposes: { service: "What they asked for", marketing: "Offers" },
  bases: {
    written: "In writing",
    oral: "By word of mouth",
    inquiry: "By asking for something",
  },
} as const;
