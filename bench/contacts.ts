import { build } from "../scripts/build.mjs";
import { browserFigures } from "./contacts-browser.ts";
import { contactsSetup, type ContactsSetup } from "./measures/contacts-setup.ts";
import { findLatency } from "./measures/find-latency.ts";
import { insertCost } from "./measures/insert-cost.ts";
import { againstBare } from "./measures/against-bare.ts";
import { searchLatency } from "./measures/search-latency.ts";

/**
 * Lists and searches over a million contacts, one `name=value` per line on standard output: how much of a bare
 * handler's throughput the product keeps, how long list search and global search take, what a user sees in the
 * browser, and what the indexes cost an import. Name figures to take only those: npm run bench -- contacts search
 * insert.
 */
type Figures = Record<string, number>;
const all: Record<string, (setup: ContactsSetup, say: typeof tell) => Promise<Figures>> = {
  latency: searchLatency,
  find: findLatency,
  browser: browserFigures,
  insert: insertCost,
  list: (setup, say) => againstBare(setup, { kind: "list", say }),
  search: (setup, say) => againstBare(setup, { kind: "search", say }),
};

const wanted = process.argv.slice(2);
if (wanted.length === 0 || wanted.includes("browser")) await build();
await using setup = await contactsSetup(tell);
// Interrupted, it still stops its server.
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => void setup[Symbol.asyncDispose]().then(() => process.exit(1)));
for (const [name, figures] of Object.entries(all)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const [figure, value] of Object.entries(await figures(setup, tell)))
    console.log(`${figure}=${Number(value.toFixed(3))}`);
}

/** Progress for the person watching; only figures go to standard output. */
function tell(line: string): void {
  console.error(`  ${line}`);
}
