import { tooManyMessages } from "#contract/booking/errors.ts";
import type { Route } from "@playwright/test";
import { bucketOf } from "#server/platform/attempts.ts";
import { at, bookingOf, chooseDay, fillIn, inDays, newPat, takeTime } from "./booking-fixtures.ts";
import { expect, failProcedure, people, toast } from "./fixtures.ts";
import { test } from "./public-fixtures.ts";
import { hold, watch } from "./requests.ts";

const day = inDays(4);
const rowsOf = "select * from appointments where professional_id = $1 order by created_at";

test(
  "a booking whose response fails or is lost is made once, and nothing typed is lost",
  { tag: ["@ERR-043"] },
  async ({ page, register, sql, allowErrors }) => {
    await test.step("a failure shows the server's message, and nothing typed is lost", async () => {
      allowErrors("500");
      const ana = await register(people.ana);
      await page.goto(`/book/${ana.id}`);
      await fillIn(page, { day, time: "2:00 PM" });
      const booking = bookingOf(page);
      await booking.notes.fill("Keep this");
      await failProcedure(page, "booking/book", "The calendar is being repaired.");
      await booking.submit.click();
      await expect(toast(page, "Booking Failed")).toContainText("The calendar is being repaired.");
      await expect(booking.name).toHaveValue("Pat Doe");
      await expect(booking.notes).toHaveValue("Keep this");
      await expect(booking.slot("2:00 PM")).toBeChecked();
      await page.unroute("**/rpc/booking/book");
      await booking.submit.click();
      await expect(booking.done).toBeVisible();
      expect(await sql(rowsOf, [ana.id])).toMatchObject([{ notes: "Keep this" }]);
    });

    await test.step("a retry after a lost response books once", async () => {
      allowErrors("ERR_FAILED");
      const ana = await register(people.ana);
      await page.goto(`/book/${ana.id}`);
      await fillIn(page, { day, time: "2:00 PM" });
      const booking = bookingOf(page);
      await page.route("**/rpc/booking/book", async (route) => {
        await route.fetch();
        await route.abort();
      });
      await booking.submit.click();
      await expect(toast(page, "Booking Failed")).toContainText("couldn't reach Hearthline");
      expect(await sql(rowsOf, [ana.id])).toHaveLength(1);
      await page.unroute("**/rpc/booking/book");
      await booking.submit.click();
      await expect(booking.done).toBeVisible();
      expect(await sql(rowsOf, [ana.id])).toHaveLength(1);
    });

    await test.step("a booking deleted before its retry isn't restored; clicking again books it newly", async () => {
      allowErrors("ERR_FAILED", "410");
      const ana = await register(people.ana);
      await page.goto(`/book/${ana.id}`);
      await fillIn(page, { day, time: "2:00 PM" });
      const booking = bookingOf(page);
      await page.route("**/rpc/booking/book", async (route) => {
        await route.fetch();
        await route.abort();
      });
      await booking.submit.click();
      await expect(toast(page, "Booking Failed")).toContainText("couldn't reach Hearthline");
      await page.unroute("**/rpc/booking/book");
      await sql("delete from appointments where professional_id = $1", [ana.id]);
      await booking.submit.click();
      await expect(toast(page, "Booking Failed")).toContainText("no longer exists");
      expect(await sql(rowsOf, [ana.id])).toEqual([]);
      await booking.submit.click();
      await expect(booking.done).toBeVisible();
      expect(await sql(rowsOf, [ana.id])).toHaveLength(1);
    });

    await test.step("editing after a lost response doesn't silently create a second appointment", async () => {
      allowErrors("ERR_FAILED", "422");
      const ana = await register(people.ana);
      await page.goto(`/book/${ana.id}`);
      await fillIn(page, { day, time: "2:00 PM" });
      const booking = bookingOf(page);
      await page.route("**/rpc/booking/book", async (route) => {
        await route.fetch();
        await route.abort();
      });
      await booking.submit.click();
      await expect(toast(page, "Booking Failed")).toBeVisible();
      await page.unroute("**/rpc/booking/book");
      await booking.notes.fill("Changed");
      await booking.submit.click();
      await expect(booking.main).toContainText("Your earlier try went through after all");
      await expect(booking.notes).toHaveValue("Changed");
      expect(await sql(rowsOf, [ana.id])).toHaveLength(1);
    });
  },
);

