// The one command behind `npm start`, `npm test` and all others. It needs only Node 18 or newer; what it starts runs
// on the Node that package-lock.json pins.
import { build } from "./build.mjs";
import { isEnding, runApp, stopWithChildren } from "./child.mjs";
import { install } from "./install.mjs";
import { writeSbom } from "./sbom.mjs";
import { Plain } from "./say.mjs";

/** Runs a program of ours on the pinned Node once everything is installed. */
const app = (file) => async (args) => {
  await install();
  return runApp([file, ...args]);
};

/** The same, with the pages built. */
const product = (file) => async (args) => {
  await install();
  await build();
  return runApp([file, ...args]);
};

const commands = {
  start: product("bin/serve.ts"),
  build: async () => {
    await install();
    await build();
    return 0;
  },
  demo: product("bin/demo.ts"),
  dev: app("scripts/dev.mjs"),
  test: app("scripts/test.mjs"),
  check: app("scripts/check.mjs"),
  rows: app("scripts/rows.mjs"),
  assistant: app("bin/assistant.ts"),
  tour: product("bin/tour.ts"),
  bench: app("scripts/bench.mjs"),
  backup: (args) => app("bin/backup.ts")(["backup", ...args]),
  restore: (args) => app("bin/backup.ts")(["restore", ...args]),
  parked: (args) => app("bin/backup.ts")(["parked", ...args]),
  settings: app("bin/settings.ts"),
  "verify-audit": app("bin/audit.ts"),
  sbom: async (args) => {
    await writeSbom(args);
    return 0;
  },
  "db:new": (args) => app("bin/db.ts")(["new", ...args]),
  "db:schema": (args) => app("bin/db.ts")(["schema", ...args]),
  "db:migrate": (args) => app("bin/db.ts")(["migrate", ...args]),
  "db:reset": (args) => app("bin/db.ts")(["reset", ...args]),
  "keys:rotate": app("bin/keys.ts"),
};

const [name, ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name ?? "") ? commands[name] : null;

stopWithChildren();
try {
  if (!command) throw new Plain(`Commands: ${Object.keys(commands).join(", ")}.`);
  process.exit(await command(args));
} catch (error) {
  if (!isEnding()) console.error(error instanceof Plain ? `\n${error.message}` : error);
  process.exit(1);
}
