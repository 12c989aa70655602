import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "./scripts/chromium.mjs";

/** Marks a journey that says how soon something is to be seen: beside another one it would measure that one too. */
const soon = /@soon/;

export default defineConfig({
  testDir: "test/e2e",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Most journeys take a few seconds. The patience is for a machine that does ten other things: it only ends what hangs.
  timeout: 420_000,
  expect: { timeout: 30_000 },
  // scripts/test.mjs runs one project after the other, each with a report of its own.
  projects: [
    { name: "together", grepInvert: soon, outputDir: "test-results/playwright" },
    { name: "alone", grep: soon, workers: 1, outputDir: "test-results/playwright-alone" },
  ],
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_REPORT ?? "test-results/playwright.json" }],
  ],
  use: {
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "America/New_York",
    // It fetches all files beside each first page; the tests that are about it let it.
    serviceWorkers: "block",
    // Recording the DOM costs a quarter of the run, and screenshots a sixth: only a second try records the DOM.
    trace: {
      mode: "retain-on-failure",
      screenshots: false,
      snapshots: process.env.IS_SECOND_TRY === "yes",
    },
  },
});
