import { bookingOf, chooseDay, fillIn, inDays, newPat } from "./booking-fixtures.ts";
import { expect, people, test } from "./fixtures.ts";
import { elegirDia, reservationOf } from "./spanish-fixtures.ts";

const day = inDays(4);

test("an English reader sees English; a choice loses nothing that was typed, is remembered, and overrides the browser's", async ({
  page,
  register,
}) => {
  const ana = await register(people.ana);

  await test.step("an English reader sees English, and loads no Spanish", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`/book/${ana.id}`);
    await expect(bookingOf(page).grid).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(asked.filter((url) => url.includes("spanish"))).toEqual([]);
    await page.getByRole("button", { name: "Español" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    expect(asked.filter((url) => url.includes("spanish"))).toHaveLength(1);
  });

  await test.step("a choice loses nothing that was typed, is remembered, and overrides the browser's", async () => {
    await reservationOf(page).toEnglish.click();
    await fillIn(page, { day, time: "2:00 PM" });
    const [booking, reservation] = [bookingOf(page), reservationOf(page)];
    const change = page.getByRole("button", { name: "Español" });
    await change.focus();
    await page.keyboard.press("Enter");
    await expect(reservation.name).toHaveValue("Pat Doe");
    await expect(reservation.times.getByRole("radio", { checked: true })).toHaveValue("14:00");
    await expect(reservation.toEnglish).toBeFocused();
    await page.reload();
    await expect(reservation.submit).toBeVisible();
    await reservation.toEnglish.click();
    await expect(booking.submit).toBeVisible();
    await expect(page).toHaveTitle("Book an appointment with Ana Ruiz · Hearthline");
    await page.reload();
    await expect(booking.submit).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test("a link that requests Spanish overrides everything until the visitor chooses; a private link uses the language of the booking", async ({
  page,
  context,
  register,
  allowErrors,
  sql,
}) => {
  allowErrors("ERR_FAILED", "Failed to fetch dynamically imported module");
  const ana = await register(people.ana);
  let link = "";

  await test.step("a link that requests Spanish overrides everything, until the visitor chooses", async () => {
    const [booking, reservation] = [bookingOf(page), reservationOf(page)];
    await page.goto(`/book/${ana.id}?lang=es`);
    await expect(reservation.submit).toBeVisible();
    await elegirDia(page, day);
    await reservation.slots.first().check();
    await reservation.name.fill("Lucía Ortega");
    await reservation.email.fill(newPat());
    await reservation.submit.click();
    const change = page.getByRole("link", { name: "Cambiar o cancelar" });
    link = (await change.getAttribute("href"))!;
    await change.click();
    // The address no longer says so; the visit does.
    await expect(page.getByRole("button", { name: "Cancelar la cita" })).toBeVisible();
    await page.goto(`/book/${ana.id}?lang=es`);
    await reservation.toEnglish.click();
    await expect(booking.submit).toBeVisible();
    await expect(page).toHaveURL(`/book/${ana.id}`);
    // Other pages weren't requested in Spanish, and professionals' pages are English.
    await page.goto("/signin?lang=es");
    await expect(page.getByRole("banner")).toContainText("Sign Up");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  await test.step("a private link uses the language of the booking, wherever it is opened", async () => {
    // Elsewhere nothing is known of the visitor.
    await context.clearCookies();
    await page.evaluate(() => [localStorage, sessionStorage].forEach((one) => one.clear()));
    await page.goto(link);
    await expect(page.getByRole("button", { name: "Cancelar la cita" })).toBeVisible();
    // The visitor's own choice overrides it, and later emails follow.
    await page.getByRole("button", { name: "English" }).click();
    await page.getByRole("button", { name: "Cancel appointment" }).click();
    await page.getByRole("button", { name: "Cancel it" }).click();
    await expect(
      page.getByRole("heading", { name: "This appointment was cancelled" }),
    ).toBeVisible();
    expect(
      await sql("select client_language from appointments where professional_id = $1", [ana.id]),
    ).toEqual([{ client_language: "en" }]);
  });

  await test.step("if its texts fail to load the page stays English, and works", async () => {
    let asked = 0;
    await page.route(/spanish-words/, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto(`/book/${ana.id}?lang=es`);
    await chooseDay(page, day);
    await expect(bookingOf(page).submit).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(asked).toBeGreaterThan(0);
  });
});

test.describe("a browser that prefers Spanish (Spain)", () => {
  test.use({ locale: "es-ES" });

  test("shows 24-hour times; its dashboard is English, and so is the sign-in after it", async ({
    page,
    register,
    signIn,
    sql,
    allowErrors,
  }) => {
    allowErrors("401 (Unauthorized)");

    await test.step("shows 24-hour times; the same browser's dashboard stays English", async () => {
      const ana = await register(people.ana);
      await page.goto(`/book/${ana.id}`);
      const reservation = reservationOf(page);
      await expect(reservation.grid).toBeVisible();
      await page.getByRole("button", { name: "English" }).waitFor();
      await reservation.next.click();
      await reservation.grid.locator("button:not([aria-disabled])").first().click();
      await expect(reservation.times.locator("label").first()).toHaveText("9:00");
      await expect(reservation.times.locator("label").last()).toHaveText(/^(16|17):\d\d$/);
      await page.getByRole("link", { name: "Iniciar sesión" }).click();
      await expect(page.getByRole("banner")).toContainText("Sign Up");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
    });

    await test.step("someone who goes from a Spanish page to the dashboard, and is signed out there, signs in in English", async () => {
      const ana = await signIn(people.ana);
      await page.goto(`/book/${ana.id}`);
      await expect(reservationOf(page).grid).toBeVisible();
      const live = page.waitForResponse("**/events");
      await page.getByRole("link", { name: "Panel" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Overview");
      await live;
      await sql("delete from account.session where user_id = $1", [ana.id]);
      await expect(page).toHaveURL("/signin");
      // The same document, now in Spanish: nothing was reloaded.
      expect(
        await page.evaluate(() => performance.getEntriesByType("navigation")[0]!.name),
      ).toContain("/book/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
      await expect(page.getByRole("banner")).toContainText("Sign Up");
      await expect(page.getByRole("contentinfo")).toContainText("Privacy");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
    });
  });
});
