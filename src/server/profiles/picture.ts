import sharp from "sharp";
import { kindOfPicture, pictureLimitPixels } from "#domain/profiles/picture.ts";
import { createLanes } from "#server/platform/lanes.ts";

const side = 512; // pixels
const patience = 10; // seconds: even a small file may take minutes

// sharp reads dozens of formats, including drawings and documents. The unneeded ones are disabled.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
// No caching, because pictures do not repeat; one thread, to leave the other processors to requests.
sharp.cache(false);
sharp.concurrency(1);

const inLane = createLanes(2);

/** A picture as stored, or the reason for a refusal. */
export type Decoded =
  | { ok: true; image: Buffer }
  | { ok: false; reason: "no picture" | "too many pixels" | "broken" };

/**
 * Turns an upload into a stored picture: upright, square, WebP. Only what is visible is kept, so metadata such as the
 * place where it was taken is removed.
 */
export async function toPicture(sent: Buffer): Promise<Decoded> {
  const kind = kindOfPicture(sent);
  if (!kind) return { ok: false, reason: "no picture" };
  return inLane(() => decode(sent));
}

async function decode(sent: Buffer): Promise<Decoded> {
  try {
    // The file's header states the number of pixels before any of them is decoded.
    const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata();
    if (width * height > pictureLimitPixels) return { ok: false, reason: "too many pixels" };
    const image = await sharp(sent, { limitInputPixels: pictureLimitPixels, failOn: "error" })
      .autoOrient()
      .resize(side, side, { fit: "cover" })
      .webp({ quality: 82 })
      .timeout({ seconds: patience })
      .toBuffer();
    return { ok: true, image };
  } catch {
    // sharp distinguishes truncated, damaged and endless files only by its messages; for the person they are the same.
    return { ok: false, reason: "broken" };
  }
}
