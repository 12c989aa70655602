import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A temporary file that only this process can read, in the system's folder for them (TMPDIR). It has no name from the
 * start, so the system takes it away when it is closed, also after a crash.
 */
export async function openSpoolFile(): Promise<FileHandle> {
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
