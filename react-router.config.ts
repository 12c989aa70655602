import { fileURLToPath } from "node:url";
import type { Config } from "@react-router/dev/config";
import { inlineStyles } from "./vite/inline-styles.ts";

export default {
  appDirectory: "src/web",
  ssr: false,
  // The public pages are written at build time, a booking page with places for whom it shows, in each language.
  prerender: [
    "/",
    "/signup",
    "/signin",
    "/privacy",
    "/terms",
    "/contact",
    "/book/any",
    "/book/any-es",
    "/book-demo/any",
    "/book-demo/any-es",
  ],
  // The landing page waits for no style sheet: what it wears stands in it.
  buildEnd: () =>
    inlineStyles(fileURLToPath(new URL("./build/client", import.meta.url)), "index.html"),
  // All routes are known at the start: no manifest calls while people work.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
