import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { canOthersReach, type RunAs } from "./run-as.ts";

/** The folders of the cluster, below the product's data folder. */
export type Folders = { dataDir: string; cluster: string; sockets: string; logFile: string };

/** The limit of a socket's path is 107 bytes on Linux and 103 on macOS. */
const longestSocketPath = 100;
const socketName = ".s.PGSQL.5432";

/** Names and creates the folders. The data folder may be shared with others, so its mode is kept. */
export function prepareFolders(dataDirGiven: string, owner: RunAs["owner"]): Folders {
  mkdirSync(dataDirGiven, { recursive: true, mode: owner ? 0o711 : 0o700 });
  // One canonical path, because a server is recognized by the path on its command line.
  const dataDir = realpathSync(dataDirGiven);
  if (owner && !canOthersReach(dataDir)) {
    throw new Error(
      `PostgreSQL does not run as root, and user ${owner.uid} cannot pass through ${dataDir}. ` +
        "Start as an ordinary user, or set DATA_DIR to a folder that others may pass through.",
    );
  }
  const sockets = socketFolder(dataDir);
  makePrivate(sockets, owner);
  const cluster = join(dataDir, "postgres");
  giveTree(cluster, owner);
  return { dataDir, cluster, sockets, logFile: join(dataDir, "postgres.log") };
}

/** Sockets are beside the data, or in the temporary folder under a hash of the path when that is too long. */
export function socketFolder(dataDir: string): string {
  const beside = join(dataDir, "postgres-run");
  if (fits(beside)) return beside;
  const name = `hearthline-${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}`;
  const inTemp = join(tmpdir(), name);
  return fits(inTemp) ? inTemp : join("/tmp", name);
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketName)) <= longestSocketPath;
}

/**
 * The folder's permissions are the database's only protection (trust authentication), so owner and mode are checked.
 */
function makePrivate(folder: string, owner: RunAs["owner"]): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const is = lstatSync(folder);
  if (!is.isDirectory() || !isOurs(is.uid)) {
    throw new Error(`The folder ${folder} belongs to another user, so PostgreSQL can't use it.`);
  }
  chmodSync(folder, 0o700);
  if (process.getuid?.() === 0) chownSync(folder, owner?.uid ?? 0, owner?.gid ?? 0);
}

/** When running as root, the cluster may have been created by the other way of running (run-as.ts). */
function giveTree(cluster: string, owner: RunAs["owner"]): void {
  const is = lstatSync(cluster, { throwIfNoEntry: false });
  if (!is) return;
  if (!isOurs(is.uid)) {
    throw new Error(
      `The data in ${cluster} belongs to another user (uid ${is.uid}). Start as that user, or set DATA_DIR.`,
    );
  }
  const { uid, gid } = owner ?? { uid: 0, gid: 0 };
  if (process.getuid?.() !== 0 || is.uid === uid) return;
  for (const name of ["", ...readdirSync(cluster, { recursive: true, encoding: "utf8" })]) {
    lchownSync(join(cluster, name), uid, gid);
  }
}

function isOurs(uid: number): boolean {
  const me = process.getuid?.() ?? uid;
  return uid === me || (me === 0 && uid === 65534);
}
