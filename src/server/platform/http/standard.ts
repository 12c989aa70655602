import type { IncomingMessage, ServerResponse } from "node:http";
import type { StandardHandler } from "@orpc/server/standard";

type Context = Record<PropertyKey, unknown>;
type Handler<Given extends Context> = StandardHandler<Given>;
type StandardRequest = Parameters<Handler<Context>["handle"]>[0];

/**
 * Hands a request with a parsed body (body.ts) to the procedures and writes their response; false when no procedure
 * matches. oRPC's own adapter builds streams and signals for uploads and events, which procedures here do not have.
 */
export async function serveProcedure<Given extends Context>(
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
  // oRPC's type leaves the context out where there is none.
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
