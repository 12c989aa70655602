import type { Page } from "@playwright/test";
import { expect, people, test, toast } from "./fixtures.ts";
import { crash, draftOf, noDrafts } from "./forms-fixtures.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const saveOf = (page: Page) => page.getByRole("button", { name: "Save Profile" });
const restored = /^Restored what you typed on [A-Z][a-z]{2} \d+, \d{4} at \d+:\d\d [AP]M\.$/;
const changed = "Your profile was changed in another window or on another device";

test("what was typed into a profile is asked about before leaving and restored after a reload, for the same person only", async ({
  page,
  signIn,
  sql,
  expectAccessible,
}) => {
  await test.step("onboarding keeps what was typed for the same person only; a sign-out deletes it", async () => {
    await signIn(people.nia);
    await page.goto("/complete-profile");
    await field(page, "Company Name").fill("New & Daughters");
    await crash(page);
    await expect(page.getByText(restored)).toBeVisible();
    await expect(field(page, "Company Name")).toHaveValue("New & Daughters");

    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/");
    expect(await noDrafts(page)).toEqual([]);
  });

  const ana = await signIn(people.ana);

  await test.step("My Profile asks before leaving with unsaved input, restores it after a reload, and can start over", async () => {
    await page.goto("/dashboard/profile");
    await field(page, "Title").fill("Dr.");
    await expect(page.getByText("You have unsaved changes.")).toBeVisible();
    await page.getByRole("link", { name: "Full Calendar" }).click();
    const question = page.getByRole("alertdialog", { name: "Discard changes?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(page).toHaveURL("/dashboard/profile");
    await expect(field(page, "Title")).toHaveValue("Dr.");

    // A type and its role are restored together, although the role list is at first that of the stored type.
    await field(page, "Business Type").selectOption("Appraiser");
    await field(page, "Role in Business").selectOption("Owner");
    await page.getByLabel("Deal Tracking", { exact: true }).check();
    await field(page, "Address").fill("12 Dean Street");
    await crash(page);
    await expect(page.getByText(restored)).toBeVisible();
    await expect(field(page, "Title")).toHaveValue("Dr.");
    await expect(field(page, "Business Type")).toHaveValue("Appraiser");
    await expect(field(page, "Role in Business")).toHaveValue("Owner");
    await expect(page.getByLabel("Deal Tracking", { exact: true })).toBeChecked();
    await expect(field(page, "Address")).toHaveValue("12 Dean Street");
    await expectAccessible(page);

    await page.getByRole("button", { name: "Start over" }).click();
    await expect(field(page, "Address")).toHaveValue("");
    await expect(page.getByText(restored)).toBeHidden();
    await toast(page, "Started over").getByRole("button", { name: "Undo" }).click();
    await expect(field(page, "Address")).toHaveValue("12 Dean Street");
    await expect(field(page, "Role in Business")).toHaveValue("Owner");
    await saveOf(page).click();
    await expect(toast(page, "Profile Updated")).toBeVisible();
    await expect(page.getByText("You have unsaved changes.")).toBeHidden();
    expect(await noDrafts(page)).toEqual([]);
    const [row] = await sql("select * from profiles where id = $1", [ana.id]);
    expect(row).toMatchObject({
      title: "Dr.",
      address: "12 Dean Street",
      role_in_business: "Owner",
      desired_functions: ["Deal Tracking"],
    });

    // Discard is final.
    await field(page, "Title").fill("Prof.");
    await page.getByRole("link", { name: "Full Calendar" }).click();
    await question.getByRole("button", { name: "Discard" }).click();
    await expect(page).toHaveURL("/dashboard/calendar");
    expect(await noDrafts(page)).toEqual([]);
    await page.getByRole("link", { name: "My Profile" }).click();
    await expect(field(page, "Title")).toHaveValue("Dr.");
    await expect(page.getByText(restored)).toHaveCount(0);
  });

  await test.step("another account in the same browser never sees what was typed into a profile", async () => {
    await field(page, "Address").fill("Secret Street");
    await expect.poll(() => draftOf(page, "draft:profile")).toContain("Secret Street");
    await signIn(people.ben);
    await crash(page);
    await expect(field(page, "Address")).toHaveValue("");
    await expect(page.getByText(restored)).toHaveCount(0);
    const own = await page.evaluate((id) => Object.keys(localStorage).join().includes(id), ana.id);
    expect(own).toBe(true);
  });
});

test("two windows save one profile: changes in only one are merged, conflicts are asked about", async ({
  page,
  context,
  signIn,
  sql,
  allowErrors,
  expectAccessible,
}) => {
  allowErrors("409 (Conflict)", "net::ERR_FAILED");
  const ana = await signIn(people.ana);
  // This window learns of the other's saves only when it saves.
  await page.route("**/events", (route) => route.abort());
  const row = async () => (await sql("select * from profiles where id = $1", [ana.id]))[0];
  await page.goto("/dashboard/profile");
  const other = await context.newPage();
  await other.goto("/dashboard/profile");
  await field(other, "Title").fill("Dr.");
  await saveOf(other).click();
  await expect(toast(other, "Profile Updated")).toBeVisible();

  // Nothing to ask: both changes are kept.
  await field(page, "Address").fill("12 Dean Street");
  await saveOf(page).click();
  await expect(toast(page, "Profile Updated")).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("Dr.");
  expect(await row()).toMatchObject({ title: "Dr.", address: "12 Dean Street" });

  // Both changed the same field.
  await field(other, "Title").fill("Theirs");
  await field(other, "License Number").fill("NY-1042");
  await saveOf(other).click();
  await expect(toast(other, "Profile Updated")).toBeVisible();
  await field(page, "Title").fill("Mine");
  await saveOf(page).click();
  const panel = page.getByRole("region", { name: changed });
  await expect(panel).toBeFocused();
  await expect(toast(page, "Error Updating Profile")).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("Mine");
  await expect(panel.getByRole("group", { name: "License Number" })).toContainText(
    "updated, because only they changed it",
  );
  await expect(panel.getByRole("radio", { name: "Yours: Mine" })).toBeChecked();
  await expectAccessible(page);
  expect(await row()).toMatchObject({ title: "Theirs" });
  await panel.getByRole("radio", { name: "Theirs: Theirs" }).check();
  await field(page, "Website").fill("https://ana.example");
  await saveOf(page).click();
  await expect(panel).toBeHidden();
  await expect
    .poll(row)
    .toMatchObject({ title: "Theirs", license_number: "NY-1042", website: "https://ana.example" });
});
