import {
  calculator,
  generous,
  openDeal,
  partsOf,
  seedDeal,
  storedDeal,
  test,
} from "./calculator-fixtures.ts";
import { expect, failProcedure, people, toast } from "./fixtures.ts";
import { hold } from "./requests.ts";
import { firstScenario } from "#test/harness/worked-case.ts";
import { sealInto } from "../harness/sealed.ts";

const at = (minute: number) => `2026-11-20T10:0${minute}:00Z`;

test(
  "a linked agent sees that the deals load, that there are none, and then the officer's deals and no others",
  {
    tag: [
      "@CALC-015",
      "@CALC-016",
      "@CALC-012",
      "@CALC-013",
      "@CALC-014",
      "@CALC-017",
      "@CALC-018",
      "@CALC-019",
      "@CALC-020",
      "@CALC-022",
      "@PERM-014",
      "@CALC-035",
      "@CALC-053",
      "@CALC-054",
    ],
  },
  async ({ page, linked: { ana, leo }, register, sql }) => {
    await test.step("the deal list shows that it is loading, and that it is empty", async () => {
      const letGo = await hold(page, "**/rpc/calculator/deals");
      await page.goto(calculator);
      const { deal, main } = partsOf(page);
      await expect(deal.locator("option")).toHaveText(["Loading deals..."]);
      letGo();
      await expect(deal.locator("option")).toHaveText([
        "No deals found. Realtors: ensure you're linked to an LO with deals. LOs: this page is for agent scenarios.",
      ]);
      await expect(main.getByText("When your loan officer shares a deal")).toBeVisible();
    });

    await test.step("a linked agent can choose among the officer's deals, newest first, and no others", async () => {
      const other = await register({ ...people.leo, fullName: "Otto Lend" });
      const oldest = await seedDeal(sql, leo.id, { first: "Ida", last: "Berg", createdAt: at(1) });
      const newest = await seedDeal(sql, leo.id, {
        first: "Tomás",
        last: "Herrera",
        createdAt: at(3),
      });
      const middle = await seedDeal(sql, leo.id, { createdAt: at(2) });
      await seedDeal(sql, leo.id, { first: "Lea", last: "Lead", type: "Lead" });
      await seedDeal(sql, leo.id, { first: "Pat", last: "Partner", type: "Referral Partner" });
      await seedDeal(sql, ana.id, { first: "Anas", last: "Own" });
      await seedDeal(sql, other.id, { first: "Someone", last: "Else" });
      await page.goto(calculator);
      const { deal, inputs, parameters, results, save } = partsOf(page);
      const named = (name: string, id: string) => `${name} (ID: ...${id.slice(-6)})`;
      await expect(deal.locator("option")).toHaveText([
        "Choose a deal...",
        named("Tomás Herrera", newest),
        named("Priya Raman", middle),
        named("Ida Berg", oldest),
      ]);
      await expect(deal).toHaveValue("");
      for (const section of [inputs, parameters, results]) await expect(section).toHaveCount(0);
      await expect(save).toBeVisible();
      await expect(page.getByRole("link", { name: "Pre-Approval Calc" })).toBeVisible();
      // Saving without a deal is refused with a message.
      await save.click();
      const told = toast(page, "No Deal Selected");
      await expect(told).toContainText("Please select a deal first.");
      await expect(told).toHaveAttribute("data-variant", "destructive");
      expect((await storedDeal(sql, middle)).realtor_prequal_inputs).toBeNull();
    });
  },
);

