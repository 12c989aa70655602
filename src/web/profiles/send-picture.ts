import { kindOfPicture, pictureLimitBytes } from "#domain/profiles/picture.ts";
import { messageOf } from "#web/client/failure.ts";
import { tellRefused } from "#web/client/refused.ts";
import { pictureWords as words } from "./messages.ts";

/** Why a picture was rejected, with a message for the person. */
export class PictureRefused extends Error {}

const shortSide = 1_024; // pixels: twice what is stored

/** The file to upload, or a smaller copy if it is too large. Throws PictureRefused. */
export async function preparePicture(file: File): Promise<Blob> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (!kindOfPicture(head)) throw new PictureRefused(words.noPicture);
  return file.size <= pictureLimitBytes ? file : shrink(file);
}

/** Scales a picture down, because a phone's photo can exceed the upload limit. */
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

/** Uploads a picture and resolves to its stored path. Throws PictureRefused. */
export function sendPicture(picture: Blob, onProgress: (share: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    // fetch doesn't report upload progress.
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

/** Our server answers with JSON, but a proxy in between may answer with HTML. */
function read(text: string): { profilePictureUrl?: string; message?: string } {
  try {
    return JSON.parse(text) as { profilePictureUrl?: string; message?: string };
  } catch {
    return {};
  }
}
