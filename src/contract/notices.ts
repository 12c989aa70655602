import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { recordId } from "#domain/kernel/ids.ts";
import { signedInErrors } from "./errors.ts";

const tags = ["Notices"];

/** Something that another professional did and that I should know. */
export const notice = z.object({
  id: recordId,
  happenedAt: z.date(),
  /** See domain/notices/kinds.ts; later rooms add theirs. */
  kind: z.string(),
  isRead: z.boolean(),
  /** Who did it; null when that account is gone. */
  actor: z.nullable(z.object({ id: recordId, fullName: z.string() })),
  dealId: z.nullable(recordId),
  dealName: z.nullable(z.string()),
  /** The verdict that it tells of, where it tells of one. */
  isWithinLimits: z.nullable(z.boolean()),
});
export type Notice = z.output<typeof notice>;

export const noticesContract = {
  /** My newest notices, at most 50, and how many of all are unread. */
  list: oc
    .route({ method: "GET", path: "/notices", summary: "List my notices", tags })
    .errors(signedInErrors)
    .output(
      z.object({
        notices: z.array(notice),
        unread: z.number(),
        /** Whether each is followed by a mail. */
        sendsMail: z.boolean(),
      }),
    ),
  /** Marks as read what had happened until a notice that I saw, that one included. */
  markRead: oc
    .route({ method: "POST", path: "/notices/read", summary: "Mark notices as read", tags })
    .errors(signedInErrors)
    .input(z.strictObject({ until: recordId }))
    .output(z.object({ unread: z.number() })),
  /** Switches the mails that follow my notices on or off. */
  setMail: oc
    .route({ method: "PUT", path: "/notices/mail", summary: "Switch notice mails", tags })
    .errors(signedInErrors)
    .input(z.strictObject({ sendsMail: z.boolean() }))
    .output(z.object({ sendsMail: z.boolean() })),
};
