import type { IncomingMessage, ServerResponse } from "node:http";
import type { Pool } from "pg";
import { pictureName } from "#domain/profiles/picture.ts";
import { readPicture } from "./picture-store.ts";

/** Serves uploaded pictures, to everybody who knows a name: cards and booking pages show them. */
export function picturePage(visitors: Pool) {
  return async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    const name = pictureName(path);
    const isAsking = req.method === "GET" || req.method === "HEAD";
    const image = isAsking && name ? await readPicture(visitors, name) : null;
    // Opened by itself it is a picture and can do nothing.
    res.setHeader("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    if (!image) {
      res.setHeader("cache-control", "no-store");
      res.writeHead(404, { "content-type": "text/plain; charset=utf-8" });
      res.end("There is no picture at this address.");
      return;
    }
    res.setHeader("cache-control", "public, max-age=31536000, immutable");
    res.writeHead(200, { "content-type": "image/webp", "content-length": image.length });
    res.end(req.method === "HEAD" ? undefined : image);
  };
}
