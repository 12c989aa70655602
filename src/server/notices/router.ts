import { kindsOf, topicWishes } from "#domain/notices/topics.ts";
import { newProfileName } from "#domain/profiles/profile.ts";
import { signedIn } from "#server/account/procedures.ts";
import { addProfile } from "#server/profiles/store.ts";
import { countUnread, listNotices, listWishes, markReadUntil, saveWish } from "./store.ts";

const list = signedIn.notices.list.handler(({ context: { mine } }) =>
  mine(async (tx, me) => ({
    notices: await listNotices(tx, me.ownerId),
    unread: await countUnread(tx, me.ownerId),
  })),
);

const markRead = signedIn.notices.markRead.handler(
  ({ input: { until }, context: { mine, now: clock } }) => {
    const now = clock();
    return mine(async (tx, me) => {
      await markReadUntil(tx, me.ownerId, { id: until, now });
      return { unread: await countUnread(tx, me.ownerId) };
    });
  },
);

const wishes = signedIn.notices.wishes.handler(({ context: { mine } }) =>
  mine(async (tx, me) => ({ wishes: topicWishes(await listWishes(tx, me.ownerId)) })),
);

const setWish = signedIn.notices.setWish.handler(({ input, context: { mine, now } }) =>
  mine(async (tx, me) => {
    const { topic, channel, isOn } = input;
    const start = { email: me.email, fullName: newProfileName(me), now: now() };
    await addProfile(tx, me.ownerId, start);
    await saveWish(tx, me.ownerId, { kinds: kindsOf(topic), channel, isOn });
    return { wishes: topicWishes(await listWishes(tx, me.ownerId)) };
  }),
);

/** Implements contract/notices.ts. */
export const noticesRouter = { list, markRead, wishes, setWish };
