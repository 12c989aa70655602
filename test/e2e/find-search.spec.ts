import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { findPage, findParts, named, newMark } from "./links-fixtures.ts";
import { hold, watch } from "./requests.ts";

const searching = "/rpc/links/search";

test(
  "who can search sees a title, a search box and what to type; others are told that the feature is for two business types",
  { tag: ["@FIND-001", "@FIND-002", "@FIND-005", "@FIND-008", "@FIND-003", "@FIND-004"] },
  async ({ page, signIn, expectAccessible }) => {
    for (const [person, title] of [
      [people.leo, "Find Real Estate Agents & Brokers"],
      [people.ana, "Find Loan Officers"],
    ] as const)
      await test.step(`${person.businessType}`, async () => {
        await signIn(person);
        await page.goto(findPage);
        const parts = findParts(page);
        await expect(parts.title.first()).toHaveText(title);
        await expect(parts.box).toBeVisible();
        const prompt = parts.main.getByText("Enter at least 2 characters to find professionals.");
        await expect(prompt).toBeVisible();
        await parts.box.fill("a");
        await expect(prompt).toBeVisible();
        await expectAccessible(page);
      });

    for (const [businessType, roleInBusiness] of [
      ["Appraiser", "Owner"],
      // The sidebar follows the role; the page itself follows the business type.
      ["Title Company", "Agent"],
    ] as const)
      await test.step(`${businessType} / ${roleInBusiness}`, async () => {
        await signIn({ ...people.tia, businessType, roleInBusiness });
        await page.goto(findPage);
        const { main, box } = findParts(page);
        await expect(main.getByRole("heading", { name: "Feature Unavailable" })).toBeVisible();
        await expect(main).toContainText(
          "This feature is for 'Mortgage' or 'Real Estate' business types.",
        );
        await expect(box).toHaveCount(0);
        await expectAccessible(page);
        await main.getByRole("link", { name: "Open My Profile" }).click();
        await expect(page).toHaveURL("/dashboard/profile");
      });
  },
);

test(
  "a search waits until typing stops, shows its progress, says that nothing was found, and can be retried",
  {
    tag: [
      "@FIND-032",
      "@FIND-033",
      "@FIND-034",
      "@FIND-006",
      "@FIND-009",
      "@FIND-010",
      "@ERR-075.1-2",
      "@ERR-076",
    ],
  },
  async ({ page, signIn, register, allowErrors, expectAccessible }) => {
    allowErrors("500 (Internal Server Error)");
    // Starts with two letters that no one else in this product has.
    const mark = `øÿ${newMark()}`;
    await register(named(people.leo, `Leo ${mark}`));
    await signIn(people.ana);
    await page.goto(findPage);
    const { box, names, cards, main, spinner } = findParts(page);

    await test.step("a search runs half a second after typing stops, and not for terms that are too short", async () => {
      const asked: number[] = [];
      page.on("request", (request) => {
        if (new URL(request.url()).pathname === searching) asked.push(performance.now());
      });
      await box.fill(" a   ");
      await page.waitForTimeout(900);
      expect(asked).toEqual([]);

      await box.fill("");
      const before = performance.now();
      await box.pressSequentially(mark, { delay: 60 });
      const lastKey = performance.now();
      expect(lastKey - before).toBeGreaterThan(300);
      await expect(names).toHaveText([`Leo ${mark}`]);
      expect(asked).toHaveLength(1);
      // The last key was pressed at most one delay before it was recorded.
      expect(asked[0]! - lastKey).toBeGreaterThan(500 - 60 - 40);

      // Two letters are enough, and surrounding spaces aren't part of the term.
      await box.fill(`  ${mark.slice(0, 2)} `);
      await expect.poll(() => asked.length).toBe(2);
      await expect(page).toHaveURL(`${findPage}?q=${encodeURIComponent(mark.slice(0, 2))}`);
      await expect(names).toHaveText([`Leo ${mark}`]);
    });

    await test.step("a running search shows progress, and one without results says so", async () => {
      const letGo = await hold(page, `**${searching}`);
      await page.goto(`${findPage}?q=${newMark()}`);
      await expect(spinner).toBeVisible();
      letGo();
      await expect(spinner).toHaveCount(0);
      await expect(main.getByText("No professionals found matching your search.")).toBeVisible();
      await expect(main).toContainText("Try different keywords");
      await expectAccessible(page);
    });

    await test.step("a failed search says why, clears the results, and can be retried", async () => {
      await box.fill(mark);
      await expect(names).toHaveText([`Leo ${mark}`]);
      await failProcedure(page, "links/search", "The archive is closed.");
      await box.fill(`Leo ${mark}`);
      const told = toast(page, "Search Error");
      await expect(told).toContainText("Failed to fetch professionals: The archive is closed.");
      await expect(told).toHaveAttribute("data-variant", "destructive");
      await expect(cards).toHaveCount(0);
      await expectAccessible(page);

      await page.unroute("**/rpc/links/search");
      const asked = watch(page, searching);
      await main.getByRole("button", { name: "Try again" }).click();
      await expect(names).toHaveText([`Leo ${mark}`]);
      expect(asked).toHaveLength(1);
    });
  },
);

test("an older answer never replaces a newer one; Back and a reload keep the term, and Esc clears it", async ({
  page,
  signIn,
  register,
}) => {
  const mark = newMark();
  await register(named(people.leo, `Leo ${mark}`));
  await register(named(people.leo, `Lea ${mark}`));
  await signIn(people.ana);
  await page.goto("/dashboard/overview");
  await page.goto(findPage);
  const { box, names, main } = findParts(page);

  await test.step("an older answer never replaces a newer one", async () => {
    const [first, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isFirst = true;
    await page.route(`**${searching}`, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await first.promise;
      // No one is waiting for the answer to a cancelled request.
      await route.continue().catch(() => {});
      over.resolve();
    });
    const asked = page.waitForRequest(`**${searching}`);
    const calledOff = page.waitForEvent("requestfailed");
    await box.fill(`Leo ${mark}`);
    await asked;
    await box.fill(`Lea ${mark}`);
    await expect(names).toHaveText([`Lea ${mark}`]);
    expect(new URL((await calledOff).url()).pathname).toBe(searching);
    first.resolve();
    await over.promise;
    // An answer that came would show in the next frames.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
    });
    await expect(names).toHaveText([`Lea ${mark}`]);
  });

  await test.step("Back and a reload keep the term, and Esc clears it", async () => {
    const both = [`Lea ${mark}`, `Leo ${mark}`];
    await box.fill(mark);
    await expect(names).toHaveText(both);
    await page.reload();
    await expect(box).toHaveValue(mark);
    await expect(names).toHaveText(both);
    await page.getByRole("link", { name: "My Profile" }).click();
    await expect(page).toHaveURL("/dashboard/profile");
    await page.goBack();
    await expect(box).toHaveValue(mark);
    await expect(names).toHaveText(both);

    await box.focus();
    await page.keyboard.press("Escape");
    await expect(box).toHaveValue("");
    await expect(main.getByText("Enter at least 2 characters")).toBeVisible();
    await expect(page).toHaveURL(findPage);
    // One history entry: typing doesn't fill the history.
    await page.goBack();
    await expect(page).toHaveURL("/dashboard/overview");
  });
});
