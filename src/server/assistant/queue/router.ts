import type { QueuedAction } from "#contract/assistant/queue.ts";
import { sentByYou } from "#domain/assistant/log-sentence.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type OwnContext, signedIn } from "#server/account/procedures.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { changeTasksOfAction } from "../log/log.ts";
import { decide, enqueueAction, findAction, listDecided, listOpen, lockAction } from "./store.ts";

const list = signedIn.assistant.queue.list.handler(({ context }) =>
  context.mine(async (tx, { ownerId }) => ({
    open: await listOpen(tx, ownerId),
    decided: await listDecided(tx, ownerId),
  })),
);

/** The states after an approval: a second click finds one of these. */
const approvedAlready = ["approved", "doing", "done", "failed", "refused"];

const approve = signedIn.assistant.queue.approve.handler(({ input, context, errors }) => {
  const { id, subject, words } = input;
  return deciding(context, { id, errors }, async (tx, { action, owner, now }) => {
    const isSame =
      (words ?? action.words) === action.words && (subject ?? action.subject) === action.subject;
    if (approvedAlready.includes(action.status) && isSame) return;
    if (action.status === "draft") throw errors.DRAFT();
    if (action.status !== "waiting") throw errors.DECIDED({ data: { current: action } });
    if (action.expiresAt <= now) throw errors.EXPIRED();
    await decide(tx, owner, { id, status: "approved", subject, words, now });
    await enqueueAction(tx, owner, { id, at: now });
  });
});

const reject = signedIn.assistant.queue.reject.handler(({ input: { id }, context, errors }) =>
  deciding(context, { id, errors }, async (tx, { action, owner, now }) => {
    if (action.status === "rejected") return;
    if (!isOpen(action)) throw errors.DECIDED({ data: { current: action } });
    await decide(tx, owner, { id, status: "rejected", now });
    await changeTasksOfAction(tx, owner, { actionId: id, status: "Cancelled" });
  }),
);

const sendSelf = signedIn.assistant.queue.sendSelf.handler(
  async ({ input: { id }, context, errors }) => {
    const action = await deciding(context, { id, errors }, async (tx, locked) => {
      if (locked.action.status === "done" && locked.action.result === sentByYou) return;
      if (!isOpen(locked.action)) throw errors.DECIDED({ data: { current: locked.action } });
      await decide(tx, locked.owner, { id, status: "done", result: sentByYou, now: locked.now });
      await changeTasksOfAction(tx, locked.owner, { actionId: id, status: "Completed" });
    });
    return { action, link: sendLink(action) };
  },
);

/** Implements contract/assistant/queue.ts. A job carries out what is approved here, after its check. */
export const queueRouter = { list, approve, reject, sendSelf };

function isOpen({ status }: QueuedAction): boolean {
  return status === "waiting" || status === "draft";
}

type Deciding = { action: QueuedAction; owner: OwnerId; now: Date };

/** Decides about an action while it is locked, and returns its new state. */
function deciding(
  context: Pick<OwnContext, "mine" | "now">,
  { id, errors }: { id: string; errors: { NOT_FOUND: () => Error } },
  work: (tx: OwnerTransaction, locked: Deciding) => Promise<void>,
): Promise<QueuedAction> {
  const now = context.now();
  return context.mine(async (tx, { ownerId: owner }) => {
    await lockAction(tx, owner, id);
    const action = await findAction(tx, owner, id);
    if (!action) throw errors.NOT_FOUND();
    await work(tx, { action, owner, now });
    return (await findAction(tx, owner, id))!;
  });
}

/**
 * The address that opens the professional's own app with the draft: an email (RFC 6068), a text (RFC 5724) or a call
 * (RFC 3966).
 */
function sendLink({
  channel,
  recipient,
  subject,
  words,
}: Pick<QueuedAction, "channel" | "recipient" | "subject" | "words">): string {
  if (channel === "phone") return `tel:${recipient}`;
  if (channel === "text") return `sms:${recipient}?body=${encodeURIComponent(words)}`;
  // Lines in a mailto link end with CR LF (RFC 6068, 5).
  const body = encodeURIComponent(words.replaceAll("\n", "\r\n"));
  return `mailto:${encodeURIComponent(recipient)}?subject=${encodeURIComponent(subject ?? "")}&body=${body}`;
}
