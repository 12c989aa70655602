import { assistantPage, partsOfPage } from "./assistant-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { hold } from "./requests.ts";

const settingsOf = "select settings, version from assistant_settings where user_id = $1";
type Stored = { settings: { isOn: boolean; pausedUntil: string | null; retentionDays: number } };

test("one click switches the assistant on; it is paused, resumed, switched off and on, and a switch that failed is reverted", async ({
  page,
  signIn,
  sql,
  expectAccessible,
  allowErrors,
}) => {
  allowErrors("409 (Conflict)", "500 (Internal Server Error)");
  const ana = await signIn(people.ana);
  const { main, state, says, press, panel, toggle } = partsOfPage(page);

  await test.step("before first use it says what the assistant does and never does, and one click switches it on", async () => {
    await page.goto("/dashboard/overview");
    await page
      .getByRole("complementary", { name: "Sidebar" })
      .getByRole("link", { name: "Assistant" })
      .click();
    await expect(page).toHaveURL(assistantPage);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Assistant");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(
      "Your assistant can answer for you",
    );
    await expect(main).toContainText("Guided assistant. Follows a booking script");
    await expect(main).toContainText("It never records audio.");
    await expect(state).toHaveCount(0);
    await expectAccessible(page);

    await press("Switch it on");
    await expect(toast(page, "Your assistant is on")).toBeVisible();
    await expect(says).toHaveText("Guided assistant: On");
    await expect(main.getByLabel("The link to share")).toHaveValue(new RegExp(`/talk/${ana.id}$`));
    await expect(panel("Where clients reach it")).toContainText("You don't have a phone line yet");
    await expect(panel("Waiting for you")).toContainText("Nothing waiting for you.");
    await expect(panel("Recent activity")).toContainText("No activity yet.");
    const [row] = await sql<Stored>(settingsOf, [ana.id]);
    expect(row!.settings.isOn).toBe(true);
  });

  await test.step("the assistant is paused for an hour, resumed, switched off and on, and other settings stay", async () => {
    await expect(says).toHaveText("Guided assistant: On");
    await press("Pause 1 hour");
    await expect(says).toHaveText("Guided assistant: Paused");
    await expect(state).toContainText(/Paused until \d+:\d\d [AP]M, then it resumes on its own\./);
    const [paused] = await sql<Stored>(settingsOf, [ana.id]);
    const rest = new Date(paused!.settings.pausedUntil!).getTime() - Date.now();
    expect(rest).toBeGreaterThan(59 * 60_000);
    expect(rest).toBeLessThanOrEqual(60 * 60_000);
    await press("End the pause");
    await expect(says).toHaveText("Guided assistant: On");

    // Saved elsewhere while this page shows the old value.
    const release = await hold(page, "**/rpc/assistant/settings/read");
    await sql(
      `update assistant_settings set settings = settings || '{"retentionDays": 9}', version = version + 1
      where user_id = $1`,
      [ana.id],
    );
    await toggle.click();
    await expect(toast(page, "Your assistant is off")).toBeVisible();
    release();
    await expect(says).toHaveText("Guided assistant: Off");
    await expect(toggle).not.toBeChecked();
    const [off] = await sql<Stored>(settingsOf, [ana.id]);
    expect(off!.settings).toMatchObject({ isOn: false, retentionDays: 9 });
    await toggle.press("Space");
    await expect(says).toHaveText("Guided assistant: On");
    await expect(toggle).toBeFocused();
  });

  await test.step("a switch that failed is reverted with the reason", async () => {
    await expect(says).toHaveText("Guided assistant: On");
    await failProcedure(page, "assistant/settings/save", "The fuse has blown.");
    await toggle.click();
    await expect(toast(page, "We couldn't change that")).toContainText("The fuse has blown.");
    await expect(toggle).toBeChecked();
  });
});
