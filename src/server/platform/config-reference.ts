import { parseEnv } from "node:util";
import { ConfigError, readConfig, settingDefaults } from "./config.ts";
import { openMasterKeys } from "./master-key-file.ts";
import { markdownTable } from "./markdown-table.ts";

const header = `# Settings

<!-- Written by \`npm run settings\` from the configuration's schema and .env.example; not to edit. -->

Hearthline is configured by environment variables. Each has a default, so that \`npm start\` needs none. An empty variable
counts as not set, and a bad value stops the start with a message that names what is expected.

The explanations are those of [.env.example](../../.env.example). Defaults and values are asked of the schema itself, and
so is what is required: a start with all examples but this one is refused for that reason.`;

/** One paragraph of .env.example with its variables. */
type Block = { about: string; keys: string[] };

/** A setting, commented out if it can't be set together with the others. */
const aSetting = /^(?:# )?([A-Z][A-Z_]+)=/;

/** The paragraphs of .env.example; the first one, without variables, is about the file. */
export function readExample(example: string): { blocks: Block[]; env: Record<string, string> } {
  const blocks = example.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.trim().split("\n");
    const isSetting = (line: string) => aSetting.test(line);
    return {
      about: lines
        .filter((line) => !isSetting(line))
        .map((line) => line.replace(/^# ?/, ""))
        .join("\n"),
      keys: lines.filter(isSetting).map((line) => aSetting.exec(line)![1]!),
    };
  });
  const uncommented = example.replace(/^# (?=[A-Z][A-Z_]+=)/gm, "");
  return {
    blocks: blocks.filter(({ keys }) => keys.length > 0),
    env: parseEnv(uncommented) as Record<string, string>,
  };
}

/** docs/operations/configuration.md: every setting with its meaning, default, values, and when it is required. */
export function writeReference(example: string): string {
  const { blocks, env } = readExample(example);
  const defaults = settingDefaults();
  const sections = blocks.map(({ about, keys }) => {
    const rows = keys.map((key) => [
      code(key),
      defaultText(defaults[key]),
      valueText(key),
      requiredText(key, env),
    ]);
    return [
      `## ${headingOf(keys)}`,
      quoteKeys(about, Object.keys(defaults)),
      markdownTable([["variable", "default", "value", "required"], ...rows]),
    ].join("\n\n");
  });
  return `${[header, ...sections].join("\n\n")}\n`;
}

/** "HOST, PORT", or "TWILIO_…" where many have a prefix in common. */
function headingOf(keys: string[]): string {
  const prefix = /^[A-Z]+_/.exec(keys[0]!)?.[0];
  const isLong = keys.length > 3 && prefix && keys.every((key) => key.startsWith(prefix));
  return isLong ? `${prefix}…` : keys.join(", ");
}

function quoteKeys(text: string, keys: string[]): string {
  return text.replace(/\b[A-Z][A-Z_]+\b/g, (word) => (keys.includes(word) ? code(word) : word));
}

function defaultText(value: unknown): string {
  const isNone = value === undefined || value === "" || (Array.isArray(value) && !value.length);
  return isNone ? "not set" : code(String(value));
}

/** What the schema says about a value that is certainly wrong; nothing where every text is right. */
function valueText(key: string): string {
  for (const wrong of ["\u0001", "\u0001".repeat(1000)]) {
    const complaints = complaintsAbout(key, { [key]: wrong });
    const said = complaints.find((text) => text.startsWith("must "));
    if (said) return said.replace(/^must be /, "").replace(/^must have /, "with ");
  }
  return "any text";
}

/** Why a start is refused that has every setting of the example except this one. */
function requiredText(key: string, env: Record<string, string>): string {
  const without: Record<string, string> = { ...env, [key]: "" };
  const missing = complaintsAbout(key, without).find((text) => text.startsWith("is missing: "));
  if (missing) return missing.replace("is missing: ", "");
  if (key !== "MASTER_KEY") return "no";
  try {
    openMasterKeys(readConfig({ ...without, MASTER_KEY_FILE: "" }));
    return "no";
  } catch (error) {
    return (error as Error).message.replace("MASTER_KEY is missing: ", "").split(". ")[0]!;
  }
}

/** What a start would say about one variable. */
function complaintsAbout(key: string, env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const lines = error.message.split("\n").map((line) => line.trim());
    return lines
      .filter((line) => line.startsWith(`${key} `))
      .map((line) => line.slice(key.length + 1));
  }
}

const code = (text: string) => `\`${text}\``;
