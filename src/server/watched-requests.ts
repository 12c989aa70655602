import type { IncomingMessage, ServerResponse } from "node:http";
import { newId } from "./platform/ids.ts";
import type { Log } from "./platform/log.ts";
import type { Metrics } from "./platform/metrics/metrics.ts";
import { type RequestScope, within } from "./platform/work-scope.ts";

// A UUID, or 32 hexadecimal digits as nginx makes them. Anything else could be text, and would be in the log.
const acceptable = /^[\da-f]{8}(-?)[\da-f]{4}\1[\da-f]{4}\1[\da-f]{4}\1[\da-f]{12}$/i;
// Usually the client left; nginx logs the same number.
const cutOff = 499;

/** The id of a request: the one that a proxy or client sent, if it is one, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">): string {
  const sent = headers["x-request-id"];
  return typeof sent === "string" && acceptable.test(sent) ? sent.toLowerCase() : newId();
}

/**
 * Runs one request under its id, which is in its answer and in every log entry meanwhile, and logs and measures its
 * end. The route is what is known before the request is looked at; `noteRoute` may say more.
 */
export function watchRequest<Result>(
  req: IncomingMessage,
  res: ServerResponse,
  { route, log, metrics }: { route: string; log: Log; metrics: Metrics | null },
  work: () => Result,
): Result {
  const started = performance.now();
  const { method = "" } = req;
  const ended = metrics?.requestBegan();
  const scope: RequestScope = { req: requestIdOf(req), route, staysOpen: () => ended?.(null) };
  res.setHeader("x-request-id", scope.req);
  res.on("finish", () => {
    const ms = Math.round(performance.now() - started);
    log.info({ req: scope.req, method, route: scope.route, status: res.statusCode, ms }, "request");
  });
  res.on("close", () => {
    const seconds = (performance.now() - started) / 1_000;
    const status = res.writableFinished ? res.statusCode : cutOff;
    ended?.({ method, route: scope.route, status, seconds });
  });
  return within(scope, work);
}
