import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { firstLanguage } from "#domain/kernel/language.ts";
import { createLanes } from "#server/platform/lanes.ts";
import { drawPreview, type PreviewLines } from "./preview-picture.ts";
import { languageAsked } from "./visitor-language.ts";

type Picture = { image: Buffer; etag: string };

/** The most pictures that are cached, the most recently used; each is about 30 kB. */
const mostKept = 100;

/**
 * Serves the pictures that messengers and networks show with a link: the site's own, and one for each booking page.
 * They are cached by their text and not by profile, so a changed name gets a new picture.
 */
export function previewPictures() {
  const kept = new Map<string, Picture>();
  // Rendering takes a processor for some tens of milliseconds.
  const inLane = createLanes(1);

  async function pictureOf(lines: PreviewLines | null): Promise<Picture> {
    const key = JSON.stringify(lines);
    const picture = kept.get(key) ?? (await inLane(async () => kept.get(key) ?? draw(lines)));
    kept.delete(key);
    kept.set(key, picture);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
    return picture;
  }

  return async (
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    findLines: (profileId: string) => Promise<Omit<PreviewLines, "language"> | null>,
  ): Promise<boolean> => {
    const profileId = /^\/book\/([^/]+)\/preview\.png$/.exec(path)?.[1];
    if (path !== "/preview.png" && !profileId) return false;
    if (req.method !== "GET" && req.method !== "HEAD") return false;
    const found = profileId ? await findLines(profileId) : null;
    // The page names its picture's language, because crawlers have none.
    const lines = found && { ...found, language: languageAsked(req) ?? firstLanguage };
    if (profileId && !lines) {
      res.writeHead(404, { "content-type": "text/plain", "cache-control": "no-store" }).end();
      return true;
    }
    const { image, etag } = await pictureOf(lines);
    res.setHeader("cache-control", "public, max-age=600");
    res.setHeader("etag", etag);
    // Some messengers load it from their own pages.
    res.setHeader("cross-origin-resource-policy", "cross-origin");
    if (req.headers["if-none-match"] === etag) {
      res.writeHead(304).end();
      return true;
    }
    res.writeHead(200, { "content-type": "image/png", "content-length": image.length });
    res.end(req.method === "HEAD" ? undefined : image);
    return true;
  };
}

async function draw(lines: PreviewLines | null): Promise<Picture> {
  const image = await drawPreview(lines);
  return {
    image,
    etag: `"${createHash("sha256").update(image).digest("base64url").slice(0, 22)}"`,
  };
}
