import { expect, people, toast } from "./fixtures.ts";
import {
  demoLookup,
  headerOf,
  hideWrittenDemo,
  phone,
  sessionCheck,
  signOutCall,
  test,
} from "./public-fixtures.ts";
import { hold, watch } from "./requests.ts";

// Two implementations share the header's markup: the landing page's script, and React everywhere else.

for (const path of ["/", "/signin"]) {
  test(
    `the header of ${path} waits for the session, then shows a visitor's links`,
    { tag: ["@PUB-010", "@PUB-020", "@PUB-021", "@PUB-022", "@PUB-023", "@PUB-024"] },
    async ({ page }) => {
      const release = await hold(page, sessionCheck);
      await page.goto(path);
      const header = headerOf(page);
      await expect(header.placeholder).toBeVisible();
      for (const item of [header.signIn, header.signUp, header.dashboard, header.signOut])
        await expect(item).toBeHidden();

      release();
      await expect(header.signIn).toBeVisible();
      await expect(header.signUp).toBeVisible();
      await expect(header.placeholder).toBeHidden();
      await expect(header.dashboard).toBeHidden();
      await expect(header.signOut).toBeHidden();

      await header.signUp.click();
      await expect(page).toHaveURL("/signup");
      await header.logo.click();
      await expect(page).toHaveURL("/");
      await page.goto(path === "/" ? "/" : "/signup");
      await header.signIn.click();
      await expect(page).toHaveURL("/signin");
    },
  );
}

