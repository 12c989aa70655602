import {
  appointmentsPage,
  hoursFromNow,
  partsOf,
  seedAppointments,
  zoneBeforeMidnight,
} from "./appointments-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { hold, watch } from "./requests.ts";

test("upcoming and past have their own addresses, which are those of the list that shows both; an empty one leads back to all", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await seedAppointments(sql, ana.id, [{ client_name: "Tomorrow's" }]);
  await page.goto(`${appointmentsPage}?show=past`);
  const { names, cards, show, main } = partsOf(page);

  await test.step("an empty filter says so and leads back to all", async () => {
    await expect(main.getByRole("heading", { name: "No past appointments yet" })).toBeVisible();
    await main.getByRole("link", { name: "Show all" }).click();
    await expect(names).toHaveText(["Tomorrow's"]);
  });

  await test.step("upcoming and past have their own addresses, which are those of the list that shows both", async () => {
    await seedAppointments(sql, ana.id, [
      { client_name: "Yesterday's", appointment_time: hoursFromNow(-24) },
      { client_name: "Last week's", appointment_time: hoursFromNow(-24 * 7) },
    ]);
    await expect(names).toHaveText(["Last week's", "Yesterday's", "Tomorrow's"]);
    await show("Past").click();
    await expect(page).toHaveURL(`${appointmentsPage}?show=past`);
    await expect(names).toHaveText(["Yesterday's", "Last week's"]);
    await show("Upcoming").click();
    await expect(names).toHaveText(["Tomorrow's"]);
    await page.goBack();
    await expect(names).toHaveText(["Yesterday's", "Last week's"]);

    await seedAppointments(
      sql,
      ana.id,
      Array.from({ length: 60 }, (_, index) => ({
        appointment_time: hoursFromNow(-900 + 2 * index),
      })),
    );
    await expect(cards).toHaveCount(60);
    await main.getByRole("button", { name: "Load more" }).click();
    await expect(cards).toHaveCount(62);
    await expect(main.getByRole("button", { name: "Load more" })).toHaveCount(0);
  });
});

test("the list opens at today with the past above it, and grows in both directions without a jump", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await sql("update profiles set time_zone = $2 where id = $1", [ana.id, zoneBeforeMidnight()]);
  const every = (count: number, first: number, name: string) =>
    Array.from({ length: count }, (_, index) => ({
      client_name: `${name} ${index + 1}`,
      appointment_time: hoursFromNow(first + 2 * index),
    }));
  await seedAppointments(sql, ana.id, [
    ...every(70, -400, "Past"),
    ...every(70, 48, "Upcoming"),
    { client_name: "Right now", appointment_time: new Date() },
  ]);
  await page.goto(appointmentsPage);
  const { main, card, names, part, show } = partsOf(page);
  await expect(show("All")).toHaveAttribute("aria-current", "page");
  const today = part(/^Today/).getByRole("heading", { level: 2 });
  await expect(today).toBeInViewport();
  await expect(part(/^Today/)).toContainText("Right now");
  await expect(card("Right now")).toBeInViewport();
  await expect(part(/^Past/)).toContainText("Past 70");
  // Today's title is below the filters, which stay at the top and cover the last of the past.
  const bar = (await show("All").boundingBox())!;
  const bottom = bar.y + bar.height;
  const last = (await card("Past 70").boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(bottom + 8);
  expect((await today.boundingBox())!.y).toBeGreaterThan(bottom);
  // A page holds 60, and the one right now is the newest of the past.
  await expect(card("Past 11")).toHaveCount(0);

  // What is on the screen stays where it is while earlier ones appear above it.
  const earlier = main.getByRole("button", { name: "Show earlier" });
  await earlier.scrollIntoViewIfNeeded();
  const shown = card("Past 12");
  const before = (await shown.boundingBox())!.y;
  await earlier.click();
  await expect(names.first()).toHaveText("Past 1");
  expect(Math.abs((await shown.boundingBox())!.y - before)).toBeLessThan(2);
  // Its button is gone with the last of them, so the part's title has the focus.
  await expect(earlier).toHaveCount(0);
  await expect(part(/^Past/).getByRole("heading", { level: 2 })).toBeFocused();

  await main.getByRole("button", { name: "Today", exact: true }).click();
  await expect(today).toBeFocused();
  await expect(today).toBeInViewport();
  await main.getByRole("button", { name: "Load more" }).click();
  await expect(names.last()).toHaveText("Upcoming 70");

  // Back returns to the place that was left.
  await card("Upcoming 69").scrollIntoViewIfNeeded();
  await page
    .getByRole("link", { name: "Booking hours" })
    .evaluate((one) => (one as HTMLElement).click());
  await expect(page).toHaveURL(/booking-hours$/);
  await page.goBack();
  await expect(card("Upcoming 69")).toBeInViewport();
});

test(
  "cards show placeholders while loading; a list that fails to load says why and retries",
  { tag: ["@ERR-041"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("500 (Internal Server Error)");
    const ana = await signIn(people.ana);
    await seedAppointments(sql, ana.id, [{}]);
    const { main, names } = partsOf(page);

    await test.step("cards show placeholders while loading, and are requested once", async () => {
      const release = await hold(page, "**/rpc/appointments/list**");
      const asked = watch(page, "/rpc/appointments/list");
      await page.goto(appointmentsPage);
      await expect(main.locator("[aria-busy=true]").first()).toBeVisible();
      await expect(main).not.toContainText("No appointments yet");
      release();
      await expect(names).toHaveText(["Priya Raman"]);
      await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
      // Once for each side of now.
      expect(asked).toHaveLength(2);
    });

    await test.step("a list that fails to load says why in a toast and in its place, and retries", async () => {
      await failProcedure(page, "appointments/list", "The calendar is asleep.");
      await page.reload();
      const told = toast(page, "Error fetching appointments");
      await expect(told).toContainText("The calendar is asleep.");
      await expect(told).toHaveAttribute("data-variant", "destructive");
      const failed = main.getByRole("alert");
      await expect(failed).toContainText("Error fetching appointments");
      await expect(failed).toContainText("The calendar is asleep.");
      await page.unrouteAll();
      await failed.getByRole("button", { name: "Try again" }).click();
      await expect(names).toHaveText(["Priya Raman"]);
    });
  },
);
