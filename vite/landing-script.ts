import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const name = "virtual:landing-script";
const entry = fileURLToPath(new URL("../src/web/site/landing-script.ts", import.meta.url));

/** Bundles the landing page's script into one minified string. */
async function bundle(): Promise<{ code: string; files: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: "es" } },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !("output" in output)) throw new Error("the landing script was not bundled");
  const chunk = output.output[0];
  return { code: chunk.code.trim(), files: Object.keys(chunk.modules) };
}

/**
 * Serves `virtual:landing-script`: the whole script as a string that the prerendered page inlines. The browser
 * bundle gets an empty string, because React never runs on that page.
 */
export function landingScript(): Plugin {
  return {
    name: "hearthline:landing-script",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      if (this.environment.name === "client") return `export default "";`;
      const { code, files } = await bundle();
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
