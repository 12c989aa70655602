import { newId } from "#server/platform/ids.ts";
import { at, bookingOf, chooseDay, fillIn, inDays, newPat } from "./booking-fixtures.ts";
import { expect, failProcedure, people, testPassword, toast } from "./fixtures.ts";
import { headerOf, test } from "./public-fixtures.ts";
import { firstDataOf, leaveUnwritten, watch } from "./requests.ts";

const day = inDays(4);
const rowsOf = "select * from appointments where professional_id = $1 order by created_at";

test(
  "the booking page offers the professional's times, asks for what is missing and never jumps",
  {
    tag: [
      "@BOOK-003",
      "@BOOK-004",
      "@BOOK-005",
      "@BOOK-006",
      "@BOOK-007",
      "@CONST-022.1-14",
      "@CONST-023.1-4",
      "@CONST-024",
    ],
  },
  async ({ page, register, sql }) => {
    const ana = await register(people.ana);
    const asked = watch(page, "/rpc/booking/professional");
    await page.goto(`/book/${ana.id}`);
    const booking = bookingOf(page);

    await test.step("the page reads only the professional's public fields", async () => {
      const { host } = await firstDataOf(page);
      expect(Object.keys(host).sort()).toEqual(["companyName", "fullName", "id", "title"]);
      await expect(booking.grid).toBeVisible();
      expect(asked).toEqual([]);
      // So does the procedure that a page calls if its server didn't include the professional.
      const answer = await page.request.get(`/api/v1/booking/${ana.id}`);
      expect(Object.keys((await answer.json()) as object).sort()).toEqual([
        "availabilityPreferences",
        "companyName",
        "fullName",
        "id",
        "title",
      ]);
    });

    await test.step("a missing date or time is reported, and name and email are required at their fields", async () => {
      await expect(booking.grid).toBeVisible();
      await booking.name.fill("Pat Doe");
      await booking.email.fill(newPat());
      await booking.submit.click();
      const missing = toast(page, "Missing information");
      await expect(missing).toContainText("Please select a date and time.");
      // The first free day is open, so what is missing is the time.
      await expect(booking.slots.first()).toBeFocused();

      await missing.getByRole("button", { name: "Close" }).click();
      await chooseDay(page, day);
      await booking.submit.click();
      await expect(missing).toContainText("Please select a date and time.");
      await expect(booking.slots.first()).toBeFocused();

      await booking.slot("9:00 AM").check();
      await booking.name.fill(" ");
      await booking.email.fill("pat@clients");
      await booking.submit.click();
      await expect(booking.name).toBeFocused();
      await expect(booking.name).toHaveAccessibleDescription(/^Name is required\./);
      await expect(booking.email).toHaveAccessibleDescription(/^Enter an email address/);
      await booking.name.fill("Pat Doe");
      await expect(booking.name).not.toHaveAttribute("aria-invalid");
      await booking.email.fill("");
      await booking.submit.click();
      await expect(booking.email).toBeFocused();
      await expect(booking.email).toHaveAccessibleDescription(/^Email is required\./);
      expect(await sql(rowsOf, [ana.id])).toEqual([]);
    });

    await test.step("the fixed slots and lengths are offered, starting with half an hour", async () => {
      await expect(booking.durations).toHaveCount(4);
      const lengths = await booking.durations.evaluateAll((all) =>
        all.map((one) => (one as HTMLInputElement).value),
      );
      expect(lengths).toEqual(["15", "30", "45", "60"]);
      await expect(booking.duration(30)).toBeChecked();
      await expect(booking.slots).toHaveCount(14);
      const values = await booking.slots.evaluateAll((all) =>
        all.map((one) => (one as HTMLInputElement).value),
      );
      expect(values.join(" ")).toBe(
        "09:00 09:30 10:00 10:30 11:00 11:30 13:00 13:30 14:00 14:30 15:00 15:30 16:00 16:30",
      );
      await expect(booking.times.locator("label").first()).toHaveText("9:00 AM");
    });

    await test.step("a visitor in the professional's time zone sees one time", async () => {
      await expect(booking.main).toContainText("Times are shown in Eastern Time (New York).");
      await chooseDay(page, inDays(6));
      await expect(booking.times.locator("label").first()).toHaveText("9:00 AM");
    });

    await test.step("on a desktop, with the form next to the times, selecting a time doesn't scroll", async () => {
      await chooseDay(page, day);
      await expect(booking.slot("4:00 PM")).toBeVisible();
      await booking.slot("4:00 PM").scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await booking.slot("4:00 PM").click();
      await expect(booking.slot("4:00 PM")).toBeChecked();
      await expect(booking.slot("4:00 PM")).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });
  },
);

