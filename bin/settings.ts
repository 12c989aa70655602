import { readFileSync, writeFileSync } from "node:fs";
import { readConfig } from "#server/platform/config.ts";
import { writeReference } from "#server/platform/config-reference.ts";
import { writeDataProtection } from "#server/platform/data-protection.ts";

const at = (path: string) => new URL(`../${path}`, import.meta.url);

/** Writes docs/operations/configuration.md and docs/data-protection.md. */
const pages = {
  "docs/operations/configuration.md": writeReference(readFileSync(at(".env.example"), "utf8")),
  "docs/data-protection.md": writeDataProtection(readConfig({}).backups),
};
for (const [path, text] of Object.entries(pages)) writeFileSync(at(path), text);
console.error(`Written: ${Object.keys(pages).join(", ")}`);
