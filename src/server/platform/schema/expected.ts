import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Facts } from "./facts.ts";
import { hashOfAll, readMigrations } from "./landed.ts";

/** What the code expects of its database: written by `npm run db:schema`, one fact per line, read at every start. */
export const expectedFile = fileURLToPath(new URL("expected.txt", import.meta.url));

export type Expected = {
  facts: Facts;
  /** The PostgreSQL that wrote it; another version may print the same facts differently. */
  major: number;
  /** False when a migration was added since the file was written. */
  isCurrent: boolean;
};

export function readExpected(): Expected {
  const [first = "", ...lines] = readFileSync(expectedFile, "utf8").trimEnd().split("\n");
  const [, major, hash] = first.match(/^# PostgreSQL (\d+), migrations (\w+)/) ?? [];
  return {
    facts: new Map(
      lines.map((line) => {
        const [name = "", value = ""] = line.split("\t");
        return [name, value];
      }),
    ),
    major: Number(major),
    isCurrent: hash === hashOfAll(readMigrations()),
  };
}

/** The file's text, sorted so that branches that add different things rarely conflict. */
export function writtenExpected({ facts, major }: { facts: Facts; major: number }): string {
  const lines = [...facts].map(([name, value]) => `${name}\t${value}`.trimEnd()).sort();
  const hash = hashOfAll(readMigrations());
  return `# PostgreSQL ${major}, migrations ${hash}\n${lines.join("\n")}\n`;
}

export function writeExpected(contents: { facts: Facts; major: number }): void {
  writeFileSync(expectedFile, writtenExpected(contents));
}
