import type { Locator, Page } from "@playwright/test";
import type { Api } from "../harness/app.ts";
import { newId } from "#server/platform/ids.ts";
import { type DealStatus, dealStatuses } from "#domain/contacts/deal-status.ts";
import { apiOf, dayFromNow, expectNoSidewaysScroll, settle, test } from "./contact-fixtures.ts";
import { expect, failProcedure, people, toast } from "./fixtures.ts";
import { inputOf, tabTo } from "./leads-fixtures.ts";
import { hold, watch } from "./requests.ts";

const board = "/dashboard/crm/working-deals?view=board";
const moveCalls = "**/rpc/contacts/moveDeal";

async function addDeal(api: Api, firstName: string, status: DealStatus, fields: object = {}) {
  const id = newId();
  await api.contacts.addDeal({ id, deal: { firstName, lastName: "Berg", status, ...fields } });
  return id;
}

/** The elements of the board, found as a person would find them. */
function partsOf(page: Page) {
  const column = (status: DealStatus) =>
    page.getByRole("region", { name: new RegExp(`^${status}`) });
  return {
    column,
    cards: (status: DealStatus) => column(status).getByRole("listitem"),
    card: (name: string) => page.getByRole("listitem").filter({ hasText: name }),
    handle: (name: string) => page.getByRole("button", { name: `Move ${name}`, exact: true }),
    menu: (name: string) => page.getByRole("button", { name: `Move ${name} to…` }),
    said: page.locator('[id^="DndLiveRegion"]'),
  };
}

const statusIn = (api: Api, id: string) => async () => (await api.contacts.getDeal({ id })).status;

/** Drags a card over a column with the mouse and drops it there. */
async function dragTo(page: Page, grip: Locator, column: Locator) {
  const from = (await grip.boundingBox())!;
  const to = (await column.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + 12, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
}

test("list and board are two addresses of one page, and the search stays", async ({
  page,
  api,
}) => {
  await addDeal(api, "Ada", "Working Deal");
  await page.goto("/dashboard/crm/working-deals?q=ada");
  await expect(page.getByRole("table")).toBeVisible();
  const views = page.getByRole("navigation", { name: "View" });
  await views.getByRole("link", { name: "Board" }).click();
  await expect(page).toHaveURL(`${board.replace("?", "?q=ada&")}`);
  await expect(partsOf(page).cards("Working Deal")).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: "Search deals" })).toHaveValue("ada");
  await expect(views.getByRole("link", { name: "Board" })).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(page.getByRole("table")).toBeVisible();
});

test("each status is a column with its deals, and a card shows price or refinance, location and closing", async ({
  page,
  api,
}) => {
  const id = await addDeal(api, "Ada", "Working Deal", {
    purchasePrice: 612_500,
    city: "Albany",
    state: "NY",
    dealProgress: { closingDate: dayFromNow(5) },
  });
  await addDeal(api, "Rex", "Offer Accepted", { isRefinance: true });
  await addDeal(api, "Cleo", "Closed Deal", { dealProgress: { closingDate: dayFromNow(-5) } });
  await page.goto(board);
  const { column, cards, card } = partsOf(page);
  for (const [status, names] of [
    ["Working Deal", ["Ada Berg"]],
    ["Offer Accepted", ["Rex Berg"]],
    ["Under Contract", []],
    ["Closed Deal", ["Cleo Berg"]],
    ["Lost Deal", []],
  ] as const) {
    await expect(cards(status).getByRole("link")).toHaveText([...names]);
    await expect(column(status).getByRole("heading")).toContainText(
      names.length === 1 ? "1 deal" : "0 deals",
    );
    await expect(column(status).getByText("No deals")).toHaveCount(1 - names.length);
  }
  for (const text of ["$612,500", "Albany, NY", "In 5 days"])
    await expect(card("Ada").getByText(text)).toBeVisible();
  await expect(card("Rex").getByText("Refinance")).toBeVisible();
  await expect(card("Cleo").getByText(/days/)).toHaveCount(0);
  await card("Ada").getByRole("link").click();
  await expect(page).toHaveURL(`/dashboard/crm/contacts/${id}`);
});

