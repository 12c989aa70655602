import * as z from "zod/mini";
import { cleanText, emptyToNull, tooLong } from "#domain/kernel/clean-text.ts";
import { isWebAddress } from "#domain/kernel/web-address.ts";

/** The largest picture that can be uploaded, in bytes. */
export const pictureLimitBytes = 5_000_000;

/** The most pixels of a picture: more than any phone's camera has, and few enough to decode in memory. */
export const pictureLimitPixels = 40_000_000;

const longestAddress = 500;
const uploadedPath = /^\/pictures\/([\w-]{32})\.webp$/;

/** The path of an uploaded picture. */
export function picturePath(name: string): string {
  return `/pictures/${name}.webp`;
}

/** The name of an uploaded picture, from its path; null when it is not such a path. */
export function pictureName(path: string): string | null {
  return uploadedPath.exec(path)?.[1] ?? null;
}

/**
 * What a profile may have as its picture: nothing, an https address, or the path of an upload. Only the server can
 * check whether it is the professional's own upload.
 */
export const pictureAddress = z.pipe(
  z.nullish(
    z.string().check(
      z.overwrite(cleanText),
      z.maxLength(longestAddress, tooLong(longestAddress)),
      z.refine(
        (text) => text === "" || pictureName(text) !== null || isHttps(text),
        "Enter an address that starts with https://.",
      ),
    ),
  ),
  z.transform(emptyToNull),
);

function isHttps(text: string): boolean {
  return isWebAddress(text) && /^https:/i.test(text);
}

/** The accepted kinds of pictures. */
export type PictureKind = "jpeg" | "png" | "webp";

/** The kind of a picture by the content of the file, never by what its sender says; null for anything else. */
export function kindOfPicture(bytes: Uint8Array): PictureKind | null {
  const begins = (...start: number[]) => start.every((byte, at) => bytes[at] === byte);
  const reads = (text: string, from: number) =>
    [...text].every((letter, at) => bytes[from + at] === letter.charCodeAt(0));
  if (begins(0xff, 0xd8, 0xff)) return "jpeg";
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  return reads("RIFF", 0) && reads("WEBP", 8) ? "webp" : null;
}
