import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { recordId } from "#domain/kernel/ids.ts";
import {
  alwaysMailed,
  noticeChannels,
  noticeTopics,
  textedTopics,
} from "#domain/notices/topics.ts";
import { signedInErrors } from "./errors.ts";

const tags = ["Notices"];

/** Something that another professional, a client or my assistant did and that I should know. */
export const notice = z.object({
  id: recordId,
  happenedAt: z.date(),
  /** See domain/notices/kinds.ts; other rooms add theirs. */
  kind: z.string(),
  isRead: z.boolean(),
  /** Who did it; null when that account no longer exists. */
  actor: z.nullable(z.object({ id: recordId, fullName: z.string() })),
  dealId: z.nullable(recordId),
  dealName: z.nullable(z.string()),
  /** The verdict it reports, if any. */
  isWithinLimits: z.nullable(z.boolean()),
  /** The figures missing from the deal, without which nothing counts as within limits: "payment", "dti" or "debts". */
  notStated: z.array(z.string()),
  /** The client or caller it is about, by the name they gave. */
  aboutName: z.nullable(z.string()),
  /** The time of the appointment, or when what waits for approval expires. */
  aboutTime: z.nullable(z.date()),
  contactId: z.nullable(recordId),
  conversationId: z.nullable(recordId),
});
export type Notice = z.output<typeof notice>;

const topicWish = z.object({
  topic: z.enum(noticeTopics),
  inBell: z.boolean(),
  byMail: z.boolean(),
  byText: z.boolean(),
});
const wishes = z.object({
  wishes: z.array(topicWish),
  /** My verified number, to which texts go; null without one. */
  textsTo: z.nullable(z.string()),
});

export const noticesContract = {
  /** My newest notifications, at most 50, and the number of unread ones; without those I want by email only. */
  list: oc
    .route({ method: "GET", path: "/notices", summary: "List my notices", tags })
    .errors(signedInErrors)
    .output(z.object({ notices: z.array(notice), unread: z.number() })),
  /** Marks as read everything up to and including a notification that I saw. */
  markRead: oc
    .route({ method: "POST", path: "/notices/read", summary: "Mark notices as read", tags })
    .errors(signedInErrors)
    .input(z.strictObject({ until: recordId }))
    .output(z.object({ unread: z.number() })),
  /** Which notifications I want on which channels. Those about account security are always sent. */
  wishes: oc
    .route({ method: "GET", path: "/notices/wishes", summary: "Read my notice channels", tags })
    .errors(signedInErrors)
    .output(wishes),
  /** Switches one topic on or off for one channel, from now on. */
  setWish: oc
    .route({ method: "PUT", path: "/notices/wishes", summary: "Switch a notice channel", tags })
    .errors({
      ...signedInErrors,
      NO_NUMBER: { status: 409, message: "Add your phone number in Account and security first." },
    })
    .input(
      z
        .strictObject({
          topic: z.enum(noticeTopics),
          channel: z.enum(noticeChannels),
          isOn: z.boolean(),
        })
        .check(
          z.refine(({ topic, channel }) => channel !== "mail" || !alwaysMailed.includes(topic), {
            path: ["channel"],
            error: "These emails are always sent.",
          }),
          z.refine(({ topic, channel }) => channel !== "text" || textedTopics.includes(topic), {
            path: ["channel"],
            error: "This isn't sent by text.",
          }),
        ),
    )
    .output(wishes),
};