test("a card is dragged to another status with the mouse, also by its name, and the move can be undone", async ({
  page,
  api,
}) => {
  const id = await addDeal(api, "Ada", "Working Deal");
  await page.goto(board);
  const { column, cards, card } = partsOf(page);
  await dragTo(page, card("Ada").getByRole("link"), column("Under Contract"));
  await expect(cards("Under Contract")).toHaveCount(1);
  await expect(cards("Working Deal")).toHaveCount(0);
  await expect(page).toHaveURL(board);
  const done = toast(page, "Moved to Under Contract");
  await expect(done).toContainText("Ada Berg");
  expect(await statusIn(api, id)()).toBe("Under Contract");
  await done.getByRole("button", { name: "Undo" }).click();
  await expect(cards("Working Deal")).toHaveCount(1);
  await expect.poll(statusIn(api, id)).toBe("Working Deal");
  await expect(
    toast(page, "Moved to Working Deal").getByRole("button", { name: "Undo" }),
  ).toHaveCount(0);

  // Dropped where it was, or outside all columns, it stays.
  const asked = watch(page, "/rpc/contacts/moveDeal");
  await dragTo(page, card("Ada"), column("Working Deal"));
  await dragTo(page, card("Ada"), page.getByRole("heading", { level: 1 }));
  await expect(cards("Working Deal")).toHaveCount(1);
  expect(asked).toEqual([]);
});

/** A picked-up card handles keys from the next frame on, and knows column positions once measured. */
const pickedUp = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((heard) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(heard))),
      ),
  );

test("a card can be moved by keyboard alone, and each step is announced", async ({ page, api }) => {
  const id = await addDeal(api, "Ada", "Working Deal");
  await page.goto(board);
  const { cards, handle, said } = partsOf(page);
  await expect(handle("Ada Berg")).toBeVisible();
  await tabTo(page, handle("Ada Berg"));
  await expect(handle("Ada Berg")).toHaveAccessibleDescription(/press Space or Enter/);
  await page.keyboard.press("Space");
  await expect(said).toHaveText("Ada Berg is over Working Deal.");
  await pickedUp(page);
  await page.keyboard.press("ArrowRight");
  await expect(said).toHaveText("Ada Berg is over Offer Accepted.");
  await page.keyboard.press("Escape");
  await expect(said).toHaveText("Ada Berg stays in Working Deal.");
  expect(await statusIn(api, id)()).toBe("Working Deal");

  for (const [index, status] of dealStatuses.slice(1).entries()) {
    const before = dealStatuses[index];
    await page.keyboard.press("Enter");
    await expect(said).toHaveText(`Ada Berg is over ${before}.`);
    await pickedUp(page);
    await page.keyboard.press("ArrowRight");
    await expect(said).toHaveText(`Ada Berg is over ${status}.`);
    await page.keyboard.press("Enter");
    await expect(said).toHaveText(`Ada Berg is moved to ${status}.`);
    await expect(cards(status)).toHaveCount(1);
    await expect(handle("Ada Berg")).toBeFocused();
    await expect.poll(statusIn(api, id)).toBe(status);
  }
});

