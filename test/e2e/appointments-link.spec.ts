import { appointmentsPage, partsOf, seedAppointments } from "./appointments-fixtures.ts";
import { expect, people, test, toast } from "./fixtures.ts";

test(
  "an empty list shows the booking link, which can be copied and opens the booking page",
  { tag: ["@APPT-005", "@APPT-006", "@APPT-007", "@APPT-008", "@ERR-070"] },
  async ({ page, context, browser, signIn, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const ana = await signIn(people.ana);
    await page.goto(appointmentsPage);
    const { main, link, copy } = partsOf(page);
    await expect(main.getByRole("heading", { name: "No appointments yet" })).toBeVisible();
    const address = `${baseURL}/book/${ana.id}`;
    await expect(link).toHaveValue(address);
    await copy.click();
    const told = toast(page, "Link Copied!");
    await expect(told).toHaveAttribute("data-variant", "success");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(address);

    const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await visitor.goto(copied);
    await expect(visitor).toHaveURL(address);
    await expect(visitor.getByRole("main")).toContainText("Ana Ruiz");
    await visitor.context().close();
  },
);

test("the link is also above the appointments", async ({ page, signIn, sql, baseURL }) => {
  const ana = await signIn(people.ana);
  await seedAppointments(sql, ana.id, [{}]);
  await page.goto(appointmentsPage);
  const { cards, link } = partsOf(page);
  await expect(cards).toHaveCount(1);
  await expect(link).toHaveValue(`${baseURL}/book/${ana.id}`);
});

test("if the browser can't copy, the link is selected and the toast says how to continue", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await signIn(people.ana);
  await page.goto(appointmentsPage);
  const { link, copy } = partsOf(page);
  await copy.click();
  await expect(toast(page, "Couldn't Copy")).toContainText("The address is selected");
  await expect(link).toBeFocused();
  const [selected, whole] = await link.evaluate((input: HTMLInputElement) => [
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
    input.value,
  ]);
  expect(selected).toBe(whole);
});
