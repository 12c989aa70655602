import { existsSync, readdirSync } from "node:fs";
import { runApp, stopWithChildren } from "./child.mjs";
import { at } from "./project.mjs";

const names = existsSync(at("bench"))
  ? readdirSync(at("bench"))
      .filter((file) => file.endsWith(".ts"))
      .map((file) => file.slice(0, -".ts".length))
  : [];
const [name, ...args] = process.argv.slice(2);

stopWithChildren();
if (names.includes(name)) process.exit(await runApp([`bench/${name}.ts`, ...args]));
console.error(`Give a name: npm run bench -- NAME. There are: ${names.join(", ") || "none yet"}.`);
process.exit(1);
