import { expect, people, test } from "./fixtures.ts";
import { allLeads, names, seedContacts } from "./leads-fixtures.ts";
import { listOf, workingDeals } from "./lists-fixtures.ts";

test("a list finds what the palette finds, ranks names first, counts all its pages, and sorts deals by date and price", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await seedContacts(sql, ana.id, [
    { first_name: "José", last_name: "García", phone_number: "(718) 555-0142" },
    { first_name: "Maria", last_name: "Gonzalez", tags: ["cash"] },
    { first_name: "Newest", lead_id: "LEAD-000003" },
    { first_name: "Clea", lead_id: "LEAD-000002" },
    { first_name: "Leah", lead_id: "LEAD-000001" },
    ...Array.from({ length: 640 }, (_, index) => ({
      first_name: `Number ${index}`,
      tags: index === 639 ? ["zebra"] : [],
    })),
  ]);
  await page.goto(allLeads);
  const { box, count, table, order, heading, tag } = listOf(page, "Lead");

  await test.step("a list of several pages shows its total and offers every tag of the account", async () => {
    await expect(count).toHaveText("645 leads");
    await box.fill("number 1");
    await expect(count).toHaveText("208 leads found");
    await box.fill("");
    await tag.selectOption("zebra");
    await expect(names(page)).toHaveText(["Number 639 Berg"]);
  });

  await listOf(page, "Lead").chip("Tag: zebra").click();

  await test.step("a list finds what the palette finds: words in any order, without accents, numbers in any format, and near matches", async () => {
    for (const [typed, found, marks] of [
      ["garcia jose", "José García", ["José", "García"]],
      ["7185550142", "José García", ["718) 555-0142"]],
      ["garcia 718-555", "José García", ["García", "718) 555"]],
      ["cash maria", "Maria Gonzalez", ["Maria", "cash"]],
    ] as const) {
      await box.fill(typed);
      await expect(names(page)).toHaveText([found]);
      await expect(table.locator("mark")).toHaveText([...marks]);
    }
    await box.fill("gonzales");
    await expect(names(page)).toHaveText(["Maria Gonzalez"]);
    await expect(page.getByText("No exact match for “gonzales”.")).toBeVisible();
    await expect(count).toHaveText("1 lead with a similar name");
    await box.fill("gonzalez");
    await expect(count).toHaveText("1 lead found");
    await expect(page.getByText("No exact match")).toHaveCount(0);
  });

  await box.fill("");

  await test.step("names rank above lead ids, until another order is chosen", async () => {
    await expect(order).toBeHidden();
    await box.fill("lea");
    await expect(names(page)).toHaveText(["Leah Berg", "Clea Berg", "Newest Berg"]);
    await expect(order).toHaveValue("best-desc");
    await expect(heading("Added")).toHaveAttribute("aria-sort", "none");
    await order.selectOption("Newest");
    await expect(names(page)).toHaveText(["Newest Berg", "Clea Berg", "Leah Berg"]);
    await expect(page).toHaveURL(`${allLeads}?q=lea&sort=added`);
    await page.reload();
    await expect(names(page)).toHaveText(["Newest Berg", "Clea Berg", "Leah Berg"]);
    await order.selectOption("Best match");
    await expect(names(page)).toHaveText(["Leah Berg", "Clea Berg", "Newest Berg"]);
  });

  await test.step("deals are sorted by closing date and price, from the headings and the menu", async () => {
    const deal = (
      first_name: string,
      closing_date: string | null,
      purchase_price: number | null,
    ) => ({
      type: "Deal",
      status: "Working Deal",
      first_name,
      deal_progress: { closing_date },
      details: { purchase_price },
    });
    await seedContacts(sql, ana.id, [
      deal("Mar", "2027-03-01", 900_000),
      deal("None", null, null),
      deal("Jan", "2027-01-15", 1_200_000),
      deal("Feb", "2027-02-10", 100_000),
    ]);
    await page.goto(workingDeals);
    const { heading, order, filters } = listOf(page, "Deal");
    await heading("Closing").getByRole("button").click();
    await expect(names(page)).toHaveText(["Jan Berg", "Feb Berg", "Mar Berg", "None Berg"]);
    await expect(heading("Closing")).toHaveAttribute("aria-sort", "ascending");
    await heading("Closing").getByRole("button").click();
    await expect(names(page)).toHaveText(["Mar Berg", "Feb Berg", "Jan Berg", "None Berg"]);
    await heading("Price").getByRole("button").click();
    await expect(names(page)).toHaveText(["Jan Berg", "Mar Berg", "Feb Berg", "None Berg"]);
    await expect(page).toHaveURL(`${workingDeals}?sort=price`);
    await page.setViewportSize({ width: 390, height: 800 });
    await filters.click();
    await order.selectOption("Price, lowest");
    await expect(names(page)).toHaveText(["Feb Berg", "Mar Berg", "Jan Berg", "None Berg"]);
  });
});
