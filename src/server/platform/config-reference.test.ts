import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { settingDefaults } from "./config.ts";
import { readExample, writeReference } from "./config-reference.ts";

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const example = readFileSync(at(".env.example"), "utf8");

describe("the reference of settings", () => {
  test("is current (npm run settings)", () => {
    const written = readFileSync(at("docs/operations/configuration.md"), "utf8");
    expect(written).toBe(writeReference(example));
  });

  test("has every setting once, each with an explanation", () => {
    const { blocks } = readExample(example);
    expect(blocks.flatMap(({ keys }) => keys).sort()).toEqual(
      Object.keys(settingDefaults()).sort(),
    );
    for (const { about, keys } of blocks) expect(about.length, keys.join()).toBeGreaterThan(40);
  });

  test("says of each what the schema does with it", () => {
    const row = (key: string) =>
      writeReference(example)
        .split("\n")
        .find((line) => line.startsWith(`| \`${key}\` `))!
        .split(" | ")
        .slice(1)
        .map((cell) => cell.replace(/ *\|?$/, ""));
    expect(row("PORT")).toEqual(["`3000`", "a whole number from 0 to 65535", "no"]);
    expect(row("COMPANY")).toEqual(["not set", "at most 200 characters", "no"]);
    expect(row("DATA_DIR")).toEqual(["`./data`", "any text", "no"]);
    expect(row("TWILIO_FROM")[2]).toMatch(/are set together or not at all$/);
    expect(row("SMTP_URL")[2]).toMatch(/^people at BASE_URL could not confirm an address/);
    expect(row("MASTER_KEY")[2]).toMatch(/^with DATABASE_URL, .* key that is not in the database$/);
    expect(row("MASTER_KEY_FILE")[2]).toBe("no");
  });
});

test("a shell reads .env.example as it is meant", () => {
  const read = `set -a; . "$0"; exec env -0`;
  const output = execFileSync("/bin/sh", ["-c", read, at(".env.example")], {
    env: { PATH: process.env.PATH },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const shell = new Map(output.split("\0").map((pair) => pair.split(/=(.*)/s) as [string, string]));
  const { env } = readExample(example);
  const { MASTER_KEY: _, MASTER_KEY_FILE: __, ...others } = env;
  for (const [key, value] of Object.entries(others)) expect(shell.get(key), key).toBe(value);
});
