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

test("at every width each date and amount has a label, and nothing that has room is cut off", async ({
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
  for (const [path, type, labels] of lists) {
    await page.goto(path);
    const { table, heading } = listOf(page, type);
    await expect(table.getByText("Jordan Whitfield")).toBeVisible();
    const said = () =>
      table.locator("td[data-label]").evaluateAll((cells) =>
        cells.map((cell) => {
          const { content } = getComputedStyle(cell, "::before");
          return content === "none" ? content : content.split('"')[1]!.trim();
        }),
      );
    const cut = () =>
      table
        .locator("td, td *:not(svg, svg *)")
        .evaluateAll((parts) =>
          parts
            .filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0)
            .map((one) => one.textContent),
        );
    for (const width of [1440, 1366, 1280, 1024, 390, 320])
      await test.step(`${type} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(said).toEqual(width < 1024 ? labels : labels.map(() => "none"));
        if (width >= 1024)
          for (const name of [...labels, "Phone", "Status"])
            expect((await heading(name).boundingBox())!.height, name).toBeGreaterThan(10);
        await expect.poll(cut).toEqual([]);
      });
  }
});
