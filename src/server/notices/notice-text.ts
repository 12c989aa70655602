import { eq } from "drizzle-orm";
import type { Pool } from "pg";
import * as z from "zod";
import type { Notice } from "#contract/notices.ts";
import { canonicalZone } from "#domain/kernel/canonical-zone.ts";
import { cleanName } from "#domain/kernel/clean-text.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { dayText, timeText } from "#domain/kernel/moment-text.ts";
import { fallbackTimeZone } from "#domain/kernel/time-zone.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import type { NoticeKind } from "#domain/notices/kinds.ts";
import { textTime } from "#domain/notices/text-hours.ts";
import { whereTo } from "#domain/notices/where-to.ts";
import type { Database } from "#server/platform/database.ts";
import { rulesOf } from "#server/platform/zones.ts";
import { profiles } from "#server/profiles/tables.ts";
import { countTextsTo, enqueueText } from "#server/sms/outbox.ts";
import { findNotice, findTextNumber } from "./store.ts";

const jobSchema = z.object({ owner: z.string().transform((id) => id as OwnerId), id: z.string() });

/** A flood of visitors may not become a flood of texts: the most to one number in 24 hours. */
export const textsADay = 40;
/** A text about something older than this helps no one, in milliseconds. */
const staleAfter = 24 * 60 * 60_000;

type Services = { pool: Pool; database: Database; baseUrl: string; now: () => Date };

/**
 * The job "notice-text": texts a notification to its owner's verified number, if that is still wanted. At night the job
 * is put off until the morning. The text has the notification's id, so a job that runs twice sends it once.
 */
export async function writeNoticeText(
  payload: unknown,
  { pool, database, baseUrl, now: clock }: Services,
): Promise<void> {
  const { owner, id } = jobSchema.parse(payload);
  const now = clock();
  const found = await database.as(owner, async (tx) => {
    const notice = await findNotice(tx, owner, id);
    const to = notice && (await findTextNumber(tx, owner, notice.kind));
    const [profile] = await tx
      .select({ timeZone: profiles.timeZone })
      .from(profiles)
      .where(eq(profiles.id, owner));
    return to ? { notice, to, zone: profile?.timeZone ?? fallbackTimeZone } : null;
  });
  if (!found || now.getTime() - found.notice.happenedAt.getTime() > staleAfter) return;
  const zone = rulesOf(canonicalZone(found.zone), now);
  const at = textTime(now, zone);
  if (at > now) {
    await pool.query(
      "select graphile_worker.add_job('notice-text', $1, run_at := $2, job_key := 'notice-text:' || $3)",
      [JSON.stringify({ owner, id }), at, id],
    );
    return;
  }
  if ((await countTextsTo(pool, found.to)) >= textsADay) return;
  await enqueueText(pool, {
    id,
    to: found.to,
    owner,
    text: noticeText(found.notice, { baseUrl, now, zone }),
  });
}

type Told = { who: string; at: string };

/** What each kind says. Amounts and messages stay in the product: texts are not encrypted. */
const texts: Partial<Record<NoticeKind, (told: Told) => string>> = {
  "new lead": ({ who }) => `New lead: ${who}.`,
  booked: ({ who, at }) => `${who} booked ${at}.`,
  moved: ({ who, at }) => `${who} moved the appointment to ${at}.`,
  cancelled: ({ who, at }) => `${who} canceled ${at}.`,
  "message taken": ({ who }) => `Your assistant took a message from ${who}.`,
  "approval waiting": ({ who }) => `Your assistant needs your approval to contact ${who}.`,
  "approval expiring": ({ who }) => `Your approval to contact ${who} expires within a day.`,
  "assistant stopped": () => "Your assistant was switched off.",
  "day limit reached": () => "Your assistant reached today's limit.",
  "budget used up": () => "Your assistant used up this month's budget.",
};

/** The text about a notification, with the page it leads to. */
export function noticeText(
  notice: Pick<
    Notice,
    "kind" | "aboutName" | "aboutTime" | "dealId" | "contactId" | "conversationId"
  >,
  { baseUrl, now, zone }: { baseUrl: string; now: Date; zone: ZoneRules },
): string {
  const { aboutName, aboutTime } = notice;
  const told = {
    who: cleanName(aboutName ?? "").slice(0, 60) || "a caller",
    at: aboutTime
      ? `${dayText(aboutTime, now, zone)}, ${timeText(aboutTime, zone)}`
      : "an appointment",
  };
  const text = texts[notice.kind as NoticeKind]?.(told) ?? "Something new.";
  return `Hearthline: ${text} ${baseUrl}${whereTo(notice)}`;
}
