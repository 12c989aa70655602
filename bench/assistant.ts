import { build } from "../scripts/build.mjs";
import { adversarial } from "./measures/assistant/adversaries.ts";
import { type AssistantSetup, assistantSetup } from "./measures/assistant/assistant-setup.ts";
import { callers } from "./measures/assistant/callers.ts";
import { firstMeeting } from "./measures/assistant/first-meeting/first-meeting.ts";
import { latency } from "./measures/assistant/latency.ts";
import { onTheLine } from "./measures/assistant/line.ts";
import { optOut } from "./measures/assistant/opt-out.ts";

/**
 * Measures the voice assistant, one `name=value` per line on standard output: ordinary callers, callers who try to
 * make it break its rules, callers that it has never met, and how fast it answers. Name parts to run only those,
 * `seed=N` for other callers, `bank=NAME` for an earlier bank of strangers, and `show` to read what went wrong:
 * npm run bench -- assistant callers seed=8 show.
 */
type Figures = Record<string, number>;
type Options = {
  seed: number;
  bank: string | null;
  shows: boolean;
  say: (line: string) => void;
};
type Take = (setup: AssistantSetup, options: Options) => Promise<Figures>;
const all: Record<string, Take> = {
  latency,
  line: onTheLine,
  optout: optOut,
  callers,
  adversaries: adversarial,
  banks: firstMeeting,
};

const given = process.argv.slice(2);
const seed = Number(given.find((word) => word.startsWith("seed="))?.slice(5) ?? 1);
const bank = given.find((word) => word.startsWith("bank="))?.slice(5) ?? null;
const options = { seed, bank, shows: given.includes("show"), say: tell };
const wanted = given.filter((word) => word in all);
await build();
await using setup = await assistantSetup();
// Interrupted, it still stops its server.
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => void setup[Symbol.asyncDispose]().then(() => process.exit(1)));
for (const [name, figures] of Object.entries(all)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  tell(name);
  for (const [figure, value] of Object.entries(await figures(setup, options)))
    console.log(`${figure}=${Number(value.toFixed(4))}`);
}

/** Progress for the person watching; only figures go to standard output. */
function tell(line: string): void {
  console.error(`  ${line}`);
}
