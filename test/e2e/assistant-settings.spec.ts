import { usualSettings } from "#domain/assistant/settings.ts";
import { assistantSettingsPage as settingsPage, partsOfPage, test } from "./assistant-fixtures.ts";
import { expect, failProcedure, toast } from "./fixtures.ts";

const settingsOf = "select settings from assistant_settings where user_id = $1";

test("settings report errors at their fields, and what is saved reads the same after a reload", async ({
  page,
  ana,
  sql,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)", "400 (Bad Request)");
  await page.goto(settingsPage);
  const { main, press } = partsOfPage(page);
  const field = (label: string) => main.getByLabel(label, { exact: true });

  await test.step("a failed save says why and keeps the form", async () => {
    await main.getByLabel("Delete transcripts after").fill("33");
    await failProcedure(page, "assistant/settings/save", "The ink is dry.");
    await press("Save Settings");
    await expect(toast(page, "Error Saving Settings")).toContainText("The ink is dry.");
    await expect(main.getByLabel("Delete transcripts after")).toHaveValue("33");
    await page.unroute("**/rpc/assistant/settings/save");
  });

  await test.step("errors appear at their fields, and the first one gets the focus", async () => {
    await field("Forward calls to").fill("000-000-0000");
    await expect(main.getByText("This isn’t a valid US number")).toBeVisible();
    await field("Forward calls to").fill("+1 900 555 0142");
    await expect(main.getByText("This isn’t a valid US number")).toHaveCount(0);
    await field("Delete transcripts after").fill("ever");
    await press("Save Settings");
    await expect(field("Delete transcripts after")).toHaveAccessibleDescription(
      /From 1 to 3,650 days\./,
    );
    await expect(field("Delete transcripts after")).toBeFocused();
    await field("Delete transcripts after").fill("30");
    await press("Save Settings");
    await expect(field("Forward calls to")).toHaveAccessibleDescription(
      /Calls can't be forwarded to this number\./,
    );
    await expect(field("Forward calls to")).toBeFocused();
    const [row] = await sql<{ settings: object }>(settingsOf, [ana.id]);
    expect(row!.settings).toMatchObject({ transferNumber: null, retentionDays: 180 });
  });

  await test.step("every setting is saved, and reads the same after a reload", async () => {
    const reminders = field("Send appointment reminders");
    await expect(reminders.getByRole("option")).toHaveText(["Off", "By itself"]);
    await expect(field("Send follow-ups").getByRole("option")).toHaveText([
      "Off",
      "Draft only",
      "Ask me first",
    ]);
    await reminders.selectOption("off");
    await expect(reminders).toHaveAccessibleDescription(/It sends no reminders\./);
    await field("Update a deal’s parties").selectOption("draft");
    await field("Forward calls to").fill("(718) 555-0142");
    await field("Ring me first for").fill("15");
    await main.getByRole("radio", { name: "Only at certain hours" }).check();
    await press("Remove stretch 1 of Friday");
    await press("Add a day");
    await field("Day").fill("2026-12-24");
    await field("Calls and messages a day").fill("12");
    await field("Spend a month").fill("12.50");
    await field("Greeting").fill("Welcome to Hearth & Co.");
    await field("Address").fill("12 Main St");
    await field("Delete transcripts after").fill("30");
    await field("Follow up after").fill("21");
    await expect(main).toContainText("We never record audio");
    await expect(main).toContainText("Not saved yet.");
    await press("Save Settings");
    await expect(toast(page, "Settings Saved")).toBeVisible();
    await expect(main).not.toContainText("Not saved yet.");

    const workday = [{ from: "09:00", until: "17:00" }];
    const saved = {
      ...usualSettings,
      isOn: true,
      autonomy: { ...usualSettings.autonomy, remind: "off", milestone: "draft" },
      transferNumber: "+17185550142",
      ringMeFirstSeconds: 15,
      hours: {
        mon: workday,
        tue: workday,
        wed: workday,
        thu: workday,
        fri: [],
        sat: [],
        sun: [],
      },
      holidays: ["2026-12-24"],
      caps: { outgoingADay: 12, spendCentsAMonth: 1_250 },
      greeting: "Welcome to Hearth & Co.",
      facts: { address: "12 Main St", services: null },
      retentionDays: 30,
      followUpAfterDays: 21,
    };
    expect(await sql(settingsOf, [ana.id])).toEqual([{ settings: saved }]);
    await page.reload();
    await expect(field("Forward calls to")).toHaveValue("+1 718 555 0142");
    await expect(field("Spend a month")).toHaveValue("12.50");
    await expect(field("Day")).toHaveValue("2026-12-24");
    await expect(main).not.toContainText("Restored");
  });
});

