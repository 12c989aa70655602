import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "./harness/app.ts";
import { type DatabaseProxy, startDatabaseProxy } from "./harness/database-proxy.ts";
import { listen } from "./harness/live.ts";
import { type Series, readMetrics, valueOf } from "./harness/metrics.ts";
import { fresh, people } from "./harness/people.ts";
import { twilioAccount } from "./harness/twilio.ts";

// What operators see: the metrics, what is wrong, and which log entries belong to one request.

type Entry = Record<string, unknown> & { msg: string };

let proxy: DatabaseProxy;
let app: TestApp;
let ana: SignedIn;
const said: Entry[] = [];
beforeAll(async () => {
  proxy = await startDatabaseProxy();
  app = await testApp({
    databaseProxy: proxy,
    log: "info",
    logTo: { write: (line) => void said.push(JSON.parse(line) as Entry) },
    config: {
      metrics: { host: "127.0.0.1", port: 0 },
      twilio: twilioAccount,
    },
  });
  ana = await app.as(fresh(people.ana));
});
afterAll(async () => {
  await proxy.open();
  await app[Symbol.asyncDispose]();
  await proxy[Symbol.asyncDispose]();
});

const measured = () => readMetrics(app);
const routesIn = (series: Series[]) =>
  new Set(
    series
      .filter(({ name }) => name === "http_server_request_duration_seconds_count")
      .map(({ labels }) => labels.http_route),
  );
const operators = (path: string) => fetch(new URL(path, app.running.metricsUrl!));
const entriesOf = (id: string) => said.filter(({ req }) => req === id);

