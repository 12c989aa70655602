const longestMs = 600_000;

/** How long the server asks to wait, in milliseconds (RFC 9110, 10.2.3): 0 if it does not say, at most ten minutes. */
export function retryAfterMs(response: Response): number {
  const asked = response.headers.get("retry-after") ?? "";
  const ms = Number(asked) * 1_000 || Date.parse(asked) - Date.now();
  return Math.min(Math.max(ms || 0, 0), longestMs);
}
