import { signedIn } from "#server/account/procedures.ts";
import { countUnread, findMailWish, listNotices, markReadUntil, saveMailWish } from "./store.ts";

const list = signedIn.notices.list.handler(({ context: { mine } }) =>
  mine(async (tx, me) => ({
    notices: await listNotices(tx, me.ownerId),
    unread: await countUnread(tx, me.ownerId),
    sendsMail: (await findMailWish(tx, me.ownerId))?.sendsMail ?? true,
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

const setMail = signedIn.notices.setMail.handler(({ input: { sendsMail }, context: { mine } }) =>
  mine(async (tx, me) => {
    await saveMailWish(tx, me.ownerId, sendsMail);
    return { sendsMail };
  }),
);

/** Implements contract/notices.ts: what the bell tells, and whether mails follow. */
export const noticesRouter = { list, markRead, setMail };
