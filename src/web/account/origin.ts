const fallback = "/dashboard";
/** Pages that lead on by themselves: going back to one would be a circle. */
const doors = ["/", "/signin", "/signup", "/update-password"];

/** What a guard passes on to /signin: the address of the page that was asked for. */
export type RememberedOrigin = { from: string };

/**
 * Where a signed-in person goes: back to the remembered page of this site, else to /dashboard. Never to another site,
 * however its address is written, because that would be an open redirect.
 */
export function originOf(state: unknown, site: string): string {
  const from = state && typeof state === "object" && "from" in state ? state.from : null;
  if (typeof from !== "string" || !/^\/(?![/\\])/.test(from)) return fallback;
  const url = URL.parse(from, site);
  if (url?.origin !== site || doors.includes(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
