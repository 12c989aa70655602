import type { NoticeKind } from "./kinds.ts";

// In SQL (docs/schema.sql): `links.tell` writes a notification; `public.announce_change` and `links.announce_deals`
// notify open pages of changes.

/** The topics by which people choose notifications; each kind belongs to one of these. */
export const noticeTopics = [
  "lead",
  "booking",
  "message",
  "approval",
  "assistant",
  "invitation",
  "answer",
  "end",
  "saved",
  "changed",
] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** The channels of a notification. */
export const noticeChannels = ["bell", "mail", "text"] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

const kindsByTopic: Record<NoticeTopic, readonly NoticeKind[]> = {
  lead: ["new lead"],
  booking: ["booked", "moved", "cancelled"],
  message: ["message taken"],
  approval: ["approval waiting", "approval expiring"],
  assistant: ["assistant stopped", "day limit reached", "budget used up"],
  invitation: ["invited"],
  answer: ["accepted", "declined"],
  end: ["ended", "replaced"],
  saved: ["scenario saved"],
  changed: ["scenario changed"],
};

/** The kinds that a topic switches together. */
export function kindsOf(topic: NoticeTopic): readonly NoticeKind[] {
  return kindsByTopic[topic];
}

export function topicOf(kind: NoticeKind): NoticeTopic {
  return noticeTopics.find((topic) => kindsByTopic[topic].includes(kind))!;
}

export function isNoticeTopic(topic: string): topic is NoticeTopic {
  return (noticeTopics as readonly string[]).includes(topic);
}

/**
 * Topics whose emails can't be switched off here: an email about a booking carries the calendar entry. Booking sends
 * those itself, so the notification has none.
 */
export const alwaysMailed: readonly NoticeTopic[] = ["booking"];

/** Topics that had no emails before people could choose: nobody's mailbox fills up without their choice. */
const mailedWhenChosen: readonly NoticeTopic[] = ["lead", "approval", "assistant"];

/** Whether people without a choice get emails about a kind. */
export function isMailedAtFirst(kind: string): boolean {
  return !mailedWhenChosen.some((topic) =>
    (kindsByTopic[topic] as readonly string[]).includes(kind),
  );
}

/** Topics that can be texted: what a client or the assistant does, which may not wait for the next look at the inbox. */
export const textedTopics: readonly NoticeTopic[] = [
  "lead",
  "booking",
  "message",
  "approval",
  "assistant",
];

/** The channels on which a person gets a kind of notification. */
export type KindWish = { kind: string; inBell: boolean; byMail: boolean; byText: boolean };
export type TopicWish = Omit<KindWish, "kind"> & { topic: NoticeTopic };

/** The choice for a kind until a person makes one: texts are only ever sent by choice. */
function firstWish(kind: string): KindWish {
  return { kind, inBell: true, byMail: isMailedAtFirst(kind), byText: false };
}

/** The choices by topic. */
export function topicWishes(stored: readonly KindWish[]): TopicWish[] {
  return noticeTopics.map((topic) => {
    const own = kindsByTopic[topic].map(
      (kind) => stored.find((one) => one.kind === kind) ?? firstWish(kind),
    );
    return {
      topic,
      inBell: own.every(({ inBell }) => inBell),
      byMail: alwaysMailed.includes(topic) || own.every(({ byMail }) => byMail),
      byText: textedTopics.includes(topic) && own.every(({ byText }) => byText),
    };
  });
}
