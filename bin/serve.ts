import { readConfig } from "#server/platform/config.ts";
import { createLog } from "#server/platform/log.ts";
import { serve } from "#server/serve.ts";
import { runUntilStopped } from "./run-until-stopped.ts";

/** Hearthline: web and worker in one process, configured by the environment (.env.example). */
await runUntilStopped(async (say) => {
  const config = readConfig(process.env);
  return serve({ config, log: createLog(config.logLevel), say });
});
