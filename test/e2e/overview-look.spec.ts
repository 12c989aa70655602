import type { Page } from "@playwright/test";
import { seedAppointments } from "./appointments-fixtures.ts";
import { expect, failProcedure, people, test } from "./fixtures.ts";
import { fillOverview, overviewPage, ownParts, partsOf } from "./overview-fixtures.ts";
import { hold } from "./requests.ts";

const procedures = ["overview/read", ...Object.keys(ownParts)];

type Shift = { value: number; sources: { node: Node | null }[] };

/** From now on records layout shifts (CLS): which elements moved, and by how much. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const note = ({ value, sources }: Shift) => {
      // The font of empty states loads after its first words, and moves those within their own space.
      const elements = sources.map(({ node }) =>
        node?.nodeType === 3 ? node.parentElement : node,
      );
      if (elements.every((one) => (one as Element | null)?.closest(".font-serif, .morning-still")))
        return;
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? "");
      shifts.push(`${value}: ${moved.join(" | ")}`);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as unknown as Shift);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        // Two frames later every shift has been reported.
        new Promise<string[]>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve((window as unknown as { shifts: string[] }).shifts),
            ),
          ),
        ),
    );
}

for (const width of [1440, 390])
  for (const account of ["an empty", "a full", "a traveller’s full"])
    test.describe(`${width} px`, () => {
      // Tall enough that nothing can move off-screen.
      test.use({ viewport: { width, height: 5000 }, contextOptions: { reducedMotion: "reduce" } });
      test(`nothing shifts on ${account} account's overview at ${width} px, however slowly its parts load, and when one fails`, async ({
        page,
        signIn,
        sql,
        allowErrors,
      }) => {
        allowErrors("500 (Internal Server Error)");
        const leo = await signIn(people.leo);
        if (account !== "an empty") await fillOverview(sql, leo.id);
        if (account === "a traveller’s full") {
          await sql("update profiles set time_zone = 'Pacific/Honolulu' where id = $1", [leo.id]);
          const today = Array.from({ length: 6 }, () => ({
            appointment_type: "Task",
            appointment_time: new Date(),
          }));
          await seedAppointments(sql, leo.id, today);
        }
        const moved = await watchShifts(page);
        await failProcedure(page, "overview/closings", "The archive is closed.");
        const answers = [];
        for (const procedure of procedures) answers.push(await hold(page, `**/rpc/${procedure}`));
        await page.goto(overviewPage);
        const { part, main } = partsOf(page);
        for (const name of Object.values(ownParts)) await expect(part(name)).toBeVisible();
        const busy = main.locator("[aria-busy=true]");
        for (let left = procedures.length; left > 0; left -= 1) {
          await expect(busy).toHaveCount(left);
          // The last part loads first: each one that follows could move those already shown.
          answers[left - 1]!();
        }
        await expect(busy).toHaveCount(0);
        expect(await moved()).toEqual([]);
      });
    });

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [1440, 390, 320])
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: width === 1440 ? 900 : 844 },
        hasTouch: width < 1440,
        contextOptions: { reducedMotion: "reduce" },
      });
      test(`the overview's own parts are accessible in ${colorScheme} at ${width} px`, async ({
        page,
        signIn,
        sql,
        expectAccessible,
        allowErrors,
      }) => {
        allowErrors("500 (Internal Server Error)");
        const fits = async () =>
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const ana = await signIn(people.ana);
        await page.goto(overviewPage);
        const { main, today, partners, stages, part } = partsOf(page);
        await expect(today.getByText("You're all caught up")).toBeVisible();
        await expect(partners.getByText("No referral partners yet")).toBeVisible();
        await expectAccessible(page);
        await fits();

        await fillOverview(sql, ana.id);
        await page.reload();
        await expect(stages.getByRole("row")).toHaveCount(4);
        await today.getByRole("button", { name: /^Show all/ }).click();
        await partners.locator("summary").click();
        await expect(partners.getByRole("link", { name: "Lead 0 Berg" })).toBeVisible();
        await expectAccessible(page);
        await fits();
        if (width < 1440)
          for (const target of await main.getByRole("button").all())
            expect((await target.boundingBox())!.height).toBeGreaterThan(43.9);

        for (const procedure of Object.keys(ownParts))
          await failProcedure(page, procedure, "The archive is closed.");
        await page.reload();
        for (const name of Object.values(ownParts))
          await expect(part(name).getByRole("alert")).toBeVisible();
        await expectAccessible(page);
        await fits();
      });
    });
