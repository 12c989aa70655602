import type { Page } from "@playwright/test";
import { bookingOf, fillIn, inDays, newPat } from "./booking-fixtures.ts";
import { expect, people, test } from "./fixtures.ts";
import { noDrafts } from "./forms-fixtures.ts";
import { hold } from "./requests.ts";

const restored = "Restored what you typed.";
/** What this tab stores about bookings. */
const keptHere = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes(":draft:visit:")));

test("what someone typed on a booking page stays in this tab, until it is booked or they sign out", async ({
  page,
  context,
  register,
  signIn,
  expectAccessible,
}) => {
  await test.step("what a visitor typed and chose is restored after a reload, only in this tab, until it is booked", async () => {
    const { id } = await register(people.ana);
    await page.goto(`/book/${id}`);
    const booking = bookingOf(page);
    const email = newPat();
    // In the next month, so that the calendar has to change months.
    await fillIn(page, { day: inDays(35), time: "10:30 AM", email });
    await booking.notes.fill("About the house on Dean Street.");
    await page.reload();
    await expect(page.getByText(restored)).toBeVisible();
    await expect(booking.name).toHaveValue("Pat Doe");
    await expect(booking.email).toHaveValue(email);
    await expect(booking.notes).toHaveValue("About the house on Dean Street.");
    await expect(booking.slot("10:30 AM")).toBeChecked();
    await expectAccessible(page);

    // Nothing is stored where the browser's next user would find it.
    expect(await noDrafts(page)).toEqual([]);
    const other = await context.newPage();
    await other.goto(`/book/${id}`);
    await expect(bookingOf(other).name).toBeEnabled();
    await expect(bookingOf(other).name).toHaveValue("");
    await other.close();

    await page.getByRole("button", { name: "Start over" }).click();
    await expect(booking.name).toHaveValue("");
    await expect(page.getByText(restored)).toHaveCount(0);
    await expect.poll(() => keptHere(page)).toEqual([]);

    await booking.name.fill("Pat Doe");
    await booking.email.fill(email);
    await booking.submit.click();
    await expect(booking.done).toBeVisible();
    expect(await keptHere(page)).toEqual([]);
  });

  await test.step("what a signed-in person typed on a booking page is removed at sign-out", async () => {
    const { id } = await register(people.leo);
    await signIn(people.ana);
    // Typed before the session is known.
    const letGo = await hold(page, "**/api/auth/get-session");
    await page.goto(`/book/${id}`);
    const booking = bookingOf(page);
    await booking.name.fill("Ana herself");
    expect(await keptHere(page)).toEqual([]);
    letGo();
    await expect.poll(() => keptHere(page)).toHaveLength(1);
    await page.reload();
    await expect(page.getByText(restored)).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL("/");
    await page.goto(`/book/${id}`);
    await expect(booking.name).toBeEnabled();
    await expect(booking.name).toHaveValue("");
    expect(await keptHere(page)).toEqual([]);
  });
});
