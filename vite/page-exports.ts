import type { Plugin, Rolldown } from "vite";

const name = "virtual:page-exports";

/** Under which name of which file a page's exports really lie. */
type PageExports = { file: string; names: Record<string, string> };

const onlyPassesOn = /^export\{([^}]*)\}from"\.\/([^"]+)";\s*$/;

/**
 * Pages whose code lies in a file with others get a file of their own that only passes it on, and a browser would ask
 * for both. Serves `virtual:page-exports`: for each such file where its exports are, so that it is never asked for. The
 * browser's own bundle gets an empty list, as it reads the route table of the page.
 */
export function pageExports(): Plugin {
  const found: Record<string, PageExports> = {};
  return {
    name: "hearthline:page-exports",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      return `export default ${JSON.stringify(this.environment.name === "client" ? {} : found)};`;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      for (const chunk of Object.values(bundle)) {
        const exports = chunk.type === "chunk" && passedOn(chunk);
        if (exports) found[`/${chunk.fileName}`] = exports;
      }
    },
  };
}

/** Where the exports of a file lie that does nothing else than passing them on. */
function passedOn({ code, facadeModuleId }: Rolldown.OutputChunk): PageExports | null {
  const [, exported, file] = (facadeModuleId && onlyPassesOn.exec(code)) || [];
  if (!exported || !file) return null;
  const names = exported.split(",").map((one) => {
    const [there, as = there] = one.trim().split(/\s+as\s+/);
    return [as!, there!];
  });
  return { file: `/assets/${file}`, names: Object.fromEntries(names) };
}
