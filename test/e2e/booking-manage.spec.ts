import type { Page } from "@playwright/test";
import { longDayText, timeText } from "#domain/kernel/moment-text.ts";
import { newId } from "#server/platform/ids.ts";
import {
  at,
  bookAt,
  bookingOf,
  chooseDay,
  fillIn,
  inDays,
  setAvailability,
  takeTime,
  york,
} from "./booking-fixtures.ts";
import { expect, failProcedure, people, test as base, toast } from "./fixtures.ts";

const day = inDays(5);

/** The private link of an appointment at 10:00, booked without the page. */
const test = base.extend<{ link: (profileId: string) => Promise<string> }>({
  link: async ({ page, baseURL }, use) =>
    use((profileId) => bookAt(at(day, "10:00"), { profileId, page, baseURL })),
});

/** Books at 10:00 and follows the confirmation's private link. */
async function bookAndManage(page: Page, ana: string): Promise<void> {
  await page.goto(`/book/${ana}`);
  await fillIn(page, { day, time: "10:00 AM" });
  await bookingOf(page).submit.click();
  await page.getByRole("link", { name: "Move or cancel" }).click();
  await expect(page).toHaveURL(new RegExp(`/book/${ana}/manage#.+`));
}

const inWords = (moment: Date) => `${longDayText(moment, york)} at ${timeText(moment, york)}`;
const row =
  "select status, appointment_time from appointments where client_name = 'Pat Doe' and professional_id = $1";

test("the private link moves an appointment, more than once, and cancels it", async ({
  page,
  register,
  sql,
  allowErrors,
}) => {
  const ana = await register(people.ana);

  await test.step("the private link moves an appointment, and its secret is in no requested address", async () => {
    await setAvailability(sql, ana.id, { changeNoticeMinutes: 60 });
    const addresses: string[] = [];
    page.on("request", (request) => void addresses.push(request.url()));
    await bookAndManage(page, ana.id);
    const { main, slot, slots, done } = bookingOf(page);
    await expect(main).toContainText(inWords(at(day, "10:00")));
    await expect(main).toContainText("Scheduled");
    await expect(main).toContainText(
      `You can move or cancel it until ${inWords(at(day, "09:00"))}.`,
    );
    // A full page load, as from the email.
    await page.reload();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page).toHaveTitle("Your booking · Hearthline");
    await main.getByRole("button", { name: "Move", exact: true }).click();
    await expect(main.getByRole("heading", { name: "Choose another time" })).toBeFocused();
    await expect(main.getByRole("group", { name: "Duration" })).toHaveCount(0);
    await main.getByRole("button", { name: "Move to the chosen time" }).click();
    await expect(toast(page, "Missing information")).toBeVisible();
    await chooseDay(page, day);
    // The appointment's own time counts as free, and its start is not offered again.
    await expect(slots).toHaveCount(13);
    await slot("3:00 PM").check();
    await main.getByRole("button", { name: /^Move to .* at 3:00 PM$/ }).click();
    await expect(toast(page, "Appointment moved")).toContainText("mail");
    await expect(main).toContainText(inWords(at(day, "15:00")));
    await expect(main.getByText("We're emailing you the details.")).toBeVisible();
    await expect(done).toBeFocused();
    expect(await sql(row, [ana.id])).toEqual([
      { status: "Scheduled", appointment_time: at(day, "15:00") },
    ]);
    const secret = new URL(page.url()).hash.slice(1);
    expect(secret.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => address.split("#")[0]!.includes(secret))).toEqual([]);
  });

  await test.step("a time taken during a move is reported, and another is one click away", async () => {
    allowErrors("409");
    const { main, slot, nearest } = bookingOf(page);
    await main.getByRole("button", { name: "Move", exact: true }).click();
    await chooseDay(page, day);
    await slot("4:00 PM").check();
    await takeTime(sql, ana.id, at(day, "16:00"));
    await main.getByRole("button", { name: /^Move to .* at 4:00 PM$/ }).click();
    await expect(toast(page, "Move Failed")).toContainText("no longer free");
    await expect(nearest).toBeFocused();
    await nearest.getByRole("button", { name: /3:30 PM/ }).click();
    await main.getByRole("button", { name: /^Move to .* at 3:30 PM$/ }).press("Enter");
    await expect(main).toContainText(inWords(at(day, "15:30")));
  });

  await test.step("cancelling asks first, and leads to a new booking", async () => {
    const { main, done, grid } = bookingOf(page);
    await main.getByRole("button", { name: "Cancel appointment" }).click();
    const question = page.getByRole("alertdialog", { name: "Cancel this appointment?" });
    await expect(question).toContainText(inWords(at(day, "15:30")));
    await question.getByRole("button", { name: "Keep it" }).click();
    await expect(question).toHaveCount(0);
    await expect(main.getByRole("button", { name: "Cancel appointment" })).toBeFocused();
    expect(await sql(row, [ana.id])).toMatchObject([{ status: "Scheduled" }]);

    await main.getByRole("button", { name: "Cancel appointment" }).click();
    await question.getByRole("button", { name: "Cancel it" }).click();
    await expect(toast(page, "Appointment cancelled")).toBeVisible();
    await expect(
      main.getByRole("heading", { name: "This appointment was cancelled" }),
    ).toBeVisible();
    await expect(done).toBeFocused();
    await expect(main.getByRole("button", { name: "Move", exact: true })).toHaveCount(0);
    expect(await sql(row, [ana.id])).toMatchObject([{ status: "Cancelled" }]);
    await main.getByRole("link", { name: "Book a new time" }).click();
    await expect(page).toHaveURL(`/book/${ana.id}`);
    await expect(grid).toBeVisible();
  });
});

