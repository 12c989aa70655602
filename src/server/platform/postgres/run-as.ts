import { spawn, spawnSync, type ChildProcess, type StdioOptions } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, cpSync, existsSync, lstatSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { Binaries } from "./binaries.ts";

/** How PostgreSQL's programs are run, because they refuse to run as root. */
export type RunAs = {
  /** The user who owns the files and runs the programs, if that is another one. */
  owner: { uid: number; gid: number } | null;
  binaries: Binaries;
  spawn(program: string, args: string[], stdio: StdioOptions): ChildProcess;
};

/** The user without rights ("nobody"), where user namespaces are not allowed. */
const nobody = { uid: 65534, gid: 65534 };

type Variables = Record<string, string>;

/** PostgreSQL gets none of our variables: PGDATA, PGPORT and others would change its settings. */
const cleanEnv = { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C" };

/**
 * An ordinary user runs PostgreSQL directly; root drops its privileges in the least intrusive way that the machine
 * allows.
 */
export function chooseRunAs(
  binaries: Binaries,
  {
    isRoot = process.getuid?.() === 0,
    canUnshare = hasUserNamespaces,
    env: more,
  }: {
    isRoot?: boolean;
    canUnshare?: () => boolean;
    env?: Variables | undefined;
  } = {},
): RunAs {
  const env = { ...cleanEnv, ...more };
  if (!isRoot) return plainly(binaries, env);
  if (canUnshare()) return inUserNamespace(binaries, env);
  return asNobody(binaries, env);
}

function plainly(binaries: Binaries, env: Variables): RunAs {
  return {
    owner: null,
    binaries,
    spawn: (program, args, stdio) => spawn(program, args, { stdio, env, detached: true }),
  };
}

/** In the namespace root appears as nobody, while the files are still owned by root, even below /root. */
function inUserNamespace(binaries: Binaries, env: Variables): RunAs {
  return {
    owner: null,
    binaries,
    // unshare replaces itself, so the child's pid is the program's.
    spawn: (program, args, stdio) =>
      spawn("unshare", ["--user", "--", program, ...args], { stdio, env, detached: true }),
  };
}

function asNobody(original: Binaries, env: Variables): RunAs {
  const binaries = canOthersReach(original.postgres) ? original : copyOut(original);
  return {
    owner: nobody,
    binaries,
    spawn: (program, args, stdio) =>
      spawn(program, args, { stdio, env, cwd: "/", detached: true, ...nobody }),
  };
}

function hasUserNamespaces(): boolean {
  return (
    spawnSync("unshare", ["--user", "--", "true"], { env: cleanEnv, stdio: "ignore" }).status === 0
  );
}

/** Whether "nobody" may reach the file through all its folders. */
export function canOthersReach(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if ((lstatSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** Copies the programs to the temporary folder once per version, for a user who cannot read the project's folder. */
function copyOut(from: Binaries): Binaries {
  const key = createHash("sha256").update(`${from.home} ${lstatSync(from.postgres).mtimeMs}`);
  const home = join(tmpdir(), `hearthline-postgres-${key.digest("hex").slice(0, 12)}`);
  if (existsSync(home) && lstatSync(home).uid !== 0) {
    throw new Error(`${home} belongs to another user. Remove it and start again.`);
  }
  if (!existsSync(home)) {
    const half = `${home}.${process.pid}`;
    cpSync(from.home, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, home);
    rmSync(half, { recursive: true, force: true });
  }
  const moved = (path: string) => join(home, relative(from.home, path));
  const binaries = { home, initdb: moved(from.initdb), postgres: moved(from.postgres) };
  accessSync(binaries.postgres, constants.X_OK);
  return binaries;
}
