import type { Locator, Page } from "@playwright/test";
import { expect, test, toast } from "./fixtures.ts";

const google = "Sign In with Google Failed";
const facebook = "Sign In with Facebook Failed";

/** /signin, where each provider's button shows a toast: the account service returns no address to go to. */
async function openSignIn(page: Page) {
  await page.route("**/api/auth/sign-in/social", (route) => route.fulfill({ json: {} }));
  await page.goto("/signin");
  const fail = (name: "Google" | "Facebook") => page.getByRole("button", { name }).click();
  await expect(page.getByRole("button", { name: "Google" })).toBeVisible();
  return fail;
}

const area = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" });
/** Sooner than a toast would close by itself. */
const atOnce = { timeout: 1_000 };
const email = (page: Page) => page.getByRole("textbox", { name: "Email", exact: true });

test(
  "after sign-up / shows a toast once; one toast is visible at a time, for five seconds without the pointer on it",
  { tag: ["@AUTH-008", "@ERR-014.1-2", "@PUB-007", "@CONST-002", "@CONST-003"] },
  async ({ page }) => {
    await test.step("after sign-up / shows the toast once", async () => {
      await page.goto("/signup");
      await page.getByLabel("Full Name").fill("Nia New");
      await email(page).fill(`nia.${Date.now()}@agents.test`);
      await page.getByLabel(/^Password/).fill("plum-kettle-9");
      await page.getByRole("button", { name: "Sign Up", exact: true }).click();
      await expect(page).toHaveURL("/");
      const card = toast(page, "Account Created");
      await expect(card).toContainText("Please check your email to verify your account.");
      await expect(card).toHaveAttribute("data-variant", "success");
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(area(page)).toBeAttached();
      await expect(toast(page, "")).toHaveCount(0);
    });

    await page.clock.install();
    const fail = await openSignIn(page);

    await test.step("one toast is visible at a time, for five seconds", async () => {
      await fail("Google");
      await expect(toast(page, google)).toBeVisible();
      await fail("Facebook");
      await expect(toast(page, facebook)).toBeVisible();
      await expect(toast(page, "")).toHaveCount(1);

      // The pointer must not hover over it.
      await page.mouse.move(5, 5);
      await page.clock.pauseAt(Date.now() + 60_000);
      await expect(toast(page, "")).toHaveCount(0);
      await fail("Google");
      await expect(toast(page, google)).toBeVisible();
      await page.clock.runFor(4_999);
      await expect(toast(page, google)).toBeVisible();
      await page.clock.runFor(1);
      await expect(toast(page, google)).toHaveCount(0);
    });

    await test.step("a toast's timer pauses while the pointer is on it", async () => {
      await fail("Google");
      await page.clock.runFor(3_000);
      await toast(page, google).hover();
      await page.clock.runFor(20_000);
      await expect(toast(page, google)).toBeVisible();
      await page.mouse.move(5, 5);
      await page.clock.runFor(1_900);
      await expect(toast(page, google)).toBeVisible();
      await page.clock.runFor(200);
      await expect(toast(page, google)).toHaveCount(0);
    });
  },
);

/** Its position and size once it stops moving. */
async function boxOf(card: Locator) {
  await card.evaluate((element) =>
    Promise.all(element.getAnimations().map((animation) => animation.finished)),
  );
  return (await card.boundingBox())!;
}

test(
  "a toast is swiped away, clicked above a dialog, and reached by F8",
  { tag: ["@soon", "@CONST-004", "@CONST-006"] },
  async ({ page, allowErrors }) => {
    allowErrors("status of 500", "Password reset failed");
    const fail = await openSignIn(page);

    await test.step("swiping 50 px to the right dismisses a toast, a shorter swipe doesn't", async () => {
      await fail("Google");
      const card = toast(page, google);
      const home = await boxOf(card);
      const from = { x: home.x + 60, y: home.y + home.height / 2 };
      const drag = async (by: number) => {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(from.x + by, from.y, { steps: 3 });
      };
      await drag(49);
      expect((await card.boundingBox())!.x).toBeCloseTo(home.x + 49, 0);
      await page.mouse.up();
      expect(await boxOf(card)).toEqual(home);

      await drag(-80);
      expect((await card.boundingBox())!.x).toBeCloseTo(home.x, 0);
      await page.mouse.up();
      await expect(card).toBeVisible();

      await drag(50);
      await page.mouse.up();
      await expect(card).toHaveCount(0, atOnce);
    });

    await test.step("a toast above an open dialog can be clicked, and the dialog stays", async () => {
      await page.route("**/api/auth/request-password-reset", (route) =>
        route.fulfill({ status: 500, json: { message: "The post is on strike." } }),
      );
      await page.getByRole("button", { name: "Forgot Password?" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Email Address").fill("ana@agents.test");
      const send = dialog.getByRole("button", { name: "Send Reset Link" });
      await send.click();
      const card = toast(page, "Password Reset Failed");
      await expect(card).toContainText("The post is on strike.");
      await card.getByRole("button", { name: "Close" }).click();
      await expect(card).toHaveCount(0, atOnce);
      await expect(dialog).toBeVisible();

      await send.click();
      await expect(card).toBeVisible();
      await page.keyboard.press("F8");
      await expect(area(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(card).toHaveCount(0, atOnce);
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });

    await test.step("F8 moves to the toasts and pauses their timers, Escape dismisses one and returns", async () => {
      await page.clock.install();
      const failAfresh = await openSignIn(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await failAfresh("Google");
      await email(page).focus();
      await page.keyboard.press("F8");
      await expect(area(page)).toBeFocused();
      await page.clock.runFor(20_000);
      await expect(toast(page, google)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(toast(page, google).getByRole("button", { name: "Close" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(toast(page, google)).toHaveCount(0, atOnce);
      await expect(email(page)).toBeFocused();
    });
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test(
    "a toast is dismissed by touch in the same way",
    { tag: ["@soon", "@CONST-004"] },
    async ({ page, context }) => {
      const fail = await openSignIn(page);
      await fail("Google");
      const card = toast(page, google);
      const home = await boxOf(card);
      const hand = await context.newCDPSession(page);
      const swipe = async (by: number) => {
        const at = (x: number) => [{ x: home.x + 60 + x, y: home.y + home.height / 2 }];
        await hand.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
        for (const part of [0.3, 0.6, 1])
          await hand.send("Input.dispatchTouchEvent", {
            type: "touchMove",
            touchPoints: at(by * part),
          });
        await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      };
      await swipe(40);
      expect(await boxOf(card)).toEqual(home);
      await swipe(60);
      await expect(card).toHaveCount(0, atOnce);
    },
  );
});