test("without dragging, a menu moves a card, and the focus follows", async ({ page, api }) => {
  const id = await addDeal(api, "Ada", "Working Deal");
  await page.goto(board);
  const { cards, menu } = partsOf(page);
  await expect(menu("Ada Berg")).toBeVisible();
  await tabTo(page, menu("Ada Berg"));
  await page.keyboard.press("Enter");
  const items = page.getByRole("menuitem");
  await expect(items).toHaveText(["Offer Accepted", "Under Contract", "Closed Deal", "Lost Deal"]);
  await expect(items.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(cards("Under Contract")).toHaveCount(1);
  await expect.poll(statusIn(api, id)).toBe("Under Contract");
  await expect(menu("Ada Berg")).toBeFocused();
});

test("a move shows at once, and a failed one is reverted with the reason", async ({
  page,
  api,
  allowErrors,
}) => {
  allowErrors(/status of 500/);
  const id = await addDeal(api, "Ada", "Working Deal");
  await page.goto(board);
  const { column, cards, card } = partsOf(page);
  await failProcedure(page, "contacts/moveDeal", "stub 500");
  const letGo = await hold(page, moveCalls);
  await dragTo(page, card("Ada"), column("Lost Deal"));
  await expect(cards("Lost Deal")).toHaveCount(1);
  await expect(cards("Working Deal")).toHaveCount(0);
  letGo();
  await expect(cards("Working Deal")).toHaveCount(1);
  await expect(cards("Lost Deal")).toHaveCount(0);
  await expect(toast(page, "Error")).toContainText("stub 500");
  expect(await statusIn(api, id)()).toBe("Working Deal");
});

test("two cards moved one after another both stay where they were put", async ({ page, api }) => {
  await addDeal(api, "Ada", "Working Deal");
  await addDeal(api, "Ben", "Working Deal");
  await page.goto(board);
  const { cards, menu } = partsOf(page);
  const letGo = await hold(page, moveCalls);
  for (const name of ["Ada Berg", "Ben Berg"]) {
    await menu(name).click();
    await page.getByRole("menuitem", { name: "Closed Deal" }).click();
  }
  await expect(cards("Closed Deal")).toHaveCount(2);
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/contacts/list")) sent.push(inputOf(request));
  });
  letGo();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await expect(cards("Closed Deal")).toHaveCount(2);
  await expect(cards("Working Deal")).toHaveCount(0);
});

test("the search filters every column, and long columns load more", async ({
  page,
  signIn,
  sql,
  baseURL,
}) => {
  const ana = await signIn(people.ana);
  const api = await apiOf(page, baseURL!);
  await addDeal(api, "Ada", "Closed Deal");
  await sql(
    `insert into contacts (user_id, id, type, status, first_name, created_at)
     select $1, gen_random_uuid(), 'Deal', 'Working Deal', 'Deal ' || n, now() - n * interval '1 minute'
       from generate_series(1, 70) n`,
    [ana.id],
  );
  await page.goto(board);
  const { column, cards } = partsOf(page);
  await expect(cards("Working Deal")).toHaveCount(50);
  await expect(column("Working Deal").getByRole("heading")).toContainText("more than 50 deals");
  await column("Working Deal").getByRole("button", { name: "Load more" }).click();
  await expect(cards("Working Deal")).toHaveCount(70);
  await page.getByRole("textbox", { name: "Search deals" }).fill("70 deal");
  await expect(cards("Working Deal").getByRole("link")).toHaveText(["Deal 70"]);
  await expect(cards("Closed Deal")).toHaveCount(0);
});

test("a column that fails to load says so and can be retried", async ({
  page,
  signIn,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/status of 500/);
  await signIn(people.ana);
  const api = await apiOf(page, baseURL!);
  await addDeal(api, "Ada", "Working Deal");
  await failProcedure(page, "contacts/list", "stub 500");
  await page.goto(board);
  const { column, cards } = partsOf(page);
  await expect(toast(page, "Error fetching Deals")).toContainText("stub 500");
  await expect(column("Working Deal").getByRole("alert")).toContainText("stub 500");
  await page.unroute("**/rpc/contacts/list");
  await column("Working Deal").getByRole("button", { name: "Try again" }).click();
  await expect(cards("Working Deal")).toHaveCount(1);
});

for (const width of [390, 1440])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    test("the board is accessible in both themes, and only its columns scroll sideways", async ({
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
      await settle(page);
      await expectAccessible(page, { inBothThemes: true });
      await expectNoSidewaysScroll(page);
      await menu("Ada Berg").click();
      await expect(page.getByRole("menuitem")).toHaveCount(4);
      await settle(page);
      await expectNoSidewaysScroll(page);
    });
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
