import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import { fileURLToPath } from "node:url";
import type { contract } from "#contract/contract.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type Config, readConfig } from "#server/platform/config.ts";
import { createLog } from "#server/platform/log.ts";
import { type Running, serve } from "#server/serve.ts";
import { cheapHashing } from "./cheap-hashing.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import type { DatabaseProxy } from "./database-proxy.ts";
import { readMailbox } from "./mailbox.ts";
import { testMasterKey } from "./sealed.ts";
import { addPerson, addSession, type Person, testSecret } from "./people.ts";

const siteFolder = fileURLToPath(new URL("../fixtures/site", import.meta.url));

export type Api = ContractRouterClient<typeof contract>;

/** A client of the app, signed in or not. */
export type Client = {
  api: Api;
  /** A handwritten request, with the person's cookie and as our own page would send it. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
};
export type SignedIn = Client & { id: OwnerId; email: string };

/** An email as the local mailbox shows it. */
export type LocalMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  calendar: string | null;
  calendarMethod: string | null;
  replyTo: string | null;
  unsubscribe: string | null;
};

/** A text message as the local mailbox shows it. */
export type LocalText = { id: string; to: string; text: string };

export type TestApp = AsyncDisposable & {
  running: Running;
  port: number;
  database: TestDatabase;
  sql: TestDatabase["sql"];
  visitor: Client;
  /** A new person with a complete profile (unless told otherwise) and an open session. */
  as(person: Person, options?: { hasProfile?: boolean; id?: OwnerId }): Promise<SignedIn>;
  /** Waits until the queue is empty; emails about moves that can still be undone are written at once. */
  drain(): Promise<void>;
  /** The emails so far, newest first. */
  mails(): Promise<LocalMail[]>;
  /** The text messages so far, newest first. */
  texts(): Promise<LocalText[]>;
};

/** The whole product on its own database, or on an existing one, at any free port. */
export async function testApp(
  options: {
    config?: Partial<Config>;
    now?: () => Date;
    log?: string;
    /** Takes what is logged. */
    logTo?: { write(line: string): void };
    readerPatience?: number;
    /** Hashes passwords at full cost, for tests of the hashing itself. */
    hasRealHashes?: boolean;
    liveBeat?: number;
    /** A connection to the database that the test can cut. */
    databaseProxy?: DatabaseProxy;
    database?: TestDatabase;
  } = {},
): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const config: Config = {
    ...readConfig({
      PORT: "0",
      DATABASE_URL: options.databaseProxy?.urlOf(database.url) ?? database.url,
      AUTH_SECRET: testSecret,
      MASTER_KEY: testMasterKey,
    }),
    ...options.config,
  };
  const running = await serve({
    config,
    log: createLog(options.log ?? "silent", options.logTo),
    say: () => {},
    now: options.now,
    siteFolder,
    readerPatience: options.readerPatience,
    passwordHashing: options.hasRealHashes ? undefined : cheapHashing,
    liveBeat: options.liveBeat,
  });
  await holdBackTimetable(database.sql);
  const visitor = clientOf(running.baseUrl, {});
  return {
    running,
    port: running.port,
    database,
    sql: database.sql,
    visitor,
    async as(person, personOptions) {
      const id = await addPerson(database, person, personOptions);
      const cookie = await addSession(database, id);
      const client = clientOf(running.baseUrl, { cookie: `${cookie.name}=${cookie.value}` });
      return { ...client, id, email: person.email };
    },
    async drain() {
      await hurryMoveMails(database.sql);
      for (let tries = 0; tries < 200; tries += 1) {
        const [row] = await database.sql<{ count: number }>(
          "select count(*)::int as count from graphile_worker.jobs where attempts < max_attempts",
        );
        if (row?.count === 0) return;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error("The queue was not empty within 5 s.");
    },
    mails: () => readMailbox<LocalMail>(running.baseUrl, "/dev/mail.json"),
    texts: () => readMailbox<LocalText>(running.baseUrl, "/dev/sms.json"),
    async [Symbol.asyncDispose]() {
      await running.stop();
      await database.drop();
    },
  };
}

/** Keeps scheduled jobs from running: a minute that starts during a test would do the test's work. */
async function holdBackTimetable(sql: TestDatabase["sql"]): Promise<void> {
  await sql(`
    create or replace function graphile_worker.hold_back_timetable() returns trigger language plpgsql as $$
    begin
      return case when new.payload::jsonb ? '_cron' then null else new end;
    end $$`);
  await sql(`
    create or replace trigger hold_back_timetable before insert on graphile_worker._private_jobs
      for each row execute function graphile_worker.hold_back_timetable()`);
}

/** As if the time in which moves can be undone had passed. */
export async function hurryMoveMails(sql: TestDatabase["sql"]): Promise<void> {
  await sql(
    `select graphile_worker.add_job('tell-about-move', payload, job_key := key)
       from graphile_worker._private_jobs where key like 'moved:%' and run_at > now() and attempts = 0`,
  );
}

function clientOf(origin: string, headers: Record<string, string>): Client {
  return {
    api: createORPCClient(new RPCLink({ url: `${origin}/rpc`, headers: { ...headers, origin } })),
    fetch: (path, init) =>
      fetch(new URL(path, origin), {
        redirect: "manual",
        ...init,
        headers: {
          origin,
          ...headers,
          ...(init?.body ? { "content-type": "application/json" } : {}),
          ...init?.headers,
        },
      }),
  };
}
