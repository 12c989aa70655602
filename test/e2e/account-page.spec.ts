import {
  accountPage,
  confirmByPassword,
  dialogOf,
  forgetConfirmation,
  panel,
  refusals,
} from "./account-fixtures.ts";
import { expect, failProcedure, people, test, testPassword, toast } from "./fixtures.ts";
import { addSession } from "../harness/people.ts";
import { hold } from "./requests.ts";

/** A change made elsewhere appears within a second. */
const atOnce = { timeout: 1_000 };

test(
  "Account and security opens from the settings and shows every way to sign in and what happened",
  { tag: ["@AUTH-063"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("500 (Internal Server Error)");
    const ana = await signIn(people.ana);
    for (let index = 0; index < 35; index += 1)
      await sql(
        `insert into account.event (user_id, kind, happened_at, ip_address)
       values ($1, 'sign_in_failed', now() - make_interval(hours => $2), '203.0.113.7')`,
        [ana.id, index + 1],
      );
    const letGo = await hold(page, "**/rpc/account/overview");
    await page.goto("/dashboard/overview");
    const tab = page
      .getByRole("navigation", { name: "Settings" })
      .getByRole("link", { name: "Account and security" });

    await test.step("it opens from the settings, keeps its layout while loading, and shows every way to sign in", async () => {
      const sidebar = page.getByRole("complementary", { name: "Sidebar" });
      await sidebar.getByRole("link", { name: "Settings" }).click();
      await tab.click();
      await expect(page).toHaveURL(accountPage);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account and security");
      await expect(page).toHaveTitle("Account and security · Hearthline");
      await expect(page.getByRole("main").locator("[aria-busy=true]").first()).toBeVisible();
      letGo();
      await expect(panel(page, "Sign-in")).toContainText(ana.email);
      expect(
        await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents(),
      ).toEqual([
        "Sign-in",
        "Two-step sign-in",
        "Passkeys",
        "Linked accounts",
        "Devices",
        "API keys",
        "Activity",
        "Your data",
      ]);
    });

    await test.step("Activity lists what happened, in words, and more on demand", async () => {
      const activity = panel(page, "Activity");
      await expect(activity.getByRole("listitem")).toHaveCount(30);
      await expect(activity).toContainText("203.0.113.7");
      await expect(activity.getByText("Sign-in failed").first()).toBeVisible();
      await activity.getByRole("button", { name: "Show more" }).click();
      await expect(activity.getByRole("listitem")).toHaveCount(37);
      await expect(activity.getByRole("button", { name: "Show more" })).toBeHidden();
    });

    await test.step("a changed name appears at once; an empty one is an error at its field", async () => {
      await panel(page, "Sign-in").getByRole("button", { name: "Change name" }).click();
      const dialog = dialogOf(page, "Change name");
      const field = dialog.getByLabel("Full Name", { exact: true });
      await expect(field).toHaveValue(ana.fullName);
      await field.fill("  ");
      await dialog.getByRole("button", { name: "Save Name" }).click();
      await expect(dialog).toContainText("Full Name is required.");
      await expect(field).toBeFocused();
      await field.fill("Ana Ruiz-Ortega");
      await dialog.getByRole("button", { name: "Save Name" }).click();
      await expect(toast(page, "Name Changed")).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(panel(page, "Sign-in")).toContainText("Ana Ruiz-Ortega");
      expect(await sql(`select name from account."user" where id = $1`, [ana.id])).toEqual([
        { name: "Ana Ruiz-Ortega" },
      ]);
    });

    await test.step("a failed load can be retried", async () => {
      await failProcedure(page, "account/overview", "The keeper is away.");
      await page.reload();
      await expect(page.getByRole("alert")).toContainText("The keeper is away.");
      await page.unroute("**/rpc/account/overview");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(panel(page, "Sign-in")).toBeVisible();
    });

    await test.step("it opens from the settings on a phone too", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const menu = page.getByRole("button", { name: "Open menu" });
      const sheet = page.getByRole("dialog", { name: "Sidebar" });
      await menu.click();
      await sheet.getByRole("link", { name: "Overview" }).click();
      await expect(page).toHaveURL("/dashboard/overview");
      await menu.click();
      await sheet.getByRole("link", { name: "Settings" }).click();
      await expect(sheet).toBeHidden();
      await tab.click();
      await expect(page).toHaveURL(accountPage);
    });
  },
);

