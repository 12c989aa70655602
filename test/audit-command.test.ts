import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "./harness/app.ts";
import { testAudit } from "./harness/audit.ts";
import { fresh, people } from "./harness/people.ts";
import { testMasterKey } from "./harness/sealed.ts";

// What an operator types; what the verification finds is tested beside it.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

async function run(...words: string[]) {
  const { PATH, HOME, NODE_COMPILE_CACHE = "" } = process.env;
  const settings = { DATABASE_URL: app.database.url, MASTER_KEY: testMasterKey };
  const child = spawn(process.execPath, ["bin/audit.ts", ...words], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...settings },
  });
  const [figures, said] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code: child.exitCode, figures, said };
}

test("says that nothing was changed, or which event was, and fails then", async () => {
  const ana = await app.as(fresh(people.ana));
  const audit = await testAudit(app);
  const { sealed } = await audit.seal();
  expect(sealed).toBeGreaterThan(0);
  const { sealedAt, key } = await audit.verify();
  await audit.end();
  const whole = `accounts=1\nsealed=${sealed}\nsealed_ever=${sealed}\nsealed_at=${sealedAt}\nkey=${key}\nwaiting=0\naudit_broken=0\n`;
  expect(await run()).toEqual({ code: 0, figures: whole, said: "" });
  expect(await run(String(sealed), key)).toMatchObject({ code: 0 });
  expect(await run(String(sealed + 1))).toMatchObject({
    code: 1,
    figures: whole.replace("broken=0", "broken=1"),
    said: expect.stringContaining("set back"),
  });
  expect(await run(String(sealed), "0123456789abcdef")).toMatchObject({
    code: 1,
    said: expect.stringContaining("key was replaced"),
  });
  expect(await run("many")).toMatchObject({ code: 1, said: expect.stringContaining("Usage") });

  const [event] = await app.sql<{ id: string }>(
    "select id from account.event where user_id = $1 order by happened_at limit 1",
    [ana.id],
  );
  await app.sql("set session_replication_role = replica");
  await app.sql("update account.event set ip_address = '192.0.2.7' where id = $1", [event!.id]);
  await app.sql("set session_replication_role = origin");
  const found = await run();
  expect(found).toMatchObject({ code: 1, figures: expect.stringContaining("audit_broken=1") });
  expect(found.said).toContain(`account ${ana.id}: event ${event!.id} was changed`);

  // Accepted, it is the truth, and the figure shows that something was.
  const accepted = await run("accept");
  expect(accepted).toMatchObject({ code: 0, figures: expect.stringContaining("audit_broken=0") });
  expect(accepted.said).toContain(`event ${event!.id} was changed`);
  expect(accepted.figures).toContain(`sealed_ever=${2 * sealed}\n`);
  expect(await run(String(2 * sealed))).toMatchObject({ code: 0, said: "" });
});