for (const path of ["/", "/privacy"]) {
  test(
    `the header of ${path} waits for the session, then shows a signed-in person's links`,
    { tag: ["@PUB-002", "@PUB-020", "@PUB-021", "@PUB-025", "@PUB-026", "@PUB-027"] },
    async ({ page, signIn }) => {
      await signIn(people.ana);
      const release = await hold(page, sessionCheck);
      await page.goto(path);
      const header = headerOf(page);
      await expect(header.placeholder).toBeVisible();
      for (const item of [header.signIn, header.signUp, header.dashboard, header.signOut])
        await expect(item).toBeHidden();

      release();
      await expect(header.dashboard).toBeVisible();
      await expect(header.signOut).toBeVisible();
      await expect(header.placeholder).toBeHidden();
      await expect(header.signIn).toBeHidden();
      await expect(header.signUp).toBeHidden();
      await expect(page).toHaveURL(path);
      await header.dashboard.click();
      await expect(page).toHaveURL("/dashboard/overview");
    },
  );

  test(
    `Book a Demo on ${path} waits for the admin's profile and links to it`,
    { tag: ["@PUB-014", "@PUB-015", "@PUB-016", "@PUB-018"] },
    async ({ page, admin }) => {
      await hideWrittenDemo(page, path);
      const release = await hold(page, demoLookup);
      await page.goto(path);
      const header = headerOf(page);
      await expect(header.signIn).toBeVisible();
      await expect(header.demo).toHaveCount(0);
      release();
      await expect(header.demo).toHaveText("Book a Demo", { useInnerText: true });
      await header.demo.click();
      await expect(page).toHaveURL(`/book-demo/${admin}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );

  test(
    `if the server of ${path} includes the demo host, no request is sent`,
    { tag: ["@PUB-014", "@PUB-016"] },
    async ({ page, admin }) => {
      const asked = watch(page, "/api/v1/site");
      await page.goto(path);
      const header = headerOf(page);
      await expect(header.signIn).toBeVisible();
      await expect(header.demo).toHaveAttribute("href", `/book-demo/${admin}`);
      expect(asked).toEqual([]);
    },
  );

  test(
    `on a phone, ${path} shortens the button only for visitors`,
    { tag: ["@PUB-017", "@PUB-019"] },
    async ({ page, admin, signIn }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      const header = headerOf(page);
      await expect(header.demo).toHaveAttribute("href", `/book-demo/${admin}`);
      await expect(header.demo).toHaveText("Demo", { useInnerText: true });
      await signIn(people.ana);
      await page.reload();
      await expect(header.demo).toHaveText("Book a Demo", { useInnerText: true });
    },
  );

  test(
    `the phone menu of ${path} contains what the wide header contains`,
    { tag: ["@PUB-028", "@PUB-029", "@PUB-030"] },
    async ({ page, admin, signIn }) => {
      const header = headerOf(page);
      const expectSameItems = async (last: string[]) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(path);
        await expect(header.demo).toHaveAttribute("href", `/book-demo/${admin}`);
        const wide = ["Features", "Pricing", "FAQ", "Book a Demo", ...last];
        await expect.poll(header.items).toEqual(wide);

        await page.setViewportSize(phone);
        await expect(header.link("Features")).toBeHidden();
        await expect(header.link(last[0]!)).toBeHidden();
        await header.openMenu.click();
        await expect(header.closeMenu).toHaveAttribute("aria-expanded", "true");
        const narrow = await header.items();
        expect(narrow.map((text) => (text === "Demo" ? "Book a Demo" : text))).toEqual(wide);
        await header.closeMenu.click();
        await expect(header.link("Features")).toBeHidden();
        await expect(header.openMenu).toHaveAttribute("aria-expanded", "false");
      };
      await expectSameItems(["Sign In", "Sign Up"]);
      await signIn(people.ana);
      await expectSameItems(["Dashboard", "Sign Out"]);

      await header.openMenu.click();
      await page.keyboard.press("Escape");
      await expect(header.openMenu).toBeFocused();
      await header.openMenu.click();
      await header.link("Pricing").click();
      await expect(page).toHaveURL("/#pricing");
      await expect(header.openMenu).toBeVisible();
    },
  );

  test(
    `Sign Out on ${path} takes effect at once, ends the session and goes to /`,
    { tag: ["@PUB-031", "@PUB-032", "@AUTH-057"] },
    async ({ page, signIn }) => {
      await signIn(people.ana);
      const release = await hold(page, signOutCall);
      await page.goto(path);
      const header = headerOf(page);
      await header.signOut.click();
      // The server hasn't received it yet.
      await expect(header.signIn).toBeVisible();
      await expect(header.dashboard).toBeHidden();
      const loaded = page.waitForEvent("load");
      release();
      await loaded;
      await expect(page).toHaveURL("/");
      await expect(header.signIn).toBeVisible();
      await page.goto("/dashboard");
      await expect(page).toHaveURL("/signin");
    },
  );

  test(
    `without an admin, and when the lookup fails, ${path} shows no error and offers no demo`,
    { tag: ["@ERR-027", "@ERR-028"] },
    async ({ page, allowErrors }) => {
      const header = headerOf(page);
      await page.goto(path);
      await expect(header.signIn).toBeVisible();
      await expect(header.demo).toHaveCount(0);

      await hideWrittenDemo(page, path);
      const answered = page.waitForResponse(demoLookup);
      await page.goto(path);
      expect(await (await answered).json()).toMatchObject({ demoProfileId: null });
      await expect(header.signIn).toBeVisible();
      await expect(header.demo).toHaveCount(0);

      allowErrors("status of 500", "The admin profile could not be looked up");
      await page.route(demoLookup, (route) => route.fulfill({ status: 500, json: {} }));
      const logged = page.waitForEvent("console", (message) =>
        message.text().startsWith("The admin profile could not be looked up"),
      );
      await page.reload();
      await logged;
      await expect(header.signIn).toBeVisible();
      await expect(header.demo).toHaveCount(0);
      await expect(toast(page, "")).toHaveCount(0);
    },
  );
}

test(
  "a sign-out in one tab clears the other tabs within a second",
  { tag: ["@soon", "@AUTH-057", "@AUTH-058", "@AUTH-059"] },
  async ({ page, context, signIn }) => {
    const ana = await signIn(people.ana);
    const other = await context.newPage();
    const beside = await context.newPage();
    await Promise.all([other.goto("/dashboard/overview"), beside.goto("/privacy"), page.goto("/")]);
    await expect(other.getByText(ana.fullName).first()).toBeVisible();
    await expect(headerOf(beside).dashboard).toBeVisible();
    const release = await hold(page, signOutCall);
    await headerOf(page).signOut.click();
    const aSecond = { timeout: 1_000 };
    await Promise.all([
      expect(other.getByText(ana.fullName)).toHaveCount(0, aSecond),
      expect(other).toHaveURL("/signin", aSecond),
      expect(headerOf(beside).signIn).toBeVisible(aSecond),
      expect(headerOf(page).signIn).toBeVisible(aSecond),
    ]);
    release();
    await expect(page).toHaveURL("/");
  },
);

test(
  "an open landing page notices the dashboard's sign-out",
  { tag: ["@soon", "@AUTH-057", "@AUTH-059"] },
  async ({ page, context, signIn }) => {
    await signIn(people.ana);
    const other = await context.newPage();
    await Promise.all([other.goto("/dashboard/overview"), page.goto("/")]);
    await expect(headerOf(page).dashboard).toBeVisible();
    await other.getByRole("button", { name: "Sign Out" }).click();
    await expect(headerOf(page).signIn).toBeVisible({ timeout: 1_000 });
    await expect(headerOf(page).dashboard).toBeHidden();
    await expect(other).toHaveURL("/");
  },
);
