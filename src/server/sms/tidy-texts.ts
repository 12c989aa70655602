import type { Pool } from "pg";
import type { Log } from "#server/platform/log.ts";
import { forgetTexts, giveUpTexts } from "./outbox.ts";

/** The hourly job "forget-texts": reports texts that were not sent, and deletes old ones. */
export async function tidyTexts(
  pool: Pool,
  { isLocal, log }: { isLocal: boolean; log: Log },
): Promise<void> {
  const texts = isLocal ? 0 : await giveUpTexts(pool);
  if (texts > 0) log.error({ texts }, "texts were not sent in time and are given up");
  await forgetTexts(pool);
}
