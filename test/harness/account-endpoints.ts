import { Pool } from "pg";
import { createAuth } from "#server/account/auth.ts";
import { scryptHashing } from "#server/account/shared/password-hashing.ts";
import { createLog } from "#server/platform/log.ts";
import type { TestApp } from "./app.ts";
import { testSecret } from "./people.ts";
import type { TestProvider } from "./provider.ts";

/** `pattern` names the parameters of the path, such as :id. */
export type Endpoint = { method: string; path: string; pattern: string };

/** Every endpoint of the account service as configured, with a value for each parameter. */
export async function accountEndpoints(app: TestApp, provider: TestProvider): Promise<Endpoint[]> {
  const pool = new Pool({ connectionString: app.database.url });
  const auth = createAuth({
    pool,
    baseUrl: app.running.baseUrl,
    trustedOrigins: [],
    secret: testSecret,
    passwordMinLength: 6,
    passwordHashing: scryptHashing,
    signInTriesPerMinute: 20,
    requireMfa: false,
    hasTexts: true,
    captcha: null,
    nativeReturnUrls: [],
    providers: provider.config,
    log: createLog("silent"),
  });
  type Known = { path?: string; options?: { method?: string | string[] } };
  const known = Object.values(auth.endpoints as Record<string, Known>);
  await pool.end();
  return known.flatMap(({ path, options }) =>
    [options?.method ?? "GET"].flat().flatMap((method) =>
      // Some are for our own server only and have no path.
      path
        ? [
            {
              method,
              path: path.replaceAll(/:\w+/g, "00000000-0000-4000-8000-000000000000"),
              pattern: path,
            },
          ]
        : [],
    ),
  );
}
