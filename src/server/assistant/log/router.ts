import { signedIn } from "#server/account/procedures.ts";
import { changeStatus } from "#server/appointments/change-entry.ts";
import { findHost, lockCalendar } from "#server/appointments/host-calendar.ts";
import { findAppointment } from "#server/appointments/store.ts";
import { cutPage, fromCursor, toCursor } from "#server/platform/cursor.ts";
import { changeTask } from "./log.ts";
import { toTask } from "./shown.ts";
import { findTask, listTasks } from "./store.ts";

const list = signedIn.assistant.log.list.handler(async ({ input, context }) => {
  const { cursor, limit } = input;
  const after = fromCursor("assistant log", cursor);
  const now = context.now();
  const rows = await context.mine((tx, me) =>
    listTasks(tx, me.ownerId, { after, limit: limit + 1 }),
  );
  const { page, next } = cutPage(rows, limit);
  return {
    tasks: page.map((row) => toTask(row, now)),
    nextCursor: next ? toCursor("assistant log", { createdAt: next.position, id: next.id }) : null,
  };
});

const undo = signedIn.assistant.log.undo.handler(async ({ input: { id }, context, errors }) => {
  const now = context.now();
  return context.mine(async (tx, { ownerId }) => {
    await lockCalendar(tx, ownerId);
    const row = await findTask(tx, ownerId, id);
    if (!row) throw errors.NOT_FOUND();
    const { undoing } = toTask(row, now);
    // A second click finds it done.
    if (undoing === "done") return toTask(row, now);
    if (undoing !== "possible") throw errors.CANNOT_UNDO({ data: { undoing } });
    const host = (await findHost(tx, ownerId))!;
    const before = (await findAppointment(tx, ownerId, row.appointmentId!))!;
    await changeStatus(tx, host, { before, status: "Cancelled", now });
    await changeTask(tx, ownerId, { id, status: "Cancelled" });
    return toTask((await findTask(tx, ownerId, id))!, now);
  });
});

/** Implements contract/assistant/log.ts. */
export const logRouter = { list, undo };
