import {
  accountPage,
  addVirtualAuthenticator,
  confirmByPassword,
  dialogOf,
  forgetConfirmation,
  linkGoogle,
  panel,
  refusals,
} from "./account-fixtures.ts";
import { codeOf } from "../harness/device.ts";
import { readMailbox } from "../harness/mailbox.ts";
import { expect, people, test, toast } from "./fixtures.ts";

test(
  "an authenticator app is added with its code, recovery codes appear once, and then confirm instead of the password",
  { tag: ["@AUTH-091", "@AUTH-093", "@AUTH-094"] },
  async ({ page, context, signIn, sql, allowErrors }) => {
    allowErrors(refusals);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const ana = await signIn(people.ana);
    await page.goto(accountPage);
    await forgetConfirmation(sql, ana.id);
    const part = panel(page, "Two-step sign-in");
    const asked = part.getByRole("checkbox", { name: "Require at every sign-in" });
    await expect(asked).toBeDisabled();
    await expect(part).toContainText("Add an authenticator app or a passkey first.");
    await part.getByRole("button", { name: "Add an authenticator app" }).click();
    const dialog = dialogOf(page, "Add an authenticator app");
    const name = dialog.getByLabel("Name", { exact: true });
    await name.fill("");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog).toContainText("Give it a name.");
    await name.fill("Ana's phone");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await confirmByPassword(page);

    await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
    const secret = await dialog
      .getByRole("group", { name: /Or type this key/ })
      .locator("code")
      .innerText();
    const code = dialog.getByLabel("Code from the app");
    await code.fill("000000");
    await dialog.getByRole("button", { name: "Finish" }).click();
    await expect(dialog).toContainText("That code is wrong");
    await code.fill(await codeOf(secret, -1));
    await dialog.getByRole("button", { name: "Finish" }).click();

    const codes = dialogOf(page, "Your recovery codes");
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    await page.keyboard.press("Escape");
    await expect(codes).toBeVisible();
    await codes.getByRole("button", { name: "Copy", exact: true }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const shown = await codes.getByRole("listitem").allTextContents();
    for (const one of shown) expect(copied).toContain(one);
    const download = page.waitForEvent("download");
    await codes.getByRole("button", { name: "Download" }).click();
    expect((await download).suggestedFilename()).toBe("hearthline-recovery-codes.txt");
    await codes.getByRole("button", { name: "I've saved them" }).click();
    await expect(codes).toBeHidden();
    await expect(part).toContainText("Ana's phone");
    await expect(part).toContainText("10 left");
    await expect(asked).toBeChecked();

    // From now on the password no longer confirms anything.
    await forgetConfirmation(sql, ana.id);
    await asked.click();
    const question = dialogOf(page, "Confirm it's you");
    await expect(question.getByLabel("Your password", { exact: true })).toBeHidden();
    await question.getByLabel("Code", { exact: true }).fill(await codeOf(secret, -1));
    await question.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(question).toContainText("or was already used");
    await question.getByRole("button", { name: "a recovery code" }).click();
    await question.getByLabel("Recovery code").fill(shown[0]!.toLowerCase());
    await question.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(toast(page, "Two-Step Sign-In Off")).toBeVisible();
    await expect(asked).not.toBeChecked();
    await expect(part).toContainText("9 left");

    await part.getByRole("button", { name: "Make new codes" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Make Codes" }).click();
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    expect(await codes.getByRole("listitem").allTextContents()).not.toContain(shown[1]);
    await codes.getByRole("button", { name: "I've saved them" }).click();

    await part.getByRole("button", { name: "Remove Ana's phone" }).click();
    const removal = page.getByRole("alertdialog", { name: "Remove Ana's phone?" });
    await removal.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(toast(page, "Authenticator App Removed")).toBeVisible();
    await expect(part).not.toContainText("Ana's phone");
    await expect(asked).toBeDisabled();
    await expect(panel(page, "Activity")).toContainText("Authenticator app removed: Ana's phone");
  },
);

test("a passkey is added with a name, renamed, used to confirm, and removed", async ({
  page,
  context,
  baseURL,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors(refusals);
  const ana = await signIn(people.ana);
  await forgetConfirmation(sql, ana.id);
  const { unlocks } = await addVirtualAuthenticator(page);
  // Browsers bind passkeys to a host name, never to an IP address.
  await page.goto(accountPage);
  const part = panel(page, "Passkeys");
  await expect(part).toContainText("open Hearthline at localhost");
  const named = baseURL!.replace("127.0.0.1", "localhost");
  const cookies = await context.cookies(baseURL);
  await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: named })));
  await page.goto(named + accountPage);
  const otherTab = await context.newPage();
  await otherTab.goto(`${named}/dashboard/overview`);
  await page.bringToFront();
  await part.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = dialogOf(page, "Add a passkey");
  await dialog.getByRole("button", { name: "Add Passkey" }).click();
  await expect(dialog).toContainText("Give it a name.");
  await dialog.getByLabel("Name", { exact: true }).fill("Ana's laptop");
  await dialog.getByRole("button", { name: "Add Passkey" }).click();
  await confirmByPassword(page);
  await expect(toast(page, "Passkey Added")).toBeVisible();
  await expect(part).toContainText("Ana's laptop");

  // The same device again.
  await part.getByRole("button", { name: "Add a passkey" }).click();
  await dialog.getByLabel("Name", { exact: true }).fill("Once more");
  await dialog.getByRole("button", { name: "Add Passkey" }).click();
  await expect(dialog).toContainText("already has a passkey");
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Once more");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await part.getByRole("button", { name: "Rename Ana's laptop" }).click();
  const renaming = dialogOf(page, "Rename the passkey");
  await renaming.getByLabel("Name", { exact: true }).fill("Desk");
  await renaming.getByRole("button", { name: "Save Name" }).click();
  await expect(toast(page, "Passkey Renamed")).toBeVisible();
  await expect(part).toContainText("Desk");

  // It now confirms, and gives this browser a new session while every tab keeps its place.
  await forgetConfirmation(sql, ana.id);
  await part.getByRole("button", { name: "Remove Desk" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
  const question = dialogOf(page, "Confirm it's you");
  await expect(question).toContainText("your face, fingerprint or PIN");
  await unlocks(false);
  await question.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(question.getByRole("alert")).toBeVisible({ timeout: 15_000 });
  await unlocks(true);
  await question.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(toast(page, "Passkey Removed")).toBeVisible();
  await expect(part).not.toContainText("Desk");
  await expect(page).toHaveURL(named + accountPage);
  await expect(otherTab.getByRole("heading", { level: 1 })).toHaveText("Overview");
  await otherTab.reload();
  await expect(otherTab.getByRole("heading", { level: 1 })).toHaveText("Overview");
});

test(
  "a phone number comes and goes, a linked account is unlinked but for the last way in, and someone left without a password sets one",
  { tag: ["@AUTH-090", "@AUTH-083"] },
  async ({ page, signIn, product, sql, allowErrors, mailTo }) => {
    allowErrors(refusals);
    const ana = await signIn(people.ana);
    await forgetConfirmation(sql, ana.id);
    await linkGoogle(sql, ana.id);
    await page.goto(accountPage);
    const linked = panel(page, "Linked accounts");
    const unlink = linked.getByRole("button", { name: "Unlink Google" });

    await test.step("a phone number is added with the code sent to it, and removed; errors appear at their fields", async () => {
      const part = panel(page, "Sign-in");
      await part.getByRole("button", { name: "Add phone" }).click();
      const dialog = dialogOf(page, "Phone");
      const number = dialog.getByLabel("Phone Number", { exact: true });
      const send = dialog.getByRole("button", { name: "Send Code" });
      await send.click();
      await expect(dialog).toContainText("Enter a phone number.");
      const nobodys = dialog.getByText("This isn’t a valid US number");
      await number.fill("123-456-7890");
      await expect(nobodys).toBeVisible();
      await number.fill("12");
      await expect(nobodys).toHaveCount(0);
      await send.click();
      await confirmByPassword(page);
      await expect(dialog).toContainText("Enter a phone number like");
      await expect(number).toHaveValue("12");
      await expect(number).toBeFocused();
      // Its own number, so that another test's texts aren't mistaken for this one's.
      const own = `+1718555${String(Date.now() % 10_000).padStart(4, "0")}`;
      await number.fill(own);
      await send.click();

      const code = dialog.getByLabel("Code", { exact: true });
      await expect(code).toBeFocused();
      await code.fill("abc");
      await dialog.getByRole("button", { name: "Save Phone" }).click();
      await expect(dialog).toContainText("That code is wrong");
      type Text = { to: string; text: string };
      const texts = await readMailbox<Text>(product.origin, "/dev/sms.json");
      const { text } = texts.find(({ to }) => to === own)!;
      await code.fill(text.match(/\d{6}/)![0]);
      await dialog.getByRole("button", { name: "Save Phone" }).click();
      await expect(toast(page, "Phone Saved")).toBeVisible();
      await expect(part).toContainText(own);

      await part.getByRole("button", { name: "Remove phone" }).click();
      await page
        .getByRole("alertdialog", { name: "Remove your phone number?" })
        .getByRole("button", { name: "Remove Phone" })
        .click();
      await expect(toast(page, "Phone Removed")).toBeVisible();
      await expect(part).not.toContainText(own);
      await expect(panel(page, "Activity")).toContainText("Phone number removed");
    });

    await test.step("a linked account is unlinked after a confirmation", async () => {
      await forgetConfirmation(sql, ana.id);
      await expect(unlink).toBeEnabled();
      await unlink.click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: "Unlink", exact: true })
        .click();
      await confirmByPassword(page);
      await expect(toast(page, "Account Unlinked")).toBeVisible();
      expect(
        await sql("select provider_id from account.account where user_id = $1", [ana.id]),
      ).toEqual([{ provider_id: "credential" }]);
      await expect(panel(page, "Activity")).toContainText("Account unlinked: Google");
    });

    await test.step("the last way to sign in can't be unlinked, and the page says why", async () => {
      await linkGoogle(sql, ana.id);
      await sql("delete from account.account where user_id = $1 and provider_id = 'credential'", [
        ana.id,
      ]);
      await page.reload();
      await expect(unlink).toBeDisabled();
      await expect(linked).toContainText("This is your only way to sign in.");
    });

    await test.step("someone without a password confirms with an emailed code and sets one", async () => {
      await forgetConfirmation(sql, ana.id);
      await panel(page, "Sign-in").getByRole("button", { name: "Set a password" }).click();
      const dialog = dialogOf(page, "Set a password");
      await expect(dialog.getByLabel("Current Password", { exact: true })).toBeHidden();
      await dialog.getByLabel("New Password", { exact: true }).fill("seven quiet lamps");
      await dialog.getByRole("button", { name: "Save Password" }).click();
      const question = dialogOf(page, "Confirm it's you");
      await expect(question.getByRole("button", { name: "Confirm", exact: true })).toBeDisabled();
      await question.getByRole("button", { name: "Send Code" }).click();
      const field = question.getByLabel("Code", { exact: true });
      await expect(field).toBeFocused();
      // The newest email may still be about what happened before.
      let mailed: string | undefined;
      await expect
        .poll(async () => (mailed = (await mailTo(ana.email)).subject.match(/\d{6}/)?.[0]))
        .toBeTruthy();
      await field.fill("abc");
      await question.getByRole("button", { name: "Confirm", exact: true }).click();
      await expect(question).toContainText("That code is wrong");
      await field.fill(mailed!);
      await question.getByRole("button", { name: "Confirm", exact: true }).click();
      await expect(toast(page, "Password Set")).toBeVisible();
      await expect(
        panel(page, "Sign-in").getByRole("button", { name: "Change password" }),
      ).toBeVisible();
    });
  },
);
