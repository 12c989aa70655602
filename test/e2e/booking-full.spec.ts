import { weekdayOf } from "#domain/kernel/zone-rules.ts";
import { dayName, monthAfter, monthOf } from "#web/ui/month/month.ts";
import { bookingOf, inDays, lookAtBoth, setAvailability } from "./booking-fixtures.ts";
import { expect, people, test } from "./fixtures.ts";
import { mexican, reservationOf } from "./spanish-fixtures.ts";

const away = { daysOff: [{ from: inDays(-2), until: inDays(400) }] };
const last = inDays(60);

test("a fully booked page says so, and how to reach the professional", async ({
  page,
  register,
  sql,
  expectAccessible,
}) => {
  const ana = await register(people.ana);
  await setAvailability(sql, ana.id, away);
  await page.goto(`/book/${ana.id}`);
  const { main, duration, month, next } = bookingOf(page);
  const full = main.getByRole("status").filter({ hasText: "times are free through" });
  await expect(full).toContainText(
    `No 30-minute times are free through ${dayName(last)}, the last day you can book.`,
  );
  await expect(full).toContainText("Try a shorter length.");
  await expect(full.getByRole("link")).toHaveCount(0);
  // The page stays on this month instead of the last one it searched.
  await expect(month(inDays(0).slice(0, 7))).toBeVisible();
  await duration(15).check();
  await expect(full).toContainText("No 15-minute times are free");
  await expect(full).toContainText("Please check again later.");
  await next.click();
  await expect(full).toContainText("No 15-minute times are free");

  await sql(
    "update profiles set phone = '(718) 555-0101', shows_phone_to_clients = true, shows_email_to_clients = true where id = $1",
    [ana.id],
  );
  await page.reload();
  await expect(full).toContainText("To arrange a time, contact Ana:");
  await expect(full.getByRole("link", { name: "(718) 555-0101" })).toHaveAttribute(
    "href",
    "tel:7185550101",
  );
  await expect(full.getByRole("link", { name: /@/ })).toHaveCount(1);
  await lookAtBoth(page, expectAccessible);

  await page.goto(`/book/${ana.id}?lang=es`);
  const reservation = reservationOf(page);
  await expect(reservation.main).toContainText(
    `No hay horas libres de 30 minutos hasta el ${mexican.dayName(last)}, el último día que se puede reservar.`,
  );
  await expect(reservation.main).toContainText("Para acordar una hora, comuníquese con Ana:");

  // With one free day the page looks as usual.
  await setAvailability(sql, ana.id, {
    daysOff: [{ from: inDays(-2), until: inDays(59) }],
  });
  await page.goto(`/book/${ana.id}?lang=en`);
  await expect(bookingOf(page).day(last)).toHaveAccessibleName(/free times$/);
  await expect(full).toHaveCount(0);
});

test("a page whose days are past, closed, off or beyond the horizon offers only the others, and says when none is free", async ({
  page,
  register,
  sql,
}) => {
  await test.step("days that are past, closed, off or beyond the horizon can't be chosen", async () => {
    const ana = await register(people.ana);
    const off = inDays(3);
    // The last bookable day and the next are checked in one month, without changing months.
    const horizonDays = monthOf(inDays(10)) === monthOf(inDays(11)) ? 10 : 11;
    await setAvailability(sql, ana.id, {
      horizonDays,
      daysOff: [{ from: off, until: off }],
    });
    await page.goto(`/book/${ana.id}`);
    const booking = bookingOf(page);
    await expect(booking.grid).toBeVisible();
    const shown = async (which: typeof off) => {
      if (!(await booking.day(which).isVisible())) await booking.next.click();
      return booking.day(which);
    };
    const closed = await shown(off);
    await expect(closed).toHaveAccessibleName(/no free times$/);
    await expect(closed).toBeDisabled();
    await closed.dispatchEvent("click");
    await expect(closed.locator("..")).toHaveAttribute("aria-selected", "false");
    const last = await shown(inDays(horizonDays));
    await expect(last).toBeEnabled();
    await expect(last).toHaveAccessibleName(/14 free times$/);
    await expect(await shown(inDays(horizonDays + 1))).toBeDisabled();
    await expect(booking.next).toBeDisabled();
    await page.reload();
    // Late on the last day of a month the next month opens.
    const present = booking.month(monthOf(inDays(0)));
    await expect(booking.grid).toBeVisible();
    if (!(await present.isVisible())) await booking.previous.click();
    await expect(present).toBeVisible();
    // Weeks that are over are left out.
    const isSunday = weekdayOf(inDays(0)) === 7;
    if (monthOf(inDays(-1)) === monthOf(inDays(0)) && !isSunday)
      await expect(booking.day(inDays(-1))).toBeDisabled();
    await expect(booking.previous).toBeDisabled();
  });

  await test.step("the first month with a free time opens", async () => {
    const ana = await register(people.ana);
    const next = monthAfter(monthOf(inDays(0)));
    await setAvailability(sql, ana.id, {
      daysOff: [{ from: inDays(0), until: `${next}-01` }],
    });
    await page.goto(`/book/${ana.id}`);
    const booking = bookingOf(page);
    await expect(booking.month(next)).toBeVisible();
    await booking.previous.click();
    await expect(booking.main.getByText(/^No free times in /)).toBeVisible();
  });

  await test.step("without any free time the page says so, and the form is still there", async () => {
    const ana = await register(people.ana);
    await setAvailability(sql, ana.id, {
      horizonDays: 5,
      daysOff: [{ from: inDays(0), until: inDays(6) }],
    });
    await page.goto(`/book/${ana.id}`);
    await expect(bookingOf(page).main.getByText(/^No free times in /)).toBeVisible();
    await expect(bookingOf(page).submit).toBeVisible();
  });
});
