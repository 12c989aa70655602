import { expect, people, test } from "./fixtures.ts";
import { allLeads, names, newLeads, rowOf, seedContacts, tabTo } from "./leads-fixtures.ts";
import { byName, crowd, listOf, newestFirst, workingDeals } from "./lists-fixtures.ts";
import { seeNewTabs } from "./requests.ts";

test("headings, tags and menus sort and filter a list, also by keyboard alone; the address and Back know it", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await seedContacts(sql, ana.id, crowd);
  await page.goto("/dashboard/overview");
  await page.goto(allLeads);

  await test.step("the headings sort the list both ways and show the order, which is in the address, and Back undoes it", async () => {
    await expect(names(page)).toHaveText(newestFirst);
    const { heading, reset } = listOf(page, "Lead");
    const press = (name: string) => heading(name).getByRole("button", { name }).click();
    await expect(heading("Added")).toHaveAttribute("aria-sort", "descending");
    await expect(heading("Name")).toHaveAttribute("aria-sort", "none");
    await expect(heading("Phone")).not.toHaveAttribute("aria-sort");
    await expect(reset).toHaveCount(0);

    await press("Name");
    await expect(names(page)).toHaveText(byName);
    await expect(heading("Name")).toHaveAttribute("aria-sort", "ascending");
    await expect(heading("Added")).toHaveAttribute("aria-sort", "none");
    await expect(page).toHaveURL(`${allLeads}?sort=name`);
    await press("Name");
    await expect(names(page)).toHaveText(byName.toReversed());
    await expect(heading("Name")).toHaveAttribute("aria-sort", "descending");
    await press("Added");
    await expect(names(page)).toHaveText(newestFirst);
    await press("Added");
    await expect(names(page)).toHaveText(newestFirst.toReversed());
    await expect(page).toHaveURL(`${allLeads}?dir=asc`);

    await page.reload();
    await expect(names(page)).toHaveText(newestFirst.toReversed());
    await page.goBack();
    await page.goBack();
    await expect(names(page)).toHaveText(byName.toReversed());
    await expect(page).toHaveURL(`${allLeads}?sort=name&dir=desc`);
    await page.goForward();
    await expect(names(page)).toHaveText(newestFirst);
    await page.goBack();
    await reset.click();
    await expect(names(page)).toHaveText(newestFirst);
    await expect(page).toHaveURL(allLeads);
    await expect(reset).toHaveCount(0);
  });

  await test.step("clicking a tag and the menus above the list filter it; each filter is a chip that can be removed", async () => {
    await expect(names(page)).toHaveText(newestFirst);
    const { box, count, tag, transaction, chip, reset } = listOf(page, "Lead");

    await rowOf(page, "Bela Mann").getByText("Cash").click();
    await expect(names(page)).toHaveText(["Cora Abel", "Bela Mann"]);
    await expect(count).toHaveText("2 leads found");
    await expect(page).toHaveURL(`${allLeads}?tag=Cash`);
    await expect(tag).toHaveCount(0);
    await transaction.selectOption("Refinance");
    await expect(names(page)).toHaveText(["Cora Abel"]);
    await box.fill("nobody");
    await expect(page.getByRole("heading", { name: "Nothing found for “nobody”" })).toBeVisible();
    await expect(count).toHaveText("0 leads found");
    await box.fill("");
    await expect(names(page)).toHaveText(["Cora Abel"]);

    await chip("Tag: Cash").click();
    await expect(names(page)).toHaveText(["Cora Abel", "Dora Abel"]);
    await expect(page).toHaveURL(`${allLeads}?for=refinance`);
    // Of tags that differ only in case, the menu lists one.
    await expect(tag.getByRole("option")).toHaveText(["Any tag", "cash", "First Home"]);
    await tag.selectOption("First Home");
    await expect(names(page)).toHaveText(["Cora Abel"]);
    await chip("Refinance").click();
    await expect(names(page)).toHaveText(["Cora Abel", "Adam Zorn"]);
    await transaction.selectOption("Purchase");
    await expect(names(page)).toHaveText(["Adam Zorn"]);

    await page.reload();
    await expect(names(page)).toHaveText(["Adam Zorn"]);
    await expect(chip("Tag: First Home")).toBeVisible();
    await page.goBack();
    await expect(names(page)).toHaveText(["Cora Abel", "Adam Zorn"]);
    await expect(chip("Purchase")).toHaveCount(0);
    await reset.click();
    await expect(names(page)).toHaveText(newestFirst);
    await expect(page).toHaveURL(allLeads);

    // A tag in an old address that no contact has any more.
    await page.goto(`${allLeads}?tag=gone`);
    await expect(page.getByRole("heading", { name: "No leads match" })).toBeVisible();
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(names(page)).toHaveText(newestFirst);
  });

  await test.step("filters and order work by keyboard alone, and the focus stays at the filter", async () => {
    const { tag, chip, heading } = listOf(page, "Lead");
    const { keyboard } = page;
    // The first press of Tab starts at the top of the page.
    await page.getByRole("heading", { level: 1 }).click();
    await tabTo(page, tag);
    await keyboard.type("cash");
    await expect(names(page)).toHaveCount(2);
    await expect(chip("Tag: cash")).toBeFocused();
    await keyboard.press("Enter");
    await expect(names(page)).toHaveCount(4);
    await expect(tag).toBeFocused();
    await tabTo(page, heading("Name").getByRole("button"));
    await keyboard.press("Enter");
    await expect(names(page)).toHaveText(byName);
    await expect(heading("Name").getByRole("button")).toBeFocused();
  });
});

