import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { loopbackName, originsOf } from "./origins.ts";
import { startBackground } from "./background.ts";
import { openAssistant } from "./open-assistant.ts";
import { connect, type Connections } from "./connections.ts";
import { createAuth } from "./account/auth.ts";
import { accessTokenReader } from "./account/tokens/access-tokens.ts";
import { bearerReader } from "./account/bearer.ts";
import { bearerRequests } from "./account/bearer-requests.ts";
import { requireSecondStepOfAll } from "./account/multi-factor/new-session.ts";
import { createPersonLimits } from "./account/person-limits.ts";
import { createSessionGuard } from "./account/session-guard.ts";
import { startMailbox } from "./mail/mailbox.ts";
import { senderOf, smtpTransport } from "./mail/smtp.ts";
import type { MailPlace } from "./mail/tidy-mails.ts";
import { twilioTransport } from "./sms/send-text.ts";
import { startLive } from "./notices/live.ts";
import { type Config, isLoopback } from "./platform/config.ts";
import { createDatabase } from "./platform/database.ts";
import { offeredProviders } from "./platform/provider-config.ts";
import { readProxies } from "./platform/http/client-address.ts";
import { refuseConnect } from "./platform/http/methods.ts";
import { readerPatience as usualPatience } from "./platform/http/slow-readers.ts";
import { createKeys } from "./platform/keys.ts";
import type { Log } from "./platform/log.ts";
import { longestOf, type StopStep, takeSteps } from "./platform/stop-steps.ts";
import { loadSite, noSite } from "./site/site-files.ts";

const builtSite = fileURLToPath(new URL("../../build/client", import.meta.url));

/** Milliseconds that each part of a stop gets. The database comes last and always gets its time. */
const stopTimes = {
  calls: 19_000,
  requests: 8_000,
  jobs: 7_000,
  connections: 3_000,
  database: 12_000,
};
/** Milliseconds after which a stop has ended, whatever hangs. */
export const longestStop = longestOf(Object.values(stopTimes).map((within) => ({ within })));

export type Running = {
  /** The origin at which people reach it. */
  baseUrl: string;
  /** The port it listens on. */
  port: number;
  /** Where the local mailbox is, or null when there is none. */
  mailboxUrl: string | null;
  /** Where mails go. */
  mailPlace: MailPlace;
  /** What keeps the data, in words. */
  storage: string;
  /** Settles when the embedded PostgreSQL ended without having been asked to. */
  databaseLost: Promise<void>;
  /** Always ends, within `longestStop`; sooner when `hurry` says so. */
  stop(hurry?: AbortSignal): Promise<void>;
};

export type ServeOptions = {
  config: Config;
  log: Log;
  /** Tells a person what is going on. */
  say: (line: string) => void;
  now?: () => Date;
  /** Where the built pages lie; null serves none, because Vite does while developing. */
  siteFolder?: string | null;
  /** How long a reader may take nothing of an answer, in milliseconds. */
  readerPatience?: number;
  /** How often the live channel writes a sign of life and looks after its sessions, in milliseconds. */
  liveBeat?: number;
};

