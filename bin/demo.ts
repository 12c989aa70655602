import { readConfig } from "#server/platform/config.ts";
import { createLog } from "#server/platform/log.ts";
import { serve } from "#server/serve.ts";
import { demoPassword, demoPeople } from "./demo/people.ts";
import { fillDemo } from "./demo/fill-demo.ts";
import { runUntilStopped } from "./run-until-stopped.ts";

/**
 * Hearthline with a filled account, in its own data folder. Everything the demo shows was entered through the
 * product's own API; only the clock was turned back meanwhile.
 */
await runUntilStopped(
  async (say) => {
    const config = readConfig({
      DATA_DIR: "./data-demo",
      LOG_LEVEL: "warn",
      ...process.env,
      BACKUP_EVERY: "never",
      DATABASE_URL: undefined,
      // No one in the demo has a mailbox.
      MAIL: "keep",
      ADMIN_EMAIL: demoPeople.hanna.email,
    });
    const clock: { now: Date | null } = { now: null };
    const now = () => clock.now ?? new Date();
    const running = await serve({ config, log: createLog(config.logLevel), say, now });
    await fillDemo({ origin: running.baseUrl, clock, say });
    return running;
  },
  () => [
    "  logins",
    ...Object.values(demoPeople).map(
      ({ email, profile }) =>
        `              ${email.padEnd(28)} ${demoPassword.padEnd(18)} ${profile.roleInBusiness}`,
    ),
  ],
);
