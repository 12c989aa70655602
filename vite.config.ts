import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { themeScript } from "./src/web/ui/theme.ts";
import { chunkGroups } from "./vite/chunks.ts";
import { landingScript } from "./vite/landing-script.ts";

// `npm run dev` says where the API answers; the paths below belong to the server.
const api = process.env.HEARTHLINE_API;
const apiPaths = ["/rpc", "/api", "/events", "/pictures", "/speech", "/dev", "/livez", "/readyz"];

/** Puts the chosen colors on before anything is painted. */
const theme: Plugin = {
  name: "hearthline:theme",
  transformIndexHtml: () => [{ tag: "script", children: themeScript, injectTo: "head-prepend" }],
};

export default defineConfig({
  plugins: [tailwindcss(), react(), theme, landingScript()],
  server: api
    ? { proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: api, ws: false }])) }
    : {},
  // In development all packages are prepared at the start, so that no first press reloads the page.
  optimizeDeps: { entries: ["src/web/**/*.{ts,tsx}", "!src/web/**/*.test.*"] },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } } },
    },
  },
  build: {
    outDir: "build/client",
    manifest: true,
    ssrManifest: true,
    // The content security policy allows no data: addresses for fonts and styles.
    assetsInlineLimit: 0,
    // Every browser that is supported knows it.
    modulePreload: { polyfill: false },
    // The tokens use light-dark(), which must reach the browser as written.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
  },
});
