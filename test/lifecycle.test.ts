import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { findLivingPostmaster, isAlive } from "#server/platform/postgres/postmaster.ts";
import { serve } from "#server/serve.ts";
import { badSmtp } from "#test/harness/bad-smtp.ts";
import { newClusterFolder } from "#test/harness/cluster.ts";
import { createTestDatabase } from "#test/harness/database.ts";
import { readMailbox } from "#test/harness/mailbox.ts";
import { smtpCatcher } from "#test/harness/smtp.ts";
import { testMasterKey } from "./harness/sealed.ts";

// The product with its embedded PostgreSQL, as `npm start` runs it: what remains after a stop and a crash.

const root = fileURLToPath(new URL("..", import.meta.url));
// Each start creates a database first, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
// An uncaught error, on request.
const mistake = encodeURIComponent(
  "process.on('SIGUSR2', () => { throw new Error('a mistake'); })",
);

let dataDir = "";
/** A data folder as the first start leaves it. Most tests begin with a copy, because making one takes longest. */
let startedOnce = "";
const running = new Set<ChildProcess>();

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

beforeAll(async () => {
  dataDir = startedOnce = newClusterFolder();
  const { child } = await start();
  expect(await end(child, "SIGTERM")).toBe(0);
  dataDir = "";
});
afterEach(async () => {
  for (const child of running) await end(child, "SIGTERM");
  if (dataDir) remove(dataDir);
  dataDir = "";
});
afterAll(() => remove(startedOnce));

function launch(more: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, ["bin/serve.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      // Not the whole environment: the test runner has its own BASE_URL.
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      SIGN_IN_TRIES_PER_MINUTE: "10000",
      ...more,
    },
  });
  running.add(child);
  return child;
}

async function start(more: Record<string, string> = {}) {
  if (!dataDir) {
    dataDir = newClusterFolder();
    // With owners and modes: PostgreSQL may run as another user.
    execFileSync("cp", ["-a", `${startedOnce}/.`, dataDir]);
  }
  const child = launch(more);
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stderr! })) {
    said.push(line);
    const origin = line.match(/ready at (\S+)/)?.[1];
    if (!origin) continue;
    child.stderr!.resume();
    return { child, origin };
  }
  throw new Error(`It did not start:\n${said.join("\n")}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, "exit");
  }
  running.delete(child);
  return child.exitCode;
}

const signUp = (origin: string, email: string) =>
  fetch(`${origin}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ name: "Nia", email, password: "zq8#xk" }),
  });

describe("SIGTERM", () => {
  test("finishes requests, then stops the database too and exits with 0", async () => {
    const { child, origin } = await start();
    const answers = Array.from({ length: 6 }, (_, n) =>
      signUp(origin, `under-way-${n}@agents.test`),
    );
    // All six were sent at once and each takes time: once one is answered, the others are in progress.
    await Promise.race(answers);
    expect(await end(child, "SIGTERM")).toBe(0);
    expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual(Array(6).fill(200));
    expect(findLivingPostmaster(join(dataDir, "postgres"))).toBeNull();
  });

  test("during the start leaves no database running", async () => {
    dataDir = newClusterFolder();
    const child = launch();
    await once(child.stderr!, "data");
    expect(await end(child, "SIGTERM")).toBe(0);
    expect(findLivingPostmaster(join(dataDir, "postgres"))).toBeNull();
  });

  test("twice during the start ends it at once, with everything it started", async () => {
    dataDir = newClusterFolder();
    const child = launch();
    await once(child.stderr!, "data");
    child.kill("SIGTERM");
    await sleep(1_100);
    expect(await end(child, "SIGTERM")).toBe(0);
    const programs = execFileSync("ps", ["-eo", "args"], { encoding: "utf8" }).split("\n");
    expect(programs.filter((line) => line.includes(dataDir))).toEqual([]);
  });
});

