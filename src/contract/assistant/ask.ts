import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { recordId } from "#domain/kernel/ids.ts";
import { requiredText } from "#domain/kernel/text.ts";
import { signedInErrors } from "../errors.ts";

const tags = ["Assistant"];

/** Something that an answer is about, and the page that shows it. */
export const askItem = z.object({
  title: z.string(),
  detail: z.nullable(z.string()),
  /** A path in the app; null where no page shows it. */
  href: z.nullable(z.string()),
});
export type AskItem = z.output<typeof askItem>;

/** The assistant's answer to its own professional. */
export const askAnswer = z.object({
  /** Sentences in reading order. */
  says: z.array(z.string()),
  items: z.array(askItem),
  /** The page with the whole answer; null where there is none. */
  page: z.nullable(z.object({ label: z.string(), href: z.string() })),
  /** Follow-up questions to tap, worded as if typed. */
  suggestions: z.array(z.string()),
  /** Whether a draft was added to the queue. */
  isDrafted: z.boolean(),
});
export type AskAnswer = z.output<typeof askAnswer>;

/** What professionals ask the assistant about their own day and contacts. */
export const askContract = {
  /** Answers from my own records only. A requested draft waits in the queue; this never sends anything. */
  say: oc
    .route({ method: "POST", path: "/assistant/ask", summary: "Ask my assistant", tags })
    .errors(signedInErrors)
    .input(
      z.strictObject({
        /** Created by the browser: repeating the request adds no second draft. */
        id: recordId,
        text: requiredText("The question", 2_000),
      }),
    )
    .output(askAnswer),
};
