import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { recordId } from "#domain/kernel/ids.ts";
import { timeZone } from "#domain/kernel/time-zone.ts";
import { signedInErrors } from "../errors.ts";
import { talkAnswer, talkErrors, turnTakenError } from "./talk.ts";

const tags = ["Assistant"];

/** How one of the caller's turns was understood, in text for a professional. */
export const behindLine = z.object({
  understoodBy: z.enum(["grammar", "model"]),
  /** What was understood in it: "Day", "Thursday, November 26". */
  heard: z.array(z.object({ label: z.string(), text: z.string() })),
  /** What would have been done for a real client. */
  wouldDo: z.array(z.string()),
  /** Which rules kept something from being said or done. */
  refused: z.array(z.object({ rule: z.string(), says: z.string() })),
});
export type BehindLine = z.output<typeof behindLine>;

/** The state of a rehearsal. It books nothing, so it has no links. */
export const rehearsalAnswer = z.object({
  talkId: talkAnswer.shape.talkId,
  lines: talkAnswer.shape.lines,
  expecting: talkAnswer.shape.expecting,
  suggestions: talkAnswer.shape.suggestions,
  isTakenOver: talkAnswer.shape.isTakenOver,
  outcome: talkAnswer.shape.outcome,
  speech: talkAnswer.shape.speech,
  /** Null where nothing was said, and for a turn that was answered before. */
  behind: z.nullable(behindLine),
});
export type RehearsalAnswer = z.output<typeof rehearsalAnswer>;

const { NO_TALK } = talkErrors;

/**
 * A trial conversation of professionals with their own assistant, without any effect. It works even while the assistant
 * is switched off.
 */
export const rehearsalContract = {
  /** Starts a rehearsal and deletes the previous one. Repeating it with the same id returns the one in progress. */
  begin: oc
    .route({ method: "POST", path: "/assistant/rehearsal", summary: "Try my assistant", tags })
    .errors({ ...signedInErrors, NO_TALK })
    .input(
      z.strictObject({
        talkId: recordId,
        /** The time zone of the client whom the professional plays. */
        timeZone,
        spoken: z.boolean(),
      }),
    )
    .output(rehearsalAnswer),
  /** Says something in a client's place. Repeating it under the same turn id returns the same answer. */
  say: oc
    .route({
      method: "POST",
      path: "/assistant/rehearsal/say",
      summary: "Say something in a rehearsal",
      tags,
    })
    .errors({ ...signedInErrors, NO_TALK, ...turnTakenError })
    .input(
      z.strictObject({
        talkId: recordId,
        turnId: recordId,
        text: z.string().check(z.maxLength(5_000, "At most 5,000 characters.")),
        spoken: z.boolean(),
        /** How much of the last answer was heard before it was interrupted; left out when all was. */
        heard: z.optional(z.string().check(z.maxLength(5_000))),
      }),
    )
    .output(rehearsalAnswer),
};
