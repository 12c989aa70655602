import { newId } from "#server/platform/ids.ts";
import { expect, people, toast } from "./fixtures.ts";
import { bookingOf, chooseDay, inDays } from "./booking-fixtures.ts";
import { expectNoSidewaysScroll } from "./contact-fixtures.ts";
import { phone } from "./public-fixtures.ts";
import { hold, watch } from "./requests.ts";
import { bookUpToYes, greeting, say, talkCall, talkOf, test } from "./talk-fixtures.ts";

const day = inDays(4);
const ask = "Ask the assistant";

test("the page doesn't wait for the assistant, which opens next to the form, continues where it was, and books there", async ({
  page,
  ana,
}) => {
  await test.step("the page doesn't wait for the assistant, and loads it only on request", async () => {
    const letGo = await hold(page, talkCall("about"));
    const scripts = watch(page, "/assets/ask-panel");
    await page.goto(`/book/${ana.id}`);
    await chooseDay(page, day);
    await expect(bookingOf(page).slots.first()).toBeVisible();
    await expect(page.getByRole("button", { name: ask })).toHaveCount(0);
    letGo();
    await expect(page.getByRole("button", { name: ask })).toBeVisible();
    expect(scripts).toEqual([]);
    await page.getByRole("button", { name: ask }).click();
    await expect(talkOf(page).lines.first()).toHaveText(greeting);
    expect(scripts).toHaveLength(1);
  });

  await test.step("it opens next to the form, closes with Esc, and continues where it was", async () => {
    const button = page.getByRole("button", { name: ask });
    const talk = talkOf(page);
    const panel = page.getByRole("dialog", { name: "Ana Ruiz’s assistant" });
    await expect(panel).toContainText("Guided assistant · An automated assistant, not a person");
    await expect(talk.lines.first()).toHaveText(greeting);
    await expect(talk.field).toBeFocused();
    await say(page, "Book an appointment");
    await talk.field.fill("Half a line");
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.press("Enter");
    await expect(talk.own("Book an appointment")).toBeVisible();
    await expect(talk.field).toHaveValue("Half a line");
    // The page next to it remains usable.
    await bookingOf(page).duration(45).check();
    await expect(bookingOf(page).duration(45)).toBeChecked();
    await expect(panel).toBeVisible();
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toHaveCount(0);
  });

  await test.step("a time booked in the conversation is no longer free on the page", async () => {
    const booking = bookingOf(page);
    await booking.duration(30).check();
    await expect(booking.slot("10:00 AM")).toBeVisible();
    await page.getByRole("button", { name: ask }).click();
    await bookUpToYes(page, { day, time: "10 am" });
    await expect(booking.slot("10:00 AM")).toBeVisible();
    await say(page, "Yes, please");
    await expect(talkOf(page).manage).toBeVisible();
    await expect(booking.slot("10:00 AM")).toHaveCount(0);
    await expect(booking.slot("11:00 AM")).toBeVisible();
  });
});

test("if the assistant is off the booking page shows nothing of it, and its own page leads there; an unknown one redirects to /", async ({
  page,
  register,
  allowErrors,
}) => {
  const ana = await register(people.ana);

  await test.step("nothing of it shows on the booking page, and no error either", async () => {
    const asked = page.waitForResponse(talkCall("about"));
    await page.goto(`/book/${ana.id}`);
    expect((await asked).status()).toBe(200);
    await expect(bookingOf(page).grid).toBeVisible();
    await expect(page.getByRole("button", { name: ask })).toHaveCount(0);
  });

  await test.step("its page says so and leads to the booking page", async () => {
    await page.goto(`/talk/${ana.id}`);
    const away = page.getByRole("heading", {
      name: "Ana Ruiz’s assistant isn’t available right now",
    });
    await expect(away).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Choose a time yourself" }).click();
    await expect(page).toHaveURL(`/book/${ana.id}`);
  });

  allowErrors("404");

  await test.step("an unknown or malformed id redirects to / with the reason", async () => {
    for (const id of [newId(), "nobody", "%F0%9F%8F%A0"]) {
      await page.goto(`/talk/${id}`);
      await expect(page).toHaveURL("/");
      await expect(toast(page, "Profile not found")).toBeVisible();
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("its button covers nothing, and it fills the screen", async ({ page, ana }) => {
    await page.goto(`/book/${ana.id}`);
    const button = page.getByRole("button", { name: ask });
    const { submit, slots, name } = bookingOf(page);
    await button.scrollIntoViewIfNeeded();
    const box = (await button.boundingBox())!;
    const lastTime = (await slots.last().boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(lastTime.y + lastTime.height);
    expect(box.y + box.height).toBeLessThan((await name.boundingBox())!.y);
    expect(box.height).toBeGreaterThanOrEqual(44);
    await page.evaluate(() => window.scrollTo(0, 0));
    await submit.scrollIntoViewIfNeeded();
    await expect(submit).toBeInViewport({ ratio: 1 });
    await submit.click({ trial: true });

    await button.tap();
    const panel = page.getByRole("dialog");
    await expect(talkOf(page).lines.first()).toHaveText(greeting);
    await expect
      .poll(() => panel.boundingBox())
      .toEqual({ x: 0, y: 0, width: phone.width, height: phone.height });
    await expectNoSidewaysScroll(page);
    // Tapping it opens no keyboard.
    await talkOf(page).chip("Book an appointment").tap();
    await expect(talkOf(page).own("Book an appointment")).toBeVisible();
    await expect(talkOf(page).field).not.toBeFocused();
    await panel.getByRole("button", { name: "Close" }).tap();
    await expect(panel).toHaveCount(0);
  });
});
