import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  // oxlint-disable-next-line no-var -- what axe-core's script defines in the page
  var axe: typeof import("axe-core");
}

// Minified, a document compiles it in a third of the time.
const source = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * What axe finds on the current page, by rules with these tags or by these rules; never in what `exclude` selects. Only
 * violations are asked for: describing everything that is in order takes axe longer than finding what isn't.
 */
export async function axeViolations(
  page: Page,
  { runOnly, exclude }: { runOnly: axe.RunOnly; exclude: string[] },
): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async (asked) => {
      const context = { exclude: asked.exclude.map((selector) => [selector]) };
      const { violations } = await globalThis.axe.run(context, {
        runOnly: asked.runOnly,
        resultTypes: ["violations"],
        // No page has frames.
        iframes: false,
      });
      return violations;
    },
    { runOnly, exclude },
  );
}
