import type { Conversation } from "#contract/assistant/conversations.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type OwnContext, signedIn } from "#server/account/procedures.ts";
import { cutPage, fromCursor, toCursor } from "#server/platform/cursor.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import type { Talks } from "../talk/talks.ts";
import { toTask } from "../log/shown.ts";
import { listTasksOf, removeSaidOf } from "../log/store.ts";
import { listActionsOf } from "../queue/store.ts";
import {
  deleteConversation,
  findShown,
  findTurn,
  listConversations,
  listTurns,
  removeWords,
} from "./store.ts";
import { handBack, sayInPlace, takeOver } from "./take-part.ts";

const procedures = signedIn.assistant.conversations;

const list = procedures.list.handler(async ({ input, context }) => {
  const { cursor, limit, channel = null, outcome = null, contactId = null } = input;
  const after = fromCursor("conversations", cursor);
  const query = { channel, outcome, contactId, after, limit: limit + 1 };
  const rows = await context.mine((tx, me) => listConversations(tx, me.ownerId, query));
  const { page, next } = cutPage(rows, limit);
  return {
    conversations: page.map(({ position: _, ...shown }) => shown),
    nextCursor: next ? toCursor("conversations", { createdAt: next.position, id: next.id }) : null,
  };
});

const read = procedures.read.handler(({ input: { id }, context, errors }) => {
  const now = context.now();
  return context.mine(async (tx, { ownerId }) => {
    const conversation = await findShown(tx, ownerId, id);
    if (!conversation) throw errors.NOT_FOUND();
    const tasks = await listTasksOf(tx, ownerId, id);
    return {
      conversation,
      turns: await listTurns(tx, ownerId, id),
      actions: await listActionsOf(tx, ownerId, id),
      tasks: tasks.map((task) => toTask(task, now)),
    };
  });
});

const take = procedures.takeOver.handler(({ input: { id }, context, errors }) =>
  changing(context, { id, errors }, async (tx, owner) => {
    const part = await takeOver(tx, owner, { id, now: context.now() });
    if (part === "over") throw errors.OVER();
    if (part === "notWritten") throw errors.NOT_WRITTEN();
  }),
);

const say = procedures.say.handler(({ input: { id, turnId, words }, context, errors }) =>
  context.mine(async (tx, { ownerId }) => {
    const part = await sayInPlace(tx, ownerId, { id, turnId, words, now: context.now() });
    if (part === "gone") throw errors.NOT_FOUND();
    if (part === "otherWords") throw errors.TURN_TAKEN();
    if (part === "notTakenOver") throw errors.NOT_TAKEN_OVER();
    return (await findTurn(tx, ownerId, { id, turnId }))!;
  }),
);

const giveBack = procedures.handBack.handler(({ input: { id }, context, errors }) =>
  changing(context, { id, errors }, async (tx, owner) => {
    const part = await handBack(tx, owner, { id, now: context.now() });
    if (part === "over") throw errors.OVER();
  }),
);

const takeWordsAway = procedures.removeWords.handler(({ input: { id }, context, errors }) =>
  changing(context, { id, errors }, async (tx, owner) => {
    if ((await findShown(tx, owner, id))?.status !== "ended") throw errors.GOES_ON();
    await removeWords(tx, owner, id);
    await removeSaidOf(tx, owner, id);
  }),
);

const remove = procedures.remove.handler(({ input: { id }, context, errors }) =>
  context.mine(async (tx, { ownerId }) => {
    await removeSaidOf(tx, ownerId, id);
    if (!(await deleteConversation(tx, ownerId, id))) throw errors.NOT_FOUND();
    return { id };
  }),
);

/** Implements contract/assistant/conversations.ts. */
export function conversationsRouter(talks: Pick<Talks, "end">) {
  const end = procedures.end.handler(async ({ input: { id }, context, errors }) => {
    const owner = await context.mine(async (tx, { ownerId }) =>
      (await findShown(tx, ownerId, id)) ? ownerId : null,
    );
    if (!owner) throw errors.NOT_FOUND();
    await talks.end({ owner, id });
    return changing(context, { id, errors }, async () => {});
  });
  return {
    list,
    read,
    takeOver: take,
    say,
    handBack: giveBack,
    end,
    removeWords: takeWordsAway,
    remove,
  };
}

/** Changes one of my conversations and returns it. */
function changing(
  { mine }: Pick<OwnContext, "mine">,
  { id, errors }: { id: string; errors: { NOT_FOUND: () => Error } },
  work: (tx: OwnerTransaction, owner: OwnerId) => Promise<void>,
): Promise<Conversation> {
  return mine(async (tx, { ownerId }) => {
    if (!(await findShown(tx, ownerId, id))) throw errors.NOT_FOUND();
    await work(tx, ownerId);
    // Another request may have deleted it while this one waited for its lock.
    const changed = await findShown(tx, ownerId, id);
    if (!changed) throw errors.NOT_FOUND();
    return changed;
  });
}
