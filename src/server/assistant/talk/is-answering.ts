import { weekdayKeys } from "#domain/appointments/availability.ts";
import { type AssistantSettings, isWorking } from "#domain/assistant/settings.ts";
import type { TalkChannel } from "#domain/assistant/tasks.ts";
import { minuteOf } from "#domain/kernel/clock-time.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { wallTimeOf, weekdayOf, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import type { Database } from "#server/platform/database.ts";
import { rulesOf } from "#server/platform/zones.ts";
import { findProfessional } from "./scene.ts";

/** Whether the assistant answers: switched on, not paused, and by phone within its hours. */
export function answers(
  settings: AssistantSettings,
  { channel, direction = "inbound" }: { channel: TalkChannel; direction?: "inbound" | "outbound" },
  zone: ZoneRules,
  now: Date,
): boolean {
  if (channel === "rehearsal") return true;
  if (!isWorking(settings, now)) return false;
  if (direction === "outbound") return true;
  if (settings.autonomy.answer === "off") return false;
  if (channel !== "phone") return true;
  const { day, minute } = wallTimeOf(zone, now);
  if (settings.holidays.includes(day)) return false;
  if (settings.hours === null) return true;
  return settings.hours[weekdayKeys[weekdayOf(day) - 1]!].some(
    ({ from, until }) => minuteOf(from)! <= minute && minute < (minuteOf(until) ?? 24 * 60),
  );
}

/** Whether the professional's assistant answers on the web: emails mention it only then. */
export async function isAnswering(database: Database, owner: OwnerId, now: Date): Promise<boolean> {
  const found = await database.as(owner, (tx) => findProfessional(tx, owner));
  if (!found) return false;
  return answers(found.settings, { channel: "web" }, rulesOf(found.host.timeZone, now), now);
}
