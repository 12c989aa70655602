import { build } from "../scripts/build.mjs";
import { adversarial } from "./ground/assistant/adversaries.ts";
import { type AssistantGround, assistantGround } from "./ground/assistant/assistant-ground.ts";
import { callers } from "./ground/assistant/callers.ts";
import { latency } from "./ground/assistant/latency.ts";
import { onTheLine } from "./ground/assistant/line.ts";
import { optOut } from "./ground/assistant/opt-out.ts";

/**
 * The voice assistant under test, one `name=value` per line on standard output: people who call, people who want what
 * must not be, and how fast it answers. Name parts to take only those, `seed=N` for other callers of the bank, and
 * `show` to read what went wrong: npm run bench -- assistant callers seed=8 show.
 */
type Figures = Record<string, number>;
type Options = { seed: number; shows: boolean; say: (line: string) => void };
type Take = (ground: AssistantGround, options: Options) => Promise<Figures>;
const all: Record<string, Take> = {
  latency,
  line: onTheLine,
  optout: optOut,
  callers,
  adversaries: adversarial,
};

const given = process.argv.slice(2);
const seed = Number(given.find((word) => word.startsWith("seed="))?.slice(5) ?? 1);
const options = { seed, shows: given.includes("show"), say: tell };
const wanted = given.filter((word) => word in all);
await build();
await using ground = await assistantGround();
// Stopped half-way, it leaves no server behind.
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => void ground[Symbol.asyncDispose]().then(() => process.exit(1)));
for (const [name, figures] of Object.entries(all)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  tell(name);
  for (const [figure, value] of Object.entries(await figures(ground, options)))
    console.log(`${figure}=${Number(value.toFixed(4))}`);
}

/** What is going on, for whoever waits; the figures alone go to standard output. */
function tell(line: string): void {
  console.error(`  ${line}`);
}
