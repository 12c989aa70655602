import { fileURLToPath } from "node:url";
import type { Config } from "@react-router/dev/config";
import { inlineStyles } from "./vite/inline-styles.ts";

const site = fileURLToPath(new URL("./build/client", import.meta.url));
/** Written at build time beside the landing page; a booking page with places for whom it shows, in each language. */
const written = [
  "/signup",
  "/signin",
  "/privacy",
  "/terms",
  "/contact",
  "/book/any",
  "/book/any-es",
  "/book-demo/any",
  "/book-demo/any-es",
];

export default {
  appDirectory: "src/web",
  ssr: false,
  prerender: ["/", ...written],
  // Their first paint waits for no style sheet: what they wear stands in them. On the landing page it is all there is.
  buildEnd: async () => {
    await inlineStyles(site, "index.html", { isAll: true });
    for (const path of written) await inlineStyles(site, `${path}/index.html`, { isAll: false });
  },
  // All routes are known at the start: no manifest calls while people work.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
