import { apiOf, dayFromNow, expectNoSidewaysScroll, settle, test } from "./contact-fixtures.ts";
import { addDeal, board, partsOf, statusIn } from "./deal-board-fixtures.ts";
import { expect, people } from "./fixtures.ts";
import { watch } from "./requests.ts";

test("the board is accessible in both themes, and only its columns scroll sideways, on a phone and a wide window", async ({
  page,
  signIn,
  baseURL,
  expectAccessible,
}) => {
  await signIn(people.ana);
  const api = await apiOf(page, baseURL!);
  await addDeal(api, "unbroken".repeat(12), "Working Deal", {
    purchasePrice: 9_007_199_254_740_991,
    city: "Llanfairpwllgwyngyllgogerychwyrndrobwll",
    dealProgress: { closingDate: dayFromNow(-5) },
  });
  await addDeal(api, "Cleo", "Lost Deal", { dealProgress: { closingDate: dayFromNow(5) } });
  await addDeal(api, "Ada", "Under Contract", {
    dealProgress: { closingDate: dayFromNow(5) },
  });
  await page.goto(board);
  const { cards, menu } = partsOf(page);
  await expect(cards("Under Contract")).toHaveCount(1);

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await settle(page);
    await expectAccessible(page, { inBothThemes: true });
    await expectNoSidewaysScroll(page);
    await menu("Ada Berg").click();
    await expect(page.getByRole("menuitem")).toHaveCount(4);
    await settle(page);
    await expectNoSidewaysScroll(page);

    await page.keyboard.press("Escape");
    await expect(page.getByRole("menuitem")).toHaveCount(0);
  }
});

test.describe("with touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a card held for a moment is dragged, and a swiped one isn't", async ({
    page,
    signIn,
    baseURL,
  }) => {
    await signIn(people.ana);
    const api = await apiOf(page, baseURL!);
    const id = await addDeal(api, "Ada", "Working Deal");
    await page.goto(board);
    const { cards, card, column } = partsOf(page);
    await expect(cards("Working Deal")).toHaveCount(1);
    const touch = await page.context().newCDPSession(page);
    const at = async (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x, y }],
      });
    const box = (await card("Ada").boundingBox())!;
    const target = (await column("Offer Accepted").boundingBox())!;
    const [x, y] = [box.x + 40, box.y + box.height - 12];
    const asked = watch(page, "/rpc/contacts/moveDeal");

    await at("touchStart", x, y);
    for (let step = 1; step <= 5; step += 1) await at("touchMove", x - step * 8, y);
    await expect(page.locator("[aria-pressed=true]")).toHaveCount(0);
    await at("touchEnd");
    expect(asked).toEqual([]);

    await page.reload();
    await expect(cards("Working Deal")).toHaveCount(1);
    await at("touchStart", x, y);
    await expect(page.locator("[aria-pressed=true]")).toBeAttached();
    for (let step = 1; step <= 10; step += 1)
      await at("touchMove", x + ((target.x + 20 - x) * step) / 10, y);
    await at("touchEnd");
    await expect.poll(statusIn(api, id)).not.toBe("Working Deal");
  });
});
