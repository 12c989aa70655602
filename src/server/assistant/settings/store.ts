import { sql } from "drizzle-orm";
import { type AssistantSettings, readSettings, usualSettings } from "#domain/assistant/settings.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

/** A professional's settings; version 0 and the defaults if nothing was saved. */
export type StoredSettings = {
  settings: AssistantSettings;
  version: number;
  firstOnAt: Date | null;
};

type Row = { settings: unknown; version: number; firstOnAt: Date | string | null };

const columns = sql`settings, version, first_on_at as "firstOnAt"`;

/** The settings, for the professional's requests and for the assistant. */
export async function findSettings(tx: OwnerTransaction, owner: OwnerId): Promise<StoredSettings> {
  const [row] = rowsOf<Row>(
    await tx.execute(sql`select ${columns} from assistant_settings where user_id = ${owner}`),
  );
  return row ? toStored(row) : { settings: readSettings(null), version: 0, firstOnAt: null };
}

/**
 * Saves the settings over the version that the form was filled from; null if there is a newer one, or nothing changed.
 * Without a version, over any.
 */
export async function saveSettings(
  tx: OwnerTransaction,
  owner: OwnerId,
  { settings, version, now }: { settings: AssistantSettings; version?: number; now: Date },
): Promise<StoredSettings | null> {
  const firstOnAt = settings.isOn ? now : null;
  const seen = version === undefined ? sql`true` : sql`s.version = ${version}`;
  const [row] = rowsOf<Row>(
    await tx.execute(sql`
      insert into assistant_settings as s (user_id, settings, first_on_at, version, updated_at)
      values (${owner}, ${JSON.stringify(settings)}::jsonb, ${firstOnAt}, 1, ${now})
      on conflict (user_id) do update
         set settings = excluded.settings, first_on_at = coalesce(s.first_on_at, excluded.first_on_at),
             version = s.version + 1, updated_at = excluded.updated_at
       where ${seen} and s.settings is distinct from excluded.settings
      returning ${columns}`),
  );
  return row ? toStored(row) : null;
}

// Two presses of the same button are less than a minute apart.
const samePauseMs = 60_000;

/**
 * Pauses the assistant until an instant, or resumes it, regardless of concurrent saves. Repeating it within a minute
 * changes nothing.
 */
export async function restUntil(
  tx: OwnerTransaction,
  owner: OwnerId,
  { until, now }: { until: Date | null; now: Date },
): Promise<StoredSettings> {
  await tx.execute(sql`select from assistant_settings where user_id = ${owner} for update`);
  const stored = await findSettings(tx, owner);
  if (stored.version > 0 && isSamePause(stored.settings.pausedUntil, until)) return stored;
  const pausedUntil = until?.toISOString() ?? null;
  const first = JSON.stringify({ ...usualSettings, pausedUntil });
  const [row] = rowsOf<Row>(
    await tx.execute(sql`
      insert into assistant_settings as s (user_id, settings, version, updated_at)
      values (${owner}, ${first}::jsonb, 1, ${now})
      on conflict (user_id) do update
         set settings = s.settings || ${JSON.stringify({ pausedUntil })}::jsonb, version = s.version + 1,
             updated_at = excluded.updated_at
      returning ${columns}`),
  );
  return toStored(row!);
}

function isSamePause(before: string | null, until: Date | null): boolean {
  if (before === null || until === null) return before === null && until === null;
  return Math.abs(until.getTime() - Date.parse(before)) < samePauseMs;
}

function toStored({ settings, version, firstOnAt }: Row): StoredSettings {
  return {
    settings: readSettings(settings),
    version,
    firstOnAt: firstOnAt === null ? null : new Date(firstOnAt),
  };
}
