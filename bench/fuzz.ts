import { procedureNames } from "#test/harness/attempts.ts";
import { fuzz, fuzzSetup, fuzzWithoutWalls } from "#test/harness/fuzz.ts";
import { accessSetupOf } from "./measures/access-setup.ts";

/**
 * Sends requests that are made from the contract to every procedure, at /rpc and /api/v1, as several people, an API key
 * and a visitor: valid inputs and broken ones, with another person's ids. One `name=value` per line on standard output.
 * Exits with an error when an answer is a server error or contains another person's planted value, or when a server
 * without its two walls shows none either. `npm run bench -- fuzz COUNT SEED` repeats a run.
 */
const [count = "100000", seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const options = { count: Number(count), seed: Number(seed) };
if (!Number.isInteger(options.count) || options.count < 1 || !Number.isInteger(options.seed))
  throw new Error("Usage: npm run bench -- fuzz COUNT SEED, both whole numbers");

await using app = await accessSetupOf();
const parties = await fuzzSetup(app);
print({ seed: options.seed });
const started = performance.now();
const { serverErrors, leaks, accepting, ownSeen, requests } = await fuzz(parties, options);
tell("server error", serverErrors);
tell("leak", leaks);
print({ requests, seconds: Math.round((performance.now() - started) / 1000) });
print({ procedures: procedureNames().length, accepting_procedures: accepting.size });
// Their own values, which they see, and those of others once both walls are down: otherwise the zeros prove nothing.
print({ own_values_seen: ownSeen });
print({ server_errors: serverErrors.length, leaks: leaks.length });
const open = await fuzzWithoutWalls(parties, { count: 1_000, seed: options.seed });
print({ leaks_without_walls: open.leaks.length });
const isProven = ownSeen > 0 && open.leaks.length > 0;
process.exitCode = serverErrors.length + leaks.length === 0 && isProven ? 0 : 1;

function print(figures: Record<string, number>): void {
  for (const [name, value] of Object.entries(figures)) console.log(`${name}=${value}`);
}

function tell(what: string, found: string[]): void {
  for (const one of found.slice(0, 40)) console.error(`  ${what}: ${one}`);
}
