import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { outcomes, talkChannels } from "#domain/assistant/tasks.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { requiredText } from "#domain/kernel/text.ts";
import { notFoundError, signedInErrors } from "../errors.ts";
import { assistantTask } from "./log.ts";
import { queuedAction } from "./queue.ts";
import { talkLine, turnTakenError } from "./talk.ts";

const tags = ["Assistant"];
const nullableText = z.nullable(z.string());

/** A conversation with the assistant, as its professional sees it in a list. */
export const conversation = z.object({
  id: recordId,
  channel: z.enum(talkChannels),
  direction: z.enum(["inbound", "outbound"]),
  status: z.enum(["open", "taken over", "ended"]),
  /** The name that the caller gave. Not verified. */
  callerName: nullableText,
  /** The caller's number, E.164; null on the web. */
  caller: nullableText,
  contactId: z.nullable(recordId),
  /** The contact's name as it is now. */
  contactName: nullableText,
  appointmentId: z.nullable(recordId),
  startedAt: z.date(),
  lastTurnAt: z.date(),
  endedAt: z.nullable(z.date()),
  turns: z.number(),
  /** Null while the conversation is active. */
  outcome: z.nullable(z.enum(outcomes)),
  summary: nullableText,
  nextStep: nullableText,
  /** What is worth a look: refusals, replaced sentences, alerts. */
  flags: z.array(z.string()),
  costCents: z.number(),
  durationSeconds: z.nullable(z.number()),
  /** False after the transcript was removed, or when none was kept. */
  keepsTranscript: z.boolean(),
});
export type Conversation = z.output<typeof conversation>;

/** A conversation in a list, with what it looks like as a wave. */
export const listedConversation = z.object({
  ...conversation.shape,
  /** Who spoke and how many characters, for each of the last turns whose words are kept, oldest first. */
  wave: z.array(z.object({ speaker: talkLine.shape.speaker, length: z.int() })),
});
export type ListedConversation = z.output<typeof listedConversation>;

/** One turn of a conversation, with how it was understood. */
export const conversationTurn = z.object({
  ...talkLine.shape,
  /** What the caller heard of it before interrupting; null when all was heard. */
  heardWords: nullableText,
  /** "grammar" or "model"; null for a turn that needed no understanding. */
  understoodBy: nullableText,
  latencyMs: z.nullable(z.number()),
  saidAt: z.date(),
});
export type ConversationTurn = z.output<typeof conversationTurn>;

const one = z.strictObject({ id: recordId });
const overError = {
  OVER: { status: 409, message: "This conversation is over." },
} as const;

/** Reading conversations with the assistant, and taking part in them. */
export const conversationsContract = {
  /** My assistant's conversations, newest first, page by page. */
  list: oc
    .route({ method: "GET", path: "/assistant/conversations", summary: "List conversations", tags })
    .errors(signedInErrors)
    .input(
      z.strictObject({
        channel: z.optional(z.enum(talkChannels)),
        outcome: z.optional(z.enum(outcomes)),
        contactId: z.optional(recordId),
        cursor: z.optional(z.string().check(z.maxLength(400))),
        limit: z.prefault(z.int().check(z.gte(1), z.lte(100)), 30),
      }),
    )
    .output(
      z.object({
        conversations: z.array(listedConversation),
        nextCursor: z.nullable(z.string()),
      }),
    ),
  /** One conversation in full: what was said, what waits because of it and what was done. */
  read: oc
    .route({
      method: "GET",
      path: "/assistant/conversations/{id}",
      summary: "Read a conversation",
      tags,
    })
    .errors({ ...signedInErrors, ...notFoundError })
    .input(one)
    .output(
      z.object({
        conversation,
        turns: z.array(conversationTurn),
        actions: z.array(queuedAction),
        tasks: z.array(assistantTask),
      }),
    ),
  /** From now on the professional answers in place of the assistant. Only for web chats. */
  takeOver: oc
    .route({
      method: "POST",
      path: "/assistant/conversations/{id}/take-over",
      summary: "Answer in its place",
      tags,
    })
    .errors({
      ...signedInErrors,
      ...notFoundError,
      ...overError,
      NOT_WRITTEN: { status: 409, message: "Only conversations on your page can be taken over." },
    })
    .input(one)
    .output(conversation),
  /** Sends a message in a conversation that was taken over. Repeating it under the same turn id sends nothing. */
  say: oc
    .route({
      method: "POST",
      path: "/assistant/conversations/{id}/say",
      summary: "Say something",
      tags,
    })
    .errors({
      ...signedInErrors,
      ...notFoundError,
      ...turnTakenError,
      NOT_TAKEN_OVER: { status: 409, message: "Take the conversation over first." },
    })
    .input(
      z.strictObject({ id: recordId, turnId: recordId, words: requiredText("The text", 2_000) }),
    )
    .output(conversationTurn),
  /** The assistant answers again. */
  handBack: oc
    .route({
      method: "POST",
      path: "/assistant/conversations/{id}/hand-back",
      summary: "Hand it back",
      tags,
    })
    .errors({ ...signedInErrors, ...notFoundError, ...overError })
    .input(one)
    .output(conversation),
  /** Ends the conversation now, no matter who is answering. Repeating it changes nothing. */
  end: oc
    .route({
      method: "POST",
      path: "/assistant/conversations/{id}/end",
      summary: "End a conversation",
      tags,
    })
    .errors({ ...signedInErrors, ...notFoundError })
    .input(one)
    .output(conversation),
  /** Deletes the transcript but keeps the conversation's entry. Only after the conversation has ended. */
  removeWords: oc
    .route({
      method: "DELETE",
      path: "/assistant/conversations/{id}/words",
      summary: "Delete what was said",
      tags,
    })
    .errors({
      ...signedInErrors,
      ...notFoundError,
      GOES_ON: { status: 409, message: "This conversation still goes on. End it first." },
    })
    .input(one)
    .output(conversation),
  /** Deletes a conversation with its transcript. What it led to is kept. NOT_FOUND if it is already deleted. */
  remove: oc
    .route({
      method: "DELETE",
      path: "/assistant/conversations/{id}",
      summary: "Delete a conversation",
      tags,
    })
    .errors({
      ...signedInErrors,
      NOT_FOUND: { status: 404, message: "This conversation is already deleted." },
    })
    .input(one)
    .output(one),
};
