import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { isPagePath } from "#domain/site/paths.ts";
import { loadPage, type Page, sendPage } from "#server/platform/http/pages.ts";
import { setSecurityHeaders } from "#server/platform/http/security-headers.ts";

const aYear = "public, max-age=31536000, immutable";

/** The built product: assets with a hash in their name, the prerendered landing page, and one page for all others. */
export async function loadSite(
  folder: string,
  options: {
    https: boolean;
    launchDate: string;
    passwordMinLength: number;
    isMailLocal: boolean;
    hasCompanySignIn: boolean;
  },
) {
  const settings = {
    LAUNCH_DATE: options.launchDate,
    PASSWORD_MIN_LENGTH: String(options.passwordMinLength),
    COMPANY_SIGN_IN: options.hasCompanySignIn ? "on" : "off",
    LOCAL_MAILBOX: options.isMailLocal ? "on" : "off",
  };
  const landing = await loadPage(folder, "index.html", settings);
  const application = await loadPage(folder, "__spa-fallback.html", settings);
  const offline = await loadPage(folder, "offline.html", settings);
  const assets = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    extensions: [], // no page is served under a second name
    setHeaders: (res, path) => {
      res.setHeader("cache-control", path.startsWith("/assets/") ? aYear : "no-cache");
    },
  });
  const page = (req: IncomingMessage, res: ServerResponse, which: Page) => {
    setSecurityHeaders(res, { https: options.https, scriptHashes: which.scriptHashes });
    sendPage(req, res, which);
  };

  return (req: IncomingMessage, res: ServerResponse, path: string): void => {
    if (req.method !== "GET" && req.method !== "HEAD") return nothing(res, 405);
    if (path === "/") return page(req, res, landing);
    if (isPagePath(path)) return page(req, res, application);
    if (path === "/offline.html") return page(req, res, offline);
    if (path.endsWith(".html")) return toLanding(res);
    assets(req, res, () => {
      if (path.startsWith("/assets/") || /\.[a-z0-9]{2,5}$/i.test(path)) nothing(res, 404);
      else toLanding(res);
    });
  };
}

function toLanding(res: ServerResponse): void {
  res.writeHead(302, { location: "/", "cache-control": "no-store" }).end();
}

function nothing(res: ServerResponse, status: number): void {
  res.writeHead(status, { "content-type": "text/plain", "cache-control": "no-store" }).end();
}

/** Stands in where another server has the pages. */
export function noSite(_: IncomingMessage, res: ServerResponse): void {
  nothing(res, 404);
}