test(
  "a visitor without an account books with every field filled in, and then sees what is left",
  { tag: ["@BOOK-001", "@BOOK-002.1-7", "@BOOK-008.1-7", "@BOOK-009", "@ERR-060"] },
  async ({ page, register, sql }) => {
    const ana = await register(people.ana);
    const booking = bookingOf(page);

    await test.step("a visitor without an account books with every field filled in, and the row contains it all", async () => {
      const email = newPat();
      await page.goto(`/book/${ana.id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Book an appointment with Ana Ruiz",
      );
      await expect(page).toHaveTitle("Book an appointment with Ana Ruiz · Hearthline");
      await expect(booking.main).toContainText("Hearth & Co");
      await expect(headerOf(page).signIn).toBeVisible();
      await booking.duration(45).check();
      await fillIn(page, { day, time: "10:30 AM", email: ` ${email} ` });
      await booking.phone.fill("(718) 555-0199");
      await booking.notes.fill("First home, Queens");
      await expect(booking.main).toContainText(
        "By booking you agree that Ana Ruiz may contact you by email or phone about this appointment.",
      );
      await booking.submit.click();

      await expect(toast(page, "Appointment Requested!")).toBeVisible();
      await expect(booking.done).toHaveText("Your appointment with Ana Ruiz");
      await expect(booking.done).toBeFocused();
      await expect(booking.main).toContainText("10:30 AM");
      await expect(booking.main).toContainText("Eastern Time (New York)");
      await expect(booking.main).toContainText("45 minutes");
      await expect(booking.main).toContainText(`Look for the confirmation at ${email}`);
      await expect(page).toHaveURL(new RegExp(`/book/${ana.id}/manage#.+`));
      const rows = await sql(rowsOf, [ana.id]);
      expect(rows).toMatchObject([
        {
          professional_id: ana.id,
          client_name: "Pat Doe",
          client_email: email,
          client_phone: "(718) 555-0199",
          appointment_time: at(day, "10:30"),
          duration_minutes: 45,
          notes: "First home, Queens",
          status: "Scheduled",
        },
      ]);

      // The confirmation has its own address: it survives a reload, and Back doesn't lead to an empty form.
      await page.reload();
      await expect(booking.done).toBeVisible();
      await expect(booking.main).toContainText(`Look for the confirmation at ${email}`);
      await page.goto("/privacy");
      await page.goBack();
      await expect(booking.done).toBeVisible();
      await expect(booking.main).toContainText("10:30 AM");

      await page.getByRole("button", { name: "Book another appointment" }).click();
      await expect(booking.name).toHaveValue("");
      await expect(booking.email).toHaveValue("");
      await expect(booking.notes).toHaveValue("");
      await chooseDay(page, day);
      await expect(booking.slot("10:00 AM")).toBeVisible();
      await expect(booking.slot("10:30 AM")).toHaveCount(0);
      await expect(booking.slot("11:00 AM")).toHaveCount(0);
    });

    await test.step("choosing a length for which the time isn't free clears the time and says so", async () => {
      await booking.slot("10:00 AM").check();
      await booking.duration(60).check();
      await expect(booking.main).toContainText("10:00 AM isn't free for 60 minutes.");
      await expect(booking.slot("10:00 AM")).toHaveCount(0);
      await expect(booking.main).toContainText("No time chosen yet");
      await booking.duration(15).check();
      await expect(booking.slot("10:00 AM")).toBeChecked();
    });
  },
);

test(
  "a booking without phone and notes appears in the professional's open list and calendar, and its email leads to its day",
  { tag: ["@BOOK-002", "@BOOK-010", "@BOOK-011"] },
  async ({ page, signIn, browser, baseURL, sql, mailTo }) => {
    const context = await browser.newContext({ baseURL });
    const ana = await signIn(people.ana, { context });
    const [list, calendar] = [await context.newPage(), await context.newPage()];
    await list.goto("/dashboard/appointments");
    const link = list.getByRole("main").getByRole("textbox");
    await expect(link).toHaveValue(`${baseURL}/book/${ana.id}`);
    await calendar.goto(`/dashboard/calendar?day=${day}`);
    await expect(calendar.getByRole("grid")).toBeVisible();
    await page.goto(`/book/${ana.id}`);
    await fillIn(page, { day, time: "9:00 AM" });
    await bookingOf(page).submit.click();
    await expect(bookingOf(page).done).toBeVisible();
    const [row] = await sql<Record<string, unknown>>(rowsOf, [ana.id]);
    expect(row).toMatchObject({ client_phone: null, notes: null, duration_minutes: 30 });
    for (const shown of [list, calendar])
      await expect(shown.getByRole("main").getByText("Pat Doe").first()).toBeVisible();
    await context.close();

    // The link in the professional's email opens that day, after sign-in too.
    const { links } = await mailTo(ana.email);
    const emailed = links.find((one) => one.includes("/dashboard/calendar"))!;
    await page.goto(emailed);
    await expect(page).toHaveURL("/signin");
    await page.getByLabel("Email", { exact: true }).fill(ana.email);
    await page.getByLabel("Password", { exact: true }).fill(testPassword);
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(`/dashboard/calendar?view=day&day=${day}`);
    await expect(page.getByRole("main").getByText("Pat Doe").first()).toBeVisible();
  },
);

test(
  "an address that is no professional's leads to /, and a page that fails to load can be retried",
  { tag: ["@ERR-053", "@ERR-054"] },
  async ({ page, register, allowErrors }) => {
    await test.step("an unknown or malformed id redirects to / with the reason", async () => {
      allowErrors("404");
      for (const id of [newId(), "nobody", "%F0%9F%8F%A0"]) {
        await page.goto(`/book/${id}`);
        await expect(page).toHaveURL("/");
        await expect(toast(page, "Profile not found")).toBeVisible();
      }
    });

    await test.step("a page that fails to load stays and can be retried", async () => {
      allowErrors("500");
      const ana = await register(people.ana);
      await leaveUnwritten(page, `/book/${ana.id}`);
      await failProcedure(page, "booking/professional**", "The database rests.");
      await failProcedure(page, "booking/slots**", "No times today.");
      await page.goto(`/book/${ana.id}`);
      const failed = page.getByRole("alert").filter({ hasText: "We couldn't load this page" });
      await expect(failed).toContainText("The database rests.");
      await expect(page).toHaveURL(`/book/${ana.id}`);
      await page.unroute("**/rpc/booking/professional**");
      await failed.getByRole("button", { name: "Try again" }).click();
      const noTimes = page.getByRole("alert").filter({ hasText: "We couldn't load free times" });
      await expect(noTimes).toContainText("No times today.");
      await bookingOf(page).name.fill("Pat Doe");
      await page.unroute("**/rpc/booking/slots**");
      await noTimes.getByRole("button", { name: "Try again" }).click();
      await expect(bookingOf(page).grid).toBeVisible();
      await expect(bookingOf(page).name).toHaveValue("Pat Doe");
    });
  },
);
