import { newId } from "#server/platform/ids.ts";
import { expect, people } from "./fixtures.ts";
import { headerOf, test } from "./public-fixtures.ts";

test(
  "a visitor opens the account and booking pages without a redirect",
  { tag: ["@ROUTE-001", "@ROUTE-002", "@ROUTE-005", "@ROUTE-007"] },
  async ({ page, admin, register }) => {
    const ana = await register(people.ana);
    for (const path of ["/signin", "/signup", `/book/${ana.id}`, `/book-demo/${admin}`]) {
      await page.goto(path);
      await expect(headerOf(page).signIn).toBeVisible();
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  },
);

test(
  "the password reset link opens the new password page without a session",
  { tag: ["@ROUTE-010"] },
  async ({ page, register, request, mailTo, product }) => {
    const ana = await register(people.ana);
    await request.post("/api/auth/request-password-reset", {
      data: { email: ana.email, redirectTo: "/update-password" },
      headers: { origin: product.origin },
    });
    const { links } = await mailTo(ana.email);
    await page.goto(links[0]!);
    await expect(page.getByLabel(/^New Password/)).toBeVisible();
    await expect(headerOf(page).signIn).toBeVisible();
    await expect(page).toHaveURL("/update-password");
  },
);

test(
  "a signed-in person is redirected from guest pages to the dashboard, and can still open the public ones",
  { tag: ["@ROUTE-003", "@ROUTE-004", "@ROUTE-006"] },
  async ({ page, signIn }) => {
    const ana = await signIn(people.ana);
    for (const path of ["/signin", "/signup"]) {
      await page.goto(path);
      await expect(page).toHaveURL("/dashboard/overview");
    }
    await page.goto(`/book/${ana.id}`);
    await expect(headerOf(page).dashboard).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`/book/${ana.id}`);
  },
);

const unknown = [
  "/no-such-page",
  "/no/such/page",
  "/dashboard/nothing",
  "/dashboard/crm",
  "/book",
  "/book-demo",
  `/book/${newId()}/more`,
];

test(
  "any unknown path redirects to /",
  { tag: ["@ROUTE-012", "@ROUTE-013"] },
  async ({ page, signIn }) => {
    const expectLanding = async (path: string) => {
      await page.goto(path);
      await expect(page, path).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Enhance Real Estate/);
    };
    for (const path of unknown) await expectLanding(path);
    await signIn(people.ana);
    for (const path of unknown.slice(0, 3)) await expectLanding(path);
    await expect(headerOf(page).dashboard).toBeVisible();
  },
);

test(
  "a broken link within the application goes to / too",
  { tag: ["@ROUTE-012"] },
  async ({ page }) => {
    await page.goto("/privacy");
    await expect(headerOf(page).signIn).toBeVisible();
    // As the router sees it when a page from an older build contains a link to a removed page.
    await page.evaluate(() => {
      history.pushState(null, "", "/gone");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Enhance Real Estate/);
  },
);
