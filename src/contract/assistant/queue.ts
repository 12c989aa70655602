import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { recordId } from "#domain/kernel/ids.ts";
import { requiredText } from "#domain/kernel/text.ts";
import { notFoundError, signedInErrors } from "../errors.ts";

const tags = ["Assistant"];
const nullableText = z.nullable(z.string());

/** The states of an action that the assistant proposes. */
export const actionStatuses = [
  "draft",
  "waiting",
  "approved",
  "doing",
  "done",
  "failed",
  "refused",
  "rejected",
  "expired",
  "cancelled",
] as const;

/** A call, a text or an email that the assistant would make or send, or did. */
export const queuedAction = z.object({
  id: recordId,
  /** A kind of task, as the settings name them. */
  kind: z.string(),
  status: z.enum(actionStatuses),
  channel: z.enum(["phone", "text", "mail"]),
  purpose: z.string(),
  contactId: z.nullable(recordId),
  /** The contact's current name; null without a contact. */
  contactName: nullableText,
  /** Which party of a deal it is for; null for the contact itself. */
  partyRole: nullableText,
  recipientName: nullableText,
  /** E.164 or an email. */
  recipient: z.string(),
  subject: nullableText,
  words: z.string(),
  /** Why it exists, as a sentence. */
  cause: z.string(),
  conversationId: z.nullable(recordId),
  appointmentId: z.nullable(recordId),
  /** The earliest time it may run. */
  runAt: z.date(),
  expiresAt: z.date(),
  createdAt: z.date(),
  decidedAt: z.nullable(z.date()),
  doneAt: z.nullable(z.date()),
  /** The result, as text. */
  result: nullableText,
});
export type QueuedAction = z.output<typeof queuedAction>;

const one = z.strictObject({ id: recordId });

const decidedErrors = {
  /** Someone else, or another tab, has already decided; says how. */
  DECIDED: {
    status: 409,
    message: "This was already decided.",
    data: z.object({ current: queuedAction }),
  },
} as const;

/** What waits for the professional's approval before it is sent. */
export const queueContract = {
  /** What waits and what is drafted, oldest first, and recent decisions, newest first. */
  list: oc
    .route({ method: "GET", path: "/assistant/queue", summary: "List what waits for me", tags })
    .errors(signedInErrors)
    .output(z.object({ open: z.array(queuedAction), decided: z.array(queuedAction) })),
  /** Approves it, unchanged or edited. Repeating the same approval is not a conflict. */
  approve: oc
    .route({ method: "POST", path: "/assistant/queue/{id}/approve", summary: "Approve", tags })
    .errors({
      ...signedInErrors,
      ...notFoundError,
      ...decidedErrors,
      /** A draft is sent by the professional, never by the assistant. */
      DRAFT: { status: 409, message: "This is a draft for you to send." },
      EXPIRED: { status: 409, message: "It's too late for this one." },
    })
    .input(
      z.strictObject({
        id: recordId,
        subject: z.optional(requiredText("The subject", 200)),
        words: z.optional(requiredText("The message", 4_000)),
      }),
    )
    .output(queuedAction),
  /** Rejects it: nothing is sent. */
  reject: oc
    .route({ method: "POST", path: "/assistant/queue/{id}/reject", summary: "Reject", tags })
    .errors({ ...signedInErrors, ...notFoundError, ...decidedErrors })
    .input(one)
    .output(queuedAction),
  /** Records that the professional sends or says it in person, and returns a link that opens the right app. */
  sendSelf: oc
    .route({
      method: "POST",
      path: "/assistant/queue/{id}/send-self",
      summary: "Send it myself",
      tags,
    })
    .errors({ ...signedInErrors, ...notFoundError, ...decidedErrors })
    .input(one)
    .output(z.object({ action: queuedAction, link: z.string() })),
};
