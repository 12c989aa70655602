import { newId } from "#server/platform/ids.ts";
import { expect, people } from "./fixtures.ts";
import { headerOf, test } from "./public-fixtures.ts";

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
  "unknown paths lead to /, a reset link to its page without a session, and guest pages to the dashboard of who is signed in",
  { tag: ["@ROUTE-010", "@ROUTE-003", "@ROUTE-004", "@ROUTE-006", "@ROUTE-012", "@ROUTE-013"] },
  async ({ page, register, signIn, request, mailTo, product }) => {
    const expectLanding = async (path: string) => {
      await page.goto(path);
      await expect(page, path).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Enhance Real Estate/);
    };

    await test.step("any unknown path redirects to /", async () => {
      for (const path of unknown) await expectLanding(path);
    });

    await test.step("a broken link within the application goes to / too", async () => {
      await page.goto("/privacy");
      await expect(headerOf(page).signIn).toBeVisible();
      // As the router sees it when a page from an older build contains a link to a removed page.
      await page.evaluate(() => {
        history.pushState(null, "", "/gone");
        window.dispatchEvent(new PopStateEvent("popstate"));
      });
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Enhance Real Estate/);
    });

    await test.step("the password reset link opens the new password page without a session", async () => {
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
    });

    await test.step("a signed-in person is redirected from guest pages to the dashboard, and can still open the public ones", async () => {
      const ana = await signIn(people.ana);
      for (const path of ["/signin", "/signup"]) {
        await page.goto(path);
        await expect(page).toHaveURL("/dashboard/overview");
      }
      await page.goto(`/book/${ana.id}`);
      await expect(headerOf(page).dashboard).toBeVisible();
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(`/book/${ana.id}`);
      for (const path of unknown.slice(0, 3)) await expectLanding(path);
      await expect(headerOf(page).dashboard).toBeVisible();
    });
  },
);
