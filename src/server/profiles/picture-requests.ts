import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Pool } from "pg";
import { signedInErrors } from "#contract/errors.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { tooManyText } from "#domain/account/person-limits.ts";
import { newProfileName } from "#domain/profiles/profile.ts";
import { pictureLimitBytes, pictureName } from "#domain/profiles/picture.ts";
import type { PersonLimits } from "#server/account/person-limits.ts";
import type { OwnWork, SessionGuard, Pass } from "#server/account/session-guard.ts";
import { type BodyLimit, readBody } from "#server/platform/http/body.ts";
import type { Refusal } from "#server/platform/http/request-guard.ts";
import { keepPicture, readPicture } from "./picture-store.ts";
import { type Decoded, toPicture } from "./picture.ts";
import { addProfile } from "./store.ts";

/** Pictures are uploaded by PUT, because procedures accept JSON. */
export const uploadPath = "/api/v1/profile-picture";

/** The size limit of an upload. */
export const uploadLimit: BodyLimit = {
  bytes: pictureLimitBytes,
  refusal: { status: 413, message: "This picture is larger than 5 MB. Choose a smaller one." },
};

/** The most uploads at once in this process: each holds its file in memory until it is decoded. */
const mostAtOnce = 16;

const refusals = {
  "no picture": { status: 415, message: "This isn't a JPEG, PNG or WebP picture." },
  "too many pixels": {
    status: 422,
    message: "This picture has more than 40 million pixels. Choose a smaller one.",
  },
  broken: { status: 422, message: "We couldn't read this picture. It may be damaged." },
} as const satisfies Record<Extract<Decoded, { ok: false }>["reason"], Refusal>;

const stillBusy: Refusal = {
  status: 429,
  message: "We're still processing your last picture. Try again in a moment.",
  retryAfterSeconds: 5,
};
const tooBusy: Refusal = {
  status: 503,
  message: "A lot of pictures are being uploaded right now. Try again in a moment.",
};

/** Receives and stores pictures of signed-in people, one at a time for each person. */
export function pictureUpload({
  guard,
  personLimits,
  now,
}: {
  guard: SessionGuard;
  personLimits: PersonLimits;
  now: () => Date;
}) {
  const underWay = new Set<OwnerId>();
  return async (req: IncomingMessage): Promise<Refusal | { profilePictureUrl: string }> => {
    // Nothing is read or decoded without a session.
    const pass = guard.passOf(req.headers.cookie);
    const visitor = await guard.findVisitor(req.headers.cookie);
    if (!pass || !visitor) return signedInErrors.UNAUTHORIZED;
    const { ownerId } = visitor;
    if (underWay.has(ownerId)) return stillBusy;
    if (underWay.size >= mostAtOnce) return tooBusy;
    const retryAfterSeconds = personLimits.count("writes", ownerId, "browser");
    if (retryAfterSeconds > 0)
      return { status: 429, message: tooManyText("writes", retryAfterSeconds), retryAfterSeconds };
    underWay.add(ownerId);
    try {
      const sent = await readBody(req, uploadLimit.bytes);
      if (sent === null) return uploadLimit.refusal;
      const decoded = await toPicture(sent);
      if (!decoded.ok) return refusals[decoded.reason];
      const { image } = decoded;
      return await enter(guard, pass, async (tx, me) => {
        const at = now();
        await addProfile(tx, ownerId, { email: me.email, fullName: newProfileName(me), now: at });
        return {
          profilePictureUrl: await keepPicture(tx, ownerId, { name: newName(), image, now: at }),
        };
      });
    } finally {
      underWay.delete(ownerId);
    }
  };
}

class SignedOut extends Error {}

/** The session is checked again when the picture is stored, because it may have ended since. */
async function enter<Result>(
  guard: SessionGuard,
  pass: Pass,
  work: OwnWork<Result>,
): Promise<Result | Refusal> {
  try {
    return await guard.enter(pass, { work, refusal: () => new SignedOut() });
  } catch (error) {
    if (error instanceof SignedOut) return signedInErrors.UNAUTHORIZED;
    throw error;
  }
}

/** Random, so that it cannot be guessed, and new for every upload, so that browsers may cache a picture forever. */
function newName(): string {
  return randomBytes(24).toString("base64url");
}

/** Serves uploaded pictures to everyone who knows their name: cards and booking pages show them. */
export function picturePage(visitors: Pool) {
  return async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    const name = pictureName(path);
    const isAsking = req.method === "GET" || req.method === "HEAD";
    const image = isAsking && name ? await readPicture(visitors, name) : null;
    // A picture that is opened by itself cannot run anything.
    res.setHeader("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    if (!image) {
      res.setHeader("cache-control", "no-store");
      res.writeHead(404, { "content-type": "text/plain; charset=utf-8" });
      res.end("There's no picture at this address.");
      return;
    }
    res.setHeader("cache-control", "public, max-age=31536000, immutable");
    res.writeHead(200, { "content-type": "image/webp", "content-length": image.length });
    res.end(req.method === "HEAD" ? undefined : image);
  };
}
