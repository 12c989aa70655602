import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { undoings } from "#domain/assistant/logged.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { notFoundError, signedInErrors } from "../errors.ts";

const tags = ["Assistant"];
const nullableText = z.nullable(z.string());

/** An entry of the assistant's log, with what it is based on. */
export const assistantTask = z.object({
  id: recordId,
  description: z.string(),
  status: z.string(),
  performedAt: z.date(),
  /** Why it acted, what was said, what it did, and why that was allowed; null where the entry does not say. */
  cause: nullableText,
  said: nullableText,
  did: nullableText,
  basis: nullableText,
  /** What can be opened from here; null for what was deleted. */
  conversationId: z.nullable(recordId),
  actionId: z.nullable(recordId),
  contactId: z.nullable(recordId),
  contactName: nullableText,
  appointmentId: z.nullable(recordId),
  undoing: z.enum(undoings),
  /** What it is about: the outcome of a conversation, or "action"; null if only the description says. */
  kind: nullableText,
  /** The name of the other side, as far as known. */
  person: nullableText,
  /** The time that was booked, moved to, or is reminded of. */
  startsAt: z.nullable(z.date()),
  /** The conversation it results from. */
  talk: z.nullable(z.object({ channel: z.string(), isOutgoing: z.boolean() })),
  /** The call, text or email it is about, with its current status and result. */
  action: z.nullable(
    z.object({ task: z.string(), channel: z.string(), status: z.string(), result: nullableText }),
  ),
  /** The estimated cost in US cents of the action, or else of the whole conversation; null while it isn't known. */
  costCents: z.nullable(z.int()),
});
export type AssistantTask = z.output<typeof assistantTask>;

export const logContract = {
  /** What my assistant did, newest first, page by page. */
  list: oc
    .route({ method: "GET", path: "/assistant/log", summary: "Read my assistant's log", tags })
    .errors(signedInErrors)
    .input(
      z.strictObject({
        cursor: z.optional(z.string().check(z.maxLength(400))),
        limit: z.prefault(z.int().check(z.gte(1), z.lte(100)), 30),
      }),
    )
    .output(z.object({ tasks: z.array(assistantTask), nextCursor: z.nullable(z.string()) })),
  /** Undoes what an entry reports, where possible: a booking is canceled, and the client gets a message. */
  undo: oc
    .route({ method: "POST", path: "/assistant/log/{id}/undo", summary: "Take it back", tags })
    .errors({
      ...signedInErrors,
      ...notFoundError,
      CANNOT_UNDO: {
        status: 409,
        message: "There's nothing to undo here.",
        data: z.object({ undoing: z.enum(undoings) }),
      },
    })
    .input(z.strictObject({ id: recordId }))
    .output(assistantTask),
};
