import type { Page } from "@playwright/test";
import {
  at,
  bookingOf,
  chooseDay,
  fillIn,
  inDays,
  lookAtBoth,
  newPat,
  takeTime,
} from "./booking-fixtures.ts";
import { expectNoSidewaysScroll } from "./contact-fixtures.ts";
import { expect, failProcedure, people, toast } from "./fixtures.ts";
import { test } from "./public-fixtures.ts";

const day = inDays(4);

test("every state of a booking and of its private link is accessible, and nothing scrolls sideways", async ({
  page,
  register,
  sql,
  allowErrors,
  expectAccessible,
}) => {
  const ana = await register(people.ana);
  const booking = bookingOf(page);
  const narrow = async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  };
  const look = async () => {
    await narrow();
    await lookAtBoth(page, expectAccessible);
  };

  await test.step("the page to book", async () => {
    allowErrors("409");
    await page.goto(`/book/${ana.id}`);
    await expect(booking.grid).toBeVisible();
    await page.getByRole("button", { name: "Change time zone" }).click();
    await expect(page.getByLabel("Time zone")).toBeFocused();
    await page.getByLabel("Time zone").selectOption("America/Kentucky/Monticello");
    await expect(booking.main).toContainText("Times are shown in Eastern Time (Monticello).");
    await booking.submit.click();
    await expect(toast(page, "Missing information")).toBeVisible();
    await look();
    await fillIn(page, { day, time: "10:00 AM" });
    await takeTime(sql, ana.id, at(day, "10:00"));
    await booking.submit.click();
    await expect(booking.nearest).toBeVisible();
    await look();
    await booking.nearest.getByRole("button", { name: /10:30 AM/ }).click();
    await narrow();
    await booking.submit.click();
    await expect(booking.done).toBeVisible();
    await look();
  });

  await test.step("the confirmation links to calendar apps, and the file contains the appointment", async () => {
    const starts = at(day, "10:30")
      .toISOString()
      .replaceAll(/[-:]|\.\d+/g, "");
    const google = page.getByRole("link", { name: "Google Calendar" });
    await expect(google).toHaveAttribute("href", new RegExp(`dates=${starts}`));
    await expect(google).toHaveAttribute("rel", "noopener noreferrer");
    const outlook = page.getByRole("link", { name: "Outlook" });
    const startdt = encodeURIComponent(at(day, "10:30").toISOString());
    await expect(outlook).toHaveAttribute("href", new RegExp(`startdt=${startdt}`));
    const secret = (await page.getByRole("link", { name: "Move or cancel" }).getAttribute("href"))!;
    for (const link of [google, outlook])
      expect(await link.getAttribute("href")).not.toContain(secret.split("#")[1]);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Calendar file" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("appointment.ics");
    const chunks: string[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(String(chunk));
    expect(chunks.join("")).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT[\s\S]*Ana Ruiz/);
  });

  await test.step("the private link", async () => {
    await page.getByRole("link", { name: "Move or cancel" }).click();
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await expect(booking.grid).toBeVisible();
    await look();
    await page.getByRole("button", { name: "Keep my time" }).click();
    await page.getByRole("button", { name: "Cancel appointment" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await look();
    await page.getByRole("button", { name: "Cancel it" }).click();
    await expect(page.getByRole("heading", { name: /was cancelled/ })).toBeVisible();
    await look();
  });
});

test("the demo page and the pages for errors are accessible", async ({
  page,
  admin,
  register,
  allowErrors,
  expectAccessible,
}) => {
  allowErrors("500", "404");
  await page.goto(`/book-demo/${admin}`);
  await chooseDay(page, day);
  await expect(bookingOf(page).slots.first()).toBeVisible();
  await lookAtBoth(page, expectAccessible);
  const ana = await register(people.ana);
  await page.goto(`/book/${ana.id}/manage#wrong`);
  await expect(page.getByRole("heading", { name: "This link doesn't work" })).toBeVisible();
  await lookAtBoth(page, expectAccessible);
  await failProcedure(page, "booking/slots**", "No times today.");
  await page.goto(`/book/${ana.id}`);
  await expect(page.getByText("No times today.")).toBeVisible();
  await lookAtBoth(page, expectAccessible);
});

/** Presses Tab until an element has the focus, which also proves that Tab reaches it. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator(":focus");
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await focused.count()) === 0) continue;
    const text = await focused.evaluate(
      (element) =>
        element.getAttribute("aria-label") ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        (element.textContent || element.getAttribute("title")),
    );
    if (text?.startsWith(name)) return;
  }
  throw new Error(`Tab does not reach "${name}".`);
}

test("booking needs no mouse, and arrow keys move between days", async ({ page, register }) => {
  const ana = await register(people.ana);
  await page.goto(`/book/${ana.id}`);
  const booking = bookingOf(page);
  await expect(booking.grid).toBeVisible();
  await tabTo(page, "30 min");
  await page.keyboard.press("ArrowRight");
  await expect(booking.duration(45)).toBeChecked();
  await tabTo(page, "Next month");
  await page.keyboard.press("Tab");
  const focused = booking.grid.locator(":focus");
  await expect(focused).toHaveCount(1);
  const first = await focused.getAttribute("aria-label");
  await page.keyboard.press("ArrowDown");
  await expect(focused).not.toHaveAttribute("aria-label", first!);
  await page.keyboard.press("ArrowUp");
  await expect(focused).toHaveAttribute("aria-label", first!);
  const month = await booking.grid.locator(":focus").getAttribute("aria-label");
  await page.keyboard.press("PageDown");
  await expect(focused).not.toHaveAttribute("aria-label", month!);
  await expect(focused).toHaveAccessibleName(/14 free times$/);
  await page.keyboard.press("End");
  await expect(focused).toHaveAccessibleName(/^Saturday/);
  await page.keyboard.press("Home");
  await expect(focused).toHaveAccessibleName(/^Sunday/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^14 free times on / })).toHaveCount(1);
  await tabTo(page, "9:00 AM");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(booking.slot("9:30 AM")).toBeChecked();
  await tabTo(page, "Name");
  await page.keyboard.type("Pat Doe");
  await tabTo(page, "Email");
  await page.keyboard.type(newPat());
  await tabTo(page, "Book appointment");
  await page.keyboard.press("Enter");
  await expect(booking.done).toBeFocused();
});
