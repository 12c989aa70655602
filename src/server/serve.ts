import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { closeServer, createHttpServer, listen, loopbackName, originsOf } from "./http-server.ts";
import { startBackground } from "./background.ts";
import { openAssistant } from "./open-assistant.ts";
import { connect, type Connections } from "./connections.ts";
import { createAuth } from "./account/auth.ts";
import { accessTokenReader } from "./account/tokens/access-tokens.ts";
import { bearerReader } from "./account/bearer.ts";
import { bearerRequests } from "./account/bearer-requests.ts";
import { keptCountIn } from "./account/audit/kept-count.ts";
import { createAuditWatch } from "./account/audit/watch.ts";
import { requireSecondStepOfAll } from "./account/multi-factor/new-session.ts";
import { type PasswordHashing, scryptHashing } from "./account/shared/password-hashing.ts";
import { createPersonLimits } from "./account/person-limits.ts";
import { createSessionGuard } from "./account/session-guard.ts";
import { hasMasterKey } from "./backup/open-owner.ts";
import { scheduleBackups } from "./backup/schedule.ts";
import { startMailbox } from "./mail/mailbox.ts";
import { senderOf, smtpTransport } from "./mail/smtp.ts";
import type { MailPlace } from "./mail/tidy-mails.ts";
import { twilioTransport } from "./sms/send-text.ts";
import { startLive } from "./notices/live.ts";
import { type Config, isLoopback } from "./platform/config.ts";
import { createDatabase, type Database } from "./platform/database.ts";
import { offeredProviders } from "./platform/provider-config.ts";
import { readProxies } from "./platform/http/client-address.ts";
import { readerPatience as usualPatience } from "./platform/http/slow-readers.ts";
import { createKeys } from "./platform/keys.ts";
import type { Log } from "./platform/log.ts";
import { createMetrics } from "./platform/metrics/metrics.ts";
import { longestOf, type StopStep, takeSteps } from "./platform/stop-steps.ts";
import { createReadiness } from "./readiness.ts";
import { loadSite, noSite, type SiteOptions } from "./site/site-files.ts";
import { createTexts } from "./platform/sealed/texts.ts";
import { startWatching } from "./watching.ts";

const builtSite = fileURLToPath(new URL("../../build/client", import.meta.url));

/** How long each part of a shutdown gets, in milliseconds. The database comes last and always gets its time. */
const stopTimes = {
  calls: 19_000,
  requests: 8_000,
  jobs: 7_000,
  connections: 3_000,
  database: 12_000,
};
/** After this many milliseconds a shutdown is over, even if something hangs. */
export const longestStop = longestOf(Object.values(stopTimes).map((within) => ({ within })));

export type Running = {
  /** The origin at which people reach it. */
  baseUrl: string;
  /** The port it listens on. */
  port: number;
  /** Where the local mailbox is, or null when there is none. */
  mailboxUrl: string | null;
  /** Where operators read metrics, or null for nowhere. */
  metricsUrl: string | null;
  /** Where emails go. */
  mailPlace: MailPlace;
  /** Which database is used, for people. */
  storage: string;
  /** Resolves when the embedded PostgreSQL ended unexpectedly. */
  databaseLost: Promise<void>;
  /** Always finishes within `longestStop`, and sooner after `hurry` aborts. */
  stop(hurry?: AbortSignal): Promise<void>;
};

export type ServeOptions = {
  config: Config;
  log: Log;
  /** Writes a message for the person who started it. */
  say: (line: string) => void;
  now?: () => Date;
  /** The folder of the built pages; null serves none, as in development, where Vite does. */
  siteFolder?: string | null;
  /** How long a client may stop reading a response, in milliseconds. */
  readerPatience?: number;
  /** How passwords are hashed; tests have a cheaper one. */
  passwordHashing?: PasswordHashing;
  /** How often the live channel sends a heartbeat and checks its sessions, in milliseconds. */
  liveBeat?: number;
};

/** Starts the whole product: database, migrations, jobs, live channel, HTTP. */
export async function serve(options: ServeOptions): Promise<Running> {
  const { config, log, say } = options;
  const server = createHttpServer();
  const port = await listen(server, config);
  const baseUrl = config.baseUrl ?? `http://${loopbackName(config.host)}:${port}`;

  let connections: Connections | null = null;
  // Parts that already run, for a start that fails later: they are stopped before their connections.
  const running: StopStep[] = [];
  try {
    connections = await connect(config, { log, say });
    const { storage, databaseLost } = connections;
    const { app, readiness, watching, line, live, mailbox, mailPlace, jobs } = await startParts(
      options,
      { baseUrl, connections, running },
    );
    server.removeAllListeners("request").on("request", (req, res) => void app.handle(req, res));
    if (line) server.on("upgrade", line.upgrade);

    const steps: StopStep[] = [
      {
        name: "calls",
        within: stopTimes.calls,
        end() {
          readiness.drain();
          // Calls continue for a while and still send requests here.
          return line?.drain();
        },
      },
      {
        name: "requests",
        within: stopTimes.requests,
        async end(late) {
          await live.stop();
          await mailbox?.stop();
          await closeServer(server, late);
          await watching?.stop();
        },
      },
      { name: "jobs", within: stopTimes.jobs, end: (late) => jobs.stop(late) },
      ...endsOf(connections),
    ];
    return {
      baseUrl,
      port,
      mailPlace,
      mailboxUrl: mailbox && mailPlace === "here" ? `${mailbox.origin}/dev/mail` : null,
      metricsUrl: watching && `${watching.origin}/metrics`,
      storage,
      databaseLost,
      stop: (hurry) => takeSteps(steps, { log, hurry }),
    };
  } catch (error) {
    server.closeAllConnections();
    server.close();
    await takeSteps([...running.reverse(), ...(connections ? endsOf(connections) : [])], { log });
    throw error;
  }
}

