import { at, discard, kinds, monday, openForm, stored } from "./calendar-fixtures.ts";
import { expect, people, test, toast } from "./fixtures.ts";
import { watch } from "./requests.ts";

const add = "/rpc/appointments/add";

test(
  "Add Event opens with each type's defaults, and asks for what is missing or can't be read",
  {
    tag: [
      "@CAL-012",
      "@CAL-013",
      "@CAL-014",
      "@CAL-017.1-4",
      "@CAL-030",
      "@CAL-031",
      "@CAL-032",
      "@CAL-033",
      "@CAL-034",
      "@CAL-035",
      "@CAL-036",
      "@CAL-037",
      "@CAL-018",
      "@CAL-019.1-3",
      "@CAL-021",
      "@CAL-022",
      "@CAL-023",
      "@CAL-024.1-3",
      "@CAL-026",
    ],
  },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    await page.goto(at(monday));

    await test.step("Add Task, Add Callback and Add Reminder open the dialog with that type and its defaults", async () => {
      for (const [type, title, client] of [
        ["Task", "New Task", "Internal"],
        ["Callback", "New Callback", ""],
        ["Reminder", "New Reminder", ""],
        ["Appointment", "", ""],
      ] as const) {
        const form = await openForm(page, type);
        await expect(form.dialog).toHaveAccessibleName("Add Event");
        await expect(form.dialog.getByRole("radio")).toHaveCount(4);
        for (const other of kinds)
          await expect(form.type(other)).toBeChecked({ checked: other === type });
        await expect(form.title).toHaveValue(title);
        await expect(form.client).toHaveValue(client);
        await expect(form.date).toHaveValue(monday);
        await expect(form.time).toHaveValue("10:00");
        await expect(form.duration).toHaveValue("30");
        await page.keyboard.press("Escape");
        await expect(form.dialog).toHaveCount(0);
      }
    });

    await test.step("changing the type changes the defaults and nothing that was typed", async () => {
      const form = await openForm(page, "Task");
      await form.type("Callback").check();
      await expect(form.title).toHaveValue("New Callback");
      await expect(form.client).toHaveValue("");
      await form.title.fill("Ask about the roof");
      await form.type("Task").check();
      await expect(form.title).toHaveValue("Ask about the roof");
      await expect(form.client).toHaveValue("Internal");
      await expect(form.email).toHaveCount(0);
      await form.type("Appointment").check();
      await expect(form.email).toBeVisible();
      await discard(page);
    });

    await test.step("required fields are requested at each field", async () => {
      const asked = watch(page, add);
      const form = await openForm(page, "Callback");
      for (const type of ["Callback", "Reminder", "Appointment"] as const) {
        await form.type(type).check();
        await form.title.fill("T");
        await form.client.fill("");
        await form.submit.click();
        await expect(form.client).toHaveAccessibleDescription("Client Name is required.");
      }
      await form.client.fill("Priya Raman");
      await expect(form.client).not.toHaveAttribute("aria-invalid");
      for (const [field, text, kept] of [
        [form.title, "Title is required.", "Call"],
        [form.date, /Date is required\./, monday],
        [form.time, /Time is required\./, "10:00"],
        [form.duration, /Duration must be a whole number of minutes/, "30"],
      ] as const) {
        await field.fill("");
        await form.submit.click();
        await expect(field).toHaveAccessibleDescription(text);
        await expect(field).toBeFocused();
        await field.fill(kept);
      }
      expect(asked).toEqual([]);
      await expect(form.dialog).toBeVisible();
      await discard(page);
    });

    await test.step("an invalid time is refused by name, and nothing typed is lost", async () => {
      const asked = watch(page, add);
      const form = await openForm(page, "Task");
      await form.notes.fill("Kept");
      for (const wrong of ["24:00", "12:60", "abc", "9:30"]) {
        await form.time.fill(wrong);
        await form.submit.click();
        const told = toast(page, "Invalid Time");
        await expect(told).toContainText("Invalid time format. Please use HH:MM (24-hour).");
        await expect(form.time).toHaveAccessibleDescription(/Please use HH:MM/);
        await expect(form.time).toHaveValue(wrong);
        await expect(form.notes).toHaveValue("Kept");
        await told.getByRole("button").click();
        await expect(told).toHaveCount(0);
      }
      expect(asked).toEqual([]);
      expect(await stored(sql, ana.id)).toEqual([]);
      await discard(page);
    });

    await test.step("the date is typed, or chosen by keyboard from a month that opens next to it", async () => {
      const form = await openForm(page, "Task");
      await form.date.fill("2027-03-30");
      await form.dialog.getByRole("button", { name: "Choose a date" }).press("Enter");
      const month = page.getByRole("dialog", { name: "Calendar" });
      const day = (name: RegExp) => month.getByRole("gridcell").getByRole("button", { name });
      await expect(day(/March 30, 2027/)).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(day(/April 6, 2027/)).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("Enter");
      await expect(month).toHaveCount(0);
      await expect(form.date).toHaveValue("2027-04-05");
      await expect(form.dialog.getByRole("button", { name: "Choose a date" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(day(/April 5, 2027/)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(month).toHaveCount(0);
      await expect(form.dialog).toBeVisible();
    });
  },
);
