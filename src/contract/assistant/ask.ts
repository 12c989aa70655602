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
  /** A path of the product; null where no page shows it. */
  href: z.nullable(z.string()),
});
export type AskItem = z.output<typeof askItem>;

/** What the assistant answers its own professional. */
export const askAnswer = z.object({
  /** Sentences in the order in which they are read. */
  says: z.array(z.string()),
  items: z.array(askItem),
  /** The page behind the whole answer; null where there is none. */
  page: z.nullable(z.object({ label: z.string(), href: z.string() })),
  /** Follow-up questions to tap, worded as if typed. */
  suggestions: z.array(z.string()),
  /** Whether something was put into the queue. */
  isDrafted: z.boolean(),
});
export type AskAnswer = z.output<typeof askAnswer>;

/** What the professional asks the assistant about the own day and contacts. */
export const askContract = {
  /**
   * Answers from the own records only. A draft that is asked for waits in the queue; nothing is ever sent from here.
   */
  say: oc
    .route({ method: "POST", path: "/assistant/ask", summary: "Ask my assistant", tags })
    .errors(signedInErrors)
    .input(
      z.strictObject({
        /** Made by the browser: the same again drafts nothing twice. */
        id: recordId,
        text: requiredText("The question", 2_000),
      }),
    )
    .output(askAnswer),
};
