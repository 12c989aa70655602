import type { Page } from "@playwright/test";
import { fresh } from "../harness/people.ts";
import { expect, people, test, testPassword, toast } from "./fixtures.ts";
import { hold, watch } from "./requests.ts";

const signInAnswer = "**/api/auth/sign-in/email";

const fieldsOf = (page: Page) => ({
  email: page.getByLabel("Email", { exact: true }),
  password: page.getByLabel("Password", { exact: true }),
  submit: page.getByRole("main").getByRole("button", { name: "Sign In" }),
});

test(
  "someone signs in: errors appear at their fields, a wrong password says so, and the right one opens the dashboard",
  {
    tag: [
      "@AUTH-039",
      "@AUTH-040",
      "@AUTH-041",
      "@AUTH-035",
      "@AUTH-036",
      "@AUTH-037",
      "@AUTH-038",
      "@ERR-001",
      "@ERR-002",
      "@ERR-003",
      "@ERR-004",
      "@AUTH-033",
      "@AUTH-034",
      "@AUTH-055",
      "@AUTH-056.1",
      "@AUTH-056.4",
      "@AUTH-060",
      "@AUTH-064",
    ],
  },
  async ({ page, register, sql, allowErrors }) => {
    allowErrors("401 (Unauthorized)", "500 (Internal Server Error)", "Sign in failed");
    const ana = await register(people.ana);
    await page.goto("/signin");
    const { email, password, submit } = fieldsOf(page);

    await test.step("missing or malformed input is an error at its field and nothing is sent", async () => {
      const sent = watch(page, "/api/auth/sign-in");
      await submit.click();
      await expect(email).toHaveAccessibleDescription("Email is required.");
      await expect(email).toBeFocused();
      await expect(password).toHaveAccessibleDescription("Password is required.");

      await expect(email).toHaveAttribute("type", "email");
      await email.fill("abc");
      await password.fill(testPassword);
      await submit.click();
      await expect(email).toHaveAccessibleDescription(
        "Enter an email address like name@example.com.",
      );
      await expect(password).toHaveAccessibleDescription("");
      expect(sent).toEqual([]);
    });

    await test.step("a wrong password opens no session, says so and re-enables the form", async () => {
      const letGo = await hold(page, signInAnswer);
      const sent = watch(page, "/api/auth/sign-in");
      await email.fill(ana.email);
      await password.fill("not-it-at-all");
      await submit.dblclick();
      for (const control of [email, password, submit]) await expect(control).toBeDisabled();
      await expect(submit.locator(".tone-working")).toBeVisible();

      const answer = page.waitForResponse(signInAnswer);
      letGo();
      const { message } = (await (await answer).json()) as { message: string };
      const failed = page.getByRole("alert").filter({ hasText: "Sign In Failed" });
      await expect(failed).toContainText(message);
      await expect(failed).toHaveAttribute("data-variant", "destructive");
      for (const control of [email, password, submit]) await expect(control).toBeEnabled();
      await expect(email).toHaveValue(ana.email);
      await expect(password).toHaveValue("not-it-at-all");
      expect(sent).toHaveLength(1);

      await page.route(signInAnswer, (route) => route.fulfill({ status: 500, body: "" }));
      await submit.click();
      await expect(toast(page, "Sign In Failed")).toContainText(
        "Invalid credentials or an unexpected error occurred.",
      );
      await page.unroute(signInAnswer);
      await page.goto("/dashboard");
      await expect(page).toHaveURL("/signin");
    });

    await test.step("the right password opens the dashboard without a reload, and a reload keeps it", async () => {
      const read = watch(page, "/rpc/profiles/mine");
      await email.fill(ana.email.toUpperCase());
      await password.fill(testPassword);
      await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
      expect(read).toEqual([]);
      await submit.click();
      await expect(page).toHaveURL("/dashboard/overview");
      await expect(page.getByText(ana.fullName)).toBeVisible();
      await expect(page.locator("html[data-same-page]")).toBeAttached();
      expect(read).toHaveLength(1);
      const sessions = await sql("select from account.session where user_id = $1", [ana.id]);
      expect(sessions).toHaveLength(1);

      await page.reload();
      await expect(page.getByText(ana.fullName)).toBeVisible();
      await expect(page).toHaveURL("/dashboard/overview");
      expect(read).toHaveLength(2);
    });
  },
);

