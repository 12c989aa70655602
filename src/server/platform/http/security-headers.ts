import type { ServerResponse } from "node:http";

/** The headers by what they depend on: built once for every kind of answer, and there are only a handful. */
const built = new Map<string, [name: string, value: string][]>();

/** What every answer carries. `scriptHashes` are the inline scripts of the built page that is served, if it is one. */
export function setSecurityHeaders(
  res: ServerResponse,
  { https, scriptHashes = [] }: { https: boolean; scriptHashes?: readonly string[] },
): void {
  const key = `${https} ${scriptHashes.join(" ")}`;
  let headers = built.get(key);
  if (!headers) built.set(key, (headers = build(https, scriptHashes)));
  for (const [name, value] of headers) res.setHeader(name, value);
}

function build(https: boolean, scriptHashes: readonly string[]): [string, string][] {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(" ");
  const policy = [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' https: data:", // profile pictures may lie at an https address (D5)
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ];
  return [
    ["content-security-policy", policy.join("; ")],
    ["x-content-type-options", "nosniff"],
    ["x-frame-options", "DENY"],
    ["referrer-policy", "no-referrer"],
    ["permissions-policy", "camera=(), geolocation=(), microphone=(self), payment=(), usb=()"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ...(https
      ? ([["strict-transport-security", "max-age=31536000; includeSubDomains"]] as [
          string,
          string,
        ][])
      : []),
  ];
}
