import { expect, people, test } from "./fixtures.ts";
import { allLeads, seedContacts } from "./leads-fixtures.ts";
import { listOf, partners, workingDeals } from "./lists-fixtures.ts";

const person = {
  first_name: "Jordan",
  last_name: "Whitfield",
  email: "jordan.whitfield@example.com",
  phone_number: "(917) 555-0163",
  city: "Bend",
  state: "OR",
};

const lists = [
  [allLeads, "Lead", ["Budget", "Last contact", "Source", "Added"]],
  [workingDeals, "Deal", ["Price", "Closing", "Added"]],
  [partners, "Referral Partner", ["Sent", "Last referral", "Added"]],
] as const;

for (const width of [320, 390, 1024, 1280, 1366, 1440])
  test(`at ${width} px every date and amount has a label, and nothing that has room is cut off`, async ({
    page,
    signIn,
    sql,
  }) => {
    const ana = await signIn(people.ana);
    await seedContacts(sql, ana.id, [
      {
        ...person,
        status: "Attempted Contact",
        tags: ["first home"],
        details: { budget: 1_250_000 },
      },
      {
        ...person,
        type: "Deal",
        status: "Under Contract",
        details: { purchase_price: 1_250_000, closing_date: "2030-11-23" },
      },
      { ...person, type: "Referral Partner", details: { company_name: "Hearth & Co" } },
    ]);
    await page.setViewportSize({ width, height: 900 });
    for (const [path, type, labels] of lists) {
      await page.goto(path);
      const { table, heading } = listOf(page, type);
      await expect(table.getByText("Jordan Whitfield")).toBeVisible();
      const said = await table.locator("td[data-label]").evaluateAll((cells) =>
        cells.map((cell) => {
          const { content } = getComputedStyle(cell, "::before");
          return content === "none" ? content : content.split('"')[1]!.trim();
        }),
      );
      if (width < 1024) expect(said).toEqual(labels);
      else {
        expect(new Set(said)).toEqual(new Set(["none"]));
        for (const name of [...labels, "Phone", "Status"])
          expect((await heading(name).boundingBox())!.height, name).toBeGreaterThan(10);
      }
      const cut = await table
        .locator("td, td *:not(svg, svg *)")
        .evaluateAll((parts) =>
          parts
            .filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0)
            .map((one) => one.textContent),
        );
      expect(cut).toEqual([]);
    }
  });