test("typed settings survive leaving the page, and what is saved elsewhere in the meantime is merged", async ({
  page,
  ana,
  sql,
  allowErrors,
}) => {
  allowErrors("409 (Conflict)");
  await page.goto(settingsPage);
  const { main, press, toggle, says } = partsOfPage(page);
  const field = (label: string) => main.getByLabel(label, { exact: true });

  await test.step("what is typed survives another tab, another page and a reload, until starting over", async () => {
    const days = main.getByLabel("Delete transcripts after");
    const tab = (name: string) => main.getByRole("link", { name, exact: true });
    await days.fill("33");
    await tab("Notifications").click();
    await expect(days).toBeHidden();
    await tab("Assistant").click();
    await expect(days).toHaveValue("33");
    await page.goto("/dashboard/overview");
    await page.goto(settingsPage);
    await expect(main).toContainText("Restored what you typed on");
    await expect(days).toHaveValue("33");
    await press("Start over");
    await expect(days).toHaveValue("180");
    await page.reload();
    await expect(days).toHaveValue("180");
  });

  await test.step("settings saved elsewhere in the meantime are merged: conflicts are resolved by hand", async () => {
    await field("Delete transcripts after").fill("33");
    await field("Follow up after").fill("9");
    await sql(
      `update assistant_settings set settings = settings || $2, version = version + 1 where user_id = $1`,
      [ana.id, JSON.stringify({ retentionDays: 44, ringMeFirstSeconds: 20 })],
    );
    await press("Save Settings");
    const notice = main.getByRole("region", { name: /changed somewhere else/ });
    await expect(notice).toBeFocused();
    await expect(field("Ring me first for")).toHaveValue("20");
    await expect(field("Delete transcripts after")).toHaveValue("33");
    await expect(field("Follow up after")).toHaveValue("9");
    await notice.getByRole("radio", { name: "Theirs: 44" }).check();
    await expect(field("Delete transcripts after")).toHaveValue("44");
    await press("Save Settings");
    await expect(toast(page, "Settings Saved")).toBeVisible();
    await expect(notice).toHaveCount(0);
    const [row] = await sql<{ settings: object }>(settingsOf, [ana.id]);
    expect(row!.settings).toMatchObject({
      retentionDays: 44,
      ringMeFirstSeconds: 20,
      followUpAfterDays: 9,
    });
    await toast(page, "Settings Saved").getByRole("button", { name: "Close" }).click();
    await expect(toast(page, "Settings Saved")).toBeHidden();
  });

  await test.step("using the switch while the form is open is no conflict, and saving doesn't undo it", async () => {
    await main.getByLabel("Delete transcripts after").fill("33");
    await toggle.click();
    await expect(says).toHaveText("Guided assistant: Off");
    await press("Save Settings");
    await expect(toast(page, "Settings Saved")).toBeVisible();
    await expect(says).toHaveText("Guided assistant: Off");
    const [row] = await sql<{ settings: object }>(settingsOf, [ana.id]);
    expect(row!.settings).toMatchObject({ isOn: false, retentionDays: 33 });
  });
});
