import { build } from "../scripts/build.mjs";
import { byteFigures } from "./measures/web-bytes.ts";
import { feelFigures } from "./measures/web-feel.ts";
import { webSetup, type WebSetup } from "./measures/web-setup.ts";
import { pageFigures, performanceFigures } from "./measures/web-pages.ts";

/**
 * How fast and how sound the pages are, one `name=value` per line on standard output: what Lighthouse's mobile
 * preset says about the public pages (medians of five), what is transferred, and how the product feels on a
 * processor four times slower. Name figures to take only those: npm run bench -- web bytes feel. Exits with an error
 * when a goal is missed.
 */
type Figures = Record<string, number>;
const all: Record<string, (setup: WebSetup, say: typeof tell) => Promise<Figures>> = {
  bytes: byteFigures,
  performance: performanceFigures,
  pages: pageFigures,
  feel: feelFigures,
};

/** The least or most a figure may be; figures without a goal only add detail. */
const goals: Record<string, { least: number } | { most: number }> = {
  performance: { least: 99 },
  lcp_ms: { most: 1_200 },
  tbt_ms: { most: 20 },
  cls: { most: 0.01 },
  landing_js_kb: { most: 10 },
  landing_requests: { most: 4 },
  booking_performance: { least: 95 },
  accessibility: { least: 100 },
  best_practices: { least: 100 },
  seo: { least: 100 },
  dashboard_js_kb: { most: 150 },
  list_requests: { most: 8 },
  form_js_kb: { most: 24 },
  keypress_to_repaint_p95_ms: { most: 100 },
  navigation_p95_ms: { most: 100 },
  scroll_longest_task_ms: { most: 50 },
};

const wanted = process.argv.slice(2);
await build();
await using setup = await webSetup(tell);
// Interrupted, it still stops its server.
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => void setup[Symbol.asyncDispose]().then(() => process.exit(1)));
for (const [name, figures] of Object.entries(all)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const [figure, value] of Object.entries(await figures(setup, tell))) {
    console.log(`${figure}=${Number(value.toFixed(3))}`);
    const goal = goals[figure];
    if (!goal || ("least" in goal ? value >= goal.least : value <= goal.most)) continue;
    tell(
      `${figure} is to be ${"least" in goal ? `${goal.least} or more` : `${goal.most} or less`}`,
    );
    process.exitCode = 1;
  }
}

/** Progress for the person watching; only figures go to standard output. */
function tell(line: string): void {
  console.error(`  ${line}`);
}
