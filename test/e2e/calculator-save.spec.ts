import {
  chooseDeal,
  generous,
  linkPeople,
  openDeal,
  addScenario,
  seedDeal,
  storedDeal,
  test,
} from "./calculator-fixtures.ts";
import { apiOf } from "./contact-fixtures.ts";
import { expect, failProcedure, people, toast } from "./fixtures.ts";
import { hold, watch } from "./requests.ts";
import { firstScenario } from "#test/harness/worked-case.ts";

test(
  "a saved scenario is stored on the deal at once, and listed for comparison",
  {
    tag: [
      "@CALC-060",
      "@CALC-061.1-6",
      "@CALC-062",
      "@CALC-063.1-6",
      "@CALC-064",
      "@CALC-065",
      "@ERR-073.1-2",
    ],
  },
  async ({ page, linked: { leo }, sql }) => {
    await test.step("saving stores inputs and results on the deal, changes nothing else and shows it at once", async () => {
      const dealId = await seedDeal(sql, leo.id);
      const other = await seedDeal(sql, leo.id, { first: "Ida" });
      const before = await storedDeal(sql, dealId);
      const { field, exact, save, deal, saved } = await openDeal(page, dealId);
      await field("Property address").fill("482 Dean Street");
      for (const [label, amount] of [
        ["Purchase price", "310000"],
        ["Down payment", "70000"],
        ["Seller's concession", "5000"],
      ] as const) {
        await exact(label).fill(amount);
        await exact(label).press("Enter");
      }
      await field("Monthly taxes").fill("310");
      await field("Monthly insurance (HOI)").fill("90");
      await save.click();
      const told = toast(page, "Scenario Saved");
      await expect(told).toContainText("Pre-approval scenario and results saved to the deal.");
      await expect(told).toHaveAttribute("data-variant", "success");

      const after = await storedDeal(sql, dealId);
      expect(after.realtor_prequal_inputs).toEqual({
        property_address: "482 Dean Street",
        purchase_price: 310_000,
        down_payment: 70_000,
        sellers_concession: 5_000,
        monthly_taxes: 310,
        monthly_insurance: 90,
      });
      expect(after.pre_approval_results).toEqual({
        estimated_piti: expect.closeTo(1916.963256383113, 9),
        updated_dti: expect.closeTo(30.212040704788912, 9),
        is_within_limits: true,
        calculated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        loan_amount: 240_000,
        interest_rate_used: 6.5,
      });
      const rest = ({
        realtor_prequal_inputs: _,
        pre_approval_results: __,
        ...row
      }: typeof after) => row;
      expect(rest(after)).toEqual(rest(before));

      await expect(saved).toHaveCount(1);
      await expect(saved.first()).toContainText("$310,000");
      await expect(saved.first()).toContainText("In the inputs");
      await deal.selectOption(other);
      await expect(exact("Purchase price")).toHaveValue("300,000");
      await deal.selectOption(dealId);
      await expect(exact("Purchase price")).toHaveValue("310,000");
      await expect(field("Property address")).toHaveValue("482 Dean Street");
    });

    await test.step("saved scenarios are listed for comparison, and one click restores one", async () => {
      const { exact, save, saved, inputs, within } = await chooseDeal(
        page,
        await seedDeal(sql, leo.id),
      );
      await save.click();
      await expect(saved).toHaveCount(1);
      await exact("Purchase price").fill("500000");
      await save.click();
      await expect(saved).toHaveCount(2);
      await expect(saved.first()).toContainText("Exceeds limits");
      await expect(saved.last()).toContainText("Within limits");
      await saved
        .last()
        .getByRole("button", { name: /^Load \$300,000 of .* into the inputs$/ })
        .click();
      await expect(exact("Purchase price")).toHaveValue("300,000");
      await expect(within).toBeVisible();
      await expect(inputs.locator("xpath=..")).toBeFocused();
      await expect(saved.last()).toContainText("In the inputs");
    });

    await test.step("a click shows progress at once, and a second one sends nothing", async () => {
      const { save, saved } = await chooseDeal(page, await seedDeal(sql, leo.id));
      const sent = watch(page, "/rpc/calculator/save");
      const letGo = await hold(page, "**/rpc/calculator/save");
      await save.click();
      await expect(save).toHaveAttribute("aria-busy", "true");
      await expect(save).toBeDisabled();
      letGo();
      await expect(saved).toHaveCount(1);
      expect(sent).toHaveLength(1);
    });
  },
);

