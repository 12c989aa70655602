import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** A built page, ready to send: compressed once at start, with the hashes of its inline scripts. */
export type Page = {
  html: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  scriptHashes: string[];
  etag: string;
};

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Reads a built page and writes settings into its placeholders such as %LAUNCH_DATE%. */
export async function loadPage(
  folder: string,
  file: string,
  settings: Record<string, string>,
): Promise<Page> {
  const built = await readFile(join(folder, file), "utf8");
  const html = built.replace(/%([A-Z_]+)%/g, (whole, name: string) => settings[name] ?? whole);
  const bytes = Buffer.from(html);
  return {
    html: bytes,
    brotli: await promisify(brotliCompress)(bytes),
    gzip: await promisify(gzip)(bytes),
    scriptHashes: [...html.matchAll(inlineScript)].map(([, script]) =>
      createHash("sha256").update(script!).digest("base64"),
    ),
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
  };
}

/** Sends a page in the best encoding its reader takes. Pages are checked again each time, unlike hashed assets. */
export function sendPage(req: IncomingMessage, res: ServerResponse, page: Page): void {
  res.setHeader("content-type", "text/html; charset=utf-8");
  res.setHeader("cache-control", "no-cache");
  res.setHeader("vary", "accept-encoding");
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
