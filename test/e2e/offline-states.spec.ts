import type { Page, Route } from "@playwright/test";
import { dashboardPaths } from "#domain/site/paths.ts";
import { expect, people, test } from "./fixtures.ts";

/*
 * docs/states.md says what every page shows when it is empty, loading, refused or unreachable. Here every dashboard
 * page is opened while all requests fail: each says what failed and offers a retry that works.
 */

/** Loaded with the sign-in: without this data there is no page, only "Profile data not available." */
const asksNothing = new Set<string>(["profile", "settings"]);

const anId = "019aa000-0000-7000-8000-000000000001";
const ofOne = [`crm/contacts/${anId}`, `assistant/conversations/${anId}`];
const pages = [...dashboardPaths.filter((path) => !asksNothing.has(path)), ...ofOne];

const retries = /^(Try again|Retry)$/;

/** The session is known; everything else is refused with a reason. */
async function refuseAll(page: Page): Promise<void> {
  await page.route("**/rpc/**", (route: Route) =>
    route.request().url().includes("/rpc/profiles/")
      ? route.fallback()
      : route.fulfill({
          status: 500,
          contentType: "application/json",
          body: JSON.stringify({
            json: {
              defined: false,
              code: "INTERNAL_SERVER_ERROR",
              status: 500,
              message: "The ledger is closed.",
            },
          }),
        }),
  );
}

const isOfContacts = (path: string) => path.startsWith("crm/");

for (const [rooms, paths] of [
  ["the contacts'", pages.filter(isOfContacts)],
  ["the other", pages.filter((path) => !isOfContacts(path))],
] as const)
  test(`when all requests fail, ${rooms} pages of the dashboard say so and can be retried`, async ({
    page,
    signIn,
    allowErrors,
    sql,
  }) => {
    allowErrors("500 (Internal Server Error)", "404 (Not Found)");
    const ana = await signIn(people.ana);
    // Find Professionals sends requests only for a search; the calculator needs a link.
    const link = (to: string | null) =>
      sql("update profiles set linked_loan_officer_id = $2 where id = $1", [ana.id, to]);
    for (const path of paths)
      await test.step(path, async () => {
        if (path === "pre-approval-calculator") await link(ana.id);
        await refuseAll(page);
        await page.goto(`/dashboard/${path}`);
        const main = page.getByRole("main");
        if (path === "find-professionals")
          await main.getByRole("searchbox").or(main.getByRole("textbox")).first().fill("Leo");
        const wayOn = main.getByRole("button", { name: retries });
        await expect(wayOn.first()).toBeVisible();
        await expect(main.getByText("The ledger is closed.").first()).toBeVisible();

        await page.unrouteAll();
        // Each part has its own message, and some fail a moment later than others.
        await expect(async () => {
          if ((await wayOn.count()) > 0) await wayOn.first().click({ timeout: 1_000 });
          await expect(wayOn).toHaveCount(0, { timeout: 500 });
        }).toPass();
        await expect(main.getByText("The ledger is closed.")).toHaveCount(0);
        if (path === "pre-approval-calculator") await link(null);
      });
  });

test("when all requests fail, the public pages of a professional say so and can be retried", async ({
  page,
  register,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)", "404 (Not Found)");
  const { id } = await register(people.ana);
  await refuseAll(page);
  for (const path of [
    `/book/${id}`,
    `/book/${id}/manage#${"a".repeat(43)}`,
    `/talk/${id}`,
    `/book-demo/${id}`,
  ]) {
    await page.goto(path);
    await expect(
      page.getByRole("main").getByRole("button", { name: retries }).first(),
      path,
    ).toBeVisible();
  }
});
