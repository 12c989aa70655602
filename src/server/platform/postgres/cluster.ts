import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { postgresMajor } from "./binaries.ts";
import type { Folders } from "./folders.ts";
import type { RunAs } from "./run-as.ts";
import { release, supervise } from "./supervised.ts";

/** The cluster's superuser, who owns the schema and migrates; requests never run as it. */
export const ownerRole = "hearthline_owner";

/** Creates the cluster at the first start, and refuses one of another major version. */
export async function ensureCluster(
  folders: Folders,
  { runAs, durable }: { runAs: RunAs; durable: boolean },
): Promise<void> {
  if (existsSync(join(folders.cluster, "PG_VERSION"))) return checkVersion(folders.cluster);
  if (existsSync(folders.cluster) && readdirSync(folders.cluster).length > 0) {
    throw new Error(
      `${folders.cluster} is not empty, but holds no PostgreSQL data. Move it away, or set DATA_DIR.`,
    );
  }
  // Created under a temporary name and renamed, so that a killed start leaves no incomplete cluster.
  const half = `${folders.cluster}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  if (runAs.owner) chownSync(half, runAs.owner.uid, runAs.owner.gid);
  await initdb(half, { runAs, durable });
  renameSync(half, folders.cluster);
}

function checkVersion(cluster: string): void {
  const version = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  if (version === String(postgresMajor)) return;
  throw new Error(
    `The data in ${dirname(cluster)} was written by PostgreSQL ${version}; this version of Hearthline brings PostgreSQL ${postgresMajor}. ` +
      "Back it up with the version of Hearthline that wrote it (npm run backup), and restore that into a new DATA_DIR with this one.",
  );
}

function initdb(folder: string, { runAs, durable }: { runAs: RunAs; durable: boolean }) {
  const access = ["-D", folder, "-U", ownerRole, "--auth=trust", "--no-instructions"];
  // PostgreSQL's own collation sorts alike on every machine, whatever its C library.
  const language = [
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
  ];
  const args = [...access, ...language, ...(durable ? [] : ["--no-sync"])];
  return new Promise<void>((done, fail) => {
    const child = runAs.spawn(runAs.binaries.initdb, args, ["ignore", "pipe", "pipe"]);
    // It would continue to write into a folder that the next start empties.
    const { pid } = child;
    if (pid) supervise(pid);
    let said = "";
    child.stdout?.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.on("error", fail);
    child.on("close", (code) => {
      if (pid) release(pid);
      if (code === 0) return done();
      rmSync(folder, { recursive: true, force: true });
      fail(new Error(`PostgreSQL could not make its data folder:\n${said.trim()}`));
    });
  });
}
