import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./vite/chunks.ts";
import { landingScript } from "./vite/landing-script.ts";
import { pageExports } from "./vite/page-exports.ts";

// `npm run dev` says where the API answers; the paths below belong to the server.
const api = process.env.HEARTHLINE_API;
const apiPaths = ["/rpc", "/api", "/events", "/pictures", "/dev", "/livez", "/readyz"];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), landingScript(), pageExports()],
  server: api
    ? { proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: api, ws: false }])) }
    : {},
  // In development all packages are prepared at the start, so that no first press reloads the page.
  optimizeDeps: { entries: ["src/web/**/*.{ts,tsx}", "!src/web/**/*.test.*"] },
  build: {
    // The content security policy allows no data: addresses for fonts and styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Where the bundler names a file after all pages that share it, the first word is enough.
        chunkFileNames: ({ name }) => `assets/${name.split("~", 1)[0]}-[hash].js`,
        codeSplitting: { groups: chunkGroups() },
      },
    },
    // The tokens use light-dark(), which must reach the browser as written.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
  },
});
