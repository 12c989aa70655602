import { kindOfPicture, pictureLimitBytes } from "#domain/profiles/picture.ts";
import { messageOf } from "#web/client/failure.ts";
import { tellRefused } from "#web/client/refused.ts";
import { pictureWords as words } from "./messages.ts";

/** Why a picture was not taken, in words for the person who sent it. */
export class PictureRefused extends Error {}

const shortSide = 1_024; // pixels: twice what is kept of it

/** What of a file is sent: itself, or where it is too large a smaller copy of it. Throws PictureRefused. */
export async function preparePicture(file: File): Promise<Blob> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (!kindOfPicture(head)) throw new PictureRefused(words.noPicture);
  return file.size <= pictureLimitBytes ? file : shrink(file);
}

/** Scales it down: a phone's photo is larger than the upload limit. */
async function shrink(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) throw new PictureRefused(words.broken);
  const scale = Math.min(1, shortSide / Math.min(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const small = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", 0.9),
  );
  if (!small || small.size > pictureLimitBytes) throw new PictureRefused(words.tooLarge);
  return small;
}

/** Sends a picture as it is, and answers the path under which it is kept. Throws PictureRefused. */
export function sendPicture(picture: Blob, onProgress: (share: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    // fetch does not tell how much has been sent.
    const request = new XMLHttpRequest();
    request.open("PUT", "/api/v1/profile-picture");
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      const { profilePictureUrl, message } = read(request.responseText);
      if (request.status === 401) tellRefused();
      if (request.status === 200 && profilePictureUrl) resolve(profilePictureUrl);
      else reject(new PictureRefused(message ?? messageOf(null)));
    };
    request.onerror = () => reject(new PictureRefused(messageOf(null)));
    request.send(picture);
  });
}

/** An answer of ours is JSON; one of a proxy on the way may be a page. */
function read(text: string): { profilePictureUrl?: string; message?: string } {
  try {
    return JSON.parse(text) as { profilePictureUrl?: string; message?: string };
  } catch {
    return {};
  }
}
