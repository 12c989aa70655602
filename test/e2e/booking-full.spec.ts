import { dayName } from "#web/ui/month/month.ts";
import { bookingOf, inDays, setAvailability } from "./booking-fixtures.ts";
import { expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { expect, people } from "./fixtures.ts";
import { phone, test } from "./public-fixtures.ts";
import { mexican, reservationOf } from "./spanish-fixtures.ts";

const away = { daysOff: [{ from: inDays(-2), until: inDays(400) }] };
const last = inDays(60);

for (const { colorScheme, viewport } of [
  { colorScheme: "light", viewport: { width: 1440, height: 900 } },
  { colorScheme: "dark", viewport: phone },
] as const)
  test.describe(`in ${colorScheme}, ${viewport.width} pixels wide`, () => {
    test.use({ colorScheme, viewport });

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
      await settle(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

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
  });