describe("the metrics", () => {
  test("are served at a port of their own, which is off unless it is set", async () => {
    expect((await operators("/metrics")).headers.get("content-type")).toMatch(/^text\/plain/);
    expect((await operators("/")).status).toBe(404);
    expect((await operators("/rpc/profiles/mine")).status).toBe(404);
    expect((await fetch(app.running.metricsUrl!, { method: "POST", body: "x" })).status).toBe(405);
    // The product's own port knows no such address.
    expect(await (await app.visitor.fetch("/metrics")).text()).not.toContain("hearthline_");
    await using other = await testApp();
    expect(other.running.metricsUrl).toBeNull();
  });

  test("name requests by the template of their route, never by their path", async () => {
    const id = newId();
    await ana.api.contacts.addLead({ id, lead: { firstName: "Priya", lastName: "Raman" } });
    for (const path of [
      `/api/v1/leads/${id}`,
      `/dashboard/crm/contacts/${id}`,
      `/book/${ana.id}`,
      `/pictures/${id}.webp`,
      `/calendar/${ana.id}/secret.ics`,
      `/api/v1/${id}`,
      `/rpc/${id}`,
      `/api/auth/callback/${id}`,
      `/api/auth/${id}`,
      `/${id}`,
      "/dashboard/overview",
    ])
      await (await ana.fetch(path)).text();
    const routes = routesIn(await measured());
    expect([...routes]).toEqual(
      expect.arrayContaining([
        "/rpc/contacts/addLead",
        "/api/v1/leads/{id}",
        "/dashboard/crm/contacts/{id}",
        "/book/{id}",
        "/pictures/*",
        "/calendar/*",
        "/api/v1/*",
        "/rpc/*",
        "/api/auth/callback/{id}",
        "/api/auth/*",
        "other",
        "/dashboard/overview",
      ]),
    );
    const text = await (await operators("/metrics")).text();
    expect(text).not.toContain(id);
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/i);
    const logged = said.filter(({ msg }) => msg === "request").map(({ route }) => route);
    expect(new Set(logged)).toContain("/api/v1/leads/{id}");
  });

  test("count each request once, by its status and known methods only", async () => {
    const count = async (status: number, method = "GET") =>
      valueOf(await measured(), "http_server_request_duration_seconds_count", {
        http_route: "/api/v1/profile",
        http_request_method: method,
        http_response_status_code: String(status),
      }) ?? 0;
    const before = [await count(200), await count(401)];
    await ana.fetch("/api/v1/profile");
    await ana.fetch("/api/v1/profile");
    await app.visitor.fetch("/api/v1/profile");
    await expect
      .poll(async () => [await count(200), await count(401)])
      .toEqual([before[0]! + 2, before[1]! + 1]);
    expect(valueOf(await measured(), "http_server_active_requests")).toBe(0);
  });

  test("tell open live channels, which are no requests in progress", async () => {
    {
      using channel = await listen(ana);
      await expect.poll(() => channel.events.length).toBeGreaterThan(0);
      const series = await measured();
      expect(valueOf(series, "hearthline_live_channels")).toBe(1);
      expect(valueOf(series, "http_server_active_requests")).toBe(0);
    }
    await expect.poll(async () => valueOf(await measured(), "hearthline_live_channels")).toBe(0);
  });

  test("tell the connections of every pool", async () => {
    const series = await measured();
    for (const pool of ["app", "account", "worker", "visitor", "links", "person", "assistant"]) {
      expect(valueOf(series, "hearthline_pool_connections_max", { pool }), pool).toBeGreaterThan(0);
      expect(valueOf(series, "hearthline_pool_waiting", { pool }), pool).toBe(0);
      const inUse = valueOf(series, "hearthline_pool_connections_in_use", { pool })!;
      const open = valueOf(series, "hearthline_pool_connections_open", { pool })!;
      expect(inUse, pool).toBeLessThanOrEqual(open);
    }
  });

  test("tell jobs that wait, come later, and are given up", async () => {
    const jobs = async (state: string) => valueOf(await measured(), "hearthline_jobs", { state });
    expect([await jobs("failed"), await jobs("later")]).toEqual([0, 0]);
    await app.sql(
      "select graphile_worker.add_job('send-mail', '{}', run_at := now() + interval '1 day')",
    );
    // Nobody runs a job of this kind, so it waits.
    await app.sql(
      "select graphile_worker.add_job('of-nobody', run_at := now() - interval '1 hour')",
    );
    await app.sql(`select graphile_worker.add_job('notice-mail', '"nonsense"', max_attempts := 1)`);
    await expect.poll(() => jobs("failed")).toBe(1);
    expect([await jobs("later"), await jobs("due")]).toEqual([1, 1]);
    const series = await measured();
    expect(valueOf(series, "hearthline_jobs_oldest_due_seconds")).toBeGreaterThanOrEqual(3600);
    const ran = { task: "notice-mail", outcome: "failed" };
    expect(valueOf(series, "hearthline_job_duration_seconds_count", ran)).toBe(1);
    await app.sql("delete from graphile_worker._private_jobs");
  });

  test("tell emails and texts that wait and that failed", async () => {
    const figure = async (name: string, kind: string) =>
      valueOf(await measured(), `hearthline_messages_${name}`, { kind });
    const add = (outbox: string, body: string, values: string) =>
      app.sql(
        `insert into ${outbox} (id, recipient, ${body}, created_at, failed_at) values ${values}`,
      );
    const before = await figure("waiting", "email");
    await add(
      "mail.outbox",
      "subject, body_text, body_html",
      `(gen_random_uuid(), 'a@x.test', '', '', '', now() - interval '1 hour', null),
       (gen_random_uuid(), 'a@x.test', '', '', '', now() - interval '5 days', now()),
       (gen_random_uuid(), 'a@x.test', '', '', '', now() - interval '9 days', now() - interval '4 days')`,
    );
    await add(
      "sms.outbox",
      "body_text",
      `(gen_random_uuid(), '+17185550142', '', now() - interval '1 hour', now())`,
    );
    expect(await figure("waiting", "email")).toBe(before! + 1);
    expect(await figure("oldest_waiting_seconds", "email")).toBeGreaterThanOrEqual(3600);
    expect(await figure("failed", "email")).toBe(1);
    expect(await figure("failed", "text")).toBe(1);
    expect(await figure("waiting", "text")).toBe(0);
  });
});

