import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import type { Language } from "#domain/kernel/language.ts";
import { isPagePath } from "#domain/site/paths.ts";
import {
  fillPlaces,
  escapeHtml,
  inertJson,
  loadTemplate,
  type Page,
  sendPage,
  type Template,
  toPage,
} from "#server/platform/http/pages.ts";
import { mayBeFound, robotsText, sitemapText } from "./search-engines.ts";
import { securityPath, securityText } from "./security-txt.ts";
import { languageOfRequest, languageVary } from "./visitor-language.ts";

const aYear = "public, max-age=31536000, immutable";

/** The prerendered pages; those that show a host have placeholders, in each language. */
const writtenPages = {
  "/": "index.html",
  "/signup": "signup/index.html",
  "/signin": "signin/index.html",
  "/privacy": "privacy/index.html",
  "/terms": "terms/index.html",
  "/contact": "contact/index.html",
} as const;
const hostPages = {
  Appointment: { en: "book/any/index.html", es: "book/any-es/index.html" },
  Demo: { en: "book-demo/any/index.html", es: "book-demo/any-es/index.html" },
} as const;
type HostKind = keyof typeof hostPages;

/** What other rooms know about a request. */
export type SiteQuestions = {
  /** The profile with a demo; undefined if that is unknown at the moment. */
  findDemoProfileId: () => Promise<string | null | undefined>;
  /** Fills a booking page with its host; null for an unknown id. */
  writeHost: (html: string, kind: HostKind, profileId: string) => Promise<string | null>;
};

/** Answers a request for a page or an asset. */
export type SiteHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  ask: SiteQuestions,
) => Promise<void>;

/** The settings that pages show. */
export type SiteOptions = {
  baseUrl: string;
  launchDate: string;
  company: string | null;
  contactEmail: string | null;
  passwordMinLength: number;
  isMailLocal: boolean;
  hasCompanySignIn: boolean;
  now: () => Date;
};

/** Serves the build: assets with a hash in their name, the prerendered pages, and one page for all others. */
export async function loadSite(folder: string, options: SiteOptions): Promise<SiteHandler> {
  const { baseUrl, contactEmail, now } = options;
  const https = baseUrl.startsWith("https:");
  const settings = {
    SITE_URL: baseUrl,
    LAUNCH_DATE: options.launchDate,
    COMPANY: escapeHtml(options.company ?? ""),
    CONTACT_EMAIL: escapeHtml(contactEmail ?? ""),
    PASSWORD_MIN_LENGTH: String(options.passwordMinLength),
    COMPANY_SIGN_IN: options.hasCompanySignIn ? "on" : "off",
    LOCAL_MAILBOX: options.isMailLocal ? "on" : "off",
  };
  const load = (file: string) => loadTemplate(folder, file, settings);
  const application = keptPages(await load("application.html"));
  const needsOf = await loadNeeds(folder);
  const offline = keptPages(await load("offline.html"));
  const written = new Map<string, KeptPages>();
  for (const [path, file] of Object.entries(writtenPages))
    written.set(path, keptPages(await load(file)));
  const loadEach = async ({ en, es }: Record<Language, string>) => ({
    en: await load(en),
    es: await load(es),
  });
  const hosts = {
    Appointment: await loadEach(hostPages.Appointment),
    Demo: await loadEach(hostPages.Demo),
  };
  const assets = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    extensions: [], // no page is served at a second address
    setHeaders: (res, path) => {
      res.setHeader("cache-control", path.startsWith("/assets/") ? aYear : "no-cache");
    },
  });

  async function servePage(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    ask: SiteQuestions,
  ): Promise<void> {
    if (!mayBeFound(path)) res.setHeader("x-robots-tag", "noindex");
    const isPrivate = path.startsWith("/dashboard");
    const demo = isPrivate ? undefined : await ask.findDemoProfileId();
    const host = hostOf(path);
    if (host) {
      const { html, hashes } = hosts[host.kind][languageOfRequest(req)];
      const shown = await ask.writeHost(
        fillPlaces(html, { DEMO_PROFILE: demoPlace(demo) }),
        host.kind,
        host.profileId,
      );
      // An unknown id gets the page that checks it in the browser and redirects.
      if (shown) {
        const page = await toPage(shown, hashes, { isKept: false });
        return sendPage(req, res, page, { https, vary: `accept-encoding, ${languageVary}` });
      }
    }
    const pages = written.get(path) ?? application;
    sendPage(req, res, await pages(demo, needsOf(path)), { https });
  }

  return async (req, res, path, ask) => {
    if (req.method !== "GET" && req.method !== "HEAD") return nothing(res, 405);
    if (path === "/robots.txt") return text(req, res, "text/plain", robotsText(baseUrl));
    if (path === "/sitemap.xml") return text(req, res, "application/xml", sitemapText(baseUrl));
    if (path === securityPath && contactEmail)
      return text(req, res, "text/plain", securityText({ contactEmail, baseUrl, now: now() }));
    if (isPagePath(path)) return servePage(req, res, path.replace(/(?<=.)\/$/, ""), ask);
    if (path === "/offline.html") return sendPage(req, res, await offline(undefined), { https });
    if (path.endsWith(".html")) return toLanding(res);
    assets(req, res, () => {
      if (path.startsWith("/assets/") || /\.[a-z0-9]{2,5}$/i.test(path)) nothing(res, 404);
      else toLanding(res);
    });
  };
}

