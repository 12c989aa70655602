import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "./scripts/chromium.mjs";

export default defineConfig({
  testDir: "test/e2e",
  outputDir: "test-results/playwright",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "America/New_York",
    // It fetches all files beside each first page; the tests that are about it let it.
    serviceWorkers: "block",
    // The snapshots of the DOM tell enough; screenshots would cost a sixth of the run.
    trace: { mode: "retain-on-failure", screenshots: false },
  },
});