describe("a request's id", () => {
  const send = async (id: string | null, path = "/api/v1/profile") => {
    const headers = id === null ? undefined : { "x-request-id": id };
    const answer = await ana.fetch(path, { headers });
    return answer.headers.get("x-request-id")!;
  };

  test("is taken from the request if it can be nothing but an id, and new otherwise", async () => {
    const uuid = "0f3b7c1e-1111-4222-8333-944455566677";
    expect(await send(uuid)).toBe(uuid);
    const nginx = "0f3b7c1e11114222833394445556667A";
    expect(await send(nginx)).toBe(nginx.toLowerCase());
    const others = ["ana@agents.test", "17185550142", `${uuid} x`, "x".repeat(400), "priya-raman"];
    for (const sent of [null, "", ...others]) {
      const given = await send(sent);
      expect(given, String(sent)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect(given).not.toBe(uuid);
    }
  });

  test("is in every log entry of the request, and in no other", async () => {
    await app.sql("alter table contacts rename column first_name to first_name_away");
    const [one, two] = [newId(), newId()];
    const path = `/api/v1/leads/${newId()}`;
    try {
      expect(await Promise.all([send(one, path), send(two, path)])).toEqual([one, two]);
    } finally {
      await app.sql("alter table contacts rename column first_name_away to first_name");
    }
    for (const id of [one, two]) {
      await expect.poll(() => entriesOf(id)).toHaveLength(2);
      expect(entriesOf(id)).toMatchObject([
        { level: "error", msg: "a procedure failed", code: "42703" },
        { level: "info", msg: "request", status: 500, route: "/api/v1/leads/{id}" },
      ]);
    }
  });

  test("a job's entries name the job instead", async () => {
    const id = newId();
    // A text that waited for an hour is given up before anything is sent.
    await app.sql(
      `with text as (
         insert into sms.outbox (id, recipient, body_text, created_at)
         values ($1, '+17185550142', 'x', now() - interval '1 hour') returning id)
       select graphile_worker.add_job('send-text', json_build_object('textId', id)) from text`,
      [id],
    );
    await expect
      .poll(() => said.find(({ text }) => text === id))
      .toMatchObject({ msg: "a text does not go out", job: "send-text", run: expect.any(String) });
    expect(said.find(({ text }) => text === id)).not.toHaveProperty("req");
  });
});

describe("the operator's /readyz", () => {
  test("and a metric say that the accounts' events were changed, and requests are served", async () => {
    const told = async () => {
      const answer = await operators("/readyz");
      const { audit } = (await answer.json()) as { audit: string };
      return [answer.status, audit, valueOf(await measured(), "hearthline_audit_broken")];
    };
    const change = async (how: string) => {
      await app.sql(`update audit.state set sealed = sealed ${how}`);
      await app.sql("select graphile_worker.add_job('seal-events')");
      await app.drain();
    };
    expect(await told()).toEqual([200, "ok", 0]);
    await change("+ 1");
    expect(await told()).toEqual([200, "broken", 1]);
    await change("- 1");
    expect(await told()).toEqual([200, "ok", 0]);
    const sealedAt = valueOf(await measured(), "hearthline_audit_sealed_timestamp_seconds");
    expect(sealedAt).toBeGreaterThan(Date.now() / 1_000 - 86_400);
  });

  test("says what is wrong; the public one says only that something is", async () => {
    const operator = async () => {
      const answer = await operators("/readyz");
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const visitor = async () => {
      const answer = await app.visitor.fetch("/readyz");
      return [answer.status, await answer.json()];
    };
    expect(await operator()).toMatchObject({
      status: 200,
      body: { ok: true, wrong: [], database: "up", isStopping: false, backups: "off", audit: "ok" },
    });
    expect(await visitor()).toEqual([200, { ok: true }]);
    await proxy.close();
    try {
      expect(await visitor()).toEqual([503, { ok: false }]);
      const { status, body } = await operator();
      expect([status, body.ok, body.database]).toEqual([503, false, "down"]);
      expect(String(body.wrong)).toContain("the database does not answer");
      expect(String(body.wrong)).toContain("of 10 connections in use");
      // Metrics are still served, without figures that would be old.
      const series = await measured();
      expect(valueOf(series, "hearthline_ready")).toBe(0);
      expect(valueOf(series, "hearthline_database_up")).toBe(0);
      expect(valueOf(series, "hearthline_jobs", { state: "due" })).toBeUndefined();
      expect(valueOf(series, "hearthline_jobs_oldest_due_seconds")).toBeUndefined();
      expect(series.some(({ name }) => name === "process_resident_memory_bytes")).toBe(true);
    } finally {
      await proxy.open();
    }
    await expect.poll(async () => (await operator()).status).toBe(200);
    await expect
      .poll(async () => valueOf(await measured(), "hearthline_jobs", { state: "due" }))
      .toBe(0);
    const told = said.filter(({ msg }) => /^(not ready|ready again)$/.test(msg));
    expect(told.map(({ msg }) => msg)).toEqual(["not ready", "ready again"]);
  });
});