describe("SIGTERM stops the product and its database", () => {
  const isDatabaseGone = () => findLivingPostmaster(join(dataDir, "postgres")) === null;

  test("while a mail server hangs, and the next start sends the email", async () => {
    await using hanging = await badSmtp({ hangsAt: "text" });
    const { child, origin } = await start({ SMTP_URL: hanging.url });
    await signUp(origin, "hangs@agents.test");
    await expect.poll(() => hanging.asked.at(-1), { timeout: 10_000 }).toBe("text");
    expect(await end(child, "SIGTERM")).toBe(0);
    expect(isDatabaseGone()).toBe(true);
    await using smtp = await smtpCatcher();
    await start({ SMTP_URL: smtp.url });
    await expect.poll(() => smtp.recipients(), { timeout: 15_000 }).toEqual(["hangs@agents.test"]);
  });

  test("while a client never finishes its request", async () => {
    const { child, origin } = await start();
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    const closed = once(socket, "close");
    socket.on("error", () => {});
    socket.write("POST /api/auth/sign-up/email HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{");
    await once(socket, "connect");
    await sleep(100);
    expect(await end(child, "SIGTERM")).toBe(0);
    await closed;
    expect(isDatabaseGone()).toBe(true);
  });

  test("while the database itself doesn't stop", async () => {
    const { child } = await start();
    const { pid } = findLivingPostmaster(join(dataDir, "postgres"))!;
    process.kill(pid, "SIGSTOP");
    try {
      expect(await end(child, "SIGTERM")).toBe(0);
      expect(isAlive(pid)).toBe(false);
    } finally {
      if (isAlive(pid)) process.kill(pid, "SIGKILL");
    }
  });

  test("sooner at a second signal", async () => {
    await using hanging = await badSmtp({ hangsAt: "text" });
    const { child, origin } = await start({ SMTP_URL: hanging.url });
    await signUp(origin, "hangs@agents.test");
    await expect.poll(() => hanging.asked.at(-1), { timeout: 10_000 }).toBe("text");
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write("POST /api/auth/sign-up/email HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{");
    child.kill("SIGTERM");
    await sleep(1_500);
    const asked = performance.now();
    expect(await end(child, "SIGTERM")).toBe(0);
    // Without the second signal, the request alone would have had eight seconds.
    expect(performance.now() - asked).toBeLessThan(6_000);
    expect(isDatabaseGone()).toBe(true);
  });

  test("also when the process crashes", async () => {
    const { child } = await start({ NODE_OPTIONS: `--import=data:text/javascript,${mistake}` });
    expect(await end(child, "SIGUSR2")).toBe(1);
    await expect.poll(isDatabaseGone, { timeout: 10_000 }).toBe(true);
  });
});

describe("kill -9", () => {
  test("loses nothing acknowledged, and the next start takes over the database", async () => {
    const first = await start();
    const acknowledged: string[] = [];
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let n = 0; ; n += 1) {
        const email = `${writer}-${n}@agents.test`;
        const answer = await signUp(first.origin, email).catch(() => null);
        if (!answer) return;
        if (answer.ok) acknowledged.push(email);
      }
    });
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(12);
    await end(first.child, "SIGKILL");
    await Promise.all(writers);
    const orphan = findLivingPostmaster(join(dataDir, "postgres"))!;

    const second = await start();
    expect(findLivingPostmaster(join(dataDir, "postgres"))!.pid).toBe(orphan.pid);
    const mails = await readMailbox<{ to: string }>(second.origin, "/dev/mail.json");
    const kept = new Set(mails.map((mail) => mail.to));
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
    expect((await fetch(`${second.origin}/readyz`)).status).toBe(200);
    expect(await end(second.child, "SIGTERM")).toBe(0);
    expect(isAlive(orphan.pid)).toBe(false);
  });
});

describe("a failed start", () => {
  test("stops everything it started: no job runs and no connection stays open", async () => {
    const database = await createTestDatabase();
    const said: string[] = [];
    const log = pino({ level: "error" }, { write: (line: string) => said.push(line) });
    const failing = serve({
      config: readConfig({ PORT: "0", DATABASE_URL: database.url, MASTER_KEY: testMasterKey }),
      log,
      say: () => {},
      siteFolder: join(tmpdir(), "hearthline-has-no-such-pages"),
    });
    await expect(failing).rejects.toThrow();
    const others = () =>
      database.sql(
        "select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
    await expect.poll(others, { timeout: 5_000 }).toEqual([]);
    expect(said).toEqual([]);
    await database.drop();
  });
});
