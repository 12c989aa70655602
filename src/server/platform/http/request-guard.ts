import type { IncomingMessage } from "node:http";
import type { BodyLimit } from "./body.ts";

export type Refusal = {
  status: number;
  message: string;
  /** When to try again. */
  retryAfterSeconds?: number;
};

/**
 * The headers that Better Auth may see. Browsers say in fetch metadata which site a request comes from; Node's fetch
 * sends only a mode, which Better Auth would take for a browser that hides its origin. A request without cookies,
 * origin, referrer and site comes from no page, so its mode is dropped.
 */
export function withoutProgramsMetadata(headers: Headers): Headers {
  const isFromPage = ["cookie", "origin", "referer", "sec-fetch-site"].some((name) =>
    headers.has(name),
  );
  if (!isFromPage)
    for (const name of ["sec-fetch-mode", "sec-fetch-dest", "sec-fetch-user"]) headers.delete(name);
  return headers;
}

/**
 * Refuses path tricks, bodies that are too large, and writes that another site sends with a visitor's cookie; null for
 * any other request.
 */
export function refuseRequest(
  req: IncomingMessage,
  path: string,
  { origins, limit }: { origins: readonly string[]; limit: BodyLimit },
): Refusal | null {
  // Doubled and encoded slashes look like another path to the next layer; PostgreSQL cannot store NUL.
  if (path.includes("//") || /%2f|%5c|\\/i.test(path) || /%00/.test(req.url ?? ""))
    return { status: 400, message: "This address is malformed." };
  if (Number(req.headers["content-length"] ?? 0) > limit.bytes) return limit.refusal;
  if (req.method === "GET" || req.method === "HEAD") return null;
  const origin = req.headers.origin;
  const site = req.headers["sec-fetch-site"];
  if (
    (origin !== undefined && !origins.includes(origin)) ||
    site === "cross-site" ||
    site === "same-site"
  )
    return { status: 403, message: "This request came from another site." };
  return null;
}
