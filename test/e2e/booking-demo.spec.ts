import { newId } from "#server/platform/ids.ts";
import { at, bookingOf, chooseDay, fillIn, inDays, newPat, takeTime } from "./booking-fixtures.ts";
import { expect, failProcedure, people, toast } from "./fixtures.ts";
import { adminEmail } from "../harness/product.ts";
import { headerOf, test } from "./public-fixtures.ts";
import { firstDataOf } from "./requests.ts";

const day = inDays(4);
const rowsOf = "select * from appointments where professional_id = $1 order by created_at";

test(
  "a visitor finds when a demo can be, books two with the admin, and reads why a third failed",
  {
    tag: [
      "@BOOK-016",
      "@BOOK-017",
      "@BOOK-018",
      "@BOOK-019",
      "@BOOK-015",
      "@CONST-025.1-2",
      "@CONST-026.1-2",
      "@BOOK-012",
      "@BOOK-013.1-7",
      "@BOOK-014",
      "@BOOK-020.1-6",
      "@BOOK-021",
      "@BOOK-022",
      "@BOOK-023",
      "@ERR-061",
      "@ERR-044",
    ],
  },
  async ({ page, admin, sql, allowErrors }) => {
    await page.goto(`/book-demo/${admin}`);
    const booking = bookingOf(page);

    await test.step("a demo needs a date, a time, a name and an email", async () => {
      await expect(booking.grid).toBeVisible();
      await booking.submit.click();
      const missing = toast(page, "Missing information");
      await expect(missing).toContainText("Please select a date and time for the demo.");
      await missing.getByRole("button", { name: "Close" }).click();
      await chooseDay(page, day);
      await booking.submit.click();
      await expect(missing).toContainText("Please select a date and time for the demo.");
      await booking.slot("9:00 AM").check();
      await booking.submit.click();
      await expect(booking.name).toBeFocused();
      await expect(booking.name).toHaveAccessibleDescription("Name is required.");
      await expect(booking.email).toHaveAccessibleDescription(/^Email is required\./);
      expect(await sql(rowsOf, [admin])).toEqual([]);
    });

    await test.step("a demo has 13 slots and two lengths, and ignores booking hours", async () => {
      const { host } = await firstDataOf(page);
      expect(Object.keys(host).sort()).toEqual(["companyName", "fullName", "id", "title"]);
      const answer = await page.request.get(`/api/v1/demo/${admin}`);
      expect(Object.keys((await answer.json()) as object).sort()).toEqual(Object.keys(host).sort());
      await expect(booking.durations).toHaveCount(2);
      await expect(booking.duration(15)).toBeVisible();
      await expect(booking.duration(30)).toBeChecked();
      await expect(booking.slots).toHaveCount(13);
      const values = await booking.slots.evaluateAll((all) =>
        all.map((one) => (one as HTMLInputElement).value),
      );
      expect(values.join(" ")).toBe(
        "09:00 09:30 10:00 10:30 11:00 11:30 13:00 13:30 14:00 14:30 15:00 15:30 16:00",
      );
    });

    await test.step("a visitor books a demo with the admin, with a company and without a phone number", async () => {
      const email = newPat();
      await page.goto("/");
      await headerOf(page).demo.click();
      await expect(page).toHaveURL(`/book-demo/${admin}`);
      await expect(page).toHaveTitle("Book a demo with Ada Stone · Hearthline");
      await fillIn(page, { day, time: "4:00 PM", email });
      await booking.company.fill("Doe Realty");
      await booking.notes.fill("The assistant, please");
      await expect(booking.phone).toHaveCount(0);
      await booking.submit.click();
      await expect(toast(page, "Demo Booked!")).toBeVisible();
      await expect(booking.done).toHaveText("Your demo with Ada Stone");
      const rows = await sql<Record<string, unknown>>(rowsOf, [admin]);
      expect(rows).toMatchObject([
        {
          professional_id: admin,
          client_name: "Pat Doe",
          client_email: email,
          client_phone: null,
          appointment_time: at(day, "16:00"),
          duration_minutes: 30,
          status: "Scheduled",
          appointment_type: "Demo",
        },
      ]);
      expect(rows[0]!.notes).toBe("Company: Doe Realty\nThe assistant, please");

      await page.getByRole("button", { name: "Book another demo" }).click();
      await booking.duration(15).check();
      await fillIn(page, { day, time: "9:00 AM" });
      await booking.submit.click();
      await expect(booking.done).toBeVisible();
      const [, second] = await sql<Record<string, unknown>>(rowsOf, [admin]);
      expect(second).toMatchObject({ duration_minutes: 15, notes: null });
    });

    await test.step("a failed demo booking says why, and so does a taken slot", async () => {
      allowErrors("500", "409");
      await page.getByRole("button", { name: "Book another demo" }).click();
      await fillIn(page, { day, time: "10:00 AM" });
      await booking.company.fill("Doe Realty");
      await failProcedure(page, "booking/bookDemo", "No demos today.");
      await booking.submit.click();
      await expect(toast(page, "Demo Booking Failed")).toContainText("No demos today.");
      await expect(booking.company).toHaveValue("Doe Realty");
      await page.unroute("**/rpc/booking/bookDemo");
      await takeTime(sql, admin, at(day, "10:00"));
      await booking.submit.click();
      await expect(toast(page, "Demo Booking Failed")).toContainText(
        "This time is no longer free.",
      );
      await expect(booking.nearest.getByRole("button").first()).toBeVisible();
    });
  },
);

test(
  "only the admin's demo can be booked: any other address leads to / with the reason",
  {
    tag: [
      "@ERR-055",
      "@ERR-056",
      "@ERR-057",
      "@ERR-058",
      "@BOOK-024",
      "@BOOK-025",
      "@BOOK-026",
      "@BOOK-027",
    ],
  },
  async ({ page, request, admin, register, sql, allowErrors }) => {
    await test.step("an id that isn't the admin's redirects to / with the reason", async () => {
      allowErrors("404");
      const ana = await register(people.ana);
      expect(ana.id).not.toBe(admin);
      for (const id of [newId(), "nobody", ana.id]) {
        await page.goto(`/book-demo/${id}`);
        await expect(page).toHaveURL("/");
        await expect(toast(page, "Admin Not Found")).toBeVisible();
      }
    });

    await test.step("without an id the demo page redirects to / and says what is missing", async () => {
      for (const path of ["/book-demo", "/book-demo/"]) {
        await page.goto(path);
        await expect(page).toHaveURL("/");
        await expect(toast(page, "Error: Admin profile ID is missing")).toBeVisible();
      }
    });

    await test.step("the admin is found by the configured email, without a session, and only the id is returned", async () => {
      const answer = await request.get("/api/v1/site", { headers: { accept: "application/json" } });
      expect(answer.status()).toBe(200);
      expect(await answer.json()).toEqual({ demoProfileId: admin });
      expect(answer.headersArray().filter(({ name }) => name === "set-cookie")).toEqual([]);
      const found = await sql(`select id, email from account."user" where email = $1 limit 2`, [
        adminEmail,
      ]);
      expect(found).toEqual([{ id: admin, email: adminEmail }]);
      // Another email is another account, with another id.
      await sql(`update account."user" set email = 'moved.' || email where id = $1`, [admin]);
      expect(await (await request.get("/api/v1/site")).json()).toEqual({ demoProfileId: null });
    });
  },
);
