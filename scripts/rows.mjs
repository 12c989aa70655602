import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { at } from "./project.mjs";
import { describeMissing, weigh } from "./row-ids.mjs";

const { values } = parseArgs({ options: { missing: { type: "string" } } });
const lastRun = at("test-results", "last-run.json");
if (!existsSync(lastRun)) {
  console.error('No test run yet. Run "npm test" first.');
  process.exit(1);
}
const { filter, tests } = JSON.parse(readFileSync(lastRun, "utf8"));
if (tests.some((test) => !test.rows)) {
  console.error('The last run does not say which rows its tests prove. Run "npm test" again.');
  process.exit(1);
}
const rows = JSON.parse(readFileSync(at("test", "rows.json"), "utf8"));
const { groups, problems } = weigh(tests, rows);

if (values.missing) printMissing(values.missing.toUpperCase());
else printTable();
if (filter.length > 0) console.log(`\nThe last run was limited to: ${filter.join(" ")}`);
for (const problem of problems) console.error(`Unknown row: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

function printMissing(name) {
  const group = groups.find((one) => one.name === name);
  if (!group) {
    console.error(`No group ${name}. There are: ${groups.map((one) => one.name).join(", ")}.`);
    process.exit(1);
  }
  console.log(`${name}: ${group.proved} of ${group.checks} checks proved. Not proved:`);
  console.log(describeMissing(group.missing, rows).join("\n") || "none");
}

function printTable() {
  const sum = (key) => groups.reduce((total, group) => total + group[key], 0);
  const total = { name: "all", ...Object.fromEntries(keys().map((key) => [key, sum(key)])) };
  console.log("group    checks proved    rows proved whole");
  for (const { name, proved, checks, whole, rows: count } of [...groups, total]) {
    const share = `${String(proved).padStart(4)} / ${String(checks).padEnd(4)}`;
    console.log(`${name.padEnd(8)} ${share}      ${String(whole).padStart(4)} / ${count}`);
  }
}

function keys() {
  return ["proved", "checks", "whole", "rows"];
}
