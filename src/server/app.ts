import type { IncomingMessage, ServerResponse } from "node:http";
import type { Pool } from "pg";
import { signedInErrors, unavailableError, unexpectedError } from "#contract/errors.ts";
import { tooManyLiveText } from "#domain/account/person-limits.ts";
import type { Auth } from "./account/auth.ts";
import { clientIpHeader } from "./account/shared/auth-names.ts";
import type { BearerRequests } from "./account/bearer-requests.ts";
import type { PersonLimits } from "./account/person-limits.ts";
import type { AccountSettings, BookingLimits, RequestContext } from "./account/procedures.ts";
import type { SessionGuard } from "./account/session-guard.ts";
import { json, refuse } from "./answers.ts";
import { createApi } from "./api.ts";
import { feedHandler } from "./appointments/feed.ts";
import { recheckScenarios } from "./calculator/recheck.ts";
import type { Line } from "./assistant/line/line.ts";
import {
  hearPath,
  recordingLimit,
  type SpeechRequestParts,
  speechRequests,
} from "./assistant/speech/speech-requests.ts";
import type { AssistantServices } from "./assistant/services.ts";
import type { Mailbox } from "./mail/mailbox.ts";
import type { Live } from "./notices/live.ts";
import { causeCode, type Database } from "./platform/database.ts";
import { failureFacts } from "./platform/failure-facts.ts";
import { clientAddress, type TrustedProxies } from "./platform/http/client-address.ts";
import { formLimit, takeJsonBody } from "./platform/http/body.ts";
import { serveFetch, toHeaders } from "./platform/http/fetch-bridge.ts";
import { answerMethod } from "./platform/http/methods.ts";
import { refuseRequest, withoutProgramsMetadata } from "./platform/http/request-guard.ts";
import { setSecurityHeaders } from "./platform/http/security-headers.ts";
import { cutSlowReaders } from "./platform/http/slow-readers.ts";
import type { Keys } from "./platform/keys.ts";
import type { Log } from "./platform/log.ts";
import type { Metrics } from "./platform/metrics/metrics.ts";
import { isUnavailable, unavailableText } from "./platform/unavailable.ts";
import { noteOpenChannel } from "./platform/work-scope.ts";
import {
  picturePage,
  pictureUpload,
  uploadLimit,
  uploadPath,
} from "./profiles/picture-requests.ts";
import { unsubscribeHandler } from "./unsubscribe.ts";
import type { ReadinessCheck } from "./readiness.ts";
import { routeNames } from "./route-names.ts";
import { createRouter } from "./router.ts";
import { takeout, takeoutPath } from "./takeout/takeout.ts";
import { findDemoProfile } from "./site/demo-profile.ts";
import { previewPictures } from "./site/preview-page.ts";
import type { SiteHandler } from "./site/site-files.ts";
import { siteQuestions } from "./site-questions.ts";
import { watchRequest } from "./watched-requests.ts";

export type AppParts = {
  baseUrl: string;
  /** The origins of our own pages, which may write. */
  origins: string[];
  adminEmail: string | null;
  bookingLimits: BookingLimits;
  accountSettings: AccountSettings;
  personLimits: PersonLimits;
  database: Database;
  /** The database with the role for visitors. */
  visitors: Database;
  keys: Keys;
  assistant: AssistantServices;
  /** The assistant's phone service, where it is set up. */
  line: Pick<Line, "handle"> | null;
  accounts: Pool;
  auth: Auth;
  bearerRequests: BearerRequests;
  guard: SessionGuard;
  linkGuard: SessionGuard;
  personGuard: SessionGuard;
  live: Live;
  /** How long a client may stop reading a response, in milliseconds. */
  readerPatience: number;
  /** The proxies whose X-Forwarded-For is trusted. */
  proxies: TrustedProxies;
  /** The local mailbox, where there is one. */
  mailbox: Pick<Mailbox, "handle"> | null;
  readiness: Pick<ReadinessCheck, "check">;
  /** Null where nothing is measured. */
  metrics: Metrics | null;
  /** The built pages and assets. */
  site: SiteHandler;
  log: Log;
  now: () => Date;
};