test(
  "the sign-in page has its fields and links, and waits for the session: behind a spinner until it is known, and open if it can't be known",
  {
    tag: [
      "@AUTH-026",
      "@AUTH-027",
      "@AUTH-028.1-7",
      "@AUTH-029",
      "@AUTH-030",
      "@ERR-023",
      "@AUTH-031",
      "@AUTH-032",
      "@AUTH-053",
      "@AUTH-054.1-2",
      "@ROUTE-003",
      "@ROUTE-004",
    ],
  },
  async ({ page, allowErrors, signIn }) => {
    allowErrors("500 (Internal Server Error)", "Unexpected error during initialization");
    const spinner = page.getByRole("status", { name: "Loading" });

    await test.step("the sign-in form appears before its scripts, once the server says that nobody is signed in", async () => {
      const letSessionGo = await hold(page, "**/api/auth/get-session");
      const letScriptsGo = await hold(page, "**/assets/*.js");
      await page.goto("/signin", { waitUntil: "commit" });
      await expect(spinner).toBeVisible();
      await expect(fieldsOf(page).email).toBeHidden();
      letSessionGo();
      await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
      await expect(spinner).toBeHidden();
      await expect(fieldsOf(page).email).toBeDisabled();
      await expect(fieldsOf(page).submit).toBeDisabled();
      letScriptsGo();
      await expect(fieldsOf(page).email).toBeEnabled();
    });

    await test.step("the page has its title, fields, buttons and links", async () => {
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
      await expect(main).toContainText(/sign in to access your dashboard/i);
      const { email, password, submit } = fieldsOf(page);
      const forgot = main.getByText("Forgot Password?", { exact: true });
      for (const control of [email, password, submit, forgot]) await expect(control).toBeVisible();
      await expect(password).toHaveAttribute("type", "password");

      const or = (await main.getByText("Or continue with", { exact: true }).boundingBox())!;
      for (const provider of ["Google", "Facebook"]) {
        const button = main.getByRole("button", { name: provider });
        expect((await button.boundingBox())!.y, provider).toBeGreaterThan(or.y + or.height);
      }

      const toSignUp = main.getByText("Don't have an account? Sign Up", { exact: true });
      await toSignUp.getByRole("link", { name: "Sign Up" }).click();
      await expect(page).toHaveURL("/signup");
      await main.getByRole("link", { name: "Sign In" }).click();
      await expect(page).toHaveURL("/signin");
    });

    await test.step("a failed session check at start is reported and the page opens", async () => {
      const reported = page.waitForEvent("console", (message) =>
        message.text().startsWith("Unexpected error during initialization"),
      );
      await page.route("**/api/auth/get-session", (route) => route.fulfill({ status: 500 }));
      await page.goto("/signin");
      await reported;
      await expect(fieldsOf(page).submit).toBeEnabled();
      await page.unroute("**/api/auth/get-session");
    });

    await test.step("until the session is known a spinner fills the page, which then decides", async () => {
      const letGo = await hold(page, "**/api/auth/get-session");
      const asked = page.waitForRequest("**/api/auth/get-session");
      await page.goto("/signin");
      // By then the initial spinner is gone, replaced by the page's own.
      await asked;
      await expect(spinner).toBeVisible();
      const screen = (await spinner.locator("..").boundingBox())!;
      expect(screen.width).toBe(1440);
      expect(screen.height).toBeGreaterThanOrEqual(900);
      await expect(fieldsOf(page).email).toBeHidden();
      letGo();
      await expect(fieldsOf(page).email).toBeVisible();
      await expect(spinner).toBeHidden();

      await signIn(people.ana);
      // Sign-up shows before the session is known; someone signed in is redirected as soon as it is.
      const meanwhile = {
        "/signin": spinner,
        "/signup": page.getByRole("heading", { name: "Create Your Account" }),
      };
      for (const [path, shown] of Object.entries(meanwhile)) {
        const letGoAgain = await hold(page, "**/api/auth/get-session");
        const askedAgain = page.waitForRequest("**/api/auth/get-session");
        await page.goto(path);
        await askedAgain;
        await expect(shown).toBeVisible();
        await expect(page).toHaveURL(path);
        letGoAgain();
        await expect(page).toHaveURL("/dashboard/overview");
      }
    });
  },
);

test("a verification link that expired offers a new email, and so does a sign-in before it; after the link the password works", async ({
  page,
  sql,
  mailTo,
  register,
  allowErrors,
}) => {
  allowErrors("403 (Forbidden)", "Sign in failed");
  const { email, password, submit } = fieldsOf(page);

  await test.step("an expired verification link says so and offers a new email", async () => {
    const sent = watch(page, "/api/auth/send-verification-email");
    await page.goto("/api/auth/verify-email?token=abc&callbackURL=/signin");
    const panel = page.getByRole("status").filter({ hasText: "This link no longer works" });
    const again = panel.getByRole("button", { name: "Send the email again" });
    await again.click();
    await expect(email).toHaveAccessibleDescription("Email is required.");
    await expect(email).toBeFocused();
    expect(sent).toEqual([]);
    await email.fill(fresh(people.nia).email);
    await again.click();
    const told = toast(page, "Verification email sent");
    await expect(told).toBeVisible();
    await told.getByRole("button", { name: "Close" }).click();
    await expect(told).toBeHidden();
    expect(sent).toHaveLength(1);
  });

  await test.step("an unverified email gets its message again, and after the emailed link the password works", async () => {
    const nia = await register({ ...people.nia, isComplete: true });
    await sql(`update account."user" set email_verified = false where id = $1`, [nia.id]);
    await email.fill(nia.email);
    await password.fill(testPassword);
    await submit.click();
    await expect(toast(page, "Sign In Failed")).toContainText("Please verify your email first.");
    const panel = page.getByRole("status").filter({ hasText: "Check your email" });
    await expect(panel.getByRole("link", { name: "/dev/mail" })).toBeVisible();

    await panel.getByRole("button", { name: "Send the email again" }).click();
    await expect(toast(page, "Verification email sent")).toBeVisible();
    const mail = await mailTo(nia.email);
    expect(mail.subject).toBe("Verify your email for Hearthline");
    // No one signed up in this browser, so the link first asks for the password and shows whose it is.
    await page.goto(mail.links[0]!);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verify your email");
    await password.fill(testPassword);
    await page.getByLabel("Confirm Password").fill(testPassword);
    await page.getByRole("button", { name: "Verify Email" }).click();
    await expect(toast(page, "Email verified")).toContainText("Sign in with your password.");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
    await email.fill(nia.email);
    await password.fill(testPassword);
    await submit.click();
    await expect(page).toHaveURL("/dashboard/overview");
  });
});
