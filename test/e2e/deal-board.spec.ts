import { dealStatuses } from "#domain/contacts/deal-status.ts";
import { apiOf, dayFromNow, test } from "./contact-fixtures.ts";
import {
  addDeal,
  board,
  dragTo,
  moveCalls,
  partsOf,
  pickedUp,
  statusIn,
} from "./deal-board-fixtures.ts";
import { expect, failProcedure, people, toast } from "./fixtures.ts";
import { inputOf, tabTo } from "./leads-fixtures.ts";
import { hold, watch } from "./requests.ts";

test("the board shows each status as a column, shares the list's search, and loads and fails column by column", async ({
  page,
  signIn,
  sql,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/status of 500/);
  const ana = await signIn(people.ana);
  const api = await apiOf(page, baseURL!);
  const { column, cards, card } = partsOf(page);
  const search = page.getByRole("textbox", { name: "Search deals" });
  const views = page.getByRole("navigation", { name: "View" });
  const id = await addDeal(api, "Ada", "Working Deal", {
    purchasePrice: 612_500,
    city: "Albany",
    state: "NY",
    dealProgress: { closingDate: dayFromNow(5) },
  });
  await addDeal(api, "Rex", "Offer Accepted", { isRefinance: true });
  await addDeal(api, "Cleo", "Closed Deal", { dealProgress: { closingDate: dayFromNow(-5) } });

  await test.step("list and board are two addresses of one page, and the search stays", async () => {
    await page.goto("/dashboard/crm/working-deals?q=ada");
    await expect(page.getByRole("table")).toBeVisible();
    await views.getByRole("link", { name: "Board" }).click();
    await expect(page).toHaveURL(`${board.replace("?", "?q=ada&")}`);
    await expect(cards("Working Deal")).toHaveCount(1);
    await expect(cards("Closed Deal")).toHaveCount(0);
    await expect(search).toHaveValue("ada");
    await expect(views.getByRole("link", { name: "Board" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await page.goBack();
    await expect(page.getByRole("table")).toBeVisible();
  });

  await test.step("each status is a column with its deals, and a card shows price or refinance, location and closing", async () => {
    await search.fill("");
    await expect(page).toHaveURL(board.split("?")[0]!);
    await views.getByRole("link", { name: "Board" }).click();
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

  await test.step("the search filters every column, and long columns load more", async () => {
    await page.goBack();
    await expect(cards("Working Deal")).toHaveCount(1);
    await sql(
      `insert into contacts (user_id, id, type, status, first_name, created_at)
     select $1, gen_random_uuid(), 'Deal', 'Working Deal', 'Deal ' || n, now() - n * interval '1 minute'
       from generate_series(1, 70) n`,
      [ana.id],
    );
    await expect(cards("Working Deal")).toHaveCount(50);
    await expect(column("Working Deal").getByRole("heading")).toContainText("more than 50 deals");
    await column("Working Deal").getByRole("button", { name: "Load more" }).click();
    await expect(cards("Working Deal")).toHaveCount(71);
    await search.fill("70 deal");
    await expect(cards("Working Deal").getByRole("link")).toHaveText(["Deal 70"]);
    await expect(cards("Closed Deal")).toHaveCount(0);
  });

  await test.step("a column that fails to load says so and can be retried", async () => {
    await failProcedure(page, "contacts/list", "stub 500");
    await page.goto(board);
    await expect(toast(page, "Error fetching Deals")).toContainText("stub 500");
    await expect(column("Working Deal").getByRole("alert")).toContainText("stub 500");
    await page.unroute("**/rpc/contacts/list");
    await column("Working Deal").getByRole("button", { name: "Try again" }).click();
    await expect(cards("Working Deal")).toHaveCount(50);
  });
});

test("a card is moved by mouse, by keyboard and by its menu, and a move that fails is reverted", async ({
  page,
  api,
  allowErrors,
}) => {
  allowErrors(/status of 500/);
  const { column, cards, card, handle, menu, said } = partsOf(page);
  const id = await addDeal(api, "Ada", "Working Deal");
  await page.goto(board);

  await test.step("a card is dragged to another status with the mouse, also by its name, and the move can be undone", async () => {
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

  await test.step("a card can be moved by keyboard alone, and each step is announced", async () => {
    await expect(handle("Ada Berg")).toBeVisible();
    // The first press of Tab starts at the top of the page.
    await page.getByRole("heading", { level: 1 }).click();
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

  await test.step("without dragging, a menu moves a card, and the focus follows", async () => {
    const ben = await addDeal(api, "Ben", "Working Deal");
    await expect(menu("Ben Berg")).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await tabTo(page, menu("Ben Berg"));
    await page.keyboard.press("Enter");
    const items = page.getByRole("menuitem");
    await expect(items).toHaveText([
      "Offer Accepted",
      "Under Contract",
      "Closed Deal",
      "Lost Deal",
    ]);
    await expect(items.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(cards("Under Contract")).toHaveCount(1);
    await expect.poll(statusIn(api, ben)).toBe("Under Contract");
    await expect(menu("Ben Berg")).toBeFocused();
  });

  await test.step("a move shows at once, and a failed one is reverted with the reason", async () => {
    const cleo = await addDeal(api, "Cleo", "Working Deal");
    await expect(cards("Working Deal")).toHaveCount(1);
    await failProcedure(page, "contacts/moveDeal", "stub 500");
    const letGo = await hold(page, moveCalls);
    await dragTo(page, card("Cleo"), column("Closed Deal"));
    await expect(cards("Closed Deal")).toHaveCount(1);
    await expect(cards("Working Deal")).toHaveCount(0);
    letGo();
    await expect(cards("Working Deal")).toHaveCount(1);
    await expect(cards("Closed Deal")).toHaveCount(0);
    await expect(toast(page, "Error")).toContainText("stub 500");
    expect(await statusIn(api, cleo)()).toBe("Working Deal");
    await page.unroute(moveCalls);
  });

  await test.step("two cards moved one after another both stay where they were put", async () => {
    await addDeal(api, "Dan", "Working Deal");
    await expect(cards("Working Deal")).toHaveCount(2);
    const letGo = await hold(page, moveCalls);
    for (const name of ["Cleo Berg", "Dan Berg"]) {
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
});