/** The whole product as one request handler. */
export function createApp(parts: AppParts) {
  const { auth, baseUrl, log } = parts;
  const router = createRouter({ assistant: parts.assistant });
  const api = createApi(log, router);
  const askFor = siteQuestions(router.booking, log);
  const serveFeed = feedHandler(parts);
  const unsubscribe = unsubscribeHandler({ ...parts, assistant: parts.assistant.database });
  const takePicture = pictureUpload(parts);
  const takeOut = takeout(parts);
  const serveSpeech = speechRequests(parts.assistant.speech);
  const servePicture = picturePage(parts.visitors.pool);
  const servePreview = previewPictures();
  const https = baseUrl.startsWith("https:");
  const routeOf = routeNames(auth.endpoints);
  let description: unknown;

  async function route(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    if (path === "/livez" || path === "/healthz") return json(res, 200, { ok: true });
    if (path === "/readyz") {
      // What is wrong is told at the metrics port alone.
      const { ok } = await parts.readiness.check();
      return json(res, ok ? 200 : 503, { ok });
    }
    if (parts.mailbox && (await parts.mailbox.handle(req, res, path))) return;
    if (path.startsWith("/api/auth/")) {
      const headers = withoutProgramsMetadata(toHeaders(req));
      headers.set(clientIpHeader, clientAddress(req, parts.proxies));
      res.setHeader("cache-control", "no-store");
      const handler = (request: Request) => parts.bearerRequests(request, auth.handler);
      return serveFetch(req, res, { origin: baseUrl, headers, handler });
    }
    if (path === "/.well-known/jwks.json") {
      res.setHeader("cache-control", "public, max-age=300");
      return json(res, 200, await auth.findKeys());
    }
    if (path === "/api/openapi.json")
      return json(res, 200, (description ??= await api.describe(baseUrl)));
    if (path === "/events") return openLive(parts, req, res);
    if (parts.line && path.startsWith("/twilio/")) return parts.line.handle(req, res, path);
    if (path.startsWith("/speech/")) {
      const refusal = await serveSpeech(req, res, path, speechPartsOf(parts, req));
      // The body of a recording that was refused early is still unread.
      if (refusal && !req.complete) res.setHeader("connection", "close");
      return refusal ? refuse(res, refusal) : undefined;
    }
    if (path.startsWith("/calendar/")) return serveFeed(req, res, path);
    if (path.startsWith("/unsubscribe/")) return unsubscribe(req, res, path);
    if (path.startsWith("/pictures/")) return servePicture(req, res, path);
    if (path === takeoutPath && req.method === "GET") {
      const refusal = await takeOut(req, res);
      if (refusal?.retryAfterSeconds) res.setHeader("retry-after", refusal.retryAfterSeconds);
      return refusal ? json(res, refusal.status, refusal) : undefined;
    }
    if (isUpload(req, path)) {
      const answer = await takePicture(req);
      // The body of an upload that was refused early is still unread.
      if (!req.complete) res.setHeader("connection", "close");
      return "status" in answer ? refuse(res, answer) : json(res, 200, answer);
    }
    if (path.startsWith("/rpc/") || path.startsWith("/api/")) {
      res.setHeader("cache-control", "no-store");
      const refusal = await takeJsonBody(req);
      if (refusal) return refuse(res, refusal);
      if (await api.handle(req, res, contextOf(parts, req, path))) return;
      return json(res, 404, { message: "There is nothing at this address." });
    }
    const ask = askFor(contextOf(parts, req, path));
    if (await servePreview(req, res, path, ask.findHostLines)) return;
    return parts.site(req, res, path, ask);
  }

  async function serve(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    setSecurityHeaders(res, { https });
    cutSlowReaders(res, parts.readerPatience);
    if (answerMethod(req, res, path)) return;
    const ownLimit = path === hearPath ? recordingLimit : formLimit;
    const limit = isUpload(req, path) ? uploadLimit : ownLimit;
    const refusal = refuseRequest(req, path, { origins: parts.origins, limit });
    if (refusal) return refuse(res, refusal);
    try {
      await route(req, res, path);
    } catch (error) {
      const isAway = isUnavailable(error);
      const code = causeCode(error);
      if (isAway) log.warn({ code }, unavailableText(code));
      else log.error(failureFacts(error), "a request failed");
      if (res.headersSent) res.destroy();
      else refuse(res, isAway ? unavailableError : unexpectedError);
    }
  }

  return {
    async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
      const path = (req.url ?? "/").split("?", 1)[0]!;
      const watched = { route: routeOf(path), log, metrics: parts.metrics };
      await watchRequest(req, res, watched, () => serve(req, res, path));
    },
  };
}

/** Opens the live channel of a signed-in person. */
async function openLive(
  { guard, live }: AppParts,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const visitor = await guard.findVisitor(req.headers.cookie);
  if (!visitor) return refuse(res, signedInErrors.UNAUTHORIZED);
  const isStillIn = async () => (await guard.findVisitor(req.headers.cookie)) !== null;
  if (live.open(visitor.ownerId, req, res, isStillIn)) return noteOpenChannel();
  refuse(res, { status: 429, message: tooManyLiveText, retryAfterSeconds: 30 });
}

/** The context of one request's procedures. */
function contextOf(parts: AppParts, req: IncomingMessage, path: string): RequestContext {
  return {
    database: parts.database,
    guard: parts.guard,
    linkGuard: parts.linkGuard,
    personGuard: parts.personGuard,
    cookie: req.headers.cookie,
    authorization: path.startsWith("/api/v1/") ? req.headers.authorization : undefined,
    now: parts.now,
    baseUrl: parts.baseUrl,
    keys: parts.keys,
    visitors: parts.visitors,
    bookingLimits: parts.bookingLimits,
    accountSettings: parts.accountSettings,
    personLimits: parts.personLimits,
    clientAddress: () => clientAddress(req, parts.proxies),
    findDemoProfileId: () => findDemoProfile(parts.accounts, parts.database, parts.adminEmail),
    followDeal: recheckScenarios,
  };
}

/** Who may use the speech server: visitors in a conversation, and professionals in their own rehearsal. */
function speechPartsOf(parts: AppParts, req: IncomingMessage): SpeechRequestParts {
  const { assistant, visitors, keys, guard, proxies, now } = parts;
  return {
    ...assistant.limits,
    database: assistant.database,
    visitors: visitors.pool,
    keys,
    findSignedIn: async () => (await guard.findVisitor(req.headers.cookie))?.ownerId ?? null,
    clientAddress: clientAddress(req, proxies),
    now,
  };
}

function isUpload({ method }: IncomingMessage, path: string): boolean {
  return method === "PUT" && path === uploadPath;
}
