import { apiOf, dayFromNow } from "./contact-fixtures.ts";
import {
  at,
  clearEntries,
  expectDots,
  monday,
  partsOf,
  seedEntry,
  stored,
} from "./calendar-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";

test("an event's status is set, it is deleted after a question, and it leads to its contact", async ({
  page,
  signIn,
  sql,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/status of 500/);
  const ana = await signIn(people.ana);
  await seedEntry(sql, ana.id);
  await page.goto(at(monday));
  const { main, dialog, dots, title } = partsOf(page);

  await test.step("its status is set, shows in the dot at once, and is reverted on failure", async () => {
    await main.getByRole("button", { name: "Priya Raman", exact: true }).click();
    const status = dialog.getByRole("combobox", { name: "Status of Priya Raman" });
    await status.selectOption("Confirmed");
    await expect(toast(page, "Appointment Updated")).toContainText("Status changed to Confirmed.");
    await expectDots(page, monday, ["green"]);
    expect(await stored(sql, ana.id)).toMatchObject([{ status: "Confirmed" }]);
    await failProcedure(page, "appointments/setStatus", "stub 500");
    await status.selectOption("Cancelled");
    await expect(toast(page, "Update Failed")).toContainText("stub 500");
    await expect(status).toHaveValue("Confirmed");
    await expectDots(page, monday, ["green"]);
    await page.unroute("**/rpc/appointments/setStatus");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });

  await test.step("it is deleted after a question, and the focus isn't lost", async () => {
    const question = page.getByRole("alertdialog", { name: "Delete Priya Raman?" });
    await main.getByRole("button", { name: "Priya Raman", exact: true }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await question.getByRole("button", { name: "Cancel" }).click();
    expect(await stored(sql, ana.id)).toHaveLength(1);
    await failProcedure(page, "appointments/remove", "stub 500");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Deletion Failed")).toContainText("stub 500");
    await page.unroute("**/rpc/appointments/remove");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Appointment Deleted")).toBeVisible();
    await expect(dots(monday)).toHaveCount(0);
    await expect(page.getByText("No events on this day.")).toBeVisible();
    await expect(title).toBeFocused();
    expect(await stored(sql, ana.id)).toEqual([]);
  });

  await test.step("an event opens with all its details and leads to its contact", async () => {
    const api = await apiOf(page, baseURL!);
    const { id: contactId } = await api.contacts.addLead({
      id: crypto.randomUUID(),
      lead: { firstName: "Priya", lastName: "Raman", email: "priya@clients.test" },
    } as Parameters<typeof api.contacts.addLead>[0]);
    await seedEntry(sql, ana.id, {
      email: "priya@clients.test",
      notes: "Second viewing - bring the keys",
      contactId,
    });
    const opener = main.getByRole("button", { name: "Priya Raman", exact: true });
    await opener.click();
    await expect(dialog).toHaveAccessibleName("Priya Raman");
    for (const fact of [
      "Mar 22, 2027 at 10:00 AM",
      "30 min",
      "Appointment",
      "priya@clients.test",
      "Second viewing - bring the keys",
    ])
      await expect(dialog.getByRole("definition").filter({ hasText: fact })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.press("Enter");
    await dialog.getByRole("link", { name: "Open contact" }).click();
    await expect(page).toHaveURL(`/dashboard/crm/contacts/${contactId}`);
  });
});

test("an event is moved without dragging, overwrites no change, and its outcome is recorded once its time has come", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  const ana = await signIn(people.ana);
  await seedEntry(sql, ana.id);
  await page.goto(at(monday));
  const { main, dots } = partsOf(page);

  await test.step("a move overwrites no change made while its dialog was open", async () => {
    allowErrors("409 (Conflict)");
    await main.getByRole("button", { name: "Priya Raman", exact: true }).click();
    const details = page.getByRole("dialog", { name: "Priya Raman", exact: true });
    await page.getByRole("button", { name: "Move to…" }).click();
    const dialog = page.getByRole("dialog", { name: "Move Priya Raman" });
    await dialog.getByRole("textbox", { name: "Time" }).fill("17:05");
    await sql("update appointments set duration_minutes = 45 where professional_id = $1", [ana.id]);
    // The page behind already knows; the dialog doesn't.
    await expect(details).toContainText("45 min");
    await dialog.getByRole("button", { name: "Move", exact: true }).click();
    await expect(toast(page, "Update Failed")).toContainText("changed in the meantime");
    expect(await stored(sql, ana.id)).toMatchObject([
      { local: "2027-03-22 10:00", duration_minutes: 45 },
    ]);
  });

  await test.step("without dragging, it is moved by date, time and duration", async () => {
    await clearEntries(sql, ana.id);
    await seedEntry(sql, ana.id);
    await page.goto(at(monday));
    await main.getByRole("button", { name: "Priya Raman", exact: true }).click();
    await page.getByRole("button", { name: "Move to…" }).click();
    const dialog = page.getByRole("dialog", { name: "Move Priya Raman" });
    await expect(dialog.getByRole("textbox", { name: "Date" })).toHaveValue(monday);
    await expect(dialog.getByRole("textbox", { name: "Time" })).toHaveValue("10:00");
    await dialog.getByRole("textbox", { name: "Time" }).fill("25:00");
    await dialog.getByRole("button", { name: "Move", exact: true }).click();
    await expect(toast(page, "Invalid Time")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Date" }).fill("2027-03-23");
    await dialog.getByRole("textbox", { name: "Time" }).fill("17:05");
    await dialog.getByRole("spinbutton", { name: "Duration" }).fill("20");
    await dialog.getByRole("button", { name: "Move", exact: true }).click();
    await expect(toast(page, "Appointment Moved")).toContainText("Mar 23, 2027 at 5:05 PM");
    await expect(dialog).toHaveCount(0);
    await expect(dots(monday)).toHaveCount(0);
    await expectDots(page, "2027-03-23", ["blue"]);
    expect(await stored(sql, ana.id)).toMatchObject([
      { local: "2027-03-23 17:05", duration_minutes: 20 },
    ]);

    // Its details know where it is, even outside the view.
    await page.getByRole("button", { name: "Move to…" }).click();
    await dialog.getByRole("textbox", { name: "Date" }).fill("2028-01-10");
    await dialog.getByRole("button", { name: "Move", exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const details = page.getByRole("dialog", { name: "Priya Raman" });
    await expect(details).toContainText("Jan 10, 2028 at 5:05 PM");
    await page.keyboard.press("Escape");
    await expect(details).toHaveCount(0);
    await expect(page.locator("body")).not.toBeFocused();
    await expect(main.locator(":focus")).toHaveCount(1);
  });

  await test.step("an appointment's outcome is recorded once its time has come", async () => {
    const [past, ahead] = [dayFromNow(-3), dayFromNow(3)];
    const id = await seedEntry(sql, ana.id, { at: `${past} 10:00` });
    await seedEntry(sql, ana.id, { at: `${ahead} 10:00` });
    await page.goto(at(past));
    const { main, dialog } = partsOf(page);
    const opener = main.getByRole("button", { name: "Priya Raman", exact: true });
    await opener.click();
    await dialog.getByRole("button", { name: "No-show" }).click();
    await expect(toast(page, "Appointment Updated")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "No-show", pressed: true })).toBeVisible();
    await expect(dialog.getByRole("combobox")).toHaveValue("Completed");
    await expectDots(page, past, ["grey"]);
    expect(await sql("select outcome from appointments where id = $1", [id])).toEqual([
      { outcome: "No-show" },
    ]);
    await page.goto(at(ahead));
    await opener.click();
    await expect(dialog.getByRole("combobox")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "No-show" })).toHaveCount(0);
  });
});

