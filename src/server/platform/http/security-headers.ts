import type { ServerResponse } from "node:http";

/** What every answer carries. `scriptHashes` are the inline scripts of the built page that is served, if it is one. */
export function setSecurityHeaders(
  res: ServerResponse,
  { https, scriptHashes = [] }: { https: boolean; scriptHashes?: readonly string[] },
): void {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(" ");
  res.setHeader(
    "content-security-policy",
    [
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
    ].join("; "),
  );
  res.setHeader("x-content-type-options", "nosniff");
  res.setHeader("x-frame-options", "DENY");
  res.setHeader("referrer-policy", "no-referrer");
  res.setHeader(
    "permissions-policy",
    "camera=(), geolocation=(), microphone=(self), payment=(), usb=()",
  );
  res.setHeader("cross-origin-opener-policy", "same-origin");
  res.setHeader("cross-origin-resource-policy", "same-origin");
  if (https) res.setHeader("strict-transport-security", "max-age=31536000; includeSubDomains");
}