test(
  "deals that fail to load can be retried, and one that is no longer shared, or a link that ended, closes it at once",
  { tag: ["@CALC-021", "@PERM-017", "@PERM-019", "@ERR-071"] },
  async ({ page, linked: { ana, leo, linkId }, register, sql, baseURL, allowErrors }) => {
    await test.step("the API returns six fields of a deal, and other people's deals can't be read or written", async () => {
      const other = await register(people.leo);
      const theirs = await seedDeal(sql, other.id, { first: "Someone", last: "Else" });
      await seedDeal(sql, leo.id, { params: { ...generous, secret_note: "hush" } });
      const answer = await page.request.get("/api/v1/calculator/deals");
      const { deals } = (await answer.json()) as { deals: object[] };
      expect(deals.map((deal) => Object.keys(deal).toSorted())).toEqual([
        [
          "firstName",
          "id",
          "lastName",
          "loanOfficerDealParams",
          "preApprovalResults",
          "realtorPrequalInputs",
        ],
      ]);
      expect(JSON.stringify(deals)).not.toMatch(/Someone|hush|phone|email/);

      const scenario = firstScenario;
      const refused = await page.request.put(`/api/v1/calculator/deals/${theirs}/scenario`, {
        headers: { origin: baseURL! },
        data: { id: crypto.randomUUID(), scenario },
      });
      expect(refused.status()).toBe(404);
      expect((await storedDeal(sql, theirs)).realtor_prequal_inputs).toBeNull();
    });

    await test.step("a failure shows the server's message, and a retry works", async () => {
      allowErrors("500");
      const dealId = await seedDeal(sql, leo.id);
      await failProcedure(page, "calculator/deals", "The deals rest today.");
      await page.goto(calculator);
      const told = toast(page, "Error fetching deals");
      await expect(told).toContainText("The deals rest today.");
      await expect(told).toHaveAttribute("data-variant", "destructive");
      const { main, deal } = partsOf(page);
      await expect(main.getByText("The deals rest today.")).toBeVisible();
      await page.unroute("**/rpc/calculator/deals");
      await main.getByRole("button", { name: "Try again" }).click();
      await expect(deal.locator(`option[value="${dealId}"]`)).toHaveCount(1);
    });

    await test.step("the choice is in the address, and a deal that is no longer shared disappears while open", async () => {
      allowErrors("404");
      const dealId = await seedDeal(sql, leo.id);
      const { inputs, main } = await openDeal(page, dealId);
      const live = page.waitForResponse("**/events");
      await page.reload();
      await live;
      await expect(inputs).toBeVisible();
      await sql("delete from contacts where id = $1", [dealId]);
      await expect(main.getByText("This deal isn't available anymore")).toBeVisible();
      await expect(inputs).toHaveCount(0);
    });

    await test.step("ending a link removes the calculator at once", async () => {
      // A deal's saved scenarios are requested again with the deals, and may be refused before the deals are gone.
      allowErrors("404");
      const { inputs, main } = await openDeal(page, await seedDeal(sql, leo.id));
      await expect(inputs).toBeVisible();
      await sql(
        "update profile_link_invitations set ended_at = now(), ended_by = $2, updated_at = now() where id = $1",
        [linkId, ana.id],
      );
      await expect(main.getByText("Link to Loan Officer Required")).toBeVisible();
      await expect(inputs).toHaveCount(0);
    });
  },
);

test("deals beyond the listed ones are found by part of their name, and stay open", async ({
  page,
  linked: { leo },
  sql,
}) => {
  await sql(
    `insert into contacts (user_id, id, type, status, first_name, last_name, is_refinance, details, created_at)
     select $1, gen_random_uuid(), 'Deal', 'Working Deal', 'Buyer', 'No ' || n, false, '{}',
            '2026-01-01'::timestamptz + n * interval '1 minute'
       from generate_series(1, 520) n`,
    [leo.id],
  );
  for (const { id } of await sql<{ id: string }>("select id from contacts where user_id = $1", [
    leo.id,
  ]))
    await sealInto(sql, "contacts", { owner: leo.id, id, loan_officer_deal_params: generous });
  await page.goto(calculator);
  const { deal, main, inputs } = partsOf(page);
  await expect(deal.locator("option")).toHaveCount(501);
  const search = main.getByLabel("Find a deal by name");
  await search.fill("no 17");
  await expect(deal.locator("option")).toHaveText([
    "Choose a deal...",
    /Buyer No 179/,
    /Buyer No 178/,
    /Buyer No 177/,
    /Buyer No 176/,
    /Buyer No 175/,
    /Buyer No 174/,
    /Buyer No 173/,
    /Buyer No 172/,
    /Buyer No 171/,
    /Buyer No 170/,
    /Buyer No 17 /,
  ]);
  await deal.selectOption({ index: 11 });
  await expect(inputs).toBeVisible();
  await search.fill("");
  await expect(deal.locator("option")).toHaveCount(502);
  await expect(inputs).toBeVisible();
  await expect(deal.locator("option:checked")).toHaveText(/Buyer No 17 /);
});