test(
  "what can't be saved is refused, and a failure saves once in the end",
  { tag: ["@ERR-072", "@CALC-063.3"] },
  async ({ page, linked: { leo }, sql, baseURL, allowErrors }) => {
    await test.step("a failure is reported and keeps the inputs, and clicking again saves once", async () => {
      allowErrors("500", "net::ERR_FAILED");
      const dealId = await seedDeal(sql, leo.id);
      const { exact, save, saved } = await openDeal(page, dealId);
      await exact("Purchase price").fill("320000");
      await failProcedure(page, "calculator/save", "The pen is dry.");
      await save.click();
      const told = toast(page, "Error Saving Scenario");
      await expect(told).toContainText("The pen is dry.");
      await expect(told).toHaveAttribute("data-variant", "destructive");
      await expect(exact("Purchase price")).toHaveValue("320,000");

      // The response is lost: the scenario already exists when it is sent again.
      await page.unroute("**/rpc/calculator/save");
      await page.route("**/rpc/calculator/save", async (route) => {
        await route.fetch();
        await route.abort();
      });
      await save.click();
      await expect(told).toContainText("couldn't reach Hearthline");
      await page.unroute("**/rpc/calculator/save");
      await save.click();
      await expect(toast(page, "Scenario Saved")).toBeVisible();
      await expect(saved).toHaveCount(1);
      const rows = await sql("select id from scenarios where deal_id = $1", [dealId]);
      expect(rows).toHaveLength(1);
    });

    await test.step("an invalid result is saved as zeros without a verdict", async () => {
      const dealId = await seedDeal(sql, leo.id, {
        params: { ...generous, borrower_monthly_income: null },
      });
      const { save, saved } = await chooseDeal(page, dealId);
      await save.click();
      await expect(saved).toContainText("No result");
      expect((await storedDeal(sql, dealId)).pre_approval_results).toMatchObject({
        estimated_piti: 0,
        updated_dti: 0,
        is_within_limits: null,
      });
    });

    await test.step("made-up results are refused, and other fields of the deal can't be written", async () => {
      const dealId = await seedDeal(sql, leo.id, {
        params: { ...generous, max_monthly_payment: 100 },
      });
      const before = await storedDeal(sql, dealId);
      const scenario = firstScenario;
      const send = (data: object) =>
        page.request.put(`/api/v1/calculator/deals/${dealId}/scenario`, {
          headers: { origin: baseURL! },
          data,
        });
      const forged = [
        { id: crypto.randomUUID(), scenario, preApprovalResults: { isWithinLimits: true } },
        { id: crypto.randomUUID(), scenario: { ...scenario, isWithinLimits: true } },
        { id: crypto.randomUUID(), scenario, loanOfficerDealParams: generous },
      ];
      for (const body of forged) expect((await send(body)).status()).toBe(400);
      expect(await storedDeal(sql, dealId)).toEqual(before);

      expect((await send({ id: crypto.randomUUID(), scenario })).status()).toBe(200);
      const after = await storedDeal(sql, dealId);
      expect(after.pre_approval_results).toMatchObject({ is_within_limits: false });
      const api = await apiOf(page, baseURL!);
      await expect(
        api.contacts.editDeal({ id: dealId, deal: { firstName: "Mine", lastName: "Now" } }),
      ).rejects.toMatchObject({ code: "NOT_FOUND" });
    });
  },
);

test("of many scenarios the newest five are listed, and inputs of another agent show that agent's name", async ({
  page,
  linked: { ana, leo, leoContext },
  register,
  sql,
}) => {
  await test.step("of many saved scenarios the newest five are listed, the others on request", async () => {
    const dealId = await seedDeal(sql, leo.id);
    for (let hours = 1; hours <= 8; hours += 1)
      await addScenario(sql, {
        leo,
        agent: { id: ana.id, name: "Ana Ruiz" },
        dealId,
        savedAt: new Date(Date.now() - hours * 60 * 60 * 1000),
        inputs: { purchase_price: 200_000 + hours * 5000 },
      });
    const { saved, history } = await openDeal(page, dealId);
    await expect(saved).toHaveCount(5);
    await expect(saved.first()).toContainText("$205,000");
    await history.getByRole("button", { name: "Show 3 older scenarios" }).click();
    await expect(saved).toHaveCount(8);
    await expect(saved.last()).toContainText("$240,000");
  });

  await test.step("inputs saved by another agent show that agent's name, to both sides", async () => {
    const ben = await register(people.ben);
    await linkPeople(sql, leo.id, ben.id);
    const dealId = await seedDeal(sql, leo.id, { inputs: { purchase_price: 410_000 } });
    await addScenario(sql, {
      leo,
      agent: { id: ben.id, name: "Ben Okafor" },
      dealId,
      savedAt: new Date("2026-11-20T15:05:00Z"),
      inputs: {},
    });
    const { inputs, exact, save, saved } = await chooseDeal(page, dealId);
    await expect(exact("Purchase price")).toHaveValue("410,000");
    const by = inputs.getByText(/^Last saved by Ben Okafor, another agent, on Nov 20, 2026 at/);
    await expect(by).toBeVisible();
    await exact("Purchase price").fill("300k");
    await expect(by).toHaveCount(0);
    await save.click();
    await expect(saved).toHaveCount(1);
    // Saving the same again reports success without creating a second one.
    await save.click();
    await expect(toast(page, "Scenario Saved")).toBeVisible();
    await page.reload();
    await expect(exact("Purchase price")).toHaveValue("300,000");
    await expect(by).toHaveCount(0);
    await expect(saved).toHaveCount(1);

    const desk = await leoContext.newPage();
    for (const reader of [page, desk]) {
      await reader.goto("/dashboard/profile?tab=invitations");
      await expect(
        reader.getByText("Every agent who sees a deal also sees its latest saved scenario").first(),
      ).toBeVisible();
    }
  });
});
