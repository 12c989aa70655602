import { expect, failProcedure, people, test, testPassword, toast } from "./fixtures.ts";
import { hold, watch } from "./requests.ts";

const signOutCall = "**/api/auth/sign-out";
// One that was answered and one that wasn't; session-store.test.ts has the others.
const failures = [401, "a cut line"] as const;

test(
  "Sign Out clears the page before the server answers, and every other tab within a second",
  { tag: ["@soon", "@AUTH-059", "@AUTH-061", "@AUTH-057", "@AUTH-058", "@DASH-025", "@DASH-026"] },
  async ({ page, context, signIn, sql }) => {
    const ana = await signIn(people.ana);

    await test.step("a sign-out in another tab clears this one within a second", async () => {
      await page.goto("/dashboard/overview");
      await expect(page.getByText(ana.fullName)).toBeVisible();
      await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
      const other = await context.newPage();
      await other.goto("/dashboard/crm/new-leads");
      await other.getByRole("button", { name: "Sign Out" }).click();
      await expect(page.getByText(ana.fullName)).toBeHidden({ timeout: 1_000 });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
      await expect(page.locator("html[data-same-page]")).toBeAttached();
      await expect(other).toHaveURL("/");
      await other.close();
    });

    await test.step("Sign Out clears the page before the server answers, ends the session and returns to /", async () => {
      const again = await signIn(people.ana);
      const letGo = await hold(page, signOutCall);
      await page.goto("/dashboard/profile");
      await expect(page.getByLabel("Full Name", { exact: true })).toHaveValue(again.fullName);
      const asked = page.waitForRequest(signOutCall);
      await page.getByRole("button", { name: "Sign Out" }).click();
      await asked;
      await expect(page.getByText(again.fullName)).toBeHidden({ timeout: 1_000 });
      await expect(page.getByLabel("Full Name", { exact: true })).toBeHidden();
      await expect(page.getByText(again.email)).toBeHidden();
      letGo();

      await page.waitForURL("/");
      await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
      expect(await sql("select from account.session where user_id = $1", [again.id])).toEqual([]);
      await page.goto("/dashboard");
      await expect(page).toHaveURL("/signin");
    });
  },
);

test(
  "a failed sign-out is reported, persists across a reload and in other tabs, and is retried until it succeeds; an end that was not announced shows with the next request",
  { tag: ["@AUTH-098", "@AUTH-059"] },
  async ({ page, context, signIn, sql, allowErrors }) => {
    allowErrors("Failed to load resource");
    const beside = await context.newPage();
    let failure: (typeof failures)[number] | null = null;
    await context.route(signOutCall, (route) => {
      if (failure === null) return route.fallback();
      return failure === "a cut line" ? route.abort() : route.fulfill({ status: failure });
    });

    // Which guards stand before which pages doesn't depend on the failure.
    const pages = ["/dashboard/overview", "/complete-profile"];
    for (const one of failures)
      await test.step(`a sign-out that failed with ${one}`, async () => {
        const ana = await signIn(people.ana);
        const sessions = () => sql("select from account.session where user_id = $1", [ana.id]);
        failure = one;
        await Promise.all([page.goto("/dashboard/profile"), beside.goto("/dashboard/overview")]);
        await expect(page.getByLabel("Full Name", { exact: true })).toHaveValue(ana.fullName);
        await expect(beside.getByText(ana.fullName)).toBeVisible();

        await page.getByRole("button", { name: "Sign Out" }).click();
        await page.waitForURL("/");
        await expect(toast(page, "Sign-out not confirmed yet")).toBeVisible();
        await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
        await expect(beside).toHaveURL("/signin");
        await expect(beside.getByText(ana.fullName)).toBeHidden();

        for (const path of one === 401 ? pages : pages.slice(0, 1)) {
          await page.goto(path);
          await expect(page).toHaveURL("/signin");
          await page.reload();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
        }
        expect(await sessions()).toHaveLength(1);

        failure = null;
        await page.reload();
        await expect.poll(sessions).toEqual([]);
        await expect(page).toHaveURL("/signin");
      });

    await test.step("a session whose end was not announced", async () => {
      await beside.close();
      const ana = await signIn(people.ana);
      // The announcement never arrives: the live channel is held up on its way.
      await page.route("**/events", () => {});
      // All of the page's own requests are answered before, so that the next one is the one below.
      const answered = page.waitForResponse("**/rpc/overview/read");
      await page.goto("/dashboard/overview");
      await expect(page.getByText(ana.fullName)).toBeVisible();
      await answered;
      await expect(page.getByRole("main").getByText("Calls Made (This Month)")).toBeVisible();
      await expect(
        page.getByRole("heading", { name: "Referral partners", exact: true }),
      ).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await sql("delete from account.session where user_id = $1", [ana.id]);
      await page.getByRole("main").getByRole("link", { name: "New Leads (Last 7 Days)" }).click();
      await expect(page).toHaveURL("/signin");
      await expect(page.getByText(ana.fullName)).toBeHidden();
    });
  },
);

