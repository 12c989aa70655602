import { newId } from "#server/platform/ids.ts";
import {
  addedLead,
  apiOf,
  contactPage,
  expectNoSidewaysScroll,
  factIn,
  fullLead,
  partsOf,
  settle,
  test,
} from "./contact-fixtures.ts";
import { expect, people } from "./fixtures.ts";

test("a lead's page shows who it is, how to reach them, what an edit changed and who else has the same phone", async ({
  page,
  api,
}) => {
  const id = newId();
  await api.contacts.addLead({ id, lead: addedLead });
  await page.goto(contactPage(id));

  await test.step("a lead's page shows who it is, how to reach them and all known fields, and leaves out empty ones", async () => {
    const { main, name, act, facts, group } = partsOf(page);
    await expect(name).toHaveText("Oluwaseun Deane");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
    await expect(main.getByText("New Lead", { exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: fullLead.phoneNumber })).toHaveAttribute(
      "href",
      "tel:9175550163",
    );
    await expect(main.getByRole("link", { name: fullLead.email })).toHaveAttribute(
      "href",
      "mailto:seun@deane.example",
    );
    await expect(main.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
      "first home",
      "VA loan",
    ]);
    for (const text of ["Lead ID L-42", "Source Open House", /^Added \w{3} \d+, \d{4} at /])
      await expect(main.getByText(text)).toBeVisible();
    for (const label of ["Convert to Deal", "Edit", "Delete"])
      await expect(act(label)).toBeVisible();
    await expect(main.getByRole("link", { name: "Back to New Leads" })).toHaveAttribute(
      "href",
      "/dashboard/crm/new-leads",
    );

    await expect(factIn(group("Contact"), "Address")).toHaveText(
      "482 Dean Street\nBrooklyn, NY 11217",
      { useInnerText: true },
    );
    const purchase = group("Purchase Details");
    await expect(factIn(purchase, "Purchase Price")).toHaveText("$940,000");
    await expect(factIn(purchase, "Down Payment")).toHaveText("$188,000 (20%)");
    await expect(factIn(purchase, "Area of Interest")).toHaveText("Park Slope, NY");
    await expect(purchase.locator("dt")).toHaveText([
      "Purchase Price",
      "Down Payment",
      "Area of Interest",
      "Budget",
    ]);
    await expect(factIn(group("Co-borrower"), "Name")).toHaveText("Dana Ortiz");
    await expect(group("Co-borrower").getByRole("link", { name: "(718) 555-0100" })).toBeVisible();
    await expect(group("Available Days").locator("dd")).toHaveText("Monday, Saturday");
    await expect(group("Notes").locator("dd")).toHaveText("Prefers mornings.\nHas a dog.", {
      useInnerText: true,
    });
    await expect(facts.getByRole("heading", { level: 3 })).toHaveText([
      "Contact",
      "Purchase Details",
      "Co-borrower",
      "Agent",
      "Available Days",
      "Notes",
    ]);
    await expect(group("Milestones")).toHaveCount(0);
  });

  await test.step("an edit on the page shows at once and appears in the timeline with the field names", async () => {
    const { act, events, group } = partsOf(page);
    await expect(events).toHaveCount(1);
    await act("Edit").click();
    const form = page.getByRole("dialog", { name: "Edit Lead" });
    await form.getByLabel("Budget", { exact: true }).fill("1050000");
    await form.getByLabel("City", { exact: true }).fill("");
    await form.getByRole("button", { name: "Save Lead" }).click();
    await expect(form).toBeHidden();
    await expect(factIn(group("Purchase Details"), "Budget")).toHaveText("$1,050,000");
    await expect(events).toHaveCount(2);
    const lines = events.first().locator("dl > div");
    await expect(lines).toHaveText([
      "Cityfrom Brooklyn to empty",
      "Budgetfrom $1,000,000 to $1,050,000",
    ]);
  });

  await test.step("contacts with the same phone or email are listed, with links to them", async () => {
    const second = newId();
    await api.contacts.addPartner({
      id: second,
      partner: { firstName: "Seun", phoneNumber: "917.555.0163", email: "SEUN@deane.example" },
    });
    await page.goto(contactPage(id));
    const { name, group } = partsOf(page);
    const known = group("Also known");
    await expect(known).toContainText("Same email and phone");
    await expect(known).toContainText("Referral Partner");
    await known.getByRole("link", { name: "Seun" }).click();
    await expect(name).toHaveText("Seun");
    await expect(page).toHaveURL(new RegExp(second));
    await known.getByRole("link", { name: "Oluwaseun Deane" }).click();
    await expect(name).toHaveText("Oluwaseun Deane");
  });
});

