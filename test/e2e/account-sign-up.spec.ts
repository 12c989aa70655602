import type { Page } from "@playwright/test";
import { fresh } from "../harness/people.ts";
import { expect, people, test, toast } from "./fixtures.ts";
import { hold, watch } from "./requests.ts";

const socialAnswer = "**/api/auth/sign-in/social";
const signUpAnswer = "**/api/auth/sign-up/email";

const fieldsOf = (page: Page) => ({
  fullName: page.getByLabel("Full Name", { exact: true }),
  email: page.getByLabel("Email", { exact: true }),
  password: page.getByLabel("Password", { exact: true }),
  submit: page.getByRole("main").getByRole("button", { name: "Sign Up" }),
});

test(
  "the sign-up page has its fields and links, and reports missing or malformed input without sending it",
  {
    tag: [
      "@AUTH-009",
      "@AUTH-010",
      "@AUTH-011",
      "@AUTH-012",
      "@AUTH-013",
      "@AUTH-005",
      "@AUTH-006.1-7",
      "@AUTH-007",
      "@AUTH-030",
    ],
  },
  async ({ page }) => {
    await page.goto("/signup");
    const { fullName, email, password, submit } = fieldsOf(page);

    await test.step("on a prerendered page, a field is described by its error and its hint alike", async () => {
      await expect(password).toHaveAccessibleDescription("At least 6 characters.");
      await password.fill("abc");
      await submit.click();
      await expect(password).toHaveAccessibleDescription(
        /at least 6 characters.* At least 6 characters\./,
      );
      const missing = await page.evaluate(() =>
        [...document.querySelectorAll("[aria-describedby], [aria-labelledby], label[for]")].flatMap(
          (element) =>
            ["aria-describedby", "aria-labelledby", "for"]
              .flatMap((name) => element.getAttribute(name)?.split(" ") ?? [])
              .filter((id) => !document.getElementById(id)),
        ),
      );
      expect(missing).toEqual([]);
    });

    await test.step("missing or malformed input is an error at its field, stays typed, and nothing is sent", async () => {
      const sent = watch(page, "/api/auth/sign-up");
      await password.fill("");
      await submit.click();
      await expect(fullName).toHaveAccessibleDescription("Full Name is required.");
      await expect(fullName).toBeFocused();
      await expect(email).toHaveAccessibleDescription("Email is required.");
      await expect(password).toHaveAccessibleDescription(/^Password is required\./);

      for (const [field, typed, complaint] of [
        [email, "abc", "Enter an email address like name@example.com."],
        [email, `${"a".repeat(250)}@example.com`, "Use at most 254 characters."],
        [password, "zq8#x", /^Password must have at least 6 characters\./],
        [password, "p".repeat(129), /^Password may have at most 128 characters\./],
        [fullName, "שרה".repeat(40), "Use at most 100 characters."],
      ] as const) {
        await field.fill(typed);
        await submit.click();
        await expect(field).toHaveAccessibleDescription(complaint);
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveValue(typed);
      }
      expect(sent).toEqual([]);
    });

    await test.step("the page has its title, fields, buttons and the link to sign in", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create Your Account");
      for (const control of [fullName, email, password, submit])
        await expect(control).toBeVisible();
      await expect(password).toHaveAttribute("type", "password");

      const or = (await page.getByText("Or continue with", { exact: true }).boundingBox())!;
      for (const provider of ["Google", "Facebook"]) {
        const button = page.getByRole("button", { name: provider });
        expect((await button.boundingBox())!.y, provider).toBeGreaterThan(or.y + or.height);
      }

      await expect(page.getByText("Already have an account?")).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
      await expect(page).toHaveURL("/signin");
      await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
      await expect(page).toHaveURL("/signup");
    });
  },
);

