import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

export type Instruction = { name: string; flags: Record<string, string>; words: string };

/** A part of the Dockerfile that begins with FROM. */
export type Stage = { name: string; image: string; instructions: Instruction[] };

/** One COPY: from which stage (null for the repository), what, and where to. */
export type Copy = { from: string | null; sources: string[]; target: string };

/** The Dockerfile by its stages, the last of which is the image. */
export function readDockerfile(): { args: Record<string, string>; stages: Stage[] } {
  const text = readFileSync(`${root}/Dockerfile`, "utf8");
  const lines = text
    .replace(/^#.*\n/gm, "")
    .replace(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim());
  const args: Record<string, string> = {};
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name, rest] = /^([A-Z]+)\s+(.*)$/.exec(line.trim())!;
    const { flags, words } = splitFlags(rest!);
    const stage = stages.at(-1);
    if (name === "FROM") {
      const [image, as] = words.split(/\s+AS\s+/);
      const named = image!.replace(/\$\{(\w+)\}/g, (_, key: string) => args[key] ?? "?");
      stages.push({ name: as ?? "", image: named, instructions: [] });
    } else if (stage) {
      stage.instructions.push({ name: name!, flags, words });
    } else {
      const [key, value] = words.split("=");
      args[key!] = value!;
    }
  }
  return { args, stages };
}

function splitFlags(rest: string): { flags: Record<string, string>; words: string } {
  const flags: Record<string, string> = {};
  let words = rest;
  for (
    let found;
    (found = /^--([a-z-]+)=(\S+)\s+/.exec(words));
    words = words.slice(found[0].length)
  )
    flags[found[1]!] = found[2]!;
  return { flags, words };
}

export function copiesOf({ instructions }: Stage): Copy[] {
  return instructions
    .filter(({ name }) => name === "COPY")
    .map(({ flags, words }) => {
      const parts = words.split(/\s+/);
      return { from: flags.from ?? null, sources: parts.slice(0, -1), target: parts.at(-1)! };
    });
}

/** The variables that a stage sets. */
export function environmentOf({ instructions }: Stage): Record<string, string> {
  const pairs = instructions
    .filter(({ name }) => name === "ENV")
    .flatMap(({ words }) => words.split(/\s+/).map((pair) => pair.split(/=(.*)/).slice(0, 2)));
  return Object.fromEntries(pairs) as Record<string, string>;
}
