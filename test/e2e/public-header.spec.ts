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

for (const [path, next] of [
  ["/", "/"],
  ["/signin", "/privacy"],
] as const)
  test(
    `without an admin, the header of ${path} and ${next} waits for the session, then shows the links of whom it is for`,
    {
      tag: [
        "@PUB-002",
        "@PUB-010",
        "@PUB-020",
        "@PUB-021",
        "@PUB-022",
        "@PUB-023",
        "@PUB-024",
        "@PUB-025",
        "@PUB-026",
        "@PUB-027",
        "@PUB-031",
        "@PUB-032",
        "@AUTH-057",
        "@ERR-027",
        "@ERR-028",
      ],
    },
    async ({ page, signIn, allowErrors }) => {
      const header = headerOf(page);
      const expectWaiting = async () => {
        await expect(header.placeholder).toBeVisible();
        for (const item of [header.signIn, header.signUp, header.dashboard, header.signOut])
          await expect(item).toBeHidden();
      };
      await test.step("a visitor's links", async () => {
        const release = await hold(page, sessionCheck);
        await page.goto(path);
        await expectWaiting();
        release();
        await expect(header.signIn).toBeVisible();
        await expect(header.signUp).toBeVisible();
        await expect(header.placeholder).toBeHidden();
        await expect(header.dashboard).toBeHidden();
        await expect(header.signOut).toBeHidden();

        await header.signUp.click();
        await expect(page).toHaveURL("/signup");
        if (path === "/") {
          await header.logo.click();
          await expect(page).toHaveURL("/");
        }
        await header.signIn.click();
        await expect(page).toHaveURL("/signin");
        await header.logo.click();
        await expect(page).toHaveURL("/");
      });

      await test.step("without an admin, and when the lookup fails, it shows no error and offers no demo", async () => {
        await page.goto(next);
        await expect(header.signIn).toBeVisible();
        await expect(header.demo).toHaveCount(0);

        await hideWrittenDemo(page, next);
        const answered = page.waitForResponse(demoLookup);
        await page.goto(next);
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
        await page.unrouteAll();
      });

      await test.step("a signed-in person's links", async () => {
        await signIn(people.ana);
        const release = await hold(page, sessionCheck);
        await page.goto(next);
        await expectWaiting();
        release();
        await expect(header.dashboard).toBeVisible();
        await expect(header.signOut).toBeVisible();
        await expect(header.placeholder).toBeHidden();
        await expect(header.signIn).toBeHidden();
        await expect(header.signUp).toBeHidden();
        await expect(page).toHaveURL(next);
        await header.dashboard.click();
        await expect(page).toHaveURL("/dashboard/overview");
      });

      await test.step("Sign Out takes effect at once, ends the session and goes to /", async () => {
        const release = await hold(page, signOutCall);
        await page.goto(next);
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
      });
    },
  );

for (const path of ["/", "/privacy"])
  test(
    `with an admin, the header of ${path} offers her demo, and its phone menu contains what is there when it is wide`,
    {
      tag: [
        "@PUB-014",
        "@PUB-015",
        "@PUB-016",
        "@PUB-017",
        "@PUB-018",
        "@PUB-019",
        "@PUB-028",
        "@PUB-029",
        "@PUB-030",
      ],
    },
    async ({ page, admin, signIn }) => {
      const header = headerOf(page);
      const expectSameItems = async (last: string[]) => {
        await page.setViewportSize({ width: 1440, height: 900 });
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

      await test.step("if the server includes the demo host, no request is sent", async () => {
        const asked = watch(page, "/api/v1/site");
        await page.goto(path);
        await expect(header.signIn).toBeVisible();
        await expect(header.demo).toHaveAttribute("href", `/book-demo/${admin}`);
        expect(asked).toEqual([]);
      });
      await test.step("for a visitor, the phone shortens the button, and the menu contains the same", async () => {
        await expectSameItems(["Sign In", "Sign Up"]);
        await expect(header.demo).toHaveText("Demo", { useInnerText: true });
      });
      await test.step("Book a Demo waits for the admin's profile and links to it", async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await hideWrittenDemo(page, path);
        const release = await hold(page, demoLookup);
        await page.goto(path);
        await expect(header.signIn).toBeVisible();
        await expect(header.demo).toHaveCount(0);
        release();
        await expect(header.demo).toHaveText("Book a Demo", { useInnerText: true });
        await header.demo.click();
        await expect(page).toHaveURL(`/book-demo/${admin}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.unrouteAll();
      });
      await test.step("for someone signed in, it keeps its words, and the menu contains the same", async () => {
        await signIn(people.ana);
        await page.setViewportSize(phone);
        await page.goto(path);
        await expect(header.demo).toHaveText("Book a Demo", { useInnerText: true });
        await expectSameItems(["Dashboard", "Sign Out"]);

        await header.openMenu.click();
        await page.keyboard.press("Escape");
        await expect(header.openMenu).toBeFocused();
        await header.openMenu.click();
        await header.link("Pricing").click();
        await expect(page).toHaveURL("/#pricing");
        await expect(header.openMenu).toBeVisible();
      });
    },
  );

test(
  "a sign-out in one tab clears the other tabs within a second, and an open landing page notices the dashboard's",
  { tag: ["@soon", "@AUTH-057", "@AUTH-058", "@AUTH-059"] },
  async ({ page, context, signIn }) => {
    const ana = await signIn(people.ana);
    const other = await context.newPage();
    const beside = await context.newPage();
    await Promise.all([other.goto("/dashboard/overview"), beside.goto("/privacy"), page.goto("/")]);
    await expect(other.getByText(ana.fullName).first()).toBeVisible();
    await expect(headerOf(beside).dashboard).toBeVisible();
    const release = await hold(page, signOutCall);
    // It ends with a new load of the same address, which would abort the next one.
    const left = page.waitForEvent("load");
    await headerOf(page).signOut.click();
    const aSecond = { timeout: 1_000 };
    await Promise.all([
      expect(other.getByText(ana.fullName)).toHaveCount(0, aSecond),
      expect(other).toHaveURL("/signin", aSecond),
      expect(headerOf(beside).signIn).toBeVisible(aSecond),
      expect(headerOf(page).signIn).toBeVisible(aSecond),
    ]);
    release();
    await left;
    await expect(page).toHaveURL("/");

    await beside.close();
    await signIn(people.ana);
    await Promise.all([other.goto("/dashboard/overview"), page.goto("/")]);
    await expect(headerOf(page).dashboard).toBeVisible();
    await other.getByRole("button", { name: "Sign Out" }).click();
    await expect(headerOf(page).signIn).toBeVisible(aSecond);
    await expect(headerOf(page).dashboard).toBeHidden();
    await expect(other).toHaveURL("/");
  },
);
