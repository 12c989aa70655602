import { build } from "../scripts/build.mjs";
import { byteFigures } from "./measures/web-bytes.ts";
import { feelFigures } from "./measures/web-feel.ts";
import { webSetup, type WebSetup } from "./measures/web-setup.ts";
import { pageFigures, performanceFigures } from "./measures/web-pages.ts";

/**
 * How fast and how sound the pages are, one `name=value` per line on standard output: what Lighthouse's mobile preset
 * says about the public pages (medians of five), what is transferred, and how the product feels on a processor four
 * times slower, in milliseconds and as a ratio to a bare page. Name figures to take only those:
 * npm run bench -- web bytes feel. Exits with an error when a goal is missed.
 */
type Figures = Record<string, number>;
const all: Record<string, (setup: WebSetup, say: typeof tell) => Promise<Figures>> = {
  bytes: byteFigures,
  performance: performanceFigures,
  pages: pageFigures,
  feel: feelFigures,
};

/**
 * The least or most a figure may be; figures without a goal only add detail. What a person feels has no goal in
 * milliseconds, because the same build takes up to three times as long on another machine: its goals are ratios to a
 * bare page (docs/decisions/039-100-ms-per-interaction.md). Lighthouse's times are simulated and differ less.
 */
const goals: Record<string, { least: number } | { most: number }> = {
  performance: { least: 99 },
  lcp_ms: { most: 1_200 },
  tbt_ms: { most: 20 },
  cls: { most: 0.01 },
  landing_js_kb: { most: 10 },
  landing_requests: { most: 4 },
  booking_performance: { least: 95 },
  signin_performance: { least: 97 },
  signin_lcp_ms: { most: 2_000 },
  signup_performance: { least: 97 },
  signup_lcp_ms: { most: 2_000 },
  list_performance: { least: 97 },
  list_lcp_ms: { most: 2_000 },
  accessibility: { least: 100 },
  best_practices: { least: 100 },
  seo: { least: 100 },
  dashboard_js_kb: { most: 150 },
  list_requests: { most: 8 },
  form_js_kb: { most: 45 },
  keypress_vs_bare: { most: 3 },
  navigation_vs_bare: { most: 3 },
  scroll_vs_bare: { most: 3 },
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
