import { newId } from "#server/platform/ids.ts";
import {
  addedLead,
  contactPage,
  dayFromNow,
  expectNoSidewaysScroll,
  partsOf,
  test,
} from "./contact-fixtures.ts";
import { expect, toast } from "./fixtures.ts";
import { watch } from "./requests.ts";

test("deleting returns to the list the contact was opened from, and its page says what became of it", async ({
  page,
  api,
  allowErrors,
}) => {
  await test.step("an address that isn't a record's sends no request", async () => {
    const asked = watch(page, "/rpc/contacts");
    await page.goto(contactPage("nobody"));
    await expect(partsOf(page).name).toHaveText("This record no longer exists.");
    expect(asked).toEqual([]);
  });

  await test.step("deleting returns to the previous list with its search, without the contact", async () => {
    // The page may once more request the deleted contact before it is left.
    allowErrors(/status of 404/);
    for (const lastName of ["One", "Two"])
      await api.contacts.addLead({ id: newId(), lead: { firstName: "Gone", lastName } });
    const search = "/dashboard/crm/all-leads?q=gone&sort=name";
    await page.goto(search);
    await page.getByRole("link", { name: "Gone One" }).click();
    const { name, act } = partsOf(page);
    await expect(name).toHaveText("Gone One");
    await act("Delete").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Lead Deleted")).toBeVisible();
    await expect(page).toHaveURL(search);
    await expect(page.locator("[data-row-name]")).toHaveText(["Gone Two"]);
  });

  await test.step("deleting leads to the list; a deleted contact's page offers to restore it, and a permanently deleted one says so", async () => {
    // The browser itself logs every 404.
    allowErrors(/status of 404/);
    const id = newId();
    await api.contacts.addLead({ id, lead: addedLead });
    await page.goto(contactPage(id));
    const { main, act, name } = partsOf(page);
    await act("Delete").click();
    const question = page.getByRole("alertdialog", { name: "Delete Oluwaseun Deane?" });
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL("/dashboard/crm/new-leads");
    await expect(toast(page, "Lead Deleted")).toBeVisible();

    await page.goto(contactPage(id));
    await expect(name).toHaveText("Oluwaseun Deane is in Deleted contacts");
    await act("Restore").click();
    await expect(toast(page, "Lead Restored")).toContainText("Oluwaseun Deane");
    await expect(name).toHaveText("Oluwaseun Deane");
    await expect(act("Edit")).toBeVisible();

    await api.contacts.remove({ id });
    await api.contacts.forget({ id });
    await page.goto(contactPage(id));
    await expect(name).toHaveText("This record no longer exists.");
    for (const list of [
      "New Leads",
      "All Leads",
      "Working Deals",
      "Closed Deals",
      "Referral Partners",
    ])
      await expect(main.getByRole("link", { name: list })).toBeVisible();
    await main.getByRole("link", { name: "Open Deleted contacts" }).click();
    await expect(page).toHaveURL("/dashboard/crm/bin");
  });
});

test("Back returns to the previous list with its search, rows and position; a page opened by address leads to its list", async ({
  page,
  api,
  sql,
}) => {
  const { id: owner } = (await api.profiles.mine())!;
  await sql(
    `insert into contacts (user_id, id, type, status, first_name, last_name, created_at, updated_at)
     select $1, gen_random_uuid(), 'Lead', 'New Lead', 'Back', lpad(n::text, 3, '0'), now() - n * interval '1 minute', now()
       from generate_series(1, 140) n`,
    [owner],
  );
  await page.goto("/dashboard/crm/all-leads?q=back&sort=name");
  const rows = page.locator("[data-row-name]");
  await expect(rows.first()).toBeVisible();
  const wanted = page.getByRole("link", { name: "Back 120" });
  await page.mouse.move(900, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    await expect(wanted).toBeVisible({ timeout: 300 });
  }).toPass();
  await wanted.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(2_000);
  await wanted.click();
  const { name, main } = partsOf(page);
  await expect(name).toHaveText("Back 120");
  const back = main.getByRole("link", { name: "Back to All Leads" });
  await expect(back).toHaveAttribute("href", "/dashboard/crm/all-leads?q=back&sort=name");
  await page.reload();
  await back.click();
  await expect(page).toHaveURL("/dashboard/crm/all-leads?q=back&sort=name");
  await page.goForward();
  await expect(name).toHaveText("Back 120");
  await back.click();
  await expect(rows.first()).toBeAttached();
  await page.mouse.move(900, 500);

  // Without a reload in between, rows and position are also as they were left.
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    await expect(wanted).toBeVisible({ timeout: 300 });
  }).toPass();
  await wanted.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await wanted.click();
  await expect(name).toHaveText("Back 120");
  await back.click();
  await expect(wanted).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(4);

  await wanted.click();
  await expect(name).toHaveText("Back 120");
  const address = page.url();
  await page.goto("/dashboard/overview");
  await page.goto(address);
  await main.getByRole("link", { name: "Back to New Leads" }).click();
  await expect(page).toHaveURL("/dashboard/crm/new-leads");
});

test("on a phone the note field is within the first screen and a half, and stays visible above the keyboard", async ({
  page,
  api,
}) => {
  const id = newId();
  const email = "ida@berg.example";
  await api.contacts.addLead({ id: newId(), lead: { firstName: "Same", lastName: "Mail", email } });
  await api.contacts.addDeal({
    id,
    deal: {
      firstName: "Ida",
      lastName: "Berg",
      email,
      phoneNumber: "555-0134",
      address: "482 Dean Street",
      purchasePrice: 940_000,
      notes: "Prefers mornings.\n".repeat(20),
      dealProgress: { closingDate: dayFromNow(24), inspectionDate: dayFromNow(3) },
    },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(contactPage(id));
  const { note, facts, timeline } = partsOf(page);
  await expect(note).toBeVisible();
  await expect(facts).toBeVisible();
  const box = (await note.boundingBox())!;
  expect(box.y + box.height).toBeLessThan(844 * 1.5);
  const follows = async () =>
    (await timeline.elementHandle())!.evaluate(
      (one, other) =>
        (one.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
      await facts.elementHandle(),
    );
  expect(await follows()).toBe(true);
  expect(box.y).toBeLessThan((await facts.boundingBox())!.y);
  await expectNoSidewaysScroll(page);

  // An unfinished note stays when the screen is rotated or the window widened.
  await note.fill("Half of a th");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(follows).toBe(false);
  await expect(note).toHaveValue("Half of a th");
  expect((await note.boundingBox())!.x).toBeGreaterThan((await facts.boundingBox())!.x);
});
