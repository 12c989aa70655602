import { delimiter } from "node:path";
import { isEnding, runTool, stopWithChildren, ToolFailed } from "./child.mjs";
import { at } from "./project.mjs";
import { Plain, seconds } from "./say.mjs";

/** The checks that need no database and no browser, each with its fix. */
const parts = [
  { name: "format", run: () => tool("oxfmt", "--check", "."), remedy: "npx oxfmt" },
  { name: "lint", run: () => tool("oxlint", "--quiet"), remedy: "npx oxlint --fix" },
  { name: "types", run: () => tool("tsc", "-b") },
  {
    name: "architecture, domain and web tests",
    run: () => tool("vitest", "run", "--project", "domain", "--project", "web", "--reporter=dot"),
  },
  { name: "migrations", run: areMigrationsFresh, remedy: "npm run db:new -- NAME" },
];

const env = {
  ...process.env,
  PATH: [at("node_modules", ".bin"), process.env.PATH].join(delimiter),
  NO_COLOR: "1",
};

stopWithChildren();
const began = performance.now();
const results = await Promise.all(parts.map(runPart));
if (isEnding()) process.exit(1);
for (const { part, complaint } of results) {
  if (complaint) console.log(`\n--- ${part.name}\n${complaint}`);
}
console.log();
for (const { part, complaint, took } of results) {
  const hint = complaint && part.remedy ? `   (${part.remedy})` : "";
  console.log(`${complaint ? "FAILED" : "ok    "} ${part.name} ${seconds(took)}${hint}`);
}
const failed = results.filter((result) => result.complaint).length;
console.log(
  `\n${parts.length - failed} of ${parts.length} fine in ${seconds(performance.now() - began)}`,
);
process.exit(failed > 0 ? 1 : 0);

async function runPart(part) {
  const started = performance.now();
  let complaint = "";
  try {
    await part.run();
  } catch (error) {
    if (error instanceof ToolFailed) complaint = error.output.trim() || error.message;
    else complaint = error instanceof Plain ? error.message : String(error.stack);
  }
  return { part, complaint, took: performance.now() - started };
}

function tool(name, ...args) {
  return runTool(name, args, { env });
}

/** Asks the generator what it would write: nothing, if the migrations are current. */
async function areMigrationsFresh() {
  await tool("drizzle-kit", "check");
  const answer = JSON.parse(await tool("drizzle-kit", "generate", "--explain", "--output", "json"));
  if (answer.status === "no_changes") return;
  const changes = (answer.statements ?? []).map((statement) => JSON.stringify(statement));
  throw new Plain(["The tables say more than the migrations:", ...changes].join("\n"));
}
