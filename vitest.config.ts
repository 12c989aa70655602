import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// Far from UTC and not on a full hour: whatever leans on the machine's own zone shows itself.
process.env.TZ = "Asia/Kathmandu";

// What is waited for comes within milliseconds; the patience is for a machine that does ten other things.
const node = {
  environment: "node",
  pool: "forks",
  expect: { poll: { timeout: 20_000 } },
} as const;

/**
 * The files that a worker runs share its modules, because loading the server takes longer than most files of tests. Files
 * whose modules must be their own are in a project with a worker for each file: "alone" and "web".
 */
const shared = { ...node, isolate: false } as const;

/** Server tests that change a module before others load it. */
const alone = ["test/new-field.test.ts"];

const server = {
  globalSetup: ["test/harness/global-setup.ts"],
  // Hundreds of passwords are hashed in some, and the machine may be slow: this only ends what hangs.
  testTimeout: 180_000,
  hookTimeout: 240_000,
};

// A test is tagged with the acceptance rows that it proves. The rows are listed, so that a tag can choose tests;
// single checks of them ("CRM-048.3") are not.
const rows = Object.keys(
  JSON.parse(readFileSync(new URL("test/rows.json", import.meta.url), "utf8")) as object,
);

export default defineConfig({
  test: {
    // Vitest leaves one core free for who watches, which on two cores is half of them.
    maxWorkers: Math.max(2, availableParallelism()),
    tags: rows.map((name) => ({ name })),
    strictTags: false,
    projects: [
      {
        test: {
          ...shared,
          name: "domain",
          include: [
            "src/{understanding,domain,contract}/**/*.test.ts",
            "scripts/**/*.test.mjs",
            "vite/**/*.test.ts",
            "bench/**/*.test.ts",
            "test/architecture.test.ts",
            "test/landed-migrations.test.ts",
          ],
          // Properties over thousands of texts take their time where many tests run at once.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          ...server,
          name: "server",
          include: ["src/server/**/*.test.ts", "test/*.test.ts"],
          exclude: ["test/architecture.test.ts", "test/landed-migrations.test.ts", ...alone],
        },
      },
      { test: { ...node, ...server, name: "alone", include: alone } },
      {
        test: {
          ...node,
          name: "web",
          include: ["src/web/**/*.test.{ts,tsx}"],
          // contrast.test.ts reads the tokens as they are written.
          css: { include: /\.css\?raw$/ },
          // The first test of a file may load half the browser's modules.
          testTimeout: 120_000,
        },
      },
    ],
  },
});
