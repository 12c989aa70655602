import type { Page, Request } from "@playwright/test";
import { expect, people, test } from "./fixtures.ts";
import { allLeads, inputOf, names, newLeads, seedContacts } from "./leads-fixtures.ts";
import { hold } from "./requests.ts";

const listCalls = "**/rpc/contacts/list";

const searchOf = (page: Page) => ({
  box: page.getByRole("textbox", { name: "Search leads" }),
  clear: page.getByRole("button", { name: "Clear search" }),
  count: page.getByRole("main").getByRole("status"),
});

test(
  "part of any searched field finds its lead, and an older, slower answer never replaces a newer one",
  { tag: ["@CRM-034.1-7", "@CRM-035", "@CRM-036"] },
  async ({ page, signIn, sql }) => {
    await test.step("part of any searched field finds its lead, ignoring case, and matches are highlighted", async () => {
      const ana = await signIn(people.ana);
      await seedContacts(sql, ana.id, [
        { first_name: "Łucja", last_name: "First" },
        { first_name: "By", last_name: "Vandermeer" },
        { first_name: "By", last_name: "Mail", email: "seun@deane.example" },
        { first_name: "By", last_name: "Company", company_name: "Prospect Partners" },
        { first_name: "By", last_name: "Phone", phone_number: "(917) 555-0163" },
        { first_name: "By", last_name: "Id", lead_id: "REF-77" },
        { first_name: "By", last_name: "Tag", tags: ["first home", "Relocating from Ohio"] },
        { first_name: "By", last_name: "Signs", tags: ["100%_sure (a|b) \\ [x] 'q'"] },
        { first_name: "Deidra" },
        { first_name: "Dennis" },
        { first_name: "In", last_name: "Notes", notes: "unsearched words" },
      ]);
      await page.goto(allLeads);
      const { box, count } = searchOf(page);
      for (const [typed, found, mark] of [
        ["łUCJ", "Łucja First", "Łucj"],
        ["VANDERM", "By Vandermeer", "Vanderm"],
        ["Seun@Deane", "By Mail", "seun@deane"],
        ["spect part", "By Company", null],
        ["555-0163", "By Phone", "555-0163"],
        ["ref-7", "By Id", "REF-7"],
        ["locating FROM", "By Tag", "locating from"],
        ["0%_sure (A|b) \\ [x] 'Q'", "By Signs", "0%_sure (a|b) \\ [x] 'q'"],
      ] as const) {
        await box.fill(typed);
        await expect(names(page)).toHaveText([found]);
        await expect(count).toHaveText("1 lead found");
        if (mark) await expect(page.getByRole("table").locator("mark")).toHaveText(mark);
      }
      for (const typed of ["unsearched", "_%", "Łu.ja", "%%", "zzz"]) {
        await box.fill(typed);
        await expect(page.getByText(`Nothing found for “${typed}”`)).toBeVisible();
        await expect(page.getByRole("table")).toHaveCount(0);
      }
      await page.getByRole("button", { name: "Show all" }).click();
      await expect(names(page)).toHaveCount(11);
      await expect(box).toHaveValue("");
    });

    await test.step("an older, slower answer never replaces a newer one", async () => {
      const slow = Promise.withResolvers<void>();
      await page.route(listCalls, async (route) => {
        if (inputOf(route.request()).search === "den") await slow.promise;
        await route.continue();
      });
      const isOlder = (request: Request) =>
        request.url().endsWith("/rpc/contacts/list") && inputOf(request).search === "den";
      const asked = page.waitForRequest(isOlder);
      // The page may cancel the older request; if not, its answer arrives last.
      const over = Promise.race([
        page.waitForEvent("requestfinished", isOlder),
        page.waitForEvent("requestfailed", isOlder),
      ]);
      const { box } = searchOf(page);
      await box.fill("den");
      await asked;
      await box.fill("dei");
      await expect(names(page)).toHaveText(["Deidra Berg"]);

      // Nothing from the older answer may appear from now on, not even briefly.
      const drawn = await page.evaluateHandle(() => {
        const seen: (string | null)[] = [];
        new MutationObserver(() => {
          for (const name of document.querySelectorAll("[data-row-name]"))
            seen.push(name.textContent);
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
        return seen;
      });
      slow.resolve();
      await over;
      await box.fill("deid");
      await expect(page).toHaveURL(`${allLeads}?q=deid`);
      await expect(page.locator("mark")).toHaveText("Deid");
      await expect(names(page)).toHaveText(["Deidra Berg"]);
      expect(new Set(await drawn.jsonValue())).toEqual(new Set(["Deidra Berg"]));
    });
  },
);

test("the term is in the address, typing never empties the list or fills the history, and Back keeps the view", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await seedContacts(sql, ana.id, [
    { first_name: "Deandra" },
    { first_name: "Dennis" },
    { first_name: "Dean", status: "Nurturing" },
    ...Array.from({ length: 40 }, (_, n) => ({ first_name: "Many", last_name: `Number ${n}` })),
  ]);
  const navigation = page.getByRole("navigation");
  await page.goto("/dashboard/overview");
  await page.goto(newLeads);
  await expect(names(page)).toHaveCount(42);

  const { box, clear, count } = searchOf(page);

  await test.step("previous rows stay while the answer is loading, and typing never empties the list", async () => {
    const all = await names(page).allTextContents();
    const table = page.getByRole("table");

    // From now on the page records the fewest rows it ever shows.
    const fewest = await page.evaluateHandle(() => {
      const seen = { rows: Infinity };
      new MutationObserver(() => {
        const rows = document.querySelectorAll("[data-row-name]").length;
        seen.rows = Math.min(seen.rows, rows);
      }).observe(document.body, { childList: true, subtree: true });
      return seen;
    });
    const letGo = await hold(page, listCalls);
    await box.pressSequentially("de");
    await expect(table).toHaveAttribute("aria-busy", "true");
    await expect(names(page)).toHaveText(all);
    await expect(count).toHaveText("42 leads");
    await expect(table.locator("mark")).toHaveCount(0);
    letGo();
    await expect(names(page)).toHaveText(["Deandra Berg", "Dennis Berg"]);
    await expect(table).toHaveAttribute("aria-busy", "false");
    await box.pressSequentially("an", { delay: 200 });
    await expect(names(page)).toHaveText(["Deandra Berg"]);
    expect(await fewest.evaluate((seen) => seen.rows)).toBe(1);
    await box.fill("");
    await expect(names(page)).toHaveCount(42);
  });

  await box.pressSequentially("dean", { delay: 150 });
  await expect(names(page)).toHaveText(["Deandra Berg"]);
  await expect(page).toHaveURL(`${newLeads}?q=dean`);

  await page.reload();
  await expect(box).toHaveValue("dean");
  await expect(names(page)).toHaveText(["Deandra Berg"]);

  await box.fill("many & more");
  await expect(page).toHaveURL(`${newLeads}?q=many+%26+more`);
  await box.fill("many");
  await expect(names(page)).toHaveCount(40);
  await names(page).last().scrollIntoViewIfNeeded();
  await expect(names(page).first()).not.toBeInViewport();
  await navigation.getByRole("link", { name: "My Profile" }).click();
  await expect(page).toHaveURL("/dashboard/profile");
  await page.goBack();
  await expect(box).toHaveValue("many");
  await expect(names(page)).toHaveCount(40);
  await expect(names(page).last()).toBeInViewport();

  await clear.click();
  await expect(names(page)).toHaveCount(42);
  await expect(page).toHaveURL(newLeads);
  await expect(box).toBeFocused();
  await box.fill("dean");
  await expect(names(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(box).toHaveValue("");
  await expect(names(page)).toHaveCount(42);
  await page.goBack();
  await expect(page).toHaveURL("/dashboard/overview");
});
