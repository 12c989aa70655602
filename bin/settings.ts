import { readFileSync, writeFileSync } from "node:fs";
import { writeReference } from "#server/platform/config-reference.ts";

const at = (path: string) => new URL(`../${path}`, import.meta.url);

/** Writes docs/operations/configuration.md. */
writeFileSync(
  at("docs/operations/configuration.md"),
  writeReference(readFileSync(at(".env.example"), "utf8")),
);
console.error("Written: docs/operations/configuration.md");
