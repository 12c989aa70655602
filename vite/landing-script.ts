import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

const name = "virtual:landing-script";
const source = (file: string) =>
  fileURLToPath(new URL(`../src/web/shell/${file}`, import.meta.url));

/** Bundles one file with everything it imports; the hash in its name is that of its content. */
async function bundle(file: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: source(file),
        preserveEntrySignatures: "strict",
        output: { format: "es", entryFileNames: "assets/[name]-[hash].js" },
      },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !("output" in output)) throw new Error(`${file} was not bundled`);
  return output.output[0];
}

/** What the script loads later: files of their own, because an inline script can't be imported from. */
const laterFiles = { exampleCallUrl: "example-call.ts", toastsUrl: "landing-toasts.ts" };

/**
 * Serves `virtual:landing-script`: the script as a string that the prerendered page inlines, and the addresses of
 * what it loads later. The browser bundle gets an empty string, because React never runs on that page.
 */
export function landingScript(): Plugin {
  return {
    name: "hearthline:landing-script",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const isClient = this.environment.name === "client";
      const script = isClient ? null : await bundle("landing-script.ts");
      const lines = [`export default ${JSON.stringify(script?.code.trim() ?? "")};`];
      for (const file of Object.keys(script?.modules ?? {})) this.addWatchFile(file);
      for (const [constant, file] of Object.entries(laterFiles)) {
        const url = isClient ? `/src/web/shell/${file}` : `/${(await bundle(file)).fileName}`;
        lines.push(`export const ${constant} = "${url}";`);
      }
      return lines.join("\n");
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const file of Object.values(laterFiles)) {
        const { fileName, code } = await bundle(file);
        this.emitFile({ type: "asset", fileName, source: code });
      }
    },
  };
}
