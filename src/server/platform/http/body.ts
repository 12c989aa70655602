import type { IncomingMessage } from "node:http";
import { findUnstorable, unstorable } from "#domain/kernel/storable.ts";
import type { Refusal } from "./request-guard.ts";

/** How large a body may be, and what is said of a larger one. */
export type BodyLimit = { bytes: number; refusal: Refusal };

export const tooLarge: Refusal = {
  status: 413,
  message: "This is more than we can take in one go (1 MB).",
};

/** Larger than any form of ours, small enough that a flood of them does no harm. */
export const formLimit: BodyLimit = { bytes: 1_000_000, refusal: tooLarge };

/** The whole body, or null as soon as it is larger than the limit, however it is sent. */
export function readBody(
  req: IncomingMessage,
  limit = formLimit.bytes,
): Promise<Buffer<ArrayBuffer> | null> {
  return new Promise((resolve, reject) => {
    const cutOff = () => reject(new Error("The connection ended before the body did."));
    // Whoever left while it was looked up who they are says so no more.
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

/** What a JSON body says; an empty one counts as {}. */
function readJson(bytes: Buffer<ArrayBuffer>): { value: unknown } | { refusal: Refusal } {
  try {
    const text = utf8.decode(bytes);
    return { value: text === "" ? {} : (JSON.parse(text) as unknown) };
  } catch {
    return { refusal: notJson };
  }
}

/** Refuses a body that brings what cannot be stored, or what is not in the encoding that it should be in. */
export function refuseUnstorable(bytes: Buffer<ArrayBuffer>, type = ""): Refusal | null {
  if (/^application\/json\b/i.test(type)) {
    const read = readJson(bytes);
    if ("refusal" in read) return read.refusal;
    const message = findUnstorable(read.value);
    return message ? { status: 400, message } : null;
  }
  // Of a form only NUL can come out: its escapes are read as UTF-8, in which half of a character is none.
  const hasNul = bytes.includes(0) || bytes.includes("%00");
  return hasNul ? { status: 400, message: unstorable } : null;
}

/**
 * Reads a JSON body before the procedures see the request, and leaves it where they look for a body that was read
 * already. (The library's own limit throws outside of its promise when a body comes in chunks, which would end the
 * process.) An empty body counts as {}.
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
