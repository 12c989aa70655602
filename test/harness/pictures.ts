import sharp from "sharp";
import type { Client } from "./app.ts";

/** A picture of one color, as a phone or an image editor would write it. */
export function plainPicture({
  width = 300,
  height = 200,
  colour = "#0e5f46",
}: { width?: number; height?: number; colour?: string } = {}) {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

/** Sends a picture as the profile page does. */
export function sendPicture(
  person: Client,
  body: Buffer | Blob | ReadableStream | string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return person.fetch("/api/v1/profile-picture", {
    method: "PUT",
    body: Buffer.isBuffer(body) ? new Blob([new Uint8Array(body)]) : body,
    headers: { "content-type": "image/jpeg", ...headers },
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });
}
