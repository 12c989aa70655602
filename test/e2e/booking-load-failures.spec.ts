import { at, bookAt, bookingOf, fillIn, inDays } from "./booking-fixtures.ts";
import { expect, people, test } from "./fixtures.ts";

const day = inDays(5);

test("a part or a dialog of the booking pages that fails to load affects nothing else, and loads on retry", async ({
  page,
  register,
  baseURL,
  allowErrors,
}) => {
  allowErrors("net::ERR_FAILED");

  await test.step("a part of the booking page that fails to load affects nothing else, and loads on retry", async () => {
    const ana = await register(people.ana);
    let isGone = true;
    let asked = 0;
    await page.route(/\/assets\/(ask-assistant|zone-list)-/, (route) => {
      asked += 1;
      return isGone ? route.abort() : route.fallback();
    });
    await page.goto(`/book/${ana.id}`);
    const { name, main, submit } = bookingOf(page);
    await fillIn(page, { day, time: "10:00 AM" });
    // The assistant's part loads on its own once the page is idle.
    await expect.poll(() => asked).toBeGreaterThan(0);
    await main.getByRole("button", { name: "Change time zone" }).click();
    await expect(main.getByRole("alert")).toContainText("Check your connection and try again.");
    await expect(name).toHaveValue("Pat Doe");
    isGone = false;
    await main.getByRole("button", { name: "Try again" }).click();
    await expect(main.getByLabel("Time zone")).toBeVisible();
    await expect(main.getByRole("alert")).toHaveCount(0);
    await expect(name).toHaveValue("Pat Doe");
    await expect(submit).toBeEnabled();
  });

  await test.step("a dialog that fails to load says so in the visitor's language, and opens once it can", async () => {
    const ana = await register(people.ana);
    const link = await bookAt(at(day, "10:00"), { profileId: ana.id, page, baseURL });
    await page.goto(link);
    await page.getByRole("button", { name: "Español" }).click();
    let isGone = true;
    await page.route(/\/assets\/(confirm-)?dialog-/, (route) =>
      isGone ? route.abort() : route.fallback(),
    );
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Cancelar" }).click();
    await expect(main.getByRole("alert")).toContainText("No se pudo conectar con Hearthline.");
    isGone = false;
    await main.getByRole("button", { name: "Intentar de nuevo" }).click();
    await expect(main.getByRole("alert")).toHaveCount(0);
    await main.getByRole("button", { name: "Cancelar" }).click();
    await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
  });
});