test("an unanswered sign-out takes effect in this browser within seconds, and a later one ends the session that the browser then has", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);

  await test.step("an unanswered sign-out takes effect in this browser within seconds, and a new sign-in works", async () => {
    const letGo = await hold(page, signOutCall);
    await page.goto("/dashboard/overview");
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL("/");
    await expect(toast(page, "Sign-out not confirmed yet")).toBeVisible();
    await page.goto("/dashboard/overview");
    await expect(page).toHaveURL("/signin");

    await page.getByLabel("Email", { exact: true }).fill(ana.email);
    await page.getByLabel("Password", { exact: true }).fill(testPassword);
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL("/dashboard/overview");
    // An answer this late doesn't end the new session.
    letGo();
    await page.reload();
    await expect(page.getByRole("main").getByText("Calls Made (This Month)")).toBeVisible();
  });

  await test.step("a sign-out in a tab unaware of a newer sign-in ends the browser's current session", async () => {
    await expect(page.getByText(ana.fullName)).toBeVisible();
    // Signed in again in this browser, without this tab being notified.
    const leo = await signIn(people.leo);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL("/");
    await expect(toast(page, "Sign-out not confirmed yet")).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    const sessions = () => sql("select from account.session where user_id = $1", [leo.id]);
    await expect.poll(sessions).toEqual([]);
    await page.goto("/dashboard/overview");
    await expect(page).toHaveURL("/signin");
  });
});

test(
  "a session ended on the server ends here within a second",
  { tag: ["@soon", "@AUTH-059"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("401 (Unauthorized)");
    const ana = await signIn(people.ana);
    const live = page.waitForResponse("**/events");
    await page.goto("/dashboard/overview");
    await expect(page.getByText(ana.fullName)).toBeVisible();
    await live;
    // The second is measured on a page that has finished loading.
    await expect(
      page.getByRole("heading", { name: "Referral partners", exact: true }),
    ).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await sql("delete from account.session where user_id = $1", [ana.id]);
    await expect(page).toHaveURL("/signin", { timeout: 1_000 });
    await expect(page.getByText(ana.fullName)).toBeHidden();
  },
);

test(
  "a profile that can't be read or created leads to a message, an account without one gets one, and what changes of a session is noticed",
  {
    tag: [
      "@ERR-019",
      "@ERR-020",
      "@ERR-021",
      "@PROF-003",
      "@PROF-004",
      "@PROF-005",
      "@PROF-009",
      "@PROF-010",
      "@AUTH-056.2-3",
      "@AUTH-062",
      "@AUTH-063",
    ],
  },
  async ({ page, signIn, sql, allowErrors }) => {
    const fetchFailed = "The profile could not be fetched";
    const createFailed = "The profile could not be created";
    allowErrors("500 (Internal Server Error)", fetchFailed, createFailed);
    const ana = await signIn(people.ana, { hasProfile: false });
    const made = watch(page, "/rpc/profiles/create");

    await test.step("a profile that can't be read or created leads to a message with Retry and Sign Out", async () => {
      const message = page.getByRole("heading", { name: "Profile data not available." });
      const retry = page.getByRole("button", { name: "Retry" });

      await failProcedure(page, "profiles/mine", "The archive is closed.");
      await page.goto("/dashboard");
      await expect(message).toBeVisible();
      await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
      expect(made).toEqual([]);

      await page.unroute("**/rpc/profiles/mine");
      await failProcedure(page, "profiles/create", "The press is out of paper.");
      const logged = page.waitForEvent("console", (line) => line.text().startsWith(createFailed));
      await retry.click();
      await logged;
      await expect(message).toBeVisible();

      await page.unroute("**/rpc/profiles/create");
      made.length = 0;
      await retry.click();
      await expect(page).toHaveURL("/complete-profile");
      await expect(page.getByLabel("Full Name", { exact: true })).toHaveValue(ana.fullName);
    });

    await test.step("an account without a profile gets one, unless the database already has it", async () => {
      const profileOf = () =>
        sql("select full_name, is_profile_complete from profiles where id = $1", [ana.id]);
      const atStart = [{ full_name: ana.fullName, is_profile_complete: false }];
      expect(await profileOf()).toEqual(atStart);
      expect(made).toHaveLength(1);

      await page.reload();
      await expect(page.getByLabel("Full Name", { exact: true })).toHaveValue(ana.fullName);
      expect(made).toHaveLength(1);

      await sql("delete from profiles where id = $1", [ana.id]);
      await page.reload();
      await expect(page.getByLabel("Full Name", { exact: true })).toHaveValue(ana.fullName);
      expect(await profileOf()).toEqual(atStart);
      expect(made).toHaveLength(2);
    });

    await test.step("a renewed session and a changed name are noticed when the page becomes visible again", async () => {
      await page.clock.install();
      const read = watch(page, "/rpc/profiles/mine");
      await page.goto("/complete-profile");
      await expect(page.getByText(`Signed in as ${ana.email}`)).toBeVisible();
      expect(read).toHaveLength(1);

      const comeBack = async () => {
        await page.clock.fastForward(31_000);
        await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      };
      await sql(
        "update account.session set expires_at = now() + interval '8 days' where user_id = $1",
        [ana.id],
      );
      await comeBack();
      await expect.poll(() => read.length).toBe(2);

      const renamed = `renamed.${ana.email}`;
      await sql(`update account."user" set email = $2 where id = $1`, [ana.id, renamed]);
      await comeBack();
      await expect(page.getByText(`Signed in as ${renamed}`)).toBeVisible();
      await expect.poll(() => read.length).toBe(3);
    });
  },
);
