import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { expectations } from "#understanding/heard.ts";
import { outcomes } from "#domain/assistant/tasks.ts";
import { languages } from "#domain/kernel/language.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { timeZone } from "#domain/kernel/time-zone.ts";

const tags = ["Assistant"];

/** As in a page's address: a malformed id gets the response of an unknown profile, not a validation error. */
const profileId = z.string().check(z.maxLength(200));

/** The turn id was already used for a different line; send it again under a new id. */
export const turnTakenError = {
  TURN_TAKEN: {
    status: 409,
    message: "Another message was already sent with this id. Please send yours again.",
  },
} as const;

/** Why a visitor may not be able to talk to the assistant. */
export const talkErrors = {
  /** No profile has this id, or its assistant is not answering now. */
  NO_ASSISTANT: { status: 404, message: "There is no assistant at this address." },
  /** The conversation does not exist, or the secret is wrong. */
  NO_TALK: { status: 404, message: "This conversation is over. Please start a new one." },
  TOO_MANY: {
    status: 429,
    message: "That's a lot of messages at once. Please wait a moment and try again.",
    data: z.object({ retryAfterSeconds: z.number() }),
  },
} as const;

/** One line of a conversation as its visitor sees it. */
export const talkLine = z.object({
  seq: z.number(),
  speaker: z.enum(["caller", "assistant", "professional", "note"]),
  words: z.string(),
});
export type TalkLine = z.output<typeof talkLine>;

/** The state of a conversation after each message. */
export const talkAnswer = z.object({
  talkId: recordId,
  /** Reopens this conversation; kept by the browser only. */
  secret: z.string(),
  /** What is new since the caller's line, including that line as it was stored. */
  lines: z.array(talkLine),
  /** What the assistant expects next, so that the page can help: a keyboard for emails, a picker for days. */
  expecting: z.enum(expectations),
  /** The language of the conversation so far. */
  language: z.optional(z.enum(languages)),
  /** Answers to tap, worded as if typed. */
  suggestions: z.array(z.string()),
  /** A person is answering in place of the assistant. */
  isTakenOver: z.boolean(),
  /** Null while the conversation is active. */
  outcome: z.nullable(z.enum(outcomes)),
  /** Where the visitor can view, move or cancel what was booked here; null before. */
  manageLink: z.nullable(z.string()),
  /** Whether this installation has a speech server; left out where speech is the browser's own. */
  speech: z.optional(z.literal("server")),
});
export type TalkAnswer = z.output<typeof talkAnswer>;

const key = { profileId, talkId: recordId, secret: z.string().check(z.maxLength(200)) };

/** What visitors do with the assistant, without an account. */
export const talkContract = {
  /**
   * Whose assistant it is, and whether it is guided or has a language model. Null where none answers: every booking
   * page asks, and most professionals have no assistant, so that is not an error.
   */
  about: oc
    .route({ method: "GET", path: "/talks/{profileId}/about", summary: "Whose assistant", tags })
    .input(z.strictObject({ profileId }))
    .output(
      z.nullable(
        z.object({
          fullName: z.string(),
          companyName: z.nullable(z.string()),
          title: z.nullable(z.string()),
          pictureUrl: z.optional(z.string()),
          kind: z.enum(["guided", "model"]),
        }),
      ),
    ),
  /** Starts a conversation; its first line says that it is an automated assistant and not a person. */
  begin: oc
    .route({ method: "POST", path: "/talks/{profileId}", summary: "Begin a conversation", tags })
    .errors(talkErrors)
    .input(
      z.strictObject({
        profileId,
        /** Created by the browser: a retry opens no second conversation. */
        talkId: recordId,
        timeZone,
        /** Whether it is spoken aloud. */
        spoken: z.boolean(),
        /** The language of the page: the conversation begins in it, and then follows the visitor. */
        language: z.optional(z.enum(languages)),
      }),
    )
    .output(talkAnswer),
  /** Says one line. Repeating it under the same turn id returns the same answer and does nothing. */
  say: oc
    .route({ method: "POST", path: "/talks/{profileId}/say", summary: "Say something", tags })
    .errors({ ...talkErrors, ...turnTakenError })
    .input(
      z.strictObject({
        ...key,
        turnId: recordId,
        text: z.string().check(z.maxLength(5_000, "At most 5,000 characters.")),
        spoken: z.boolean(),
        /** How much of the last answer was heard before the caller interrupted it; left out when all was. */
        heard: z.optional(z.string().check(z.maxLength(5_000))),
      }),
    )
    .output(talkAnswer),
  /** What is new after a line: for a reloaded page, and while a person is answering. */
  read: oc
    .route({ method: "POST", path: "/talks/{profileId}/read", summary: "Read on", tags })
    .errors(talkErrors)
    .input(z.strictObject({ ...key, after: z.int().check(z.minimum(-1)) }))
    .output(talkAnswer),
};
