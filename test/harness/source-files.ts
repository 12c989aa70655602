import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

/** One source file; `room` is null for files directly in their layer, which put the rooms together. */
export type SourceFile = {
  path: string;
  zone: string;
  room: string | null;
  text: string;
  imports: Import[];
};

/** One import: as written, and the file below src it refers to (null for a package). */
export type Import = { written: string; target: Place | null };
type Place = { path: string; zone: string; room: string | null };

const root = fileURLToPath(new URL("../../", import.meta.url));
// Only at the start of a statement or as a call: the word "from" occurs in sentences, too.
const anImport =
  /^(?:import|export)\b[^;"]*\bfrom\s*"([^"\n]+)"|^import\s*"([^"\n]+)"|\bimport\(\s*"([^"\n]+)"/gm;

/** All files of the product, without its tests. */
export function readSourceFiles(): SourceFile[] {
  const paths = globSync("src/**/*.{ts,tsx}", { cwd: root });
  const isTest = (path: string) => /\.test\.tsx?$/.test(path);
  return paths.filter((path) => !isTest(path) && !path.endsWith(".d.ts")).map(read);
}

function read(path: string): SourceFile {
  const text = readFileSync(join(root, path), "utf8");
  const found = [...text.matchAll(anImport)].map(
    ([, named, bare, called]) => named ?? bare ?? called ?? "",
  );
  const imports = found.map((written) => ({
    written,
    target: resolveImport(path, written),
  }));
  return { ...place(path), text, imports };
}

function resolveImport(from: string, written: string): Place | null {
  const plain = written.replace(/\?.*$/, "");
  if (plain.startsWith("#")) return place(`src/${plain.slice(1)}`);
  if (plain.startsWith(".")) return place(normalize(join(dirname(from), plain)));
  return null;
}

/** src/<layer>/<room>/…; in the contract a room is one file, and `understanding` is both a layer and a room. */
function place(path: string): Place {
  const [, zone = "", next = "", ...rest] = path.split("/");
  if (zone === "understanding") return { path, zone, room: zone };
  const inContract = zone === "contract" && !["contract.ts", "errors.ts"].includes(next);
  if (inContract) return { path, zone, room: next.replace(/\.ts$/, "") };
  return { path, zone, room: rest.length > 0 ? next : null };
}