/** Starts the whole product: database, migrations, jobs, live channel, HTTP. */
export async function serve(options: ServeOptions): Promise<Running> {
  const { config, log, say, now = () => new Date(), siteFolder = builtSite } = options;
  const { readerPatience = usualPatience, liveBeat } = options;
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    // How often the two limits above are looked at.
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: 10_000,
  });
  server.maxRequestsPerSocket = 1_000;
  server.on("request", (_, res) => res.writeHead(503, { "retry-after": "1" }).end());
  server.on("connect", refuseConnect);
  const port = await listen(server, config);
  const baseUrl = config.baseUrl ?? `http://${loopbackName(config.host)}:${port}`;

  let connections: Connections | null = null;
  // What runs already, for a start that fails later on: it ends before the connections that it works with.
  const running: StopStep[] = [];
  try {
    connections = await connect(config, { log, say });
    const { pools } = connections;
    const database = createDatabase(pools.app);
    const visitors = createDatabase(pools.visitor);
    const origins = originsOf(baseUrl);
    const secret = config.authSecret ?? connections.authSecret;
    const keys = createKeys(secret);
    const isTextLocal = config.twilio === null && isLoopback(baseUrl);
    const auth = createAuth({
      pool: pools.account,
      baseUrl,
      trustedOrigins: origins,
      secret,
      passwordMinLength: config.passwordMinLength,
      signInTriesPerMinute: config.signInTriesPerMinute,
      requireMfa: config.requireMfa,
      nativeReturnUrls: config.nativeReturnUrls,
      hasTexts: config.twilio !== null || isTextLocal,
      captcha: config.captcha,
      providers: config.providers,
      log,
    });
    if (config.requireMfa) await requireSecondStepOfAll(pools.account);
    const transport = config.smtpUrl
      ? smtpTransport({ smtpUrl: config.smtpUrl, from: config.mailFrom })
      : null;
    const mailPlace = transport ? "out" : isLoopback(baseUrl) ? "here" : "kept";
    const isMailLocal = mailPlace === "here";
    const siteOptions = {
      baseUrl,
      launchDate: config.launchDate,
      passwordMinLength: config.passwordMinLength,
      isMailLocal,
      hasCompanySignIn: config.providers.sso !== null,
    };
    const mailbox = await startMailbox(pools.worker, { mails: isMailLocal, texts: isTextLocal });
    running.push({ name: "mailbox", within: 1_000, end: async () => mailbox?.stop() });
    const personLimits = createPersonLimits(config.personLimits);
    const live = await startLive(connections.listener, log, {
      beat: liveBeat,
      mostOfOne: config.personLimits.liveChannels,
    });
    running.push({ name: "live", within: 1_000, end: () => live.stop() });
    const sender = senderOf(config.mailFrom);
    const assistant = await openAssistant({
      pools,
      database,
      keys,
      baseUrl,
      config,
      areTextsLocal: isTextLocal,
      log,
      now,
    });
    const { assistantAnswers } = assistant;
    const desk = {
      pool: pools.worker,
      visitors,
      database,
      keys,
      baseUrl,
      sender,
      assistantAnswers,
      now,
    };
    const jobs = await startBackground({
      desk,
      assistant,
      mails: transport,
      mailPlace,
      areTextsLocal: isTextLocal,
      texts: config.twilio && twilioTransport(config.twilio),
      log,
    });
    running.push({ name: "jobs", within: stopTimes.jobs, end: (late) => jobs.stop(late) });
    const readAccessToken = accessTokenReader(pools.account, { baseUrl });
    const guardOptions = { baseUrl, secret, readBearer: bearerReader(readAccessToken) };
    const app = createApp({
      baseUrl,
      origins,
      adminEmail: config.adminEmail,
      bookingLimits: {
        perAddressAnHour: config.bookingsPerAddressAnHour,
        freeTries: config.bookingFreeTries,
      },
      personLimits,
      accountSettings: {
        requireMfa: config.requireMfa,
        providers: offeredProviders(config.providers),
      },
      database,
      visitors,
      keys,
      assistant: assistant.services,
      line: assistant.line,
      accounts: pools.account,
      auth,
      bearerRequests: bearerRequests({ accounts: pools.account, readAccessToken, baseUrl, secret }),
      guard: createSessionGuard(database, guardOptions),
      linkGuard: createSessionGuard(createDatabase(pools.links), guardOptions),
      personGuard: createSessionGuard(createDatabase(pools.person), guardOptions),
      live,
      readerPatience,
      proxies: readProxies(config.trustedProxies)!,
      mailbox,
      site: siteFolder ? await loadSite(siteFolder, siteOptions) : noSite,
      log,
      now,
    });
    server.removeAllListeners("request").on("request", (req, res) => void app.handle(req, res));
    if (assistant.line) server.on("upgrade", assistant.line.upgrade);

    const { storage, databaseLost } = connections;
    const ends = endsOf(connections);
    return {
      baseUrl,
      port,
      mailPlace,
      mailboxUrl: mailbox && isMailLocal ? `${mailbox.origin}/dev/mail` : null,
      storage,
      databaseLost,
      stop: (hurry) =>
        takeSteps(
          [
            {
              name: "calls",
              within: stopTimes.calls,
              end() {
                app.drain();
                // Calls go on for a while, and what follows them is asked for here.
                return assistant.line?.drain();
              },
            },
            {
              name: "requests",
              within: stopTimes.requests,
              async end(late) {
                await live.stop();
                await mailbox?.stop();
                await closeServer(server, late);
              },
            },
            { name: "jobs", within: stopTimes.jobs, end: (late) => jobs.stop(late) },
            ...ends,
          ],
          { log, hurry },
        ),
    };
  } catch (error) {
    server.closeAllConnections();
    server.close();
    await takeSteps([...running.reverse(), ...(connections ? endsOf(connections) : [])], { log });
    throw error;
  }
}

/** Closes what everything else works with; the database even when its connections do not close. */
function endsOf({ closePools, stopDatabase }: Connections): StopStep[] {
  return [
    { name: "connections", within: stopTimes.connections, end: closePools },
    { name: "database", within: stopTimes.database, end: stopDatabase },
  ];
}

async function listen(server: Server, { host, port }: Config): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      reject(
        taken
          ? new Error(`Port ${port} is taken. Set PORT to another, for example PORT=${port + 1}.`)
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Takes no new connection, lets requests under way finish, and closes whatever is left when it gets late. */
async function closeServer(server: Server, late: AbortSignal): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection kept alive becomes idle only after its last answer, so look again and again.
  const idle = setInterval(() => server.closeIdleConnections(), 25);
  const cut = () => server.closeAllConnections();
  late.addEventListener("abort", cut, { once: true });
  if (late.aborted) cut();
  await closed;
  clearInterval(idle);
}