test(
  "an unreachable provider or a refused password re-enables the form, and the account is made with six characters",
  {
    tag: [
      "@AUTH-023",
      "@AUTH-024",
      "@AUTH-025",
      "@ERR-005",
      "@ERR-006",
      "@ERR-007",
      "@ERR-008",
      "@ERR-001",
      "@ERR-009",
      "@ERR-010",
      "@AUTH-001",
      "@AUTH-008",
      "@AUTH-014",
      "@AUTH-020",
      "@AUTH-021",
      "@AUTH-022",
      "@ERR-014.1-2",
    ],
  },
  async ({ page, sql, product, allowErrors }) => {
    allowErrors("404 (Not Found)", "502 (Bad Gateway)", "400 (Bad Request)", "Sign up failed");
    const { fullName, email, password, submit } = fieldsOf(page);

    for (const screen of ["/signin", "/signup"])
      await test.step(`an unreachable provider re-enables the buttons of ${screen}`, async () => {
        await page.goto(screen);
        const main = page.getByRole("main");
        const own = main.getByRole("button", {
          name: screen === "/signup" ? "Sign Up" : "Sign In",
        });
        const google = main.getByRole("button", { name: "Google" });
        const facebook = main.getByRole("button", { name: "Facebook" });
        const buttons = [own, google, facebook];

        for (const [button, title] of [
          [google, "Sign In with Google Failed"],
          [facebook, "Sign In with Facebook Failed"],
        ] as const) {
          const letGo = await hold(page, socialAnswer);
          const answer = page.waitForResponse(socialAnswer);
          await button.click();
          await expect(button.locator(".tone-working")).toBeVisible();
          for (const other of buttons) await expect(other).toBeDisabled();
          await expect(main.locator(".tone-working")).toHaveCount(1);
          letGo();
          const { message } = (await (await answer).json()) as { message: string };
          await expect(toast(page, title)).toContainText(message);
          for (const other of buttons) await expect(other).toBeEnabled();
        }

        await page.route(socialAnswer, (route) => route.fulfill({ status: 502, body: "" }));
        await google.click();
        await expect(toast(page, "Sign In with Google Failed")).toContainText(
          "An unexpected error occurred.",
        );
        await expect(google).toBeEnabled();
        await page.unroute(socialAnswer);
      });

    await test.step("a common password is refused with the server's message, and what was typed stays", async () => {
      const { email: address } = fresh(people.nia);
      await fullName.fill("Nia New");
      await email.fill(address);
      await password.fill("Password1");
      const answer = page.waitForResponse(signUpAnswer);
      await submit.click();

      const { message } = (await (await answer).json()) as { message: string };
      const failed = page.getByRole("alert").filter({ hasText: "Sign Up Failed" });
      await expect(failed).toContainText(message);
      await expect(failed).toHaveAttribute("data-variant", "destructive");
      await expect(password).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await expect(password).toBeFocused();
      await expect(fullName).toHaveValue("Nia New");
      await expect(email).toHaveValue(address);
      await expect(submit).toBeEnabled();
      expect(await sql(`select from account."user" where email = $1`, [address])).toEqual([]);
    });

    await test.step("six characters are enough, everything is disabled while sending, and / mentions the email", async () => {
      const address = fresh(people.nia).email;
      const name = "Zoë <b>Nia</b> 😀 שלום";
      const letGo = await hold(page, signUpAnswer);
      const sent = watch(page, "/api/auth/sign-up");
      await fullName.fill(name);
      await email.fill(address);
      await password.fill("zq8#xk");
      await submit.dblclick();

      await expect(submit).toHaveAttribute("aria-busy", "true");
      await expect(submit.locator(".tone-working")).toBeVisible();
      for (const words of ["Sign Up", "Google", "Facebook"])
        await expect(page.getByRole("main").getByRole("button", { name: words })).toBeDisabled();

      letGo();
      await page.waitForURL("/");
      const done = toast(page, "Account Created");
      await expect(done).toContainText("Please check your email to verify your account.");
      await expect(done.getByRole("link", { name: "Open mailbox" })).toHaveAttribute(
        "href",
        "/dev/mail",
      );
      expect(sent).toHaveLength(1);
      expect(
        await sql(`select name, email_verified from account."user" where email = $1`, [address]),
      ).toEqual([{ name, email_verified: false }]);

      // The mailbox has its own port, and this one redirects to it.
      await done.getByRole("link", { name: "Open mailbox" }).click();
      await expect(page.getByRole("heading", { name: "Local mailbox" })).toBeVisible();
      expect(new URL(page.url()).origin).not.toBe(product.origin);
      await expect(page.getByRole("article").filter({ hasText: address })).toHaveCount(1);
    });
  },
);
