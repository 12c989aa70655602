import type { Locator } from "@playwright/test";
import { fakeSpeech } from "../harness/speech.ts";
import { inDays } from "./booking-fixtures.ts";
import { expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { expect, people } from "./fixtures.ts";
import { phone } from "./public-fixtures.ts";
import { hold } from "./requests.ts";
import { bookUpToYes, greeting, say, talkCall, talkOf, test } from "./talk-fixtures.ts";

const day = inDays(4);

test("every state of the page, its panel on the booking page, and a switched-off assistant are accessible; nothing moves with reduced motion", async ({
  page,
  ana,
  register,
  allowErrors,
  expectAccessible,
}) => {
  allowErrors("ERR_FAILED");
  const look = async () => {
    for (const viewport of [{ width: 1440, height: 900 }, phone]) {
      await page.setViewportSize(viewport);
      await settle(page);
      await expectAccessible(page, { inBothThemes: true });
    }
  };

  await test.step("every state of the page", async () => {
    await fakeSpeech(page);
    const letGo = await hold(page, talkCall("begin"));
    await page.goto(`/talk/${ana.id}`);
    const talk = talkOf(page);
    await expect(page.getByRole("status", { name: "Opening the conversation" })).toBeVisible();
    await look();
    letGo();
    await expect(talk.lines.first()).toHaveText(greeting);
    await talk.speak.click();
    await expect(talk.agree).toBeVisible();
    await look();
    await talk.handsFree.click();
    await talk.agree.click();
    await expect(talk.stop).toBeVisible();
    await look();
    await talk.handsFree.click();
    await talk.readAloud.click();
    await page.route(talkCall("say"), (route) => route.abort());
    await talk.field.fill("Hello");
    await talk.field.press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
    await look();
    await page.unroute(talkCall("say"));
    await talk.field.fill("");
    await bookUpToYes(page, { day, time: "10 am" });
    await say(page, "Yes, please");
    await expect(talk.manage).toBeVisible();
    await look();
    await talk.chip("No, that's all").click();
    await expect(talk.startOver).toBeVisible();
    await look();
  });

  await test.step("nothing moves for people who prefer reduced motion", async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.emulateMedia({ reducedMotion: "reduce" });
    const letGo = await hold(page, talkCall("say"));
    await page.goto(`/talk/${ana.id}`);
    await expect(talkOf(page).lines.first()).toHaveText(greeting);
    await talkOf(page).chip("Book an appointment").click();
    await expect(talkOf(page).log.getByText("The assistant is answering")).toBeAttached();
    await settle(page);
    const moving = await page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === "running").length,
    );
    expect(moving).toBe(0);
    letGo();
    await expect(talkOf(page).chip("As soon as possible")).toBeVisible();
    await page.emulateMedia({ reducedMotion: "no-preference" });
  });

  await test.step("the panel of the booking page", async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/book/${ana.id}`);
    await page.getByRole("button", { name: "Ask the assistant" }).click();
    await expect(talkOf(page).lines.first()).toHaveText(greeting);
    await expect(talkOf(page).own("")).toHaveCount(0);
    await look();
  });

  await test.step("the page of a switched-off assistant", async () => {
    const { id } = await register(people.ana);
    await page.goto(`/talk/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("isn’t available");
    await look();
  });
});

/** The smallest size of the targets in an element, in CSS pixels. */
async function smallestTarget(place: Locator): Promise<number> {
  const targets = place.locator("button:visible, a:visible");
  const boxes = await Promise.all((await targets.all()).map((target) => target.boundingBox()));
  // A position between pixels makes sizes fractional.
  return Math.min(...boxes.map((box) => Math.round(Math.min(box!.width, box!.height) * 10) / 10));
}

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("everything fits, and every target is large enough", async ({ page, ana }) => {
    await fakeSpeech(page);
    await page.goto(`/talk/${ana.id}`);
    const talk = talkOf(page);
    await expect(talk.lines.first()).toHaveText(greeting);
    await expectNoSidewaysScroll(page);
    expect(await smallestTarget(page.getByRole("main"))).toBeGreaterThanOrEqual(44);
    await talk.speak.tap();
    await expect(talk.agree).toBeVisible();
    expect(await smallestTarget(page.getByRole("main"))).toBeGreaterThanOrEqual(44);
    await talk.field.fill("x".repeat(400));
    await talk.send.tap();
    await expect(talk.own("xxx")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expect(page.getByText("An automated assistant, not a person")).toBeInViewport();
    await expect(talk.field).toBeInViewport();
    expect(await talk.field.evaluate((field) => getComputedStyle(field).fontSize)).toBe("16px");

    await page.goto(`/book/${ana.id}`);
    await page.getByRole("button", { name: "Ask the assistant" }).tap();
    await expect(talk.own("xxx")).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(await smallestTarget(page.getByRole("dialog"))).toBeGreaterThanOrEqual(44);
  });
});