test("an entry years ahead says that its time may shift", async ({ page, signIn, sql }) => {
  const ana = await signIn(people.ana);
  const year = new Date().getUTCFullYear();
  const guess = "This time may shift if time zone rules change before then.";
  for (const [ahead, name] of [
    [6, "Far Away"],
    [2, "Near By"],
  ] as const) {
    const day = `${year + ahead}-03-22`;
    await seedEntry(sql, ana.id, { at: `${day} 10:00`, name });
    await page.goto(at(day));
    const { main, dialog } = partsOf(page);
    const marked = ahead === 6 ? 1 : 0;
    await expect(main.getByRole("button", { name, exact: true })).toBeVisible();
    await expect(main.getByText(guess)).toHaveCount(marked);
    await main.getByRole("button", { name, exact: true }).click();
    await expect(dialog).toContainText("10:00 AM");
    await expect(dialog.getByText(guess)).toHaveCount(marked);
    await page.getByRole("button", { name: "Move to…" }).click();
    const move = page.getByRole("dialog", { name: `Move ${name}` });
    await expect(move.getByRole("textbox", { name: "Date" })).toHaveValue(day);
    await expect(move.getByText(guess)).toHaveCount(marked);
  }
  // The input says so before it is saved.
  await page.goto(at(`${year + 2}-03-22`));
  await page.getByRole("button", { name: "Add Task" }).click();
  const { dialog } = partsOf(page);
  await expect(dialog.getByText(guess)).toHaveCount(0);
  await dialog.getByRole("textbox", { name: "Date" }).fill(`3/22/${year + 6}`);
  await expect(dialog.getByRole("status").getByText(guess)).toBeVisible();
  await page.goto("/dashboard/appointments");
  await expect(page.locator("[data-entry]", { hasText: "Far Away" })).toContainText(guess);
  await expect(page.locator("[data-entry]", { hasText: "Near By" })).not.toContainText(guess);
});
