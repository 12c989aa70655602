import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { testSecret } from "./people.ts";
import { testMasterKey } from "./sealed.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The address whose profile takes demo bookings on test servers. */
export const adminEmail = "admin@hearthline.test";

/** The built product in its own process, as `npm start` runs it, on its own database. */
export type Product = {
  origin: string;
  database: TestDatabase;
  /** What it logged since the last call, such as the cause of a 500, which no answer contains. */
  takeLog(): string[];
  stop(): Promise<void>;
};

export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const database = await createTestDatabase();
  const child = spawn(process.execPath, ["bin/serve.ts"], {
    cwd: root,
    // Benchmarks set another level, and aren't slowed down by reading the log.
    stdio: ["ignore", settings.LOG_LEVEL ? "ignore" : "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      DATABASE_URL: database.url,
      AUTH_SECRET: testSecret,
      MASTER_KEY: testMasterKey,
      ADMIN_EMAIL: adminEmail,
      LOG_LEVEL: "error",
      // Many people sign in and book from one address here; the limits are tested in src/server.
      SIGN_IN_TRIES_PER_MINUTE: "10000",
      BOOKINGS_PER_ADDRESS_AN_HOUR: "10000",
      BOOKING_FREE_TRIES: "1000",
      TALKS_PER_ADDRESS: "10000",
      TALK_TURNS_PER_ADDRESS: "100000",
      ...settings,
    },
  });
  const logged: string[] = [];
  if (child.stdout)
    createInterface({ input: child.stdout }).on("line", (line) => logged.push(line));
  return {
    takeLog: () => logged.splice(0),
    origin: await readyAddress(child),
    database,
    async stop() {
      child.kill("SIGTERM");
      // A process that a signal ended has no exit code.
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      await database.drop();
    },
  };
}

async function readyAddress(child: ChildProcess): Promise<string> {
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stderr! })) {
    said.push(line);
    const origin = line.match(/ready at (\S+)/)?.[1];
    if (!origin) continue;
    child.stderr!.resume();
    return origin;
  }
  throw new Error(`The product did not start:\n${said.join("\n")}`);
}