/** One page in its few versions, by the profile whose demo can be booked and by what the page needs. */
type KeptPages = (demo: string | null | undefined, needs?: string) => Promise<Page>;

/** There are few such profiles at a time, and not many more lists of needs than kinds of pages. */
const mostKept = 150;

function keptPages({ html, hashes }: Template): KeptPages {
  const kept = new Map<string, Promise<Page>>();
  return (demo, needs = "") => {
    const places = { DEMO_PROFILE: demoPlace(demo), PAGE_NEEDS: needs };
    const key = JSON.stringify(places);
    let page = kept.get(key);
    if (!page) {
      if (kept.size >= mostKept) kept.clear();
      page = toPage(fillPlaces(html, places), hashes, { isKept: true });
      kept.set(key, page);
    }
    return page;
  };
}

/** Finds what the page at a path needs after its first paint (vite/write-pages.ts), as JSON for its document. */
async function loadNeeds(folder: string): Promise<(path: string) => string> {
  const text = await readFile(join(folder, ".vite/page-needs.json"), "utf8");
  const pages = (JSON.parse(text) as { path: string; needs: unknown }[]).map(({ path, needs }) => ({
    pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+").replace("*", ".*")}$`),
    json: inertJson(needs),
  }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))!.json;
}

/** As web/site/site-front.ts reads it: "unknown" lets the browser ask. */
function demoPlace(demo: string | null | undefined): string {
  return demo === undefined ? "unknown" : (demo ?? "none");
}

function hostOf(path: string): { kind: HostKind; profileId: string } | null {
  const [, page, profileId] = /^\/(book|book-demo)\/([^/]+)$/.exec(path) ?? [];
  if (!page || !profileId) return null;
  return { kind: page === "book" ? "Appointment" : "Demo", profileId };
}

function text(req: IncomingMessage, res: ServerResponse, type: string, content: string): void {
  res.setHeader("cache-control", "public, max-age=3600");
  res.setHeader("content-length", Buffer.byteLength(content));
  res.writeHead(200, { "content-type": `${type}; charset=utf-8` });
  res.end(req.method === "HEAD" ? undefined : content);
}

function toLanding(res: ServerResponse): void {
  res.writeHead(302, { location: "/", "cache-control": "no-store" }).end();
}

function nothing(res: ServerResponse, status: number): void {
  res.writeHead(status, { "content-type": "text/plain", "cache-control": "no-store" }).end();
}

/** For servers without built pages. */
export const noSite: SiteHandler = async (_, res) => nothing(res, 404);
