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

/** The cluster's places below the product's data folder. */
export type Folders = { dataDir: string; cluster: string; sockets: string; logFile: string };

/** A socket's path may hold 107 bytes on Linux and 103 on macOS; 100 leaves room on both. */
const longestSocketPath = 100;
const socketName = ".s.PGSQL.5432";

/** Names and makes the folders. The data folder itself may be one that others use too, so it keeps its mode. */
export function prepareFolders(dataDirGiven: string, owner: RunAs["owner"]): Folders {
  mkdirSync(dataDirGiven, { recursive: true, mode: owner ? 0o711 : 0o700 });
  // One name for one folder: a server is recognized by the path on its command line.
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

/** Sockets lie beside the data, or in the temp folder under a name made from it when the path is too long. */
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

/** This folder is the database's only lock (trust authentication), so its owner is checked and its mode set. */
function makePrivate(folder: string, owner: RunAs["owner"]): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const is = lstatSync(folder);
  if (!is.isDirectory() || !isOurs(is.uid)) {
    throw new Error(`The folder ${folder} belongs to somebody else; PostgreSQL cannot use it.`);
  }
  chmodSync(folder, 0o700);
  if (process.getuid?.() === 0) chownSync(folder, owner?.uid ?? 0, owner?.gid ?? 0);
}

/** As root the cluster may have been left by the other way of running (see run-as.ts). */
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
