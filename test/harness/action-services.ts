import type { ActionServices, DialResult } from "#server/assistant/actions/action-services.ts";
import { createDatabase, createPool } from "#server/platform/database.ts";
import { createKeys } from "#server/platform/keys.ts";
import { createLog } from "#server/platform/log.ts";
import type { TestApp } from "./app.ts";
import { testSecret } from "./people.ts";
import { connectionAs } from "./roles.ts";
import { testVault } from "./sealed.ts";

/** The services for outgoing actions, with a phone service whose answers a test chooses. */
export type TestServices = {
  services: ActionServices;
  /** The numbers it called. */
  dialled: { to: string; actionId: string }[];
  /** How the phone service answers the next calls. */
  answerBy(answer: () => Promise<DialResult>): void;
  close(): Promise<void>;
};

/** With the product's roles, on the database of a test's app. */
export function testServices(app: TestApp, now: () => Date): TestServices {
  const log = createLog("silent");
  const dialled: TestServices["dialled"] = [];
  let answer: () => Promise<DialResult> = async () => ({ kind: "dialed", sid: "CA1" });
  const poolAs = (role: "app" | "assistant" | "worker") => {
    const { address, login } = connectionAs(app.database, role);
    return createPool(address, login, log, { max: 3 });
  };
  const pools = { app: poolAs("app"), assistant: poolAs("assistant"), worker: poolAs("worker") };
  return {
    services: {
      pool: pools.worker,
      database: createDatabase(pools.app, testVault),
      assistantDatabase: createDatabase(pools.assistant, testVault),
      dial: ({ to, actionId }) => {
        dialled.push({ to, actionId });
        return answer();
      },
      numberOf: () => null,
      hearsStop: () => true,
      keys: createKeys(testSecret),
      baseUrl: app.running.baseUrl,
      log,
      now,
    },
    dialled,
    answerBy: (given) => {
      answer = given;
    },
    async close() {
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
}
