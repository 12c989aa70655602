import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { setSecurityHeaders } from "./security-headers.ts";

/**
 * The hashes of inline scripts and styles, for the content security policy. They are computed from the build, so
 * nothing that is added later has one.
 */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** A built page that may still contain placeholders such as %HOST_NAME%. */
export type Template = { html: string; hashes: InlineHashes };

/** A page ready to send, compressed. */
export type Page = {
  html: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  hashes: InlineHashes;
  etag: string;
};

// JSON-LD is data: browsers do not run it and the policy does not apply.
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Reads a built page, hashes its inline scripts and styles, and fills in settings such as %LAUNCH_DATE%. */
export async function loadTemplate(
  folder: string,
  file: string,
  settings: Record<string, string>,
): Promise<Template> {
  const html = fillPlaces(await readFile(join(folder, file), "utf8"), settings);
  return {
    html,
    hashes: { scripts: hashesOf(html, inlineScript), styles: hashesOf(html, inlineStyle) },
  };
}

/** Fills placeholders in one pass, so that values are not searched for placeholders. */
export function fillPlaces(html: string, values: Record<string, string>): string {
  return html.replace(/%([A-Z_]+)%/g, (whole, name: string) => values[name] ?? whole);
}

/** Text escaped for HTML, for elements and quoted attributes. */
export function escapeHtml(text: string): string {
  const signs: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#x27;",
  };
  return text.replace(/[&<>"']/g, (sign) => signs[sign]!);
}

/** JSON for a script element: no character can end the element. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026");
}

/**
 * Compresses a page: at the best quality, which takes milliseconds, if it is cached; fast if it is rendered for a
 * single request.
 */
export async function toPage(
  html: string,
  hashes: InlineHashes,
  { isKept }: { isKept: boolean },
): Promise<Page> {
  const bytes = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: isKept ? 11 : 5 };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes),
  ]);
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { html: bytes, brotli, gzip: gzipped, hashes, etag };
}

/**
 * Sends a page in the best encoding that the client accepts. Browsers check pages again each time, unlike hashed
 * assets.
 */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: Page,
  { https, vary = "accept-encoding" }: { https: boolean; vary?: string },
): void {
  setSecurityHeaders(res, { https, hashes: page.hashes });
  res.setHeader("content-type", "text/html; charset=utf-8");
  res.setHeader("cache-control", "no-cache");
  res.setHeader("vary", vary);
  res.setHeader("etag", page.etag);
  if (req.headers["if-none-match"] === page.etag) {
    res.writeHead(304).end();
    return;
  }
  const accepted = String(req.headers["accept-encoding"] ?? "");
  const [encoding, body] = /\bbr\b/.test(accepted)
    ? (["br", page.brotli] as const)
    : /\bgzip\b/.test(accepted)
      ? (["gzip", page.gzip] as const)
      : ([null, page.html] as const);
  if (encoding) res.setHeader("content-encoding", encoding);
  res.setHeader("content-length", body.length);
  res.writeHead(200).end(req.method === "HEAD" ? undefined : body);
}

function hashesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text]) =>
    createHash("sha256").update(text!).digest("base64"),
  );
}