test(
  "a device signed out from here shows the sign-in page within a second, and so do all others at once or by a new password",
  { tag: ["@soon", "@AUTH-059"] },
  async ({ page, browser, baseURL, product, signIn, request, allowErrors }) => {
    allowErrors("401 (Unauthorized)", refusals);
    const ana = await signIn(people.ana);
    const openElsewhere = async () => {
      const where = await browser.newContext({ baseURL: baseURL! });
      const cookie = await addSession(product.database, ana.id);
      await where.addCookies([{ ...cookie, url: baseURL!, httpOnly: true, sameSite: "Lax" }]);
      const there = await where.newPage();
      const live = there.waitForResponse("**/events");
      await there.goto("/dashboard/overview");
      await live;
      await expect(there.getByText(ana.fullName)).toBeVisible();
      return there;
    };
    const devices = panel(page, "Devices");

    await test.step("a device signed out from here shows the sign-in page within a second; so do all others at once", async () => {
      const tablet = await openElsewhere();
      await page.goto(accountPage);
      await expect(devices.getByRole("listitem")).toHaveCount(2);
      await expect(devices.getByRole("listitem").filter({ hasText: "This device" })).toHaveCount(1);
      await devices.getByRole("button", { name: /^Sign out (?!all)/ }).click();
      await expect(tablet.getByText(ana.fullName)).toBeHidden(atOnce);
      await expect(tablet.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
      await expect(toast(page, "Device Signed Out")).toBeVisible();
      await expect(devices.getByRole("listitem")).toHaveCount(1);
      await expect(devices.getByRole("button")).toHaveCount(0);

      const phone = await openElsewhere();
      const laptop = await openElsewhere();
      await page.reload();
      await expect(devices.getByRole("listitem")).toHaveCount(3);
      await devices.getByRole("button", { name: "Sign out all others" }).click();
      await Promise.all(
        [phone, laptop].map((there) => expect(there.getByText(ana.fullName)).toBeHidden(atOnce)),
      );
      for (const there of [phone, laptop])
        await expect(there.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
      await expect(toast(page, "2 Devices Signed Out")).toBeVisible();
      await expect(devices.getByRole("listitem")).toHaveCount(1);
      for (const there of [tablet, phone, laptop]) await there.context().close();
    });

    await test.step("a new password keeps this device, signs out the others, and the old one no longer works", async () => {
      const second = await openElsewhere();
      await page.reload();
      const otherTab = await page.context().newPage();
      await otherTab.goto("/dashboard/overview");
      await expect(devices.getByRole("listitem")).toHaveCount(2);

      await panel(page, "Sign-in").getByRole("button", { name: "Change password" }).click();
      const dialog = dialogOf(page, "Change password");
      const current = dialog.getByLabel("Current Password", { exact: true });
      const fresh = dialog.getByLabel("New Password", { exact: true });
      const save = dialog.getByRole("button", { name: "Save Password" });
      await save.click();
      await expect(dialog).toContainText("Enter your current password.");
      await expect(dialog).toContainText("Password is required.");
      await expect(current).toBeFocused();

      // Errors appear at their fields, and nothing typed is lost.
      await current.fill("not my password");
      await fresh.fill("seven quiet lamps");
      await expect(dialog).toContainText("Strong.");
      await save.click();
      await expect(dialog).toContainText("This isn't your current password.");
      await expect(current).toHaveValue("not my password");
      await expect(fresh).toHaveValue("seven quiet lamps");
      await current.fill(testPassword);
      await fresh.fill("password1");
      await expect(dialog).toContainText("Easy to guess.");
      await save.click();
      await expect(dialog).toContainText("Choose a less common one.");
      await expect(current).toHaveValue(testPassword);

      await fresh.fill("seven quiet lamps");
      await save.click();
      await expect(toast(page, "Password Changed")).toBeVisible();
      await expect(second.getByText(ana.fullName)).toBeHidden(atOnce);
      await expect(second.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
      await expect(dialog).toBeHidden();
      await expect(devices.getByRole("listitem")).toHaveCount(1);
      await expect(panel(page, "Activity")).toContainText("Password changed");
      // Meanwhile neither this page nor another tab of this browser considered itself signed out.
      await expect(otherTab.getByRole("heading", { level: 1 })).toHaveText("Overview");
      await page.reload();
      await expect(devices.getByRole("listitem")).toHaveCount(1);

      const signInWith = (password: string) =>
        request.post("/api/auth/sign-in/email", {
          data: { email: ana.email, password },
          headers: { origin: baseURL! },
        });
      expect((await signInWith(testPassword)).status()).toBe(401);
      expect((await signInWith("seven quiet lamps")).status()).toBe(200);
      await second.context().close();
    });
  },
);

test(
  "an email changes once both addresses confirmed it, and the page shows it without a reload",
  { tag: ["@soon", "@AUTH-063"] },
  async ({ page, context, signIn, mailTo, sql, allowErrors }) => {
    allowErrors(refusals);
    const ana = await signIn(people.ana);
    const fresh = `moved.${ana.email}`;
    await forgetConfirmation(sql, ana.id);
    await page.goto(accountPage);
    await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
    await panel(page, "Sign-in").getByRole("button", { name: "Change email" }).click();
    const dialog = dialogOf(page, "Change email");
    const field = dialog.getByLabel("New Email", { exact: true });
    const send = dialog.getByRole("button", { name: "Send Confirmation" });
    await field.fill("nowhere");
    await send.click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill(ana.email.toUpperCase());
    await send.click();
    await expect(dialog).toContainText("This is already your email.");
    await field.fill(fresh);
    await send.click();

    // It asks for a confirmation, and what was typed is still there when that is dismissed.
    const question = dialogOf(page, "Confirm it's you");
    await expect(question.getByLabel("Your password", { exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(field).toHaveValue(fresh);
    await send.click();
    await question.getByLabel("Your password", { exact: true }).fill("not my password");
    await question.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(question).toContainText("That password is wrong.");
    await confirmByPassword(page);
    await expect(toast(page, "Confirmation Sent")).toContainText(ana.email);
    await expect(dialog).toBeHidden();

    const mailTab = await context.newPage();
    const first = await mailTo(ana.email);
    expect(first.text).toContain(fresh);
    await mailTab.goto(first.links.find((link) => link.includes("verify-email"))!);
    await expect(mailTab.getByRole("status").filter({ hasText: "One more email" })).toBeVisible();
    await expect(mailTab).toHaveURL(accountPage);
    await expect(panel(mailTab, "Sign-in")).toContainText(ana.email);

    const second = await mailTo(fresh);
    await mailTab.goto(second.links.find((link) => link.includes("verify-email"))!);
    await expect(mailTab.getByText("Your email has been changed")).toBeVisible();
    await expect(mailTab).toHaveURL(accountPage);
    await expect(panel(page, "Sign-in")).toContainText(fresh, atOnce);
    await expect(page.locator("html[data-same-page]")).toBeAttached();
    expect(
      await sql(
        `select p.email from profiles p join account."user" u using (id, email) where id = $1`,
        [ana.id],
      ),
    ).toEqual([{ email: fresh }]);

    // The link worked only once.
    await mailTab.goto(second.links.find((link) => link.includes("verify-email"))!);
    await expect(mailTab.getByText("This link no longer works")).toBeVisible();
  },
);
