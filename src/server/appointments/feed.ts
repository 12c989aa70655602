import type { IncomingMessage, ServerResponse } from "node:http";
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { ownerLocation } from "#domain/appointments/ways-to-meet.ts";
import { isUuid, type OwnerId } from "#domain/kernel/ids.ts";
import type { Database, OwnerTransaction } from "#server/platform/database.ts";
import type { Keys } from "#server/platform/keys.ts";
import { findHost, type Host } from "./host-calendar.ts";
import { type CalendarEvent, writeCalendar } from "./icalendar.ts";
import { type AppointmentRow, listBetween } from "./store.ts";
import { calendarFeeds } from "./tables.ts";

const dayMs = 24 * 60 * 60 * 1000;
const purpose = "calendar feed";

/** The path of a feed: its owner, and a secret that only the owner was shown. */
export const feedPath = /^\/calendar\/([^/]+)\/([^/]+)\.ics$/;

/** The address of a professional's feed; null where there is none. */
export async function findFeedUrl(
  tx: OwnerTransaction,
  owner: OwnerId,
  { keys, baseUrl }: { keys: Keys; baseUrl: string },
): Promise<string | null> {
  const [feed] = await tx
    .select({ salt: calendarFeeds.salt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.professionalId, owner));
  return feed ? `${baseUrl}/calendar/${owner}/${secretOf(keys, owner, feed.salt)}.ics` : null;
}

/**
 * Answers a calendar program: the last 90 days and the coming year. A wrong address, an ended feed and an unknown
 * professional get the same response.
 */
export function feedHandler({
  database,
  keys,
  now,
}: {
  database: Database;
  keys: Keys;
  now: () => Date;
}) {
  return async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    const [, owner = "", secret = ""] = path.match(feedPath) ?? [];
    const isAsking = req.method === "GET" || req.method === "HEAD";
    const text =
      isAsking && isUuid(owner)
        ? await database.as(owner as OwnerId, (tx) =>
            readFeed(tx, owner as OwnerId, { secret, keys, now: now() }),
          )
        : null;
    res.setHeader("cache-control", "private, no-cache");
    if (text === null) {
      res.writeHead(404, { "content-type": "text/plain; charset=utf-8" });
      res.end("There is no calendar at this address.");
      return;
    }
    const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
    res.setHeader("etag", etag);
    if (req.headers["if-none-match"] === etag) return void res.writeHead(304).end();
    res.writeHead(200, { "content-type": "text/calendar; charset=utf-8" });
    res.end(req.method === "HEAD" ? undefined : text);
  };
}

async function readFeed(
  tx: OwnerTransaction,
  owner: OwnerId,
  { secret, keys, now }: { secret: string; keys: Keys; now: Date },
): Promise<string | null> {
  const [feed] = await tx
    .select({ salt: calendarFeeds.salt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.professionalId, owner));
  const thing = `${owner}:${feed?.salt}`;
  if (!feed || !keys.isSecretOf(purpose, thing, secret)) return null;
  const host = (await findHost(tx, owner))!;
  const rows = await listBetween(tx, owner, {
    from: new Date(now.getTime() - 90 * dayMs),
    until: new Date(now.getTime() + 366 * dayMs),
  });
  const events = rows.map((row) => toEvent(row, host));
  return writeCalendar(events, { method: "PUBLISH", name: `${host.fullName} · Hearthline` });
}

function secretOf(keys: Keys, owner: OwnerId, salt: string): string {
  return keys.secretOf(purpose, `${owner}:${salt}`);
}

/** An entry in its owner's calendar program. */
function toEvent(row: AppointmentRow, { timeZone, ways }: Host): CalendarEvent {
  const isPrivate = row.appointmentType === "Task" || row.appointmentType === "Reminder";
  const [title = ""] = (row.notes ?? "").split(" - ", 1);
  const who = isPrivate ? title : row.clientName;
  return {
    id: row.id,
    sequence: row.sequence,
    startsAt: row.appointmentTime,
    durationMinutes: row.durationMinutes,
    timeZone,
    summary: [row.appointmentType ?? "Appointment", who].filter(Boolean).join(": "),
    location: row.status === "Cancelled" ? null : ownerLocation(ways, row),
    description: [row.clientPhone, row.notes].filter(Boolean).join("\n"),
    isCancelled: row.status === "Cancelled",
    changedAt: row.updatedAt,
  };
}
