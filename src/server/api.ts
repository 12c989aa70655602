import { StandardRPCSerializer } from "@orpc/client/standard";
import { SmartCoercionPlugin } from "@orpc/json-schema";
import { CompositeSchemaConverter } from "@orpc/openapi";
import { OpenAPIHandler } from "@orpc/openapi/node";
import { ORPCError, ValidationError } from "@orpc/server";
import { StrictGetMethodPlugin } from "@orpc/server/plugins";
import {
  type StandardHandleResult,
  StandardHandler,
  StandardRPCCodec,
  StandardRPCMatcher,
} from "@orpc/server/standard";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { IncomingMessage, ServerResponse } from "node:http";
import { unavailableError, unexpectedError } from "#contract/errors.ts";
import { repairTexts, tooManyLevels } from "#domain/kernel/storable.ts";
import type { RequestContext } from "./account/procedures.ts";
import { describeApi } from "./open-document.ts";
import { causeCode } from "./platform/database.ts";
import { failureFacts } from "./platform/failure-facts.ts";
import { PlainValues } from "./platform/http/plain-values.ts";
import { PlainJsonSerializer } from "./platform/http/rpc-json.ts";
import type { Log } from "./platform/log.ts";
import { isUnavailable, retryAfterSeconds, unavailableText } from "./platform/unavailable.ts";
import { noteRoute } from "./platform/work-scope.ts";
import type { createRouter } from "./router.ts";

type Issue = { path?: readonly PropertyKey[]; message: string };
type Context = Record<PropertyKey, unknown>;
/** A request whose procedure is known. */
type Called = {
  input: unknown;
  path: readonly string[];
  procedure: { "~orpc": { route: { path?: string } } };
};
type Handler<Given extends Context> = StandardHandler<Given>;
type StandardRequest = Parameters<Handler<Context>["handle"]>[0];

/**
 * The same procedures at two addresses: /rpc for our own browser client, and /api/v1 for everyone else, described at
 * /api/openapi.json.
 */
export function createApi(log: Log, router: ReturnType<typeof createRouter>) {
  const converters = [new ZodToJsonSchemaConverter()];
  // Names the route, and repairs text that was cut in the middle of an emoji.
  const guard =
    (routeOf: (call: Called) => string) =>
    async <Result, Call extends Called>({
      next,
      ...call
    }: Call & { next(changed: Omit<Call, "next">): Promise<Result> }): Promise<Result> => {
      noteRoute(routeOf(call as unknown as Call));
      try {
        const read = repairTexts(call.input);
        if (!read) throw new ORPCError("BAD_REQUEST", { status: 400, message: tooManyLevels });
        return await next({ ...(call as unknown as Call), input: read.repaired });
      } catch (error) {
        throw toAnswer(error, log);
      }
    };
  const rpc = new StandardHandler<RequestContext>(
    router,
    new StandardRPCMatcher(),
    new StandardRPCCodec(new StandardRPCSerializer(new PlainJsonSerializer())),
    {
      plugins: [new StrictGetMethodPlugin()],
      rootInterceptors: [sayWhenToRetry],
      clientInterceptors: [guard(({ path }) => `/rpc/${path.join("/")}`)],
    },
  );
  const open = new OpenAPIHandler<RequestContext>(router, {
    rootInterceptors: [sayWhenToRetry],
    plugins: [
      new SmartCoercionPlugin({ schemaConverters: converters }),
      new PlainValues(new CompositeSchemaConverter(converters)),
    ],
    clientInterceptors: [guard(({ procedure }) => `/api/v1${procedure["~orpc"].route.path}`)],
  });
  return {
    /** Answers a request; false if no procedure has its path. */
    async handle(
      req: IncomingMessage,
      res: ServerResponse,
      context: RequestContext,
    ): Promise<boolean> {
      if (req.url?.startsWith("/rpc/"))
        return serveProcedure(req, res, { handler: rpc, prefix: "/rpc", context });
      return (await open.handle(req, res, { prefix: "/api/v1", context })).matched;
    },
    /** The OpenAPI 3.1 document of /api/v1. */
    describe: (origin: string) => describeApi(origin, converters),
  };
}

/** When the database is unavailable or a limit is reached, the response says when to try again. */
async function sayWhenToRetry(call: { next(): Promise<StandardHandleResult> }) {
  const result = await call.next();
  const { response } = result;
  const seconds = response?.status === 503 ? retryAfterSeconds : waitIn(response);
  if (response && seconds) response.headers["retry-after"] = String(seconds);
  return result;
}

/** The seconds to wait in an error's data. */
function waitIn(response: StandardHandleResult["response"]): number | undefined {
  if (response?.status !== 429) return undefined;
  type Body = { json?: Body; data?: { retryAfterSeconds?: number } } | undefined;
  const body = response.body as Body;
  return (body?.json ?? body)?.data?.retryAfterSeconds;
}

/** Turns invalid input into messages about its fields, and unexpected errors into a general message and a log entry. */
function toAnswer(error: unknown, log: Log): unknown {
  if (
    error instanceof ORPCError &&
    error.cause instanceof ValidationError &&
    error.code === "BAD_REQUEST"
  ) {
    const issues = (error.cause.issues as Issue[]).map(({ path = [], message }) => ({
      path: path.map(String),
      message,
    }));
    return new ORPCError("BAD_REQUEST", {
      status: 400,
      message: issues.map((issue) => issue.message).join(" "),
      data: { issues },
    });
  }
  if (error instanceof ORPCError && error.status < 500) return error;
  if (isUnavailable(error)) {
    const code = causeCode(error);
    log.warn({ code }, unavailableText(code));
    return new ORPCError("SERVICE_UNAVAILABLE", unavailableError);
  }
  log.error(failureFacts(error), "a procedure failed");
  return new ORPCError("INTERNAL_SERVER_ERROR", unexpectedError);
}

/**
 * Passes a request with a parsed body (platform/http/body.ts) to the procedures and writes their response; false if no
 * procedure matches. oRPC's own adapter builds streams and signals for uploads and events, which procedures here do not
 * have.
 */
async function serveProcedure<Given extends Context>(
  req: IncomingMessage,
  res: ServerResponse,
  options: { handler: Handler<Given>; prefix: `/${string}`; context: Given },
): Promise<boolean> {
  const { handler, prefix, context } = options;
  const request: StandardRequest = {
    method: req.method ?? "GET",
    url: new URL(req.url ?? "/", "http://localhost"),
    headers: req.headers,
    body: async () => (req as { body?: unknown }).body,
    signal: undefined,
  };
  // oRPC's type omits the context if there is none.
  const handleOptions = { prefix, context } as Parameters<Handler<Given>["handle"]>[1];
  const { matched, response } = await handler.handle(request, handleOptions);
  if (!matched) return false;
  const body = Buffer.from(JSON.stringify(response.body ?? null));
  res.setHeader("content-type", "application/json");
  res.setHeader("content-length", body.length);
  const retryAfter = response.headers["retry-after"];
  if (retryAfter !== undefined) res.setHeader("retry-after", retryAfter);
  res.writeHead(response.status).end(body);
  return true;
}
