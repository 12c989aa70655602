// usage (from the clone's root, pages built): node one.tmp.mjs [--project together|alone] FILE... [-g "title regex"]
import { spawnSync, spawn } from "node:child_process";
import { prepareChromium } from "./scripts/chromium.mjs";
await prepareChromium();
const { startTestCluster } = await import("./test/harness/cluster.ts");
const cluster = await startTestCluster({ env: {}, isTest: true });
const args = process.argv.slice(2);
if (!args.includes("--project")) args.push("--project", "together");
const child = spawn(process.execPath, ["node_modules/@playwright/test/cli.js","test","--config","playwright.config.ts","--timeout","90000","--output","/tmp/pw-"+process.pid,"--reporter","list",...args],{stdio:"inherit",env:{...process.env,TZ:"Asia/Kathmandu",HEARTHLINE_TEST_PG:cluster.socketDir}});
const end = async (code)=>{await cluster.stop();process.exit(code??1)};
for (const s of ["SIGTERM","SIGINT"]) process.on(s,()=>child.kill("SIGTERM"));
child.on("exit",end);
