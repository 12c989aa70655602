import type { Locator, Page } from "@playwright/test";
import { seedAppointments } from "./appointments-fixtures.ts";
import { expect, failProcedure, people, test } from "./fixtures.ts";
import {
  fillOverview,
  headOf,
  newLeadsCard,
  overviewPage,
  ownParts,
  partsOf,
  seedAppointment,
  seedTask,
} from "./overview-fixtures.ts";
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

test("nothing shifts on an empty, a full or a traveler's overview, however slowly its parts load, and when one fails", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const leo = await signIn(people.leo);
  const moved = await watchShifts(page);
  const { part, main } = partsOf(page);
  const busy = main.locator("[aria-busy=true]");
  const loadSlowly = async () => {
    await page.unrouteAll();
    await failProcedure(page, "overview/closings", "The archive is closed.");
    const answers: (() => void)[] = [];
    for (const procedure of procedures) answers.push(await hold(page, `**/rpc/${procedure}`));
    await page.goto(overviewPage);
    for (const name of Object.values(ownParts)) await expect(part(name)).toBeVisible();
    for (let left = procedures.length; left > 0; left -= 1) {
      await expect(busy).toHaveCount(left);
      // The last part loads first: each one that follows could move those already shown.
      answers[left - 1]!();
    }
    await expect(busy).toHaveCount(0);
    await expect(main.getByRole("alert")).toHaveCount(1);
    expect(await moved()).toEqual([]);
  };
  const accounts = {
    "an empty": async () => {},
    "a full": () => fillOverview(sql, leo.id),
    "a traveler's full": async () => {
      await sql("update profiles set time_zone = 'Pacific/Honolulu' where id = $1", [leo.id]);
      const today = Array.from({ length: 6 }, () => ({
        appointment_type: "Task",
        appointment_time: new Date(),
      }));
      await seedAppointments(sql, leo.id, today);
    },
  };
  for (const [account, fill] of Object.entries(accounts)) {
    await fill();
    for (const width of [1440, 390])
      await test.step(`${account} account at ${width} px`, async () => {
        // Tall enough that nothing can move off-screen.
        await page.setViewportSize({ width, height: 5000 });
        await loadSlowly();
      });
  }
});

for (const [kind, widths] of [
  ["a desktop", [1440]],
  ["a phone", [390, 320]],
] as const)
  test.describe(`on ${kind}`, () => {
    test.use({
      viewport: { width: widths[0], height: 900 },
      hasTouch: kind === "a phone",
      contextOptions: { reducedMotion: "reduce" },
    });
    test(`the overview's own parts are accessible on ${kind}: empty, full and failed`, async ({
      page,
      signIn,
      sql,
      expectAccessible,
      allowErrors,
    }) => {
      allowErrors("500 (Internal Server Error)");
      const ana = await signIn(people.ana);
      const { main, today, newest, closings, partners, stages, part } = partsOf(page);
      const look = async () => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
          await expectAccessible(page, { inBothThemes: true });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      };
      await page.goto(overviewPage);
      await expect(today.getByText("You're all caught up")).toBeVisible();
      await expect(partners.getByText("No referral partners yet")).toBeVisible();
      await look();

      // Changes made elsewhere appear by themselves.
      await fillOverview(sql, ana.id);
      await expect(stages.getByRole("row")).toHaveCount(4);
      await expect(newest.getByRole("listitem")).toHaveCount(5);
      await expect(closings.getByRole("listitem")).toHaveCount(3);
      await today.getByRole("button", { name: /^Show all/ }).click();
      await partners.locator("summary").click();
      await expect(partners.getByRole("link", { name: "Lead 0 Berg" })).toBeVisible();
      await look();
      if (kind === "a phone")
        for (const target of await main.getByRole("button").all())
          expect((await target.boundingBox())!.height).toBeGreaterThan(43.9);

      for (const procedure of Object.keys(ownParts))
        await failProcedure(page, procedure, "The archive is closed.");
      await page.reload();
      for (const name of Object.values(ownParts))
        await expect(part(name).getByRole("alert")).toBeVisible();
      await look();
    });
  });

const heightOf = async (part: Locator) => (await part.boundingBox())!.height;

test("the overview is accessible empty, full, loading and failed, and nothing shifts while loading", async ({
  page,
  signIn,
  sql,
  expectAccessible,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const ana = await signIn(people.ana);
  const { main, card, upcoming, tasks, appointments, taskRows } = headOf(page);
  const atEachWidth = async (look: (width: number) => Promise<void>) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await look(width);
    }
  };
  const lookAt = () => atEachWidth(() => expectAccessible(page, { inBothThemes: true }));
  await page.goto(overviewPage);
  await expect(tasks).toContainText("No AI tasks logged yet.");
  await lookAt();

  for (const [index, status] of [
    "Scheduled",
    "Confirmed",
    "Completed",
    "Cancelled",
    "Rescheduled by the office of the other side",
    "Scheduled",
  ].entries()) {
    const name = index === 4 ? "Maximiliana".repeat(8) : "Priya Raman";
    await seedAppointment(sql, ana.id, { days: index, name, status, notes: "x".repeat(300) });
  }
  for (const [index, status] of [
    "In Progress",
    "Failed",
    "Completed",
    "Completed",
    "Cancelled",
  ].entries())
    await seedTask(sql, ana.id, { text: "Called Priya", minutesAgo: index, status });

  await expect(appointments).toHaveCount(5);
  await expect(taskRows).toHaveCount(5);
  await lookAt();
  await atEachWidth(async (width) => {
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  });

  const answer = Promise.withResolvers<void>();
  await page.route("**/rpc/overview/read", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.reload();
  await expect(upcoming).toBeVisible();
  await expect(appointments).toHaveCount(0);
  await lookAt();
  const measured = [upcoming, tasks, card(newLeadsCard), card("Calls Made (This Month)")];
  const heights = async () => {
    const found: number[][] = [];
    await atEachWidth(async () => void found.push(await Promise.all(measured.map(heightOf))));
    return found;
  };
  const before = await heights();
  await expect(appointments).toHaveCount(0);
  answer.resolve();
  await expect(appointments).toHaveCount(5);
  expect(await heights()).toEqual(before);

  await page.unroute("**/rpc/overview/read");
  await failProcedure(page, "overview/read", "The archive is closed.");
  await page.reload();
  await expect(main.getByRole("alert")).toBeVisible();
  await lookAt();
});
