import type { NoticeKind } from "./kinds.ts";

// In SQL (docs/schema.sql): `links.tell` writes a notification; `public.announce_change` and `links.announce_deals`
// notify open pages of changes.

/** The topics by which people choose notifications; each kind belongs to one of these. */
export const noticeTopics = ["invitation", "answer", "end", "saved", "changed"] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** The channels of a notification. */
export const noticeChannels = ["bell", "mail"] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

const kindsByTopic: Record<NoticeTopic, readonly NoticeKind[]> = {
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

/** The channels on which a person gets a kind of notification. */
export type KindWish = { kind: string; inBell: boolean; byMail: boolean };
export type TopicWish = { topic: NoticeTopic; inBell: boolean; byMail: boolean };

/** The choices by topic. A kind without a choice is on in both channels. */
export function topicWishes(stored: readonly KindWish[]): TopicWish[] {
  return noticeTopics.map((topic) => {
    const own = stored.filter(({ kind }) =>
      (kindsByTopic[topic] as readonly string[]).includes(kind),
    );
    return {
      topic,
      inBell: own.every(({ inBell }) => inBell),
      byMail: own.every(({ byMail }) => byMail),
    };
  });
}