test("a private link that is wrong, fails to load, comes too late or belongs to a far day says so", async ({
  page,
  register,
  link,
  baseURL,
  sql,
  allowErrors,
}) => {
  await test.step("an invalid link has its own page, and a failure can be retried", async () => {
    allowErrors("404", "500");
    const ana = await register(people.ana);
    const wrong = page.getByRole("heading", { level: 1, name: "This link doesn't work" });
    // Each path differs from the one before it, so each is a full page load.
    for (const address of [
      `/book/${ana.id}/manage`,
      `/book/${newId()}/manage#${newId()}.wrong`,
      `/book/${ana.id}/manage#wrong`,
    ]) {
      await page.goto(address);
      await expect(wrong, address).toBeVisible();
      await expect(page).toHaveURL(address);
    }
    const leo = await register(people.leo);
    await page.goto(await link(leo.id));
    await failProcedure(page, "booking/read", "The database rests.");
    await page.reload();
    const failed = page.getByRole("alert").filter({ hasText: "We couldn't load your booking" });
    await expect(failed).toContainText("The database rests.");
    await page.unroute("**/rpc/booking/read");
    await failed.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Move", exact: true })).toBeVisible();
  });

  await test.step("moving starts at the appointment's day, however far away", async () => {
    const ana = await register(people.ana);
    const far = inDays(45);
    await page.goto(await bookAt(at(far, "10:00"), { profileId: ana.id, page, baseURL }));
    const { main, month } = bookingOf(page);
    await main.getByRole("button", { name: "Move", exact: true }).click();
    await expect(month(far.slice(0, 7))).toBeVisible();
  });

  await test.step("an appointment that is over, or too soon to change, says what to do instead", async () => {
    allowErrors("409");
    const ana = await register(people.ana);
    await page.goto(await link(ana.id));
    const { main } = bookingOf(page);
    await expect(main.getByRole("button", { name: "Cancel appointment" })).toBeVisible();

    // The rule changes while the page is open: the response reports it.
    await setAvailability(sql, ana.id, { changeNoticeMinutes: 30 * 24 * 60 });
    await main.getByRole("button", { name: "Cancel appointment" }).click();
    await page.getByRole("button", { name: "Cancel it" }).click();
    await expect(toast(page, "Cancellation Failed")).toContainText("can no longer be changed");
    const tooLate = main.getByRole("heading", { name: "It's too late to change this here" });
    await expect(tooLate).toBeVisible();
    await expect(main).toContainText("Please call or write to Ana Ruiz");

    // During the appointment no new booking is offered.
    await sql(
      "update appointments set appointment_time = now() - interval '2 minutes' where professional_id = $1",
      [ana.id],
    );
    await page.reload();
    const over = main.getByRole("heading", { name: "This appointment has started or is over" });
    await expect(over).toBeVisible();
    await expect(main).toContainText("Please call or write to Ana Ruiz");
    await expect(main.getByRole("link", { name: "Book a new time" })).toHaveCount(0);

    await sql("update appointments set status = 'Completed' where professional_id = $1", [ana.id]);
    await page.reload();
    await expect(over).toBeVisible();
    await expect(main.getByRole("link", { name: "Book a new time" })).toBeVisible();
  });
});
