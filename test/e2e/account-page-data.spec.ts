import { readFile } from "node:fs/promises";
import {
  accountPage,
  confirmByPassword,
  dialogOf,
  expectFits,
  forgetConfirmation,
  linkGoogle,
  panel,
  refusals,
} from "./account-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";

test("an API key is created with the chosen scopes, shown once, works, and stops when revoked; the page and its dialogs are accessible in both themes and fit a phone", async ({
  page,
  context,
  signIn,
  request,
  sql,
  expectAccessible,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)", refusals);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // Colors are checked once animations have ended.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const ana = await signIn(people.ana);
  await forgetConfirmation(sql, ana.id);
  await linkGoogle(sql, ana.id);
  await page.goto(accountPage);
  await expect(panel(page, "Activity").getByRole("listitem").first()).toBeVisible();
  await expectFits(page, expectAccessible);

  const part = panel(page, "API keys");
  await part.getByRole("button", { name: "Make a key" }).click();
  const dialog = dialogOf(page, "Make an API key");
  const make = dialog.getByRole("button", { name: "Make Key" });
  await make.click();
  await expect(dialog).toContainText("Name is required.");
  await expect(dialog).toContainText("Choose what the key may do.");
  await expectFits(page, expectAccessible);
  await dialog.getByLabel("Name", { exact: true }).fill("Website form");
  const profile = dialog.getByRole("group", { name: "My profile" });
  await profile.getByRole("checkbox", { name: "Read" }).check();
  await expect(
    dialog.getByRole("group", { name: "Overview" }).getByRole("checkbox", { name: "Change" }),
  ).toHaveCount(0);
  await dialog.getByLabel("Expires after").selectOption({ label: "30 days" });

  await failProcedure(page, "account/makeKey", "The locksmith is away.");
  await make.click();
  await expect(dialog).toContainText("The locksmith is away.");
  await page.unroute("**/rpc/account/makeKey");
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Website form");
  await make.click();
  await expect(dialogOf(page, "Confirm it's you")).toBeVisible();
  await expectFits(page, expectAccessible);
  await confirmByPassword(page);

  const made = dialogOf(page, "Your new key");
  const key = await made.getByRole("group", { name: "API key" }).locator("code").innerText();
  expect(key).toMatch(/^hl_\S{30,}$/);
  await made.getByRole("button", { name: "Copy" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await made.getByRole("button", { name: "Done" }).click();
  await expect(part).toContainText("Website form");
  await expect(part).toContainText("profiles:read");
  await expect(part).toContainText("never used");
  await page.reload();
  await expect(part).toContainText("Website form");
  expect(await page.content()).not.toContain(key);
  expect(await page.locator("body").innerText()).not.toContain(key);

  const read = () =>
    request.get("/api/v1/profile", { headers: { authorization: `Bearer ${key}` } });
  expect((await read()).status()).toBe(200);
  await part.getByRole("button", { name: "Revoke Website form" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(toast(page, "Key Revoked")).toBeVisible();
  await expect(part).not.toContainText("Website form");
  expect((await read()).status()).toBe(401);
});

test("all data is exported in one file, and then the account is deleted", async ({
  page,
  signIn,
  allowErrors,
  sql,
  mailTo,
}) => {
  allowErrors("500 (Internal Server Error)", refusals);
  const ana = await signIn(people.ana);
  await forgetConfirmation(sql, ana.id);
  await page.goto(accountPage);
  const ask = panel(page, "Your data").getByRole("button", { name: "Export my data" });

  await test.step("a failed export says so and can be retried", async () => {
    await page.route("**/account/export", (route) =>
      route.fulfill({ status: 500, json: { message: "The archive is closed." } }),
    );
    await ask.click();
    await expect(toast(page, "We couldn't export your data")).toContainText(
      "The archive is closed.",
    );
    await expect(ask).toBeEnabled();
  });

  await test.step("all data is exported in one file, after a confirmation", async () => {
    await page.unroute("**/account/export");
    const download = page.waitForEvent("download");
    await ask.click();
    await confirmByPassword(page);
    const file = await download;
    expect(file.suggestedFilename()).toBe("hearthline-data.json");
    const text = await readFile(await file.path(), "utf8");
    expect(JSON.stringify(JSON.parse(text))).toContain(ana.email);
    await expect(toast(page, "Data Exported")).toBeVisible();
  });

  await test.step("an account is deleted by typing its email: every trace and the session are gone, and / says so", async () => {
    await forgetConfirmation(sql, ana.id);
    await page.evaluate(
      ([id]) => localStorage.setItem(`hearthline:${id}:draft`, "half a lead"),
      [ana.id],
    );
    await panel(page, "Your data").getByRole("button", { name: "Delete my account" }).click();
    const dialog = dialogOf(page, "Delete my account");
    await expect(dialog).toContainText("Deleted right away, for good");
    await expect(dialog).toContainText("What stays");
    const field = dialog.getByLabel(`Type ${ana.email} to confirm`);
    const erase = dialog.getByRole("button", { name: "Delete Everything" });
    await erase.click();
    await expect(dialog).toContainText("This isn't your account's email.");
    await expect(field).toBeFocused();
    await field.fill(ana.email.toUpperCase());
    await erase.click();
    const question = dialogOf(page, "Confirm it's you");
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(field).toHaveValue(ana.email.toUpperCase());
    await erase.click();
    await confirmByPassword(page);
    await page.waitForURL("/");
    await expect(toast(page, "Account Deleted")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain(ana.id);
    for (const table of ['account."user"', "profiles"])
      expect(await sql(`select from ${table} where id = $1`, [ana.id])).toEqual([]);
    expect((await mailTo(ana.email)).subject).toBe("Your Hearthline account has been deleted");
  });
});
