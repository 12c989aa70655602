import { kindsOf, topicWishes } from "#domain/notices/topics.ts";
import { newProfileName } from "#domain/profiles/profile.ts";
import { signedIn } from "#server/account/procedures.ts";
import { addProfile } from "#server/profiles/store.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import {
  countUnread,
  listNotices,
  listWishes,
  markReadUntil,
  ownNumber,
  saveWish,
} from "./store.ts";

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
  mine((tx, me) => readWishes(tx, me.ownerId)),
);

const setWish = signedIn.notices.setWish.handler(({ input, context: { mine, now }, errors }) =>
  mine(async (tx, me) => {
    const { topic, channel, isOn } = input;
    if (channel === "text" && isOn && !(await ownNumber(tx, me.ownerId))) throw errors.NO_NUMBER();
    const start = { email: me.email, fullName: newProfileName(me), now: now() };
    await addProfile(tx, me.ownerId, start);
    await saveWish(tx, me.ownerId, { kinds: kindsOf(topic), channel, isOn });
    return readWishes(tx, me.ownerId);
  }),
);

async function readWishes(tx: OwnerTransaction, owner: OwnerId) {
  return {
    wishes: topicWishes(await listWishes(tx, owner)),
    textsTo: await ownNumber(tx, owner),
  };
}

/** Implements contract/notices.ts. */
export const noticesRouter = { list, markRead, wishes, setWish };
