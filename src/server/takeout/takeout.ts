import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { signedInErrors } from "#contract/errors.ts";
import { confirmationNeeded, isConfirmed } from "#domain/account/second-step.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { listKeys } from "#server/account/api-keys.ts";
import * as account from "#server/account/account-store.ts";
import type { Pass, SessionGuard, Visitor } from "#server/account/session-guard.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { createLanes } from "#server/platform/lanes.ts";
import { readEverything } from "./read-everything.ts";

export const takeoutPath = "/account/export";

/** The most exports in progress in this process, from the first row to the last byte: each has a file on disk. */
const mostAtOnce = 32;
/** The most that read the database at once: each holds a connection from the pool of all requests. */
const readAtOnce = 2;
/** The time limit of a download, however slow. */
const longest = 60 * 60 * 1000; // milliseconds

type Refusal = { status: number; code?: string; message: string; retryAfterSeconds?: number };
type Parts = { guard: SessionGuard; personGuard: SessionGuard; now: () => Date };

const underWayAlready: Refusal = {
  status: 429,
  code: "EXPORT_UNDER_WAY",
  message: "Your export is already on its way. Let it finish, or try again in a minute.",
  retryAfterSeconds: 60,
};
const tooBusy: Refusal = {
  status: 503,
  code: "TOO_MANY_EXPORTS",
  message: "Many exports are under way right now. Try again in a minute.",
  retryAfterSeconds: 60,
};

/**
 * "Export my data": everything of a person in one JSON file, one export per person at a time. It requires a recent
 * confirmation. The rows go into a temporary file first, at the speed of the disk, so that no database connection waits
 * for a slow download. Returns a refusal for the caller to send, or null if the file was sent.
 */
export function takeout({ guard, personGuard, now }: Parts) {
  const underWay = new Set<OwnerId>();
  const inLane = createLanes(readAtOnce);

  async function exportOf(res: ServerResponse, pass: Pass, me: Visitor): Promise<void> {
    const file = await openSpoolFile();
    try {
      await inLane(() => writeFile(file, { res, pass, me }));
      if (!res.destroyed) await send(res, file, now());
    } finally {
      await file.close().catch(() => {});
    }
  }

  async function writeFile(
    file: FileHandle,
    { res, pass, me }: { res: ServerResponse; pass: Pass; me: Visitor },
  ): Promise<void> {
    const about = await personGuard.enter(pass, { refusal: signedOut, work: readAccount });
    await guard.enter(pass, {
      refusal: signedOut,
      work: async (tx) => {
        for await (const text of readEverything(tx, { owner: me.ownerId, about, now: now() })) {
          if (res.destroyed) return;
          await file.writeFile(text);
        }
      },
    });
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<Refusal | null> => {
    const pass = guard.passOf(req.headers.cookie);
    const me = await guard.findVisitor(req.headers.cookie);
    if (!pass || !me) return signedInErrors.UNAUTHORIZED;
    if (!isConfirmed(me.confirmedAt, now()))
      return { status: 403, code: "CONFIRMATION_NEEDED", message: confirmationNeeded };
    if (underWay.has(me.ownerId)) return underWayAlready;
    if (underWay.size >= mostAtOnce) return tooBusy;
    underWay.add(me.ownerId);
    try {
      await exportOf(res, pass, me);
      return null;
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      // The client has disconnected, or was cut off for reading nothing.
      if (res.destroyed) return null;
      throw error;
    } finally {
      underWay.delete(me.ownerId);
    }
  };
}

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

const signedOut = () => new Refused(signedInErrors.UNAUTHORIZED);

/** The account without secrets. Its events begin with this export, which is recorded before anything is read. */
async function readAccount(tx: OwnerTransaction, { ownerId, sessionId }: Visitor) {
  if (sessionId) await account.noteExport(tx, ownerId, sessionId);
  return {
    ...(await account.findAccount(tx, ownerId)),
    waysIn: await account.listLogins(tx, ownerId),
    authenticators: await account.listAuthenticators(tx, ownerId),
    passkeys: await account.listPasskeys(tx, ownerId),
    sessions: await account.listSessions(tx, ownerId),
    apiKeys: await listKeys(tx, ownerId),
    events: (await account.listEvents(tx, ownerId, { before: null, limit: 100_000 })).map(
      ({ place: _, ...event }) => event,
    ),
  };
}

/**
 * Sends the file. A client that stops reading is cut off (platform/http/slow-readers.ts), and a slow one at the time
 * limit.
 */
async function send(res: ServerResponse, file: FileHandle, now: Date): Promise<void> {
  const { size } = await file.stat();
  res.writeHead(200, {
    "content-type": "application/json; charset=utf-8",
    "content-disposition": `attachment; filename="hearthline-export-${now.toISOString().slice(0, 10)}.json"`,
    "content-length": size,
    "cache-control": "no-store",
  });
  const late = setTimeout(() => res.destroy(), longest);
  try {
    await pipeline(file.createReadStream({ start: 0, autoClose: false }), res);
  } finally {
    clearTimeout(late);
  }
}

/**
 * A temporary file (in TMPDIR) that only this process can read. Its name is removed at once, so the system deletes it
 * when it is closed, even after a crash.
 */
async function openSpoolFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `hearthline-export-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  try {
    await unlink(path);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}
