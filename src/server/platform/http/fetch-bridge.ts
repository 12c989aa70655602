import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody, refuseUnstorable, tooLarge } from "./body.ts";

/** The headers of a Node request as Headers. */
export function toHeaders(req: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  return headers;
}

/**
 * Serves a handler of Request and Response. The body is read first, up to the limit, and refused if it cannot be
 * stored.
 */
export async function serveFetch(
  req: IncomingMessage,
  res: ServerResponse,
  options: { origin: string; headers: Headers; handler: (request: Request) => Promise<Response> },
): Promise<void> {
  const { origin, headers, handler } = options;
  const method = req.method ?? "GET";
  const hasBody = method !== "GET" && method !== "HEAD";
  const body = hasBody ? await readBody(req) : undefined;
  if (body === null) {
    // The rest of the body is never read, so the connection cannot be reused.
    res.writeHead(tooLarge.status, { "content-type": "application/json", connection: "close" });
    res.end(JSON.stringify({ message: tooLarge.message }));
    return;
  }
  const refusal = body && refuseUnstorable(body, headers.get("content-type") ?? "");
  if (refusal) {
    res.writeHead(refusal.status, { "content-type": "application/json" });
    res.end(JSON.stringify({ code: "MALFORMED", message: refusal.message }));
    return;
  }
  const response = await handler(
    // An empty body needs no content type.
    new Request(new URL(req.url ?? "/", origin), {
      method,
      headers,
      body: body?.length ? body : null,
    }),
  );
  response.headers.forEach((value, name) => {
    if (name !== "set-cookie") res.setHeader(name, value);
  });
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader("set-cookie", cookies);
  res.writeHead(response.status).end(Buffer.from(await response.arrayBuffer()));
}
