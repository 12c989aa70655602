import {
  at,
  clearEntries,
  closeAllBut,
  monday,
  openForm,
  seedEntry,
  stored,
} from "./calendar-fixtures.ts";
import { dayFromNow } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";

// Soon enough for visitors to book, because free times are searched there.
const soon = dayFromNow(10);

test(
  "an event that is refused says why, offers what is free, and is added once",
  { tag: ["@CAL-027", "@ERR-042"] },
  async ({ page, signIn, sql, allowErrors }) => {
    const ana = await signIn(people.ana);
    await page.goto(at(monday));

    await test.step("a day that doesn't exist, and an hour skipped by a clock change, are refused with the exact messages", async () => {
      allowErrors(/status of 422/);
      const text = "Invalid date or time resulting in an invalid combined date.";
      const form = await openForm(page, "Task");
      await form.date.fill("2027-02-30");
      await form.submit.click();
      await expect(toast(page, "Invalid Date")).toContainText(text);
      await expect(form.date).toHaveAccessibleDescription(new RegExp(text));
      // In New York the clocks go from 2:00 to 3:00 that night.
      await form.date.fill("2027-03-14");
      await form.time.fill("02:30");
      await form.submit.click();
      await expect(toast(page, "Error")).toContainText(text);
      await expect(form.date).toHaveValue("2027-03-14");
      expect(await stored(sql, ana.id)).toEqual([]);
      await form.time.fill("03:00");
      await form.submit.click();
      await expect(form.dialog).toHaveCount(0);
    });

    await test.step("an event that couldn't be added says why, stays in the dialog, and is added once on retry", async () => {
      await clearEntries(sql, ana.id);
      allowErrors(/status of 500/);
      await failProcedure(page, "appointments/add", "stub 500");
      const form = await openForm(page, "Callback");
      await form.title.fill("Ring back");
      await form.client.fill("Priya Raman");
      await form.submit.click();
      await expect(toast(page, "Error")).toContainText("Failed to add Callback. stub 500");
      await expect(form.title).toHaveValue("Ring back");
      await page.unroute("**/rpc/appointments/add");

      // The response is lost after the server did its work: the same id is sent again.
      const sent: string[] = [];
      await page.route("**/rpc/appointments/add", async (route) => {
        sent.push(JSON.stringify(route.request().postDataJSON().json.id));
        if (sent.length > 1) return route.fallback();
        await route.fetch();
        return route.abort();
      });
      allowErrors(/net::ERR_FAILED/);
      await form.submit.click();
      await expect(toast(page, "Error")).toContainText("couldn't reach Hearthline");
      await form.submit.click();
      await expect(form.dialog).toHaveCount(0);
      expect(sent).toHaveLength(2);
      expect(sent[0]).toBe(sent[1]);
      expect(await stored(sql, ana.id)).toHaveLength(1);
    });

    await test.step("a taken time offers the nearest free ones, and one click selects one", async () => {
      await clearEntries(sql, ana.id);
      allowErrors(/status of 409/);
      await seedEntry(sql, ana.id, { at: `${soon} 10:00` });
      await page.goto(at(soon));
      const form = await openForm(page, "Appointment");
      await form.title.fill("Viewing");
      await form.client.fill("Marcus");
      await form.submit.click();
      await expect(toast(page, "Error")).toContainText(
        "Failed to add Appointment. Another appointment takes this time.",
      );
      const refusal = form.dialog.getByRole("alert");
      const free = refusal.getByRole("listitem").getByRole("button");
      await expect(refusal).toContainText("Nearest free times");
      await expect(free.first()).toBeVisible();
      const words = await free.first().innerText();
      await free.first().click();
      await expect(refusal).toHaveCount(0);
      const [day, time] = [await form.date.inputValue(), await form.time.inputValue()];
      await form.submit.click();
      await expect(form.dialog).toHaveCount(0);
      const added = (await stored(sql, ana.id)).find(({ client_name }) => client_name === "Marcus");
      expect(added?.local).toBe(`${day} ${time}`);
      expect(words).toContain(`, ${day.slice(0, 4)} at `);
    });

    await test.step("outside booking hours the dialog asks, and adds it anyway", async () => {
      await clearEntries(sql, ana.id);
      allowErrors(/status of 409/);
      await closeAllBut(sql, ana.id, "mon");
      await page.goto(at("2027-03-23"));
      const form = await openForm(page, "Appointment");
      await form.title.fill("Viewing");
      await form.client.fill("Marcus");
      await form.submit.click();
      await expect(form.dialog.getByRole("alert")).toContainText("outside your booking hours");
      expect(await stored(sql, ana.id)).toEqual([]);
      // Another day asks again.
      await form.date.fill("2027-03-24");
      await expect(form.dialog.getByRole("alert")).toHaveCount(0);
      await form.submit.click();
      await expect(form.dialog.getByRole("alert")).toBeVisible();
      await form.dialog.getByRole("button", { name: "Choose a date" }).click();
      const month = page.getByRole("dialog", { name: "Calendar" });
      await month.getByRole("button", { name: /March 25, 2027/ }).click();
      await expect(form.dialog.getByRole("alert")).toHaveCount(0);
      await form.submit.click();
      await expect(form.dialog.getByRole("alert")).toBeVisible();
      await form.anyway.click();
      await expect(form.dialog).toHaveCount(0);
      expect(await stored(sql, ana.id)).toMatchObject([{ local: "2027-03-25 10:00" }]);
    });
  },
);
