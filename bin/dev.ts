import { readConfig } from "#server/platform/config.ts";
import { createLog } from "#server/platform/log.ts";
import { serve } from "#server/serve.ts";
import { runUntilStopped } from "./run-until-stopped.ts";

/** The server behind Vite: everything except the pages, which Vite builds on request. */
await runUntilStopped(async (say) => {
  const config = readConfig({ LOG_LEVEL: "warn", ...process.env });
  return serve({ config, log: createLog(config.logLevel), say, siteFolder: null });
});
