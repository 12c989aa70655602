import { appointmentStatuses } from "#domain/appointments/statuses.ts";
import {
  appointmentsPage,
  hoursFromNow,
  partsOf,
  seedAppointments,
} from "./appointments-fixtures.ts";
import { expectNoSidewaysScroll } from "./contact-fixtures.ts";
import { expect, people, test, toast } from "./fixtures.ts";

test(
  "an empty list shows the booking link, fills with what is added here and elsewhere, and is accessible in both themes at any width",
  { tag: ["@APPT-005", "@APPT-006", "@APPT-007", "@APPT-008", "@ERR-070"] },
  async ({ page, context, browser, signIn, sql, baseURL, expectAccessible }) => {
    const ana = await signIn(people.ana);

    const look = async () => {
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, { inBothThemes: true });
        await expectNoSidewaysScroll(page);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    };
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(appointmentsPage);
    const { main, card, cards, names, link, copy, add } = partsOf(page);
    await expect(main.getByRole("heading", { name: "No appointments yet" })).toBeVisible();
    await look();

    await test.step("an empty list shows the booking link, which can be copied and opens the booking page", async () => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
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
    });

    await test.step("if the browser can't copy, the link is selected and the toast says how to continue", async () => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, "clipboard", { value: undefined });
      });
      await copy.click();
      await expect(toast(page, "Couldn't Copy")).toContainText("The address is selected");
      await expect(link).toBeFocused();
      const [selected, whole] = await link.evaluate((input: HTMLInputElement) => [
        input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
        input.value,
      ]);
      expect(selected).toBe(whole);
    });

    await test.step("an appointment created elsewhere appears in the open list at once", async () => {
      await seedAppointments(sql, ana.id, [{ client_name: "Chen Wei" }]);
      await expect(names).toHaveText(["Chen Wei"]);
      // The link is also above the appointments.
      await expect(link).toHaveValue(`${baseURL}/book/${ana.id}`);
    });

    await test.step("the Add button asks for the kind, adds it, and returns the focus", async () => {
      await add.click();
      const kinds = page.getByRole("menuitem");
      await expect(kinds).toHaveText(["Appointment", "Task", "Callback", "Reminder"]);
      await kinds.filter({ hasText: "Task" }).click();
      const dialog = page.getByRole("dialog", { name: "Add Event" });
      await expect(dialog.getByRole("textbox", { name: "Title" })).toHaveValue("New Task");
      await dialog.getByRole("textbox", { name: "Title" }).fill("Call the lender");
      await dialog.getByRole("button", { name: "Add Event", exact: true }).click();
      await expect(names).toHaveCount(2);
      await expect(card("Call the lender")).toBeVisible();
      await expect(add).toBeFocused();
    });

    await test.step("every status and long words are accessible and fit", async () => {
      await seedAppointments(sql, ana.id, [
        ...appointmentStatuses.map((status, index) => ({
          status,
          appointment_time: hoursFromNow(-90 + index),
        })),
        {
          client_name: "Maximiliana".repeat(8),
          client_email: `${"long".repeat(14)}@${"long".repeat(12)}.example`,
          notes: "x".repeat(900),
        },
      ]);
      await expect(cards).toHaveCount(7);
      await look();
    });
  },
);
