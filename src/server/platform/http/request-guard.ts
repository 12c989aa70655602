import type { IncomingMessage } from "node:http";
import type { BodyLimit } from "./body.ts";

export type Refusal = {
  status: number;
  message: string;
  /** When it is worth to come again. */
  retryAfterSeconds?: number;
};

/**
 * What the account service may see of a request's fetch metadata. A browser names in it where a page stands; Node's fetch
 * and its like name a mode and nothing else, which the account service would take for a browser that hides its origin.
 * What comes without cookies, origin, referrer and site is no page's, so its mode means nothing.
 */
export function withoutProgramsMetadata(headers: Headers): Headers {
  const told = ["cookie", "origin", "referer", "sec-fetch-site"].some((name) => headers.has(name));
  if (!told)
    for (const name of ["sec-fetch-mode", "sec-fetch-dest", "sec-fetch-user"]) headers.delete(name);
  return headers;
}

/**
 * Looks at a request before anything else does: path tricks, bodies that are too large, and writes that another site
 * sends with our visitor's cookie. Null lets it pass.
 */
export function refuseRequest(
  req: IncomingMessage,
  path: string,
  { origins, limit }: { origins: readonly string[]; limit: BodyLimit },
): Refusal | null {
  // Doubled and encoded slashes make one path look like another to the next layer; NUL fits into no column.
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