test("a deal's page shows its loan, documents and other parties, fits, and has the officer's parameters only for an officer", async ({
  page,
  signIn,
  sql,
  baseURL,
  expectAccessible,
}) => {
  const leo = await signIn(people.leo);
  const api = await apiOf(page, baseURL!);

  await test.step("the page is accessible in both themes and does not scroll sideways", async () => {
    const [one, deal] = [newId(), newId()];
    await api.contacts.addLead({ id: one, lead: addedLead });
    await api.contacts.addDeal({
      id: deal,
      deal: {
        firstName: "Maximiliana-Aurelia".repeat(5),
        lastName: "Featherstonehaugh".repeat(5),
        phoneNumber: fullLead.phoneNumber,
        email: `${"unbroken".repeat(8)}@${"unbroken".repeat(7)}.${"unbroken".repeat(7)}.example.com`,
        isRefinance: true,
        notes: "unbroken".repeat(100),
        refinanceDetails: { marketValue: 9_007_199_254_740_991, idReceived: true },
        dealProgress: { closingDate: "2031-03-09", inspectionDate: "2020-03-09" },
        loanOfficerDealParams: { maxMonthlyPayment: 4_200 },
      },
    });
    await api.contacts.editLead({ id: one, lead: { ...addedLead, city: "Troy" } });
    await api.contacts.addNote({ id: deal, noteId: newId(), text: "unbroken".repeat(100) });
    await api.contacts.moveDeal({ id: deal, status: "Under Contract" });
    for (const id of [one, deal]) {
      await page.goto(contactPage(id));
      await expect(partsOf(page).events.last()).toContainText("Added");
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await settle(page);
        await expectAccessible(page, { inBothThemes: true });
        await expectNoSidewaysScroll(page);
      }
    }
  });

  await test.step("a deal's page shows its loan, documents and other parties, and the officer's parameters only to an officer", async () => {
    const id = newId();
    await api.contacts.addDeal({
      id,
      deal: {
        firstName: "Tomás",
        lastName: "Herrera",
        isRefinance: true,
        purchasePrice: 612_500,
        refinanceDetails: { balanceOwed: 250_000, rateRefi: 5.875, idReceived: true },
        dealParties: [
          {
            id: newId(),
            role: "Title Company",
            name: "Marta Klein",
            company: "Keystone Title",
            phoneNumber: "(518) 555-0170",
            email: "marta@keystone.example",
          },
        ],
        loanOfficerDealParams: { maxMonthlyPayment: 4_200, maxAllowedDti: 43 },
      },
    });
    await page.goto(contactPage(id));
    const { main, act, facts, group } = partsOf(page);
    await expect(facts.getByRole("heading", { level: 3 })).toHaveText([
      "Refinance Details",
      "Property and price",
      "Loan Officer Parameters",
      "Papers",
      "Other Parties",
    ]);
    await expect(factIn(group("Refinance Details"), "Balance Owed")).toHaveText("$250,000");
    await expect(factIn(group("Refinance Details"), "Rate Refi")).toHaveText("5.875%");
    await expect(group("Papers").getByRole("listitem")).toHaveText([
      "Incomenot yet",
      "IDreceived",
      "SSnot yet",
      "Assetsnot yet",
      "Insurancenot yet",
    ]);
    const party = group("Other Parties").getByRole("listitem");
    for (const text of ["Title Company", "Marta Klein", "Keystone Title"])
      await expect(party.getByText(text, { exact: true })).toBeVisible();
    await expect(party.getByRole("link", { name: "(518) 555-0170" })).toHaveAttribute(
      "href",
      "tel:5185550170",
    );
    await expect(party.getByRole("link", { name: "marta@keystone.example" })).toHaveAttribute(
      "href",
      "mailto:marta@keystone.example",
    );
    await expect(factIn(group("Loan Officer Parameters"), "Max Monthly PITI")).toHaveText("$4,200");
    await expect(act("Convert to Deal")).toHaveCount(0);

    await sql(
      "update profiles set business_type = 'Real Estate', role_in_business = 'Broker' where id = $1",
      [leo.id],
    );
    await page.reload();
    await expect(group("Refinance Details")).toBeVisible();
    await expect(main.getByText(/PITI|4,200/)).toHaveCount(0);
  });
});

