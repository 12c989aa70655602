import type { Page } from "@playwright/test";
import { fresh } from "../harness/people.ts";
import { startProduct } from "../harness/product.ts";
import { freshPerson, startProvider, type TestProvider } from "../harness/provider.ts";
import { expect, people, test as base, toast } from "./fixtures.ts";

/** A product with its own identity provider. */
const test = base.extend<object, { provider: TestProvider }>({
  provider: [
    async ({}, use) => {
      const provider = await startProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ provider }, use) => {
      const product = await startProduct(provider.environment);
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
});

/** Someone else, without a session, at the sign-in or sign-up page. */
async function startAnew(page: Page, provider: TestProvider, screen = "/signin"): Promise<void> {
  // An open page sends requests on its own, and they would be refused.
  await page.goto("about:blank");
  await page.context().clearCookies();
  provider.person = freshPerson();
  await page.goto(screen);
}

test.beforeEach(({ provider }) => {
  provider.misdeed = null;
  provider.person = freshPerson();
});

const buttonOf = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

/** The pages the browser was redirected to, in order. */
function follow(page: Page): string[] {
  const pages: string[] = [];
  page.on("framenavigated", (frame) => void pages.push(new URL(frame.url()).pathname));
  return pages;
}

async function failsWith(page: Page, provider: string, text: string): Promise<void> {
  const failed = toast(page, `Sign In with ${provider} Failed`);
  await expect(failed).toContainText(text);
  await expect(failed).toHaveAttribute("data-variant", "destructive");
  await expect(page).toHaveURL("/signin");
}

test(
  "Google opens a new account or the one it belongs to, and replaces a stranger's",
  { tag: ["@AUTH-002", "@ROUTE-023"] },
  async ({ page, provider, register, sql, request, baseURL }) => {
    await test.step("it leads from either page to a new account, through /dashboard", async () => {
      const pages = follow(page);
      for (const screen of ["/signup", "/signin"]) {
        await startAnew(page, provider, screen);
        pages.length = 0;
        await buttonOf(page, "Google").click();
        await expect(page).toHaveURL("/complete-profile");
        expect(pages, screen).toContain("/dashboard");
        await expect(page.getByLabel("Full Name", { exact: true })).toHaveValue("Gus Moran");
        await expect(page.getByLabel("Email", { exact: true })).toHaveValue(provider.person.email!);
      }
    });

    await test.step("an account opened with Google is found again, and still asks for its second step", async () => {
      await startAnew(page, provider);
      const ana = await register(people.ana);
      await sql(
        `insert into account.account (id, user_id, account_id, provider_id, created_at, updated_at)
     values ($1, $1, $2, 'google', now(), now())`,
        [ana.id, provider.person.sub],
      );
      await buttonOf(page, "Google").click();
      await expect(page).toHaveURL("/dashboard/overview");
      await expect(page.getByText(ana.fullName)).toBeVisible();

      await sql(`update account."user" set second_step_required = true where id = $1`, [ana.id]);
      // The open page sends requests on its own, and they would be refused.
      await page.goto("about:blank");
      await page.context().clearCookies();
      await page.goto("/signin");
      await buttonOf(page, "Google").click();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Welcome Back");
      await page.goto("/dashboard/overview");
      await expect(page).not.toHaveURL("/dashboard/overview");
      await expect(page.getByText(ana.email)).toBeHidden();
    });

    await test.step("a stranger's sign-up with someone's email is replaced by that person's Google sign-in", async () => {
      const { email } = fresh(people.ana);
      const account = { email, name: "Not Ana", password: "attackers-own-7" };
      const headers = { origin: baseURL! };
      await request.post("/api/auth/sign-up/email", { data: account, headers });
      await startAnew(page, provider);
      provider.person = freshPerson({ email });
      await buttonOf(page, "Google").click();
      await expect(page).toHaveURL("/complete-profile");
      await expect(page.getByLabel("Full Name", { exact: true })).toHaveValue("Gus Moran");
      const answer = await request.post("/api/auth/sign-in/email", { data: account, headers });
      // Google has verified the address, so the stranger's password is now wrong.
      expect(answer.status()).toBe(401);
      expect(await sql(`select from account."user" where email = $1`, [email])).toHaveLength(1);
    });
  },
);

test(
  "Facebook creates an account that its emailed link opens, elsewhere with a password; company sign-in needs only the address",
  { tag: ["@AUTH-003", "@ROUTE-023", "@AUTH-082"] },
  async ({ page, provider, mailTo, browser, baseURL, allowErrors }) => {
    allowErrors("404 (Not Found)");

    await test.step("Facebook creates an account that the emailed link opens", async () => {
      await page.goto("/signin");
      await buttonOf(page, "Facebook").click();
      await expect(toast(page, "Check your email")).toContainText("Open the link in that email");
      await expect(page).toHaveURL("/signin");
      await expect(
        page.getByRole("status").filter({ hasText: "Send the email again" }),
      ).toBeVisible();
      const mail = await mailTo(provider.person.email!);
      await page.goto(mail.links[0]!);
      await expect(page).toHaveURL("/complete-profile");

      const pages = follow(page);
      await page.context().clearCookies();
      await page.goto("/signin");
      await buttonOf(page, "Facebook").click();
      await expect(page).toHaveURL("/complete-profile");
      expect(pages).toContain("/dashboard");
    });

    await test.step("a link opened elsewhere asks for a password, verifies the address with it and leads to sign-in", async () => {
      await startAnew(page, provider);
      await buttonOf(page, "Facebook").click();
      await expect(toast(page, "Check your email")).toBeVisible();
      const elsewhere = await (await browser.newContext({ baseURL })).newPage();
      await elsewhere.goto((await mailTo(provider.person.email!)).links[0]!);
      await expect(elsewhere).toHaveURL("/update-password");
      await elsewhere.getByLabel("Password", { exact: true }).fill("zq8#xk-elsewhere");
      await elsewhere.getByLabel("Confirm Password").fill("zq8#xk-elsewhere");
      await elsewhere.getByRole("button", { name: "Verify Email" }).click();
      await expect(toast(elsewhere, "Email verified")).toContainText("Sign in with your password.");
      await expect(elsewhere).toHaveURL("/signin");
      await elsewhere.context().close();
    });

    await test.step("company sign-in is offered, and starts with the typed email", async () => {
      await startAnew(page, provider);
      const { sub } = provider.person;
      provider.person = { sub, name: "Gus Moran", email: `gus.${sub}@company.test` };
      const email = page.getByLabel("Email", { exact: true });
      await email.fill("gus@elsewhere.test");
      await buttonOf(page, "Company sign-in").click();
      await expect(page.getByText("No company sign-in is set up for this address.")).toBeVisible();
      await email.fill("gus@company.test");
      await buttonOf(page, "Company sign-in").click();
      await expect(page).toHaveURL("/complete-profile");
    });
  },
);

test(
  "a failure at Google or Facebook is explained once, and the form is usable again",
  { tag: ["@ERR-024", "@ERR-025", "@ERR-026"] },
  async ({ page, provider }) => {
    for (const name of ["Google", "Facebook"]) {
      const id = name.toLowerCase();
      await test.step(`an empty redirect from ${name} is reported once`, async () => {
        await page.goto(`/api/auth/callback/${id}`);
        await failsWith(page, name, "No session defined in URL");
        await page.reload();
        await expect(buttonOf(page, "Google")).toBeVisible();
        await expect(toast(page, "")).toBeHidden();

        const unknown = "x".repeat(32);
        for (const query of [
          `state=<b>${unknown}&code=abc`,
          `state=${unknown}&code=abc`,
          "code=abc",
        ]) {
          await page.goto(`/api/auth/callback/${id}?${query}`);
          await failsWith(page, name, "Not a valid PKCE flow url.");
        }
      });

      // Each begins on the page to which the one before led back.
      await test.step(`a failure at ${name} is explained`, async () => {
        for (const [prepare, text] of [
          [() => (provider.misdeed = "sends no code"), "No code detected."],
          [() => (provider.misdeed = "refuses"), "You cancelled"],
          [() => (provider.misdeed = "fails at the token"), "didn't confirm who you are"],
          [
            () => (provider.person = freshPerson({ email: undefined })),
            "We didn't get an email address",
          ],
        ] as const) {
          provider.misdeed = null;
          prepare();
          await buttonOf(page, name).click();
          await failsWith(page, name, text);
          await expect(buttonOf(page, name)).toBeEnabled();
        }
      });
    }
  },
);

test(
  "a matching email doesn't open an account: the owner links first, under Account and security",
  { tag: ["@AUTH-002", "@AUTH-089", "@AUTH-090"] },
  async ({ page, browser, baseURL, provider, signIn, sql }) => {
    const ana = await signIn(people.ana);
    provider.person = freshPerson({ email: ana.email });
    const stranger = await (await browser.newContext({ baseURL })).newPage();
    await stranger.goto("/signin");
    await buttonOf(stranger, "Google").click();
    await failsWith(stranger, "Google", "You already have an account with this email.");

    await page.goto("/dashboard/settings/account");
    provider.misdeed = "refuses";
    await buttonOf(page, "Link Google").click();
    await expect(toast(page, "Linking Google Failed")).toContainText("You cancelled");
    await expect(page).toHaveURL("/dashboard/settings/account");
    provider.misdeed = null;
    await buttonOf(page, "Link Google").click();
    await expect(buttonOf(page, "Unlink Google")).toBeVisible();
    await buttonOf(stranger, "Google").click();
    await expect(stranger).toHaveURL("/dashboard/overview");
    await stranger.context().close();

    await buttonOf(page, "Unlink Google").click();
    await page
      .getByRole("alertdialog")
      .or(page.getByRole("dialog"))
      .getByRole("button", { name: "Unlink", exact: true })
      .click();
    await expect(toast(page, "Account Unlinked")).toBeVisible();
    await expect(buttonOf(page, "Link Google")).toBeVisible();
    const ways = await sql("select provider_id from account.account where user_id = $1", [ana.id]);
    expect(ways).toEqual([{ provider_id: "credential" }]);
  },
);
