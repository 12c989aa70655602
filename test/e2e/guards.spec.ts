import type { Page } from "@playwright/test";
import { expect, people, test, testPassword } from "./fixtures.ts";
import { hold } from "./requests.ts";

/** The children of /dashboard, each with the header's title. */
const pages = [
  ["overview", "Overview"],
  ["profile", "My Profile"],
  ["appointments", "Appointments List"],
  ["calendar", "Full Calendar"],
  ["pre-approval-calculator", "Pre-Approval Calculator"],
  ["find-professionals", "Dashboard"],
  ["crm/new-leads", "New Leads"],
  ["crm/all-leads", "All Leads"],
  ["crm/working-deals", "Working Deals"],
  ["crm/closed-deals", "Closed Deals"],
  ["crm/referral-partners", "Referral Partners"],
] as const;

const spinnerOf = (page: Page) => page.getByRole("status", { name: "Loading" });

async function signInByHand(page: Page, email: string) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(testPassword);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

test(
  "every page that needs a session redirects a visitor to /signin, remembers the page, and opens it after sign-in",
  { tag: ["@ROUTE-008", "@ROUTE-015.1-12", "@ROUTE-016"] },
  async ({ page, register }) => {
    await test.step("every page that needs a session redirects a visitor to /signin", async () => {
      for (const path of ["", ...pages.map(([child]) => `/${child}`)]) {
        await page.goto(`/dashboard${path}`);
        await expect(page, path).toHaveURL("/signin");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome Back");
      }
      await page.goto("/complete-profile");
      await expect(page).toHaveURL("/signin");
    });

    await test.step("the page a visitor wanted is remembered and opens after sign-in", async () => {
      const ana = await register(people.ana);
      await page.goto("/dashboard/calendar?month=2026-11#day");
      await expect(page).toHaveURL("/signin");
      const state = await page.evaluate(() => (history.state as { usr: unknown }).usr);
      expect(state).toEqual({ from: "/dashboard/calendar?month=2026-11#day" });

      // Visiting the sign-up page and reloading don't lose it.
      await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
      await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
      await page.reload();
      await signInByHand(page, ana.email);
      await expect(page).toHaveURL("/dashboard/calendar?month=2026-11#day");
    });
  },
);

test(
  "with a complete profile every page opens with its title, onboarding redirects, and a page of another site is ignored",
  {
    tag: [
      "@ROUTE-011",
      "@ROUTE-014.1-11",
      "@ROUTE-021",
      "@DASH-003.1-10",
      "@DASH-004",
      "@DASH-005",
      "@ROUTE-016",
    ],
  },
  async ({ page, signIn }) => {
    await signIn(people.leo);

    await test.step("every child of /dashboard opens with its title, and /dashboard is the overview", async () => {
      const title = page.getByRole("banner").getByRole("heading", { level: 1 });
      for (const [child, words] of pages) {
        const path = `/dashboard/${child}?from=${encodeURIComponent("/dashboard/profile")}`;
        await page.goto(path);
        await expect(title, child).toHaveText(words);
        await expect(page).toHaveTitle(`${words} · Hearthline`);
        await expect(page.getByRole("main")).not.toBeEmpty();
        await expect(page).toHaveURL(path);
      }
      await page.goto("/dashboard");
      await expect(page).toHaveURL("/dashboard/overview");
    });

    await test.step("with a complete profile onboarding redirects to the overview", async () => {
      await page.goto("/complete-profile");
      await expect(page).toHaveURL("/dashboard/overview");
      await page.goto("/dashboard/profile");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Profile");
      await expect(page).toHaveURL("/dashboard/profile");
    });

    await test.step("a remembered page of another site is ignored", async () => {
      const outside: string[] = [];
      await page.route(/evil\.example/, (route) => {
        outside.push(route.request().url());
        return route.abort();
      });
      for (const [from, to] of [
        ["/dashboard/crm/all-leads", "/dashboard/crm/all-leads"],
        ["//evil.example/in", "/dashboard/overview"],
        ["/\\evil.example/in", "/dashboard/overview"],
      ] as const) {
        await page.addInitScript(
          (usr) => {
            if (location.pathname === "/signin") history.replaceState({ usr }, "");
          },
          { from },
        );
        await page.goto("/signin");
        await expect(page, from).toHaveURL(to);
      }
      expect(outside).toEqual([]);
    });
  },
);

