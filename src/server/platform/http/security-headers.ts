import type { ServerResponse } from "node:http";

/** Built once for every combination; there are only a few. */
const built = new Map<string, [name: string, value: string][]>();

/** The hashes of a built page's inline scripts and styles. */
type Inline = { scripts: readonly string[]; styles: readonly string[] };
const nothingInline: Inline = { scripts: [], styles: [] };

/** The security headers of every response. `hashes` are those of the built page that is served, if any. */
export function setSecurityHeaders(
  res: ServerResponse,
  { https, hashes = nothingInline }: { https: boolean; hashes?: Inline },
): void {
  const key = `${https} ${hashes.scripts.join(" ")} ${hashes.styles.join(" ")}`;
  let headers = built.get(key);
  if (!headers) built.set(key, (headers = build(https, hashes)));
  for (const [name, value] of headers) res.setHeader(name, value);
}

function build(https: boolean, { scripts, styles }: Inline): [string, string][] {
  const ownAnd = (hashes: readonly string[]) =>
    ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(" ");
  const policy = [
    "default-src 'none'",
    `script-src ${ownAnd(scripts)}`,
    `style-src ${ownAnd(styles)}`,
    "img-src 'self' https: data:", // profile pictures may be at any https address
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
