import { Client } from "pg";
import { withOwner } from "#server/backup/open-owner.ts";
import { countParked, type Releasable, release } from "#server/backup/park.ts";
import type { Config } from "#server/platform/config.ts";

/** Tells what a restore has held back, or releases it. */
export async function parkedCommand(
  config: Config,
  word: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  if (word !== undefined && word !== "release")
    throw new Error("Usage: npm run parked, or npm run parked -- release");
  const found = await withOwner(config, say, async (owner) => {
    const client = new Client(owner);
    client.on("error", () => {});
    await client.connect();
    try {
      return await (word ? release(client) : countParked(client));
    } finally {
      await client.end();
    }
  });
  console.error(word ? "Released:" : "Held back since a restore:");
  for (const line of linesOf(found)) console.error(line);
}

function linesOf({ emails, jobs, lookups }: Releasable): string[] {
  return [
    `  emails                                ${emails}`,
    `  jobs                                  ${jobs}`,
    `  reminders and follow-ups due before   ${lookups > 0 ? "yes" : "none"}`,
  ];
}