test(
  "if the server can't say who is signed in, the page waits, and continues with the answer",
  { tag: ["@ERR-082"] },
  async ({ page, signIn, allowErrors, expectAccessible }) => {
    allowErrors("Failed to load resource", "Unexpected error during initialization");

    await test.step("Try again checks at once whether Hearthline is back, and a visitor gets the sign-in page", async () => {
      const headers = { "retry-after": "300" };
      await page.route("**/api/auth/get-session", (route) =>
        route.fulfill({ status: 503, headers }),
      );
      await page.goto("/dashboard/calendar");
      const retry = page.getByRole("button", { name: "Try again now" });
      await expect(retry).toBeVisible();
      await page.unroute("**/api/auth/get-session");
      await retry.click();
      await expect(page).toHaveURL("/signin");
    });

    await signIn(people.ana);

    await test.step("requests that an unreachable server couldn't answer are repeated when it asked for that", async () => {
      const away = { profiles: true, contacts: true };
      const answer = { defined: false, code: "SERVICE_UNAVAILABLE", status: 503, message: "Away." };
      for (const [room, path] of [
        ["profiles", "**/rpc/profiles/mine"],
        ["contacts", "**/rpc/contacts/**"],
      ] as const)
        await page.route(path, (route) => {
          if (!away[room]) return route.fallback();
          away[room] = false;
          const headers = { "retry-after": "1", "content-type": "application/json" };
          return route.fulfill({ status: 503, headers, body: JSON.stringify({ json: answer }) });
        });
      await page.goto("/dashboard/crm/all-leads");
      await expect(page.getByText("No leads yet")).toBeVisible();
      expect(away).toEqual({ profiles: false, contacts: false });
    });

    await page.clock.install();

    for (const failure of ["503", "a cut line"] as const)
      await test.step(`${failure}: it waits and continues`, async () => {
        await page.goto("about:blank");
        const ways: string[] = [];
        page.on("framenavigated", (frame) => ways.push(new URL(frame.url()).pathname));
        let asked = 0;
        await page.route("**/api/auth/get-session", (route) => {
          asked += 1;
          const headers = { "retry-after": "4" };
          return failure === "503" ? route.fulfill({ status: 503, headers }) : route.abort();
        });
        await page.goto("/dashboard/calendar");
        const told = page.getByRole("heading", { name: "We can't reach Hearthline" });
        await page.clock.runFor(1_000);
        await expect(told).toBeVisible();
        await expectAccessible(page);
        const before = asked;
        if (failure === "503") {
          await page.clock.runFor(2_000);
          expect(asked).toBe(before);
        }
        await page.unroute("**/api/auth/get-session");
        await page.clock.runFor(5_000);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Full Calendar");
        expect(new Set(ways)).toEqual(new Set(["/dashboard/calendar"]));
      });
  },
);

test(
  "a protected page shows a spinner until the session and the profile are known; an incomplete profile leads to onboarding",
  { tag: ["@ROUTE-017", "@ROUTE-018", "@ROUTE-022", "@ROUTE-009", "@ROUTE-019", "@ROUTE-020"] },
  async ({ page, signIn }) => {
    await signIn(people.ana);

    await test.step("a protected page shows a spinner until the session is known, and doesn't redirect meanwhile", async () => {
      const ways: string[] = [];
      page.on("framenavigated", (frame) => ways.push(new URL(frame.url()).pathname));
      const letGo = await hold(page, "**/api/auth/get-session");
      const asked = page.waitForRequest("**/api/auth/get-session");
      await page.goto("/dashboard/calendar");
      await asked;
      await expect(spinnerOf(page)).toBeVisible();
      await expect(page).toHaveURL("/dashboard/calendar");
      letGo();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Full Calendar");
      expect(new Set(ways)).toEqual(new Set(["/dashboard/calendar"]));
    });

    await test.step("a user whose profile hasn't loaded yet sees a spinner", async () => {
      const letGo = await hold(page, "**/rpc/profiles/mine");
      const asked = page.waitForRequest("**/rpc/profiles/mine");
      await page.goto("/dashboard/overview");
      await asked;
      await expect(spinnerOf(page)).toBeVisible();
      await expect(page.getByRole("navigation")).toBeHidden();
      await expect(page).toHaveURL("/dashboard/overview");
      letGo();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
      await expect(spinnerOf(page)).toBeHidden();
    });

    await test.step("with an incomplete profile every page redirects to onboarding, which stays", async () => {
      await signIn(people.nia);
      for (const child of ["overview", "profile", "calendar", "crm/new-leads"]) {
        await page.goto(`/dashboard/${child}`);
        await expect(page, child).toHaveURL("/complete-profile");
      }
      await page.goto("/complete-profile");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Your Profile");
      await expect(page).toHaveURL("/complete-profile");
    });
  },
);
