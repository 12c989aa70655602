import type { IncomingMessage } from "node:http";
import { findUnstorable, unstorable } from "#domain/kernel/storable.ts";
import type { Refusal } from "./request-guard.ts";

/** The size limit of a body, and the refusal of a larger one. */
export type BodyLimit = { bytes: number; refusal: Refusal };

export const tooLarge: Refusal = {
  status: 413,
  message: "This is more than we can take in one go (1 MB).",
};

/** Larger than any form of ours, small enough that a flood of them does no harm. */
export const formLimit: BodyLimit = { bytes: 1_000_000, refusal: tooLarge };

/** The whole body, or null as soon as it exceeds the limit, however it is sent. */
export function readBody(
  req: IncomingMessage,
  limit = formLimit.bytes,
): Promise<Buffer<ArrayBuffer> | null> {
  return new Promise((resolve, reject) => {
    const cutOff = () => reject(new Error("The connection ended before the body did."));
    // The client may have closed the connection while its session was checked.
    if (req.destroyed) return cutOff();
    const chunks: Buffer[] = [];
    let bytes = 0;
    req.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= limit) return void chunks.push(chunk);
      req.pause();
      resolve(null);
    });
    req.on("end", () => resolve(Buffer.concat(chunks)));
    req.on("error", reject);
    req.on("close", cutOff);
  });
}

const notJson: Refusal = { status: 400, message: "This is not valid JSON." };
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A body as JSON; an empty one counts as {}. */
function readJson(bytes: Buffer<ArrayBuffer>): { value: unknown } | { refusal: Refusal } {
  try {
    const text = utf8.decode(bytes);
    return { value: text === "" ? {} : (JSON.parse(text) as unknown) };
  } catch {
    return { refusal: notJson };
  }
}

/** Refuses text that cannot be stored, or is not valid UTF-8. */
export function refuseUnstorable(bytes: Buffer<ArrayBuffer>, type = ""): Refusal | null {
  if (/^application\/json\b/i.test(type)) {
    const read = readJson(bytes);
    if ("refusal" in read) return read.refusal;
    const message = findUnstorable(read.value);
    return message ? { status: 400, message } : null;
  }
  // In a form only NUL can occur: percent-escapes are decoded as UTF-8.
  const hasNul = bytes.includes(0) || bytes.includes("%00");
  return hasNul ? { status: 400, message: unstorable } : null;
}

/**
 * Reads a JSON body before the procedures run, and leaves it where oRPC expects a parsed body. (oRPC's own limit throws
 * outside its promise for a chunked body, which would end the process.) An empty body counts as {}.
 */
export async function takeJsonBody(req: IncomingMessage): Promise<Refusal | null> {
  if (req.method === "GET" || req.method === "HEAD") return null;
  const bytes = await readBody(req);
  if (bytes === null) return tooLarge;
  if (bytes.length > 0 && !/^application\/json\b/i.test(req.headers["content-type"] ?? ""))
    return { status: 415, message: "Send JSON, with content-type application/json." };
  const read = readJson(bytes);
  if ("refusal" in read) return read.refusal;
  Object.assign(req, { body: read.value });
  return null;
}
