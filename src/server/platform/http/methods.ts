import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

const reading = ["GET", "HEAD"];
const all = [...reading, "POST", "PUT", "PATCH", "DELETE"];

/** Read-only addresses: health, descriptions, the live channel, feeds, pictures, the mailbox. */
const readOnly =
  /^\/(livez|healthz|readyz|events|api\/openapi\.json|\.well-known\/.*|calendar\/.*|pictures\/.*|account\/.*|dev\/.*)$/;

/**
 * Answers OPTIONS, and methods that an address does not support; true if it did. TRACE would return what browsers hide
 * from scripts, and CONNECT is for proxies. There is no CORS: OPTIONS permits nothing to other sites.
 */
export function answerMethod(req: IncomingMessage, res: ServerResponse, path: string): boolean {
  const known = readOnly.test(path) ? reading : all;
  if (known.includes(req.method ?? "")) return false;
  const isQuestion = req.method === "OPTIONS";
  res.setHeader("allow", [...known, "OPTIONS"].join(", "));
  res.setHeader("cache-control", "no-store");
  // The body is not read, so the connection cannot be reused.
  if (!isQuestion) res.setHeader("connection", "close");
  res.writeHead(isQuestion ? 204 : 405).end();
  return true;
}

/** The same for CONNECT, which Node passes on as a bare socket. */
export function refuseConnect(_: IncomingMessage, socket: Duplex): void {
  socket.on("error", () => socket.destroy());
  socket.end(
    `HTTP/1.1 405 Method Not Allowed\r\nAllow: ${all.join(", ")}, OPTIONS\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
