import { expect, failProcedure, people, test } from "./fixtures.ts";
import { fillOverview, overviewPage, ownParts, partsOf } from "./overview-fixtures.ts";

test("a request that fails shifts nothing, delays no other part, says so and can be retried", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)");
  const ana = await signIn(people.ana);

  for (const width of [390, 1440])
    await test.step(`the first response shifts nothing, whether it succeeds or fails, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      let fail = () => {};
      const isToFail = new Promise<void>((resolve) => (fail = resolve));
      await failProcedure(page, "overview/read", "The archive is closed.");
      await page.route("**/rpc/overview/read", async (route) => {
        await isToFail;
        await route.fallback();
      });
      await page.goto(overviewPage);
      const { main, part, partners } = partsOf(page);
      const figures = main.getByRole("list", { name: "Figures" });
      await expect(partners).toBeVisible();
      for (const name of Object.values(ownParts))
        await expect(part(name).locator("[aria-busy=true]")).toHaveCount(0);
      const places = () =>
        main
          .locator("section, ul[aria-label=Figures], ul[aria-label=Figures] > li")
          .evaluateAll((all) =>
            all.map((one) => {
              const { top, left, width: wide, height } = one.getBoundingClientRect();
              const at = [left, top + scrollY, wide, height].map(Math.round);
              return `${one.getAttribute("aria-label") ?? "card"} ${at.join(" ")}`;
            }),
          );
      const asked = await places();
      expect(asked.length).toBeGreaterThan(11);

      fail();
      await expect(main.getByRole("alert")).toContainText("Error fetching dashboard data");
      await expect(main.getByRole("alert")).toHaveCount(1);
      await expect(figures.getByText("Unavailable")).toHaveCount(3);
      await expect(figures.getByRole("link", { name: "Upcoming Appointments" })).toBeVisible();
      expect(await places()).toEqual(asked);

      await page.unroute("**/rpc/overview/read");
      await main.getByRole("button", { name: "Try again" }).click();
      await expect(main.getByRole("alert")).toHaveCount(0);
      await expect(figures.getByText("Unavailable")).toHaveCount(0);
      expect(await places()).toEqual(asked);
    });

  await test.step("a part that fails says so, can be retried, and delays none of the others", async () => {
    await fillOverview(sql, ana.id);
    const procedures = Object.keys(ownParts) as (keyof typeof ownParts)[];
    for (const procedure of procedures) {
      await failProcedure(page, procedure, "The archive is closed.");
      await page.goto(overviewPage);
      const { part, main } = partsOf(page);
      const broken = part(ownParts[procedure]);
      await expect(broken.getByRole("alert")).toContainText("The archive is closed.");
      await expect(main.getByRole("alert")).toHaveCount(1);
      for (const other of procedures.filter((one) => one !== procedure))
        await expect(part(ownParts[other]).locator("[aria-busy=true]")).toHaveCount(0);
      await page.unroute(`**/rpc/${procedure}`);
      await broken.getByRole("button", { name: "Try again" }).click();
      await expect(main.getByRole("alert")).toHaveCount(0);
    }
  });

  await test.step("if the first request fails, the parts below still load", async () => {
    await failProcedure(page, "overview/read", "The archive is closed.");
    await page.goto(overviewPage);
    const { main, stages } = partsOf(page);
    await expect(main.getByRole("alert")).toContainText("Error fetching dashboard data");
    await expect(stages.getByRole("row")).toHaveCount(4);
  });
});
