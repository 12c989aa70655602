const fallback = "/dashboard";
/** Pages that redirect signed-in people themselves, so returning to one would loop. */
const doors = ["/", "/signin", "/signup", "/update-password"];

/** What a guard passes to /signin: the address of the requested page. */
export type RememberedOrigin = { from: string };

/**
 * Where to redirect after sign-in: the remembered page of this site, else /dashboard. Never another site, however its
 * URL is written, because that would be an open redirect.
 */
export function originOf(state: unknown, site: string): string {
  const from = state && typeof state === "object" && "from" in state ? state.from : null;
  if (typeof from !== "string" || !/^\/(?![/\\])/.test(from)) return fallback;
  const url = URL.parse(from, site);
  if (url?.origin !== site || doors.includes(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
