import type { ServerResponse } from "node:http";
import { retryAfterSeconds } from "./platform/unavailable.ts";
import type { Refusal } from "./platform/http/request-guard.ts";

/** Answers with JSON; a 503 says when to try again. */
export function json(res: ServerResponse, status: number, body: unknown): void {
  if (!res.hasHeader("cache-control")) res.setHeader("cache-control", "no-store");
  if (status === 503 && !res.hasHeader("retry-after"))
    res.setHeader("retry-after", retryAfterSeconds);
  res.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  res.end(JSON.stringify(body));
}

/** Answers with a refusal. */
export function refuse(res: ServerResponse, refusal: Refusal): void {
  const { status, message, retryAfterSeconds: seconds } = refusal;
  if (seconds) res.setHeader("retry-after", seconds);
  // The unread rest of a body that is too large would block the connection's next request.
  if (status === 413) res.setHeader("connection", "close");
  json(res, status, { message });
}