/** Starts what depends on the database; `running` gets a step for each part that has to be stopped. */
async function startParts(
  { config, log, now = () => new Date(), siteFolder = builtSite, ...options }: ServeOptions,
  {
    baseUrl,
    connections,
    running,
  }: { baseUrl: string; connections: Connections; running: StopStep[] },
) {
  const { pools, vault } = connections;
  const metrics = config.metrics && createMetrics();
  const database = createDatabase(pools.app, vault);
  const visitors = createDatabase(pools.visitor, vault);
  const origins = originsOf(baseUrl);
  const secret = config.authSecret ?? connections.authSecret;
  const keys = createKeys(secret);
  const areTextsLocal = config.twilio === null && isLoopback(baseUrl);
  const auth = createAuth({
    ...config,
    pool: pools.account,
    baseUrl,
    trustedOrigins: origins,
    secret,
    passwordHashing: options.passwordHashing ?? scryptHashing,
    hasTexts: config.twilio !== null || areTextsLocal,
    log,
  });
  if (config.requireMfa) await requireSecondStepOfAll(pools.account);
  const transport = config.smtpUrl
    ? smtpTransport({ smtpUrl: config.smtpUrl, from: config.mailFrom })
    : null;
  const mailPlace: MailPlace = transport ? "out" : isLoopback(baseUrl) ? "here" : "kept";
  const isMailLocal = mailPlace === "here";
  const mailbox = await startMailbox(
    pools.worker,
    { mails: isMailLocal, texts: areTextsLocal },
    createTexts(keys),
  );
  running.push({ name: "mailbox", within: 1_000, end: async () => mailbox?.stop() });
  const live = await startLive(connections.listener, log, {
    beat: options.liveBeat,
    mostOfOne: config.personLimits.liveChannels,
  });
  running.push({ name: "live", within: 1_000, end: () => live.stop() });
  const shared = { database, keys, baseUrl, now };
  const assistant = await openAssistant({ ...shared, pools, vault, config, areTextsLocal, log });
  const backups = scheduleBackups({
    settings: config.backups,
    owner: connections.owner,
    hasMasterKey: () => hasMasterKey(config),
    log,
    now,
  });
  const audit = createAuditWatch(log);
  const sealing = {
    key: connections.auditKey,
    kept: keptCountIn(config),
    broken: new Set<string>(),
  };
  const jobs = await startBackground({
    backups,
    audit: { ...sealing, watch: audit },
    emailServices: {
      ...shared,
      pool: pools.worker,
      visitors,
      sender: senderOf(config.mailFrom),
      assistantAnswers: assistant.assistantAnswers,
    },
    assistant,
    mails: transport,
    mailPlace,
    areTextsLocal,
    texts: config.twilio && twilioTransport(config.twilio),
    metrics,
    log,
  });
  running.push({ name: "jobs", within: stopTimes.jobs, end: (late) => jobs.stop(late) });
  const readiness = createReadiness({ database, backups, audit, log });
  const siteOptions = siteOptionsOf(config, { baseUrl, isMailLocal, now });
  const app = createApp({
    ...shared,
    ...sessionParts({ pools, vault, baseUrl, secret, database }),
    origins,
    adminEmail: config.adminEmail,
    bookingLimits: {
      perAddressAnHour: config.bookingsPerAddressAnHour,
      freeTries: config.bookingFreeTries,
    },
    personLimits: createPersonLimits(config.personLimits),
    accountSettings: {
      requireMfa: config.requireMfa,
      providers: offeredProviders(config.providers),
    },
    visitors,
    assistant: assistant.services,
    line: assistant.line,
    accounts: pools.account,
    auth,
    live,
    readerPatience: options.readerPatience ?? usualPatience,
    proxies: readProxies(config.trustedProxies)!,
    mailbox,
    readiness,
    metrics,
    site: siteFolder ? await loadSite(siteFolder, siteOptions) : noSite,
    log,
  });
  const watched = { pools, live, backups, audit, readiness };
  const watching =
    config.metrics && metrics
      ? await startWatching({ address: config.metrics, metrics, ...watched })
      : null;
  return { app, readiness, watching, line: assistant.line, live, mailbox, mailPlace, jobs };
}

/** The settings that pages show. */
function siteOptionsOf(config: Config, more: Pick<SiteOptions, "baseUrl" | "isMailLocal" | "now">) {
  const { launchDate, company, contactEmail, passwordMinLength, providers } = config;
  const hasCompanySignIn = providers.sso !== null;
  return { ...more, launchDate, company, contactEmail, passwordMinLength, hasCompanySignIn };
}

/** The session guards, one for each role that requests run with. */
function sessionParts({
  pools,
  vault,
  baseUrl,
  secret,
  database,
}: Pick<Connections, "pools" | "vault"> & { baseUrl: string; secret: string; database: Database }) {
  const readAccessToken = accessTokenReader(pools.account, { baseUrl });
  const settings = { baseUrl, secret, readBearer: bearerReader(readAccessToken) };
  return {
    bearerRequests: bearerRequests({ accounts: pools.account, readAccessToken, baseUrl, secret }),
    guard: createSessionGuard(database, settings),
    linkGuard: createSessionGuard(createDatabase(pools.links, vault), settings),
    personGuard: createSessionGuard(createDatabase(pools.person, vault), settings),
  };
}

/** Closes the connections and then the database, which stops even if connections do not close. */
function endsOf({ closePools, stopDatabase }: Connections): StopStep[] {
  return [
    { name: "connections", within: stopTimes.connections, end: closePools },
    { name: "database", within: stopTimes.database, end: stopDatabase },
  ];
}
