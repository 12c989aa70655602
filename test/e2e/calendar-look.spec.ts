import type { Page } from "@playwright/test";
import { at, monday, openAdd, partsOf, seedEntry } from "./calendar-fixtures.ts";
import { expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { expect, people, test } from "./fixtures.ts";

/** Everything the calendar can show, one after another. */
async function visitAll(page: Page, look: () => Promise<void>) {
  const { main, dialog, dots, block, title } = partsOf(page);
  await page.goto(at(monday));
  await expect(dots(monday)).toHaveCount(3);
  await look();
  await main.getByRole("button", { name: "Ada", exact: true }).click();
  await expect(dialog.getByRole("combobox")).toBeVisible();
  await look();
  await dialog.getByRole("button", { name: "Move to…" }).click();
  await expect(page.getByRole("dialog", { name: "Move Ada" })).toBeVisible();
  await look();
  await page.goto(at(monday));
  await openAdd(page, "Appointment");
  await dialog.getByRole("button", { name: "Add Event", exact: true }).click();
  await expect(dialog.getByRole("combobox", { name: "Client Name" })).toHaveAccessibleDescription(
    "Client Name is required.",
  );
  await look();
  await dialog.getByRole("button", { name: "Choose a date" }).click();
  await expect(page.getByRole("dialog", { name: "Calendar" }).getByRole("grid")).toBeVisible();
  await look();
  for (const view of ["week", "day"]) {
    await page.goto(at(monday, view));
    await expect(block("Ada")).toBeVisible();
    await look();
  }
  await page.goto(at("2027-05-05", "day"));
  await expect(title).toHaveText("Wednesday, May 5, 2027");
  await look();
}

test("the calendar is accessible and never scrolls sideways, narrow in dark and wide in light", async ({
  page,
  signIn,
  sql,
  expectAccessible,
}) => {
  test.slow();
  const ana = await signIn(people.ana);
  await seedEntry(sql, ana.id, { name: "Ada", minutes: 15, email: "ada@clients.test" });
  await seedEntry(sql, ana.id, {
    name: "unbroken".repeat(20),
    at: `${monday} 11:00`,
    status: "Confirmed",
    notes: "unbroken".repeat(30),
  });
  await seedEntry(sql, ana.id, { name: "Ben", at: `${monday} 11:10`, status: "Cancelled" });
  await seedEntry(sql, ana.id, { name: "Cleo", at: `${monday} 13:00`, status: "Completed" });
  await visitAll(page, async () => {
    for (const [width, colorScheme] of [
      [320, "dark"],
      [1440, "light"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await settle(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
});
