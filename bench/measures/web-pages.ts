import { lighthouseBrowser, median, visit, type Visit } from "./web-lighthouse.ts";
import type { WebSetup } from "./web-setup.ts";

/** Visitors' pages; those that change with every visit may not be indexed. */
const publicPages = ({ profileId }: WebSetup) => [
  { path: "/", isIndexed: true },
  { path: "/signin", isIndexed: true },
  { path: "/signup", isIndexed: true },
  { path: "/privacy", isIndexed: true },
  { path: "/terms", isIndexed: true },
  { path: "/contact", isIndexed: true },
  { path: `/book/${profileId}`, isIndexed: true },
  { path: "/book-demo", isIndexed: true },
  { path: "/update-password", isIndexed: false },
  { path: `/talk/${profileId}`, isIndexed: false },
];

const times = 5;

/** Performance of the first visit to the pages that people open most, as medians of five visits. */
export async function performanceFigures(setup: WebSetup, say: (line: string) => void) {
  const { browser, port } = await lighthouseBrowser();
  try {
    const visits = async (path: string, cookie?: string) => {
      const all: Visit[] = [];
      while (all.length < times) all.push(await visit(setup.origin + path, port, cookie));
      for (const one of all)
        say(
          `${path}: ${one.performance}, LCP ${one.lcp.toFixed(0)} ms, TBT ${one.tbt.toFixed(0)} ms`,
        );
      return (of: (one: Visit) => number) => median(all.map(of));
    };
    const landing = await visits("/");
    const booking = await visits(`/book/${setup.profileId}`);
    const signIn = await visits("/signin");
    const signUp = await visits("/signup");
    const { name, value } = setup.cookie;
    const list = await visits("/dashboard/crm/all-leads", `${name}=${value}`);
    return {
      performance: landing((one) => one.performance),
      lcp_ms: landing((one) => one.lcp),
      tbt_ms: landing((one) => one.tbt),
      cls: landing((one) => one.cls),
      booking_performance: booking((one) => one.performance),
      booking_lcp_ms: booking((one) => one.lcp),
      signin_performance: signIn((one) => one.performance),
      signin_lcp_ms: signIn((one) => one.lcp),
      signup_performance: signUp((one) => one.performance),
      signup_lcp_ms: signUp((one) => one.lcp),
      list_performance: list((one) => one.performance),
      list_lcp_ms: list((one) => one.lcp),
    };
  } finally {
    await browser.close();
  }
}

/** The lowest score of any public page in each category; whatever cost points is printed. */
export async function pageFigures(setup: WebSetup, say: (line: string) => void) {
  const { browser, port } = await lighthouseBrowser();
  try {
    const least = { accessibility: 100, best_practices: 100, seo: 100 };
    for (const { path, isIndexed } of publicPages(setup)) {
      const found = await visit(setup.origin + path, port);
      const { accessibility, bestPractices, seo } = found;
      least.accessibility = Math.min(least.accessibility, accessibility);
      least.best_practices = Math.min(least.best_practices, bestPractices);
      if (isIndexed) least.seo = Math.min(least.seo, seo);
      const isBelow = accessibility < 100 || bestPractices < 100 || (isIndexed && seo < 100);
      say(`${path}: ${accessibility}, ${bestPractices}, ${isIndexed ? seo : "not indexed"}`);
      if (isBelow) say(`  below 100: ${found.faults.join("; ")}`);
    }
    return least;
  } finally {
    await browser.close();
  }
}
