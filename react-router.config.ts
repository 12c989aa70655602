import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  ssr: false,
  // The landing page is the only page that is written at build time (its script is its own).
  prerender: ["/"],
  // All routes are known at the start: no manifest calls while people work.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
