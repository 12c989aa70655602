import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./project.mjs";
import { Plain } from "./say.mjs";

/** Lets one process at a time install or build in this folder; others wait. */
export async function withLock(name, work) {
  const key = createHash("sha256").update(`${root} ${name}`).digest("hex").slice(0, 16);
  const folder = join(tmpdir(), `hearthline-${name}-${key}.lock`);
  const giveUp = Date.now() + 15 * 60_000;
  let hasSaid = false;
  while (!take(folder)) {
    if (Date.now() > giveUp) throw new Plain(`Another ${name} is still running (${folder}).`);
    if (!hasSaid) console.log(`Waiting for another ${name} in the same folder.`);
    hasSaid = true;
    await new Promise((done) => setTimeout(done, 300));
  }
  const free = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", free);
  try {
    return await work();
  } finally {
    process.removeListener("exit", free);
    free();
  }
}

function take(folder) {
  try {
    mkdirSync(folder, { mode: 0o700 });
    writeFileSync(join(folder, "pid"), String(process.pid));
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  if (!isHeld(folder)) rmSync(folder, { recursive: true, force: true });
  return false;
}

function isHeld(folder) {
  try {
    process.kill(Number(readFileSync(join(folder, "pid"), "utf8")) || process.pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM" || error.code === "ENOENT";
  }
}