test("while a booking is under way the page shows progress, and a reload finds out how it ended", async ({
  page,
  register,
  sql,
  allowErrors,
}) => {
  await test.step("while waiting for the response the page shows progress, and sends nothing twice", async () => {
    const ana = await register(people.ana);
    const letSlotsGo = await hold(page, "**/rpc/booking/slots**");
    await page.goto(`/book/${ana.id}`);
    const booking = bookingOf(page);
    await expect(booking.main.getByRole("status", { name: "Loading free times" })).toBeVisible();
    letSlotsGo();
    await fillIn(page, { day, time: "2:00 PM" });
    const sent = watch(page, "/rpc/booking/book");
    const letBookingGo = await hold(page, "**/rpc/booking/book");
    await booking.submit.click();
    await expect(booking.submit).toHaveAttribute("aria-busy", "true");
    await booking.name.press("Enter");
    await expect(booking.name).toHaveValue("Pat Doe");
    letBookingGo();
    await expect(booking.done).toBeVisible();
    expect(sent).toEqual(["POST /rpc/booking/book"]);
    expect(await sql(rowsOf, [ana.id])).toHaveLength(1);
  });

  await test.step("a reload during a booking shows what was booked", async () => {
    const ana = await register(people.ana);
    await page.goto(`/book/${ana.id}`);
    await fillIn(page, { day, time: "2:00 PM" });
    const booking = bookingOf(page);
    let sent = () => {};
    const arrived = new Promise<void>((resolve) => (sent = resolve));
    const answerNever = async (route: Route) => {
      await route.fetch();
      sent();
    };
    await page.route("**/rpc/booking/book", answerNever, { times: 1 });
    await booking.submit.click();
    await arrived;
    await page.reload();
    await expect(booking.done).toBeVisible();
    await expect(booking.main).toContainText("2:00 PM");
    expect(await sql(rowsOf, [ana.id])).toHaveLength(1);
  });

  await test.step("a reload before anything was booked restores what was typed, says so, and books nothing on its own", async () => {
    allowErrors("404", "ERR_FAILED");
    const ana = await register(people.ana);
    await page.goto(`/book/${ana.id}`);
    await fillIn(page, { day, time: "2:00 PM" });
    const booking = bookingOf(page);
    await page.route("**/rpc/booking/book", (route) => route.abort(), { times: 1 });
    await booking.submit.click();
    await expect(toast(page, "Booking Failed")).toContainText("couldn't reach Hearthline");
    await page.reload();
    await expect(booking.name).toHaveValue("Pat Doe");
    // It checks several times: the request may still have been on its way.
    const patience = { timeout: 15_000 };
    await expect(booking.main).toContainText("Your booking did not go through.", patience);
    expect(await sql(rowsOf, [ana.id])).toEqual([]);
    await chooseDay(page, day);
    await booking.slot("2:00 PM").check();
    await booking.submit.click();
    await expect(booking.done).toBeVisible();
    expect(await sql(rowsOf, [ana.id])).toHaveLength(1);
  });
});

