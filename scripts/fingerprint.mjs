import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root as project } from "./project.mjs";

/** One hash over the project's files and folders (paths below its root), without tests. */
export function fingerprint(paths, { extra = "", root = project } = {}) {
  const hash = createHash("sha256").update(extra);
  for (const path of paths) {
    for (const file of filesBelow(root, path)) {
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest("hex");
}

/** Whether the stamp file contains this fingerprint. */
export function isStamped(stamp, print) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === print;
}

/** Writes the stamp, as the last step of the work it vouches for. */
export function writeStamp(stamp, print) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}

function filesBelow(root, path) {
  const place = join(root, path);
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [path];
  return readdirSync(place)
    .sort()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesBelow(root, join(path, name)));
}
