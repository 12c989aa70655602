import { endChildren, runApp, stopWithChildren } from "./child.mjs";
import { at } from "./project.mjs";

/** Vite listens on PORT and proxies server requests to the next port; people use only the first. */
const host = "127.0.0.1";
const port = Number(process.env.PORT || 3000);
const server = `http://${host}:${port + 1}`;
const page = process.env.BASE_URL || `http://${host}:${port}`;

// With any other BASE_URL, the start would require a mail server.
const mail = process.env.SMTP_URL ? "send" : "keep";

const watched = [
  "src/server",
  "src/understanding",
  "src/domain",
  "src/contract",
  "bin",
  "migrations",
];
const watch = ["--watch-preserve-output", ...watched.map((path) => `--watch-path=${at(path)}`)];

const vite = at("node_modules", "vite", "bin", "vite.js");

stopWithChildren();
console.log(
  `Hearthline for developers: ${page} (pages reload; the server restarts when it changes)`,
);
const programs = [
  runApp([...watch, "bin/dev.ts"], {
    env: { MAIL: mail, ...process.env, HOST: host, PORT: String(port + 1), BASE_URL: page },
  }),
  runApp([vite, "--host", host, "--port", String(port), "--strictPort"], {
    env: { ...process.env, NODE_ENV: "development", HEARTHLINE_API: server },
  }),
];
const code = await Promise.race(programs);
endChildren();
await Promise.allSettled(programs);
process.exit(code);