test("a very long list renders only nearby rows and prints all; Back finds it as it was: term, filter, order, rows and position", async ({
  page,
  signIn,
  sql,
}) => {
  test.slow(); // hundreds of rows are scrolled through
  const ana = await signIn(people.ana);
  const total = 620;
  const nameOf = (n: number) => `Number ${String(n).padStart(3, "0")} Berg`;
  await seedContacts(
    sql,
    ana.id,
    Array.from({ length: total }, (_, n) => ({
      first_name: nameOf(n).slice(0, -5),
      tags: n < 120 ? [n % 2 ? "odd" : "even"] : [],
      created_at: new Date(1_770_000_000_000 - n * 60_000).toISOString(),
    })),
  );

  await test.step("Back from a contact's page finds the list as it was: term, filter, order, rows and position", async () => {
    await page.goto(`${newLeads}?tag=odd&sort=name`);
    const { box, count } = listOf(page, "Lead");
    await expect(names(page)).toHaveCount(50);
    await box.pressSequentially("number", { delay: 30 });
    await expect(page.locator("mark").first()).toBeVisible();
    await page.mouse.move(900, 500);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 3_000);
        return count.textContent();
      })
      .toBe("60 leads found");
    const last = names(page).filter({ hasText: "Number 119" });
    await last.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(800);
    await last.click();
    await expect(page).toHaveURL(/\/contacts\/[\w-]{36}$/);
    await page.goBack();
    await expect(page).toHaveURL(`${newLeads}?tag=odd&sort=name&q=number`);
    await expect(box).toHaveValue("number");
    await expect(names(page)).toHaveCount(60);
    await expect(last).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(60);
  });

  await test.step("a very long list renders only nearby rows; rows keep their numbers, their position and the focus", async () => {
    await page.goto(allLeads);
    const { table, count } = listOf(page, "Lead");
    await expect(names(page)).toHaveCount(50);
    await expect(table).toHaveAttribute("aria-rowcount", "-1");
    await page.mouse.move(900, 500);
    const toEnd = () =>
      expect
        .poll(
          async () => {
            await page.mouse.wheel(0, 6_000);
            return table.getAttribute("aria-rowcount");
          },
          { timeout: 60_000 },
        )
        .toBe(String(total + 1));
    await toEnd();
    await expect(count).toHaveText(`${total} leads`);
    const last = names(page).filter({ hasText: nameOf(total - 1) });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(last).toBeInViewport();
    await expect(table).toHaveAttribute("aria-rowcount", String(total + 1));
    await expect(rowOf(page, nameOf(total - 1))).toHaveAttribute(
      "aria-rowindex",
      String(total + 1),
    );

    // The focus moves up through many rows, and the focused row stays rendered although it is out of range.
    await last.focus();
    for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press("ArrowUp");
    const held = names(page).filter({ hasText: nameOf(total - 21) });
    await expect(held).toBeFocused();
    const height = await page.evaluate(() => document.body.scrollHeight);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(names(page).first()).toBeInViewport();
    await expect.poll(() => names(page).count()).toBeLessThan(total - 150);
    await expect(held).toBeFocused();
    expect(Math.abs((await page.evaluate(() => document.body.scrollHeight)) - height)).toBeLessThan(
      9,
    );

    await held.scrollIntoViewIfNeeded();
    await expect(held).toBeInViewport();
    // The position is noted with the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await held.press("Enter");
    await expect(page).toHaveURL(/\/contacts\/[\w-]{36}$/);
    await page.goBack();
    await expect(held).toBeInViewport();
  });

  await test.step("printing a list includes every row, not only those near the window", async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => names(page).count()).toBeLessThan(total);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(names(page)).toHaveCount(total);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect.poll(() => names(page).count()).toBeLessThan(total);
  });
});

test("the lists of deals and partners are accessible, and a row opens in a new tab with the usual link keys", async ({
  page,
  context,
  signIn,
  sql,
  expectAccessible,
}) => {
  const ana = await signIn(people.ana);
  const [id] = await seedContacts(sql, ana.id, [
    { first_name: "Tab", phone_number: "555-0100", city: "Brooklyn" },
    ...crowd,
    { type: "Deal", status: "Working Deal", first_name: "Dee", is_refinance: true },
    { type: "Deal", status: "Lost Deal", first_name: "Lou" },
    { type: "Referral Partner", status: "Active Partner", first_name: "Pat" },
  ]);

  for (const path of [
    `${allLeads}?tag=cash&for=refinance&sort=name`,
    `${workingDeals}?for=refinance`,
    "/dashboard/crm/closed-deals?q=lou",
    "/dashboard/crm/referral-partners?dir=asc",
  ]) {
    await page.goto(path);
    await expect(names(page)).toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(names(page)).toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: "light" });
  }

  await test.step("a row opens in a new tab with the usual link keys, and selecting its text opens nothing", async () => {
    await page.goto(allLeads);
    await seeNewTabs(context);
    const row = rowOf(page, "Tab Berg");
    for (const place of [row.getByRole("link", { name: "Tab Berg" }), row.getByText("Brooklyn")]) {
      const opened = context.waitForEvent("page");
      await place.click({ modifiers: ["ControlOrMeta"] });
      const other = await opened;
      await expect(other).toHaveURL(`/dashboard/crm/contacts/${id}`);
      await other.close();
    }
    const city = (await row.getByText("Brooklyn").boundingBox())!;
    await page.mouse.move(city.x + 2, city.y + city.height / 2);
    await page.mouse.down();
    await page.mouse.move(city.x + city.width - 2, city.y + city.height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain("rookly");
    await expect(page).toHaveURL(allLeads);
  });
});
