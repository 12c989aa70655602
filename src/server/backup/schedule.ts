import { mkdir, readdir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { Client, type ClientConfig } from "pg";
import type { StorageConfig } from "#server/platform/storage-config.ts";
import type { Tasks } from "#server/platform/jobs.ts";
import { failureFacts } from "#server/platform/failure-facts.ts";
import type { Log } from "#server/platform/log.ts";
import { BackupRefused } from "./format.ts";
import { megabytes, writeBackup } from "./write-backup.ts";

export type ScheduleParts = {
  settings: StorageConfig["backups"];
  owner: ClientConfig;
  hasMasterKey: () => boolean;
  log: Log;
  now: () => Date;
};

/** Backups that are written by themselves. */
export type Schedule = {
  tasks: Tasks;
  timetable: string[];
  /** For operators. Failing: the last one that was due could not be written. */
  state(): "off" | "ok" | "failing";
  /** When the newest in the folder was taken; null for never, and where none are written. */
  findNewest(): Promise<Date | null>;
};

const named = /^hearthline-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;

/**
 * Looks every ten minutes whether the newest backup in the folder is old enough for another one, so that restarts and
 * outages shift nothing. The queue runs one at a time, whatever the number of processes.
 */
export function scheduleBackups(parts: ScheduleParts): Schedule {
  const { settings, log, now } = parts;
  const { every } = settings;
  if (every === null)
    return { tasks: {}, timetable: [], state: () => "off", findNewest: async () => null };
  let hasFailed = false;

  async function backUp(ending: AbortSignal): Promise<void> {
    try {
      // One from the future, when a clock was wrong, puts nothing off.
      const known = (await listBackups(settings.folder)).filter(({ takenAt }) => takenAt <= now());
      const newest = known.at(-1);
      // A minute of tolerance, or a backup a day would be ten minutes later every day.
      const isDue = !newest || newest.takenAt.getTime() + every! - 60_000 <= now().getTime();
      if (isDue) await writeScheduled(parts, ending);
      hasFailed = false;
    } catch (error) {
      if (ending.aborted) return;
      hasFailed = true;
      log.error(failureFacts(error), "a backup failed; the next try is in ten minutes");
    }
  }
  return {
    tasks: { "back-up": (_, ending) => backUp(ending) },
    timetable: ["*/10 * * * * back-up ?max=1&queue=backups"],
    state: () => (hasFailed ? "failing" : "ok"),
    findNewest: async () => (await listBackups(settings.folder)).at(-1)?.takenAt ?? null,
  };
}

async function writeScheduled(
  { settings: { folder, keep }, owner, hasMasterKey, log, now }: ScheduleParts,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // What a killed process left; the queue writes one at a time, and a person's own backups have other names.
  for (const name of await readdir(folder))
    if (/^hearthline-\d{8}T\d{6}Z\.backup\.\d+\.part$/.test(name))
      await rm(join(folder, name), { force: true });
  await refuseFullDisk(owner, folder);
  const file = join(folder, nameAt(now()));
  const { body } = await writeBackup(owner, { file, hasMasterKey: hasMasterKey(), signal });
  for (const { name } of (await listBackups(folder)).slice(0, -keep)) await rm(join(folder, name));
  log.info({ bytes: body.bytes }, "a backup was written");
}

/** A disk that a backup filled up would stop the database. */
async function refuseFullDisk(owner: ClientConfig, folder: string): Promise<void> {
  const client = new Client(owner);
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ size: string }>(
      "select pg_database_size(current_database()) as size",
    );
    const size = Number(rows[0]!.size);
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < size)
      throw new BackupRefused(
        `There is too little space for a backup: ${megabytes(bavail * bsize)} free, and the database has ${megabytes(size)}.`,
      );
  } finally {
    await client.end();
  }
}

/** The scheduled backups in a folder, oldest first. Other files there are left alone. */
export async function listBackups(folder: string): Promise<{ name: string; takenAt: Date }[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.sort().flatMap((name) => {
    const [, year, month, day, hour, minute, second] = named.exec(name) ?? [];
    if (!year) return [];
    const takenAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    return [{ name, takenAt }];
  });
}

function nameAt(moment: Date): string {
  const text = moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
  return `hearthline-${text}Z.backup`;
}
