import type { Page } from "@playwright/test";
import { newId } from "#server/platform/ids.ts";
import { generous, openDeal, seedDeal, test as linkedTest } from "./calculator-fixtures.ts";
import { apiOf, contactPage, partsOf, test } from "./contact-fixtures.ts";
import { expect, failProcedure, people, toast } from "./fixtures.ts";
import { seedContacts } from "./leads-fixtures.ts";

/** The browser's own print dialog: counted instead of opened. */
async function watchPrinting(page: Page) {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(
        Number(document.documentElement.dataset.printed ?? 0) + 1,
      );
    };
  });
  return {
    opened: (times: number) =>
      expect(page.locator("html")).toHaveAttribute("data-printed", String(times)),
  };
}

const paperOf = (page: Page) => page.locator(".paper");

/** The page as printed: how many sheets it takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, format: "Letter" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The visible text of the printed page, by line. */
async function onPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: "print" });
  return page.evaluate(() => document.body.innerText);
}

test("a contact is printed as a whole, or not at all with a message", async ({
  page,
  signIn,
  sql,
  baseURL,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)");
  const ana = await signIn(people.ana);
  const [id] = await seedContacts(sql, ana.id, [
    {
      type: "Deal",
      status: "Under Contract",
      first_name: "Priya",
      last_name: "Raman",
      email: "priya@example.com",
      tags: ["north side"],
      notes: "A long story. ".repeat(60),
      deal_progress: { closing_date: "2031-03-14", inspection_date: "2031-02-10" },
    },
  ]);
  const api = await apiOf(page, baseURL!);
  // More than the page shows at first, and one text that it collapses.
  for (let note = 0; note < 45; note += 1)
    await api.contacts.addNote({
      id: id!,
      noteId: newId(),
      text: `Note ${note}. ${"word ".repeat(40)}end`,
    });

  const printing = await watchPrinting(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(contactPage(id!));
  const { act, name, events } = partsOf(page);
  await expect(name).toHaveText("Priya Raman");
  await test.step("if something can't be loaded, nothing is printed, and a message says so", async () => {
    await expect(act("Print")).toBeVisible();
    await expect(events.or(page.getByText("No activity yet.")).first()).toBeVisible();
    await failProcedure(page, "contacts/timeline", "The ledger is closed.");
    await act("Print").click();
    await expect(toast(page, "We couldn't print this page")).toContainText("The ledger is closed.");
    await expect(paperOf(page)).toHaveCount(0);
    await expect(page.locator("html")).not.toHaveAttribute("data-printed");
    await page.unrouteAll();
    await act("Print").click();
    await printing.opened(1);
  });
  await test.step("it has every field, its milestones and its whole timeline, without the dashboard's frame", async () => {
    expect(await page.title()).toBe("Priya Raman");
    const text = await onPaper(page);
    for (const said of [
      "Priya Raman",
      "Deal · Under Contract · north side",
      "priya@example.com",
      "Closing",
      "Mar 14, 2031",
      "Note 0. ",
      "Note 44. ",
      /Printed [A-Z][a-z]{2} \d+, \d{4} at \d+:\d\d [AP]M by Ana Ruiz/,
    ])
      expect(text).toMatch(said);
    for (const frame of ["Overview", "Sign Out", "Add note", "Load more", "Show more", "Skip to"])
      expect(text).not.toContain(frame);
    // Black on white even though the screen is dark.
    const colors = await paperOf(page).evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(colors).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    // No entry is split between two sheets.
    await expect(page.locator(".paper-entry").first()).toHaveCSS("break-inside", "avoid");
    expect(await sheets(page)).toBeGreaterThan(2);

    // When the print dialog closes, the print view is removed, and nothing of it is left for the next one.
    await expect(paperOf(page)).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
    await expect(page).toHaveTitle(/Hearthline/);
    await act("Print").click();
    await printing.opened(2);
  });
});

linkedTest(
  "a scenario is printed with its verdict, reasons, inputs and limits, and who set them; hidden finances stay hidden",
  async ({ page, linked, sql }) => {
    const hiddenId = await seedDeal(sql, linked.leo.id, {
      params: { ...generous, borrower_monthly_income: 8123, borrower_monthly_debts: 517 },
    });
    const dealId = await seedDeal(sql, linked.leo.id);
    const printing = await watchPrinting(page);
    const parts = await openDeal(page, dealId);
    await parts.field("Property address").fill("12 Elm Street");
    await expect(parts.within).toBeVisible();
    await page.getByRole("button", { name: "Print" }).click();
    await printing.opened(1);
    const text = await onPaper(page);
    for (const said of [
      "Property scenario for Priya Raman",
      "12 Elm Street",
      "Within Pre-Approval Limits!",
      "a month under the",
      "With the same down payment, the price can go up by",
      "$300,000",
      "$1,916.96",
      "30.21%",
      "Limits, set by Leo",
      "$2,500",
      "$8,000",
      /Printed .* by Ana Ruiz/,
      "Not a commitment to lend.",
    ])
      expect(text).toMatch(said);
    expect(text).not.toContain("Save Scenario");
    expect(await sheets(page)).toBe(1);
    await page.emulateMedia({ media: "screen" });

    await test.step("hidden finances stay hidden in print", async () => {
      await sql(
        `insert into link_sharing (user_id, agent_id, shares_all_deals, hides_finances, updated_at)
   values ($1, $2, true, true, now())`,
        [linked.leo.id, linked.ana.id],
      );
      const parts = await openDeal(page, hiddenId);
      await expect(parts.within).toBeVisible();
      await page.getByRole("button", { name: "Print" }).click();
      await printing.opened(1);
      const text = await onPaper(page);
      expect(text).toContain("Within Pre-Approval Limits!");
      expect(text).toContain("Kept private by your loan officer");
      for (const secret of ["8,123", "517", "6.25%"]) expect(text).not.toContain(secret);
      // The only share of income that may appear is the officer's limit.
      expect(text.match(/\d+\.\d\d%/g)).toEqual(["43.00%"]);
    });
  },
);
