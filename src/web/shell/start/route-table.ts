import type { UNSAFE_AssetsManifest as AssetsManifest } from "react-router";

/** One route as it travels: its parent's place in the table or -1, its files by their places, and its exports. */
type Row = [
  id: string,
  parent: number,
  path: string,
  script: number,
  others: number[],
  names?: ExportNames,
];

/** What a page's module exports, by the names under which they lie in its file; left out, they are the same. */
export type ExportNames = Record<string, string>;

/** Pages whose code lies in a file with others, by the file that would pass it on. */
export type PageExports = Record<string, { file: string; names: ExportNames }>;

/**
 * The routes of the product and the files each needs, written into the page that everything starts from: no request
 * for them, and the page's own script can ask for the files of this very path at once.
 */
export type RouteTable = { files: string[]; rows: Row[] };

/** One route with its files in full. */
export type RouteEntry = {
  id: string;
  parent: number;
  path: string;
  /** The page's module, and what it imports. */
  script: string;
  names: ExportNames | undefined;
  imports: string[];
  styles: string[];
};

const assets = "/assets/";

/** Writes the table of a build. What every page begins with stands in the page itself and is left out. */
export function writeRouteTable(
  { routes, entry }: AssetsManifest,
  pageExports: PageExports,
): RouteTable {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const ids = all.map(({ id }) => id);
  const common = new Set([entry.module, ...entry.imports, ...(routes.root?.imports ?? [])]);
  const files: string[] = [];
  const placeOf = (file: string) => {
    const name = file.slice(assets.length);
    const found = files.indexOf(name);
    return found >= 0 ? found : files.push(name) - 1;
  };
  const rows = all.map(({ id, parentId, path = "", module, imports = [], css = [] }): Row => {
    const { file, names } = pageExports[module] ?? { file: module };
    const others = imports.filter((one) => one !== file && !common.has(one));
    const places = [...others, ...css].map(placeOf);
    const row = [id, ids.indexOf(parentId ?? ""), path, placeOf(file), places] as const;
    return names ? [...row, names] : [...row];
  });
  return { files, rows };
}

/** Reads the table again. */
export function readRouteTable({ files, rows }: RouteTable): RouteEntry[] {
  const fileAt = (place: number) => assets + files[place];
  return rows.map(([id, parent, path, script, others, names]) => {
    const all = others.map(fileAt);
    return {
      id,
      parent,
      path,
      script: fileAt(script),
      names,
      imports: all.filter((file) => file.endsWith(".js")),
      styles: all.filter((file) => /\.css#?$/.test(file)),
    };
  });
}