test("a refused booking says why and what to do instead", async ({
  page,
  register,
  sql,
  allowErrors,
}) => {
  const ana = await register(people.ana);
  await page.goto(`/book/${ana.id}`);

  await test.step("a time taken in the meantime is reported, and the nearest free ones are one click away", async () => {
    allowErrors("409");
    await fillIn(page, { day, time: "10:00 AM" });
    const booking = bookingOf(page);
    await booking.notes.fill("Keep this");
    await takeTime(sql, ana.id, at(day, "10:00"));
    await booking.submit.click();
    await expect(toast(page, "Booking Failed")).toContainText("This time is no longer free.");
    await expect(booking.nearest).toBeFocused();
    await expect(booking.nearest.getByRole("alert")).toHaveText(
      "10:00 AM is no longer free. These times are:",
    );
    await expect(page.locator("body")).not.toContainText("Sam Secret");
    await expect(booking.slot("10:00 AM")).toHaveCount(0);
    await expect(booking.notes).toHaveValue("Keep this");
    const offers = booking.nearest.getByRole("button");
    await expect(offers).toHaveCount(5);
    await offers.filter({ hasText: "10:30 AM" }).press("Enter");
    await expect(booking.slot("10:30 AM")).toBeChecked();
    await expect(booking.nearest).toHaveCount(0);
    await expect(booking.submit).toBeFocused();
    await booking.submit.press("Enter");
    await expect(booking.done).toBeVisible();
    const rows = await sql(
      "select * from appointments where client_name = 'Pat Doe' and professional_id = $1",
      [ana.id],
    );
    expect(rows).toMatchObject([{ appointment_time: at(day, "10:30"), notes: "Keep this" }]);
  });

  await test.step("someone who books too much is told what to do instead", async () => {
    allowErrors("429");
    const email = newPat();
    for (const time of ["09:00", "09:30", "10:00"])
      await takeTime(sql, ana.id, at(inDays(9), time), email);
    await page.getByRole("button", { name: "Book another appointment" }).click();
    await fillIn(page, { day, time: "2:00 PM", email });
    const booking = bookingOf(page);
    await booking.submit.click();
    await expect(toast(page, "Booking Failed")).toContainText(
      "This email has reached its limit of bookings.",
    );
    await expect(
      booking.main.getByText("You can book again after one is over or cancelled, or a day later."),
    ).toBeVisible();
    await expect(booking.name).toHaveValue("Pat Doe");
  });

  await test.step("someone who shares a connection that booked too much is told so, and when to try again", async () => {
    allowErrors("429");
    const json = {
      defined: true,
      code: "TOO_MANY",
      status: 429,
      message: tooManyMessages.connection,
      data: { limited: "connection", retryAfterSeconds: 3_600 },
    };
    await page.route("**/rpc/booking/book", (route) =>
      route.fulfill({ status: 429, json: { json } }),
    );
    const booking = bookingOf(page);
    await booking.email.fill(newPat());
    await booking.submit.click();
    await expect(toast(page, "Booking Failed")).toContainText("from this internet connection");
    await expect(booking.main.getByText("You can try again in 60 minutes.")).toBeVisible();
  });

  await test.step("during a flood of bookings the browser solves a puzzle on its own, and says so", async () => {
    allowErrors("428");
    await page.unroute("**/rpc/booking/book");
    // As if many others had just tried to book this professional, and continued into the next ten minutes.
    await sql(
      `insert into guard.attempts (bucket, since, count)
       select $1, to_timestamp((floor(extract(epoch from now()) / 600) + next) * 600), 5000
       from generate_series(0, 1) as next
             on conflict (bucket, since) do update set count = excluded.count`,
      [bucketOf("tries at", ana.id)],
    );
    const booking = bookingOf(page);
    const sent: object[] = [];
    const letGo = await hold(page, "**/assets/prove-*.js");
    page.on("request", (request) => {
      if (request.url().endsWith("/rpc/booking/book"))
        sent.push((request.postDataJSON() as { json: object }).json);
    });
    await booking.submit.click();
    await expect(booking.main.getByText("Checking that you are a person…")).toBeVisible();
    await expect(booking.submit).toBeDisabled();
    letGo();
    await expect(booking.done).toBeVisible();
    expect(sent).toHaveLength(2);
    const { proof, ...again } = sent[1] as { proof: unknown };
    expect(proof).toBeTruthy();
    expect(again).toEqual(sent[0]);
    const booked = await sql(
      "select appointment_time from appointments where client_name = 'Pat Doe' and professional_id = $1 order by 1",
      [ana.id],
    );
    expect(booked).toEqual([
      { appointment_time: at(day, "10:30") },
      { appointment_time: at(day, "14:00") },
    ]);
  });
});
