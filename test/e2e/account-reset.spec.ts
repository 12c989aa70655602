import type { Page } from "@playwright/test";
import { fresh } from "../harness/people.ts";
import { expect, people, test, testPassword, toast } from "./fixtures.ts";
import { hold, watch } from "./requests.ts";

const resetAnswer = "**/api/auth/request-password-reset";

async function openDialog(page: Page) {
  await page.getByText("Forgot Password?", { exact: true }).click();
  const parts = partsOf(page);
  await expect(parts.dialog).toBeVisible();
  return parts;
}

/** The elements of the dialog. */
function partsOf(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Reset your password" });
  return {
    dialog,
    email: dialog.getByLabel("Email Address", { exact: true }),
    cancel: dialog.getByRole("button", { name: "Cancel" }),
    send: dialog.getByRole("button", { name: "Send Reset Link" }),
  };
}

async function trySignIn(page: Page, email: string, password: string) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

test(
  "the Forgot Password dialog asks for an email, answers an unknown one like a known one, and says why it failed",
  {
    tag: [
      "@AUTH-042",
      "@AUTH-043",
      "@AUTH-044",
      "@AUTH-045",
      "@AUTH-046",
      "@AUTH-047",
      "@AUTH-048",
      "@AUTH-052",
      "@ERR-015.1-2",
      "@ERR-011",
      "@ERR-012",
      "@ERR-013",
    ],
  },
  async ({ page, register, allowErrors }) => {
    allowErrors("500 (Internal Server Error)", "Password reset failed");
    const ana = await register(people.ana);
    await page.goto("/signin");

    await test.step("the Forgot Password dialog asks for an email, and Cancel sends nothing", async () => {
      const sent = watch(page, "/api/auth/request-password-reset");
      const { dialog, email, cancel, send } = await openDialog(page);
      await expect(email).toBeFocused();
      await send.click();
      await expect(email).toHaveAccessibleDescription("Email is required.");
      await email.fill("abc");
      await send.click();
      await expect(email).toHaveAccessibleDescription(
        "Enter an email address like name@example.com.",
      );
      await email.fill(fresh(people.ana).email);
      await cancel.click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText("Forgot Password?", { exact: true })).toBeFocused();
      expect(sent).toEqual([]);
    });

    await test.step("it answers an unknown email like a known one, closes and clears the field", async () => {
      const { dialog, email, send } = await openDialog(page);
      for (const address of [ana.email, fresh(people.ana).email]) {
        await expect(email).toHaveValue("");
        await email.fill(address);
        await send.click();
        await expect(dialog).toBeHidden();
        const done = toast(page, "Password Reset Email Sent");
        await expect(done).toContainText(
          "If an account exists for this email, you'll receive instructions to reset your password.",
        );
        await done.getByRole("button", { name: "Close" }).click();
        await openDialog(page);
      }
    });

    await test.step("a failed reset says why and keeps the dialog and the email", async () => {
      const address = fresh(people.ana).email;
      const { email, cancel, send } = partsOf(page);
      await email.fill(address);
      for (const [body, words] of [
        [JSON.stringify({ message: "The post office is closed." }), "The post office is closed."],
        ["", "An unexpected error occurred."],
      ] as const) {
        await page.route(resetAnswer, (route) => route.fulfill({ status: 500, body }));
        const letGo = await hold(page, resetAnswer);
        await send.click();
        await expect(send).toHaveAttribute("aria-busy", "true");
        await expect(cancel).toBeDisabled();
        letGo();
        const failed = page.getByRole("alert").filter({ hasText: "Password Reset Failed" });
        await expect(failed).toContainText(words);
        await expect(email).toHaveValue(address);
      }
    });
  },
);

test(
  "a page opened without a link sends one, which sets a new password once, and the old one stops working",
  { tag: ["@AUTH-004", "@AUTH-049", "@AUTH-050", "@AUTH-051", "@AUTH-065", "@ROUTE-010"] },
  async ({ page, product, register, mailTo, allowErrors }) => {
    allowErrors(
      "401 (Unauthorized)",
      "400 (Bad Request)",
      "Sign in failed",
      "Password reset failed",
    );

    const ana = await register({ ...people.ana, isComplete: false });
    await page.goto("/update-password");
    await expect(page.getByRole("status").filter({ hasText: "Request a link" })).toBeVisible();
    await page.getByRole("button", { name: "Send a new link" }).click();
    const { email, send } = partsOf(page);
    await expect(email).toBeFocused();
    await email.fill(ana.email);
    await send.click();
    const link = (await mailTo(ana.email)).links[0]!;
    expect(link.startsWith(`${product.origin}/update-password#token=`)).toBe(true);

    await page.goto("about:blank");
    await page.goto(link);
    const password = page.getByLabel("New Password", { exact: true });
    const confirmation = page.getByLabel("Confirm Password", { exact: true });
    const save = page.getByRole("button", { name: "Save New Password" });
    await expect(password).toBeVisible();
    await expect(page).toHaveURL("/update-password");
    for (const [first, second, field, complaint] of [
      ["zq8#x", "zq8#x", password, /^Password must have at least 6 characters\./],
      ["quiet-lamp-9", "quiet-lamp-8", confirmation, "The passwords don't match."],
      ["Password1", "Password1", password, /^This password is too common/],
    ] as const) {
      await password.fill(first);
      await confirmation.fill(second);
      await save.click();
      await expect(field).toHaveAccessibleDescription(complaint);
      await expect(field).toBeFocused();
    }
    await password.fill("quiet-lamp-9");
    await confirmation.fill("quiet-lamp-9");
    await save.click();
    await expect(toast(page, "Password Changed")).toBeVisible();
    await expect(page).toHaveURL("/signin");

    await trySignIn(page, ana.email, testPassword);
    await expect(toast(page, "Sign In Failed")).toBeVisible();
    await trySignIn(page, ana.email, "quiet-lamp-9");
    await expect(page).toHaveURL("/complete-profile");

    await page.goto(link);
    await password.fill("quiet-lamp-7");
    await confirmation.fill("quiet-lamp-7");
    await save.click();
    await expect(
      page.getByRole("status").filter({ hasText: "This link no longer works" }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Send a new link" }).click();
    await expect(page.getByRole("dialog", { name: "Reset your password" })).toBeVisible();
  },
);