test("a partner's page opens its website safely, and lists the leads and deals that the partner sent", async ({
  page,
  sql,
  api,
}) => {
  await test.step("a partner's website opens safely, and an invalid address isn't a link", async () => {
    const id = newId();
    const partner = { firstName: "Keystone", website: "https://keystone.example/partners" };
    await api.contacts.addPartner({ id, partner });
    await page.goto(contactPage(id));
    const { main, group } = partsOf(page);
    const link = group("Contact").getByRole("link");
    await expect(link).toHaveAttribute("href", "https://keystone.example/partners");
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(main.getByText("Active Partner")).toBeVisible();

    await sql("update contacts set website = 'javascript:alert(1)' where id = $1", [id]);
    await page.reload();
    await expect(factIn(group("Contact"), "Website")).toHaveText("javascript:alert(1)");
    await expect(link).toHaveCount(0);
  });

  await test.step("a partner's page lists and counts the leads and deals that the partner sent, each one click away", async () => {
    const partner = newId();
    await api.contacts.addPartner({
      id: partner,
      partner: { firstName: "Nadia", lastName: "Fuentes", companyName: "Hartwell Title" },
    });
    await page.goto(contactPage(partner));
    const sent = page.getByRole("region", { name: "Sent by this partner" });
    await expect(sent).toContainText("whose source is this partner’s name or company");
    for (let turn = 1; turn <= 21; turn += 1)
      await api.contacts.addLead({
        id: newId(),
        lead: {
          firstName: `Client ${turn}`,
          lastName: "Sent",
          source: turn % 2 ? "Nadia Fuentes" : "hartwell title",
        },
      });
    const rows = sent.getByRole("listitem");
    await expect(rows).toHaveCount(20);
    await expect(sent).toContainText("21 leads and deals");
    await expect(rows.first()).toContainText("Client 21 Sent");
    await sent.getByRole("button", { name: "Load more" }).click();
    await expect(rows).toHaveCount(21);
    await rows.last().getByRole("link", { name: "Client 1 Sent" }).click();
    await expect(partsOf(page).name).toHaveText("Client 1 Sent");
  });
});

test(
  "changes in another tab appear within a second",
  { tag: "@soon" },
  async ({ page, context, api }) => {
    const id = newId();
    await api.contacts.addLead({ id, lead: addedLead });
    const ready = page.waitForResponse("**/events");
    await page.goto(contactPage(id));
    await ready;
    const here = partsOf(page);
    await expect(here.events).toHaveCount(1);

    const other = await context.newPage();
    await other.goto(contactPage(id));
    const there = partsOf(other);
    await there.note.fill("Called from the car.");
    await there.addNote.click();
    await expect(here.events.first()).toContainText("Called from the car.", { timeout: 1_000 });
    await api.contacts.editLead({ id, lead: { ...addedLead, city: "Troy" } });
    await expect(factIn(here.group("Contact"), "Address")).toContainText("Troy", {
      timeout: 1_000,
    });
  },
);
