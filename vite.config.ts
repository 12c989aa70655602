import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { landingScript } from "./vite/landing-script.ts";

// `npm run dev` says where the API answers; the paths below belong to the server.
const api = process.env.HEARTHLINE_API;
const apiPaths = ["/rpc", "/api", "/events", "/pictures", "/dev", "/livez", "/readyz"];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), landingScript()],
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
        // Fewer requests: what every page needs in one file, what most of them share in another.
        codeSplitting: {
          groups: [
            {
              name: "frame",
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
            },
            {
              name: "shared",
              minShareCount: 14,
              // Not what draws a large package in with it (zod, forms, menus, dialogs, dragging), and not what many
              // small chunks of the contacts and the calendar share and the overview and the sign-in never need.
              test: /^(?!.*(node_modules[\\/](@base-ui|@floating-ui|@dnd-kit|zod|react-hook-form)|src[\\/](domain|web[\\/](contacts|appointments|ui[\\/](dialog|confirm-dialog|keep-typed|menu|browser-zone)\.tsx?$)))([\\/]|$))/,
            },
          ],
        },
      },
    },
    // The tokens use light-dark(), which must reach the browser as written.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
  },
});
