import type { Page } from "@playwright/test";
import { codeOf } from "../harness/device.ts";
import { addVirtualAuthenticator } from "./account-fixtures.ts";
import { expect, people, type SignedInPerson, test, testPassword } from "./fixtures.ts";
import { watch } from "./requests.ts";

/** Someone with an authenticator app, signed in nowhere. */
async function withApp(
  page: Page,
  origin: string,
  register: (person: typeof people.ana) => Promise<SignedInPerson>,
) {
  const ana = await register(people.ana);
  // The page itself must not hear of it, or it would request what is closed again a moment later.
  expect(page.url()).toBe("about:blank");
  const post = (path: string, data: object = {}) =>
    page.request.post(`${origin}/api/auth${path}`, { data, headers: { origin } });
  await post("/sign-in/email", { email: ana.email, password: testPassword });
  const { id, secret } = await (await post("/factors")).json();
  const done = await post("/factors/verify", { factorId: id, code: await codeOf(secret, -1) });
  const { recoveryCodes } = await done.json();
  await post("/sign-out");
  return { ...ana, secret: secret as string, recoveryCodes: recoveryCodes as string[] };
}

async function signIn(page: Page, email: string, site = "") {
  await page.goto(`${site}/signin`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(testPassword);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
}

test(
  "the second step takes the app's code or a recovery code once, and until then no dashboard page opens",
  { tag: ["@AUTH-066"] },
  async ({ page, baseURL, register, allowErrors, expectAccessible }) => {
    allowErrors("401");
    const { email, secret, recoveryCodes } = await withApp(page, baseURL!, register);

    await test.step("after the password it asks for the app's code, and the right one opens the dashboard", async () => {
      await signIn(page, email);
      await expectAccessible(page);
      const code = page.getByLabel("Code from your authenticator app");
      await expect(code).toBeFocused();
      await page.getByRole("button", { name: "Confirm" }).click();
      await expect(code).toHaveAccessibleDescription(/Enter the six-digit code/);

      await code.fill("000000");
      await page.getByRole("button", { name: "Confirm" }).click();
      await expect(code).toHaveAccessibleDescription(/is wrong/);
      await expect(code).toHaveValue("000000");

      await code.fill(await codeOf(secret));
      await page.getByRole("button", { name: "Confirm" }).click();
      await expect(page).toHaveURL("/dashboard/overview");
    });

    await test.step("until the second step is done no dashboard page opens, and the wanted page is remembered", async () => {
      await page.context().clearCookies();
      await signIn(page, email);
      const data = watch(page, "/rpc/");
      await page.goto("/dashboard/crm/all-leads");
      await expect(page).toHaveURL("/signin");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
      expect(data).toEqual([]);
      // Public pages also treat the person as signed out.
      for (const path of ["/signin", "/"]) {
        await page.goto(path);
        const banner = page.getByRole("banner");
        await expect(banner.getByRole("link", { name: "Sign In" })).toBeVisible();
        await expect(banner.getByRole("link", { name: "Dashboard" })).toBeHidden();
      }
      await page.goto("/dashboard/crm/all-leads");
      // The current code was used above; the next one counts too.
      await page.getByLabel("Code from your authenticator app").fill(await codeOf(secret, 1));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/dashboard/crm/all-leads");
    });

    await test.step("a recovery code works once, and one can also leave", async () => {
      await page.context().clearCookies();
      await signIn(page, email);
      await page.getByRole("button", { name: "Use a recovery code instead" }).click();
      await page.getByLabel("Recovery code").fill(recoveryCodes[0]!.toLowerCase());
      await page.getByRole("button", { name: "Confirm" }).click();
      await expect(page).toHaveURL("/dashboard/overview");
      await expect(page.getByText("9 left.")).toBeVisible();

      await page.context().clearCookies();
      await signIn(page, email);
      await page.getByRole("button", { name: "Use a recovery code instead" }).click();
      await page.getByLabel("Recovery code").fill(recoveryCodes[0]!);
      await page.getByRole("button", { name: "Confirm" }).click();
      await expect(page.getByLabel("Recovery code")).toHaveAccessibleDescription(/already used/);
      await page.getByRole("button", { name: "Sign in as someone else" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
    });
  },
);

test(
  "another tab waiting at the second step opens together with this one",
  { tag: "@soon" },
  async ({ page, baseURL, register }) => {
    const { email, secret } = await withApp(page, baseURL!, register);
    await signIn(page, email);
    const other = await page.context().newPage();
    await other.goto("/signin");
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("One more step");
    await page.getByLabel("Code from your authenticator app").fill(await codeOf(secret));
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page).toHaveURL("/dashboard/overview");
    await expect(other).toHaveURL("/dashboard/overview", { timeout: 1_000 });
  },
);

test("a passkey signs in without a password, and completes the second step", async ({
  page,
  register,
  baseURL,
}) => {
  const ana = await register(people.ana);
  // Browsers don't keep passkeys for an IP address.
  const site = baseURL!.replace("127.0.0.1", "localhost");
  await addVirtualAuthenticator(page);
  const data = { email: ana.email, password: testPassword };
  const headers = { origin: site };
  await page.request.post(`${site}/api/auth/sign-in/email`, { data, headers });
  await page.goto(`${site}/dashboard/settings/account`);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Name").last().fill("This laptop");
  await page.getByRole("button", { name: "Add Passkey", exact: true }).click();
  await expect(page.getByText("This laptop", { exact: true })).toBeVisible();
  const required = { data: { required: true }, headers };
  expect((await page.request.post(`${site}/api/auth/second-step`, required)).status()).toBe(200);

  // An open page would redirect to sign-in on its own, and remember where it was.
  await page.goto("about:blank");
  await page.request.post(`${site}/api/auth/sign-out`, { data: {}, headers });
  await page.goto(`${site}/signin`);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(`${site}/dashboard/overview`);

  await page.goto("about:blank");
  await page.request.post(`${site}/api/auth/sign-out`, { data: {}, headers });
  await signIn(page, ana.email, site);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(`${site}/dashboard/overview`);
});

test("an emailed code signs in, and someone who must have a second step sets one up", async ({
  page,
  sql,
  register,
  mailTo,
  allowErrors,
  expectAccessible,
}) => {
  allowErrors("401", "400");
  const { email, id } = await register(people.ana);
  await page.goto("/signin");

  await test.step("a code for an email without an account looks the same as any, and nothing is sent", async () => {
    await page.getByRole("button", { name: "Email me a code" }).click();
    await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(
      "Email is required.",
    );
    const nobody = `nobody.${Date.now()}@agents.test`;
    await page.getByLabel("Email", { exact: true }).fill(nobody);
    await page.getByRole("button", { name: "Email me a code" }).click();
    await expect(page.getByText(`If ${nobody} has an account`)).toBeVisible();
    expect(await sql("select id from mail.outbox where recipient = $1", [nobody])).toEqual([]);
    await page.getByRole("button", { name: "Use my password instead" }).click();
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  });

  await test.step("an emailed code signs in; a wrong one says so and keeps the form", async () => {
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Email me a code" }).click();
    const code = page.getByLabel("Code from the email");
    await expect(code).toBeFocused();
    await expectAccessible(page);
    const right = (await mailTo(email)).subject.match(/\d{6}/)![0];
    await code.fill(right === "000000" ? "000001" : "000000");
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await expect(code).toHaveAccessibleDescription(/./);
    await code.fill(right);
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/dashboard/overview");
  });

  await test.step("someone who must have a second step and has none sets one up, sees the recovery codes and gets in", async () => {
    await sql(`update account."user" set second_step_required = true where id = $1`, [id]);
    await page.context().clearCookies();
    await signIn(page, email);
    await expect(page.getByText("Set up two-step sign-in")).toBeVisible();
    await expect(
      page.getByRole("img", { name: "QR code for your authenticator app" }),
    ).toBeVisible();
    await expectAccessible(page);
    const key = page.getByRole("group", { name: "Or type this key into the app" });
    const secret = await key.locator("code").innerText();
    expect(secret).toMatch(/^[A-Z2-7]{32,}$/);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await key.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true);
    await key.locator("code").click();
    expect(await page.evaluate(() => String(getSelection()))).toBe(secret);
    // The app may already have the key.
    await page.reload();
    await expect(key.locator("code")).toHaveText(secret);
    const code = page.getByLabel("Code from the app");
    await code.fill("12");
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(code).toHaveAccessibleDescription(/six-digit code/);
    await code.fill(await codeOf(secret));
    await page.getByRole("button", { name: "Finish" }).click();
    const codes = page.getByRole("region", { name: "Your recovery codes" });
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    await expectAccessible(page);
    await codes.getByRole("button", { name: "I've saved them" }).click();
    await expect(page).toHaveURL("/dashboard/overview");
  });
});
