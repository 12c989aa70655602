import sharp from "sharp";
import { kindOfPicture, pictureLimitPixels } from "#domain/profiles/picture.ts";
import { createLanes } from "#server/platform/lanes.ts";

const side = 512; // pixels
const patience = 10; // seconds: a file may be small and still take minutes

// The library knows dozens of kinds, drawings and documents among them. What is not needed cannot be reached.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
// Nobody sends the same picture twice, and one that is being decoded leaves the other processors to the requests.
sharp.cache(false);
sharp.concurrency(1);

const inLane = createLanes(2);

/** A picture as it is kept; or why what was sent is none. */
export type Decoded =
  | { ok: true; image: Buffer }
  | { ok: false; reason: "no picture" | "too many pixels" | "broken" };

/**
 * Turns an uploaded picture into one of ours: upright, square, WebP. Only what is seen is kept of the file, so neither
 * the place where it was taken nor anything hidden in it survives.
 */
export async function toPicture(sent: Buffer): Promise<Decoded> {
  const kind = kindOfPicture(sent);
  if (!kind) return { ok: false, reason: "no picture" };
  return inLane(() => decode(sent));
}

async function decode(sent: Buffer): Promise<Decoded> {
  try {
    // How many pixels there are says the head of the file, before any of them is decoded.
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
    // The library tells a file that is cut off, damaged or endless in words alone; to its sender they are the same.
    return { ok: false, reason: "broken" };
  }
}
