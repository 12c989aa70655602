import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const texts = /\.(html|m?js|css|svg|json|txt|xml|webmanifest|map)$/;

/** Below this many bytes, headers outweigh the gain. */
const smallest = 512;

/**
 * Writes `x.br` and `x.gz` next to every text file of a built folder, at the best quality and once, so that no
 * request pays for it. zlib runs on Node's thread pool, so files are compressed in parallel.
 */
export async function compressFolder(folder) {
  const names = await readdir(folder);
  await Promise.all(names.map((name) => compressEntry(join(folder, name))));
}

async function compressEntry(path) {
  const is = await stat(path);
  if (is.isDirectory()) return compressFolder(path);
  if (!texts.test(path) || is.size < smallest) return;
  const content = await readFile(path);
  const brotliOptions = {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, brotliOptions),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
