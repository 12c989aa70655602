import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DealInput } from "#domain/contacts/deal.ts";
import { dealStatuses } from "#domain/contacts/deal-status.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";
import { changeDeal, openedContact, openedRows } from "#test/harness/sealed.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const minimal = { firstName: "Priya", lastName: "Raman" };

const params = {
  maxMonthlyPayment: 2_500.5,
  borrowerMonthlyIncome: 8_000,
  borrowerMonthlyDebts: 600,
  currentDtiWithoutHousing: 7.5,
  maxAllowedDti: 43,
  proposedInterestRate: 6.125,
  monthlyTaxes: 450,
  monthlyInsurance: 120,
  estimatedClosingCosts: 9_000,
  interestedPropertyAddress: "48 Bergen Street",
  program: "Conventional",
  occupancy: "Primary home",
  loanTerm: "30 years",
  rateType: "Adjustable",
  qualifyingRate: 8.125,
  mortgageInsurance: "Monthly",
  mortgageInsuranceRate: 0.55,
  vaFundingFee: "First use",
  countyLoanLimit: 990_000,
  monthlyHoaDues: 120.5,
  monthlyFloodInsurance: 40,
  monthlyAssessments: 15,
  monthlySecondLien: 225,
  prepaidCosts: 6_100,
  earnestDeposit: 10_000,
  appraisedValue: 945_000,
  maxCashToClose: 240_000,
  maxHousingRatio: 31.5,
} as const;

const full: DealInput = {
  firstName: "Łukasz",
  lastName: "Dąbrowski",
  phoneNumber: "01234",
  email: "lukasz@example.com",
  status: "Under Contract",
  address: "482 Dean Street",
  city: "Brooklyn",
  state: "NY",
  zipCode: "01234",
  purchasePrice: 940_000.5,
  propertyTypePurchase: "Townhouse",
  isRefinance: true,
  notes: "Prefers mornings.",
  refinanceDetails: {
    marketValue: 700_000,
    balanceOwed: 250_000.25,
    payment: 2_100,
    interestRate: 6.12,
    propertyTaxYearly: 8_400,
    hoiYearly: 1_900,
    propertyTypeRefi: "Condo",
    loanProgram: "30 year fixed",
    rateRefi: 5.875,
    appraisedValueRefi: 710_000,
    cashOutAmount: 20_000,
    notesRefi: "Wants to close in May.",
    incomeReceived: true,
    idReceived: false,
    ssReceived: true,
    assetsReceived: false,
    insuranceReceived: true,
  },
  dealProgress: {
    propertiesShown: ["12 Oak Street", "9 Elm Road"],
    offersMade: 2,
    offerAcceptedAddress: "9 Elm Road",
    commissionAmount: 28_200,
    contractsOutDate: "2026-03-01",
    contractsInDate: "2026-03-04",
    appraisalOrderedDate: "2026-03-05",
    appraisalInDate: "2026-03-12",
    appraisalValue: 945_000,
    titleOrderedDate: "2026-03-06",
    titleInDate: "2026-03-20",
    walkThroughDate: "2026-04-29",
    inspectionDate: "2026-03-08",
    closingDate: "2026-04-30",
    moveInDate: "2026-05-01",
  },
  dealParties: [
    {
      id: newId(),
      role: "Title Company",
      name: "Tia Lindqvist",
      company: "Clear Title",
      phoneNumber: "(718) 555-0100",
      email: "tia@titles.test",
    },
  ],
  loanOfficerDealParams: params,
};

async function add(person: SignedIn, deal: Partial<DealInput> = minimal): Promise<string> {
  const id = newId();
  await person.api.contacts.addDeal({ id, deal: { ...minimal, ...deal } });
  return id;
}

const rowOf = (id: string) => openedContact<Record<string, unknown>>(app.sql, id);
const eventsOf = async (id: string) => {
  const rows = await app.sql<{ kind: string; data: Record<string, unknown>; changes: unknown }>(
    "select * from contact_events where contact_id = $1 order by happened_at, id",
    [id],
  );
  return (await openedRows(app.sql, "contact_events", rows)).map(({ kind, data, changes }) => ({
    kind,
    data: changes ? { ...data, changes } : data,
  }));
};

describe("a deal", () => {
  test(
    "is stored with every field of the form and read as it was typed",
    {
      tags: [
        "CRM-070.1-13",
        "CRM-071.1-7",
        "CRM-072.1-10",
        "CRM-073",
        "CRM-074.1-14",
        "CRM-075",
        "CRM-077.1-9",
        "CRM-100.1",
        "CRM-100.5-7",
      ],
    },
    async () => {
      const leo = await app.as(fresh(people.leo));
      const id = await add(leo, full);
      expect((await leo.api.contacts.getDeal({ id })).deal).toEqual(full);
      expect(await rowOf(id)).toMatchObject({
        user_id: leo.id,
        type: "Deal",
        status: "Under Contract",
        zip_code: "01234",
        phone_number: "01234",
        is_refinance: true,
        details: { purchase_price: 940_000.5, property_type_purchase: "Townhouse" },
        refinance_details: { market_value: 700_000, rate_refi: 5.875, ss_received: true },
        deal_progress: {
          properties_shown: ["12 Oak Street", "9 Elm Road"],
          offers_made: 2,
          closing_date: "2026-04-30",
        },
        loan_officer_deal_params: { max_monthly_payment: 2_500.5, max_allowed_dti: 43 },
      });
    },
  );

  test("starts as a Working Deal of type Deal", { tags: ["CRM-007.2", "CRM-079"] }, async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await add(ana);
    expect(await rowOf(id)).toMatchObject({ type: "Deal", status: "Working Deal" });
  });

  test(
    "keeps empty numbers as null, not as 0 or ''",
    { tags: ["CRM-101.1", "CRM-101.5-7"] },
    async () => {
      const leo = await app.as(fresh(people.leo));
      const id = await add(leo, { loanOfficerDealParams: {} });
      const row = await rowOf(id);
      expect(row.details).toMatchObject({ purchase_price: null });
      expect(row.refinance_details).toMatchObject({ market_value: null, rate_refi: null });
      expect(row.deal_progress).toMatchObject({ offers_made: null, appraisal_value: null });
      expect(row.loan_officer_deal_params).toMatchObject({
        max_monthly_payment: null,
        borrower_monthly_income: null,
      });
    },
  );

  test.each(dealStatuses)("can have the status %s", { tags: ["CRM-078.1-5"] }, async (status) => {
    const ana = await app.as(fresh(people.ana));
    const id = await add(ana);
    await ana.api.contacts.editDeal({ id, deal: { ...minimal, status } });
    expect((await rowOf(id)).status).toBe(status);
  });

  test(
    "without first or last name or with a wrong email is refused, field by field",
    { tags: ["CRM-080", "CRM-081", "CRM-082", "CRM-083"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      const answer = await ana.fetch("/api/v1/deals", {
        method: "POST",
        body: JSON.stringify({ id: newId(), deal: { firstName: " ", email: "abc" } }),
      });
      expect(answer.status).toBe(400);
      const { data } = (await answer.json()) as { data: { issues: { path: string[] }[] } };
      expect(data.issues.map(({ path }) => path.join(".")).sort()).toEqual([
        "deal.email",
        "deal.firstName",
        "deal.lastName",
      ]);
      expect(await app.sql("select 1 from contacts where user_id = $1", [ana.id])).toEqual([]);
    },
  );

  test.each([
    ["a day that is none", { dealProgress: { closingDate: "2026-02-30" } }],
    ["a status that is none", { status: "Sold" }],
    ["a field of the server", { userId: newId() }],
    ["the linked agent's results", { preApprovalResults: { isWithinLimits: true } }],
    ["the linked agent's inputs", { realtorPrequalInputs: {} }],
    ["a party without a role", { dealParties: [{ id: newId(), name: "Tia" }] }],
  ])("with %s is refused and not stored", async (_, extra) => {
    const ana = await app.as(fresh(people.ana));
    const wrong = { ...minimal, ...extra } as DealInput;
    await expect(ana.api.contacts.addDeal({ id: newId(), deal: wrong })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    expect(await app.sql("select 1 from contacts where user_id = $1", [ana.id])).toEqual([]);
  });

  test("saved twice under one id is one deal, and a different one is refused", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = newId();
    const deal = { ...minimal, notes: "Once" };
    const [one, other] = await Promise.all([
      ana.api.contacts.addDeal({ id, deal }),
      ana.api.contacts.addDeal({ id, deal }),
    ]);
    expect(one).toEqual(other);
    await expect(
      ana.api.contacts.addDeal({ id, deal: { ...deal, notes: "Twice" } }),
    ).rejects.toMatchObject({ code: "ID_TAKEN" });
    expect(await app.sql("select 1 from contacts where id = $1", [id])).toHaveLength(1);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  test("moved to another status changes nothing else and records it once", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await add(ana, { ...full, loanOfficerDealParams: null });
    const before = await rowOf(id);
    await ana.api.contacts.moveDeal({ id, status: "Closed Deal" });
    await ana.api.contacts.moveDeal({ id, status: "Closed Deal" });
    expect(await rowOf(id)).toEqual({
      ...before,
      status: "Closed Deal",
      version: 2,
      updated_at: expect.any(Date),
    });
    expect((await eventsOf(id)).slice(1)).toEqual([
      {
        kind: "moved",
        data: { changes: [{ field: "status", before: "Under Contract", after: "Closed Deal" }] },
      },
    ]);
  });
});

describe("the loan officer's parameters", () => {
  test("are set by a loan officer on their own deal", { tags: ["PERM-021"] }, async () => {
    const leo = await app.as(fresh(people.leo));
    const id = await add(leo);
    await leo.api.contacts.editDeal({ id, deal: { ...minimal, loanOfficerDealParams: params } });
    expect((await leo.api.contacts.getDeal({ id })).deal.loanOfficerDealParams).toEqual(params);
  });

  test("are refused from anyone else, and nothing is stored", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await add(ana);
    const before = await rowOf(id);
    const deal = { ...minimal, firstName: "Changed", loanOfficerDealParams: params };
    await expect(ana.api.contacts.editDeal({ id, deal })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    await expect(ana.api.contacts.addDeal({ id: newId(), deal })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    expect(await rowOf(id)).toEqual(before);
  });

  test("are neither shown to nor changed by a person who is not a loan officer", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await add(ana);
    await changeDeal(app.sql, id, "loan_officer_deal_params", { borrower_monthly_income: 8_000 });
    const saved = await ana.api.contacts.editDeal({ id, deal: { ...minimal, notes: "New" } });
    expect(saved.deal.loanOfficerDealParams).toBeNull();
    expect((await rowOf(id)).loan_officer_deal_params).toEqual({ borrower_monthly_income: 8_000 });
  });
});

describe("converting a lead", () => {
  const lead = {
    ...minimal,
    leadId: "L-7",
    source: "Open house",
    tags: ["first home"],
    coFirstName: "Dana",
    budget: 500_000,
    preApprovalAmount: 450_000,
    agentName: "Ben",
    availableDays: { monday: true },
    purchasePrice: 480_000,
    refinanceDetails: { marketValue: 1 },
  };

  async function addLead(person: SignedIn): Promise<string> {
    const id = newId();
    await person.api.contacts.addLead({ id, lead });
    return id;
  }

  test(
    "turns the same record into a Working Deal and loses nothing of the lead",
    { tags: ["CRM-086", "CRM-087"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      const id = await addLead(ana);
      const before = await rowOf(id);
      const deal = {
        ...minimal,
        status: "Closed Deal",
        purchasePrice: 480_000,
        notes: "Now a deal",
        refinanceDetails: { marketValue: 1, rateRefi: 6 },
      } as const;
      const saved = await ana.api.contacts.convertLead({ id, version: 1, deal });
      expect(saved).toMatchObject({ id, type: "Deal", status: "Working Deal" });
      const after = await rowOf(id);
      expect(after).toMatchObject({
        type: "Deal",
        status: "Working Deal",
        lead_id: "L-7",
        source: "Open house",
        tags: ["first home"],
        available_days: { monday: true },
        created_at: before.created_at,
        details: {
          co_first_name: "Dana",
          budget: 500_000,
          pre_approval_amount: 450_000,
          agent_name: "Ben",
          purchase_price: 480_000,
        },
        refinance_details: { market_value: 1, rate_refi: 6 },
      });
      expect(await app.sql("select 1 from contacts where user_id = $1", [ana.id])).toHaveLength(1);
    },
  );

  test("pressed twice converts and records it once", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await addLead(ana);
    const call = { id, version: 1, deal: { ...minimal, notes: "Once" } };
    const answers = await Promise.all([
      ana.api.contacts.convertLead(call),
      ana.api.contacts.convertLead(call),
    ]);
    expect(answers[0]).toEqual(answers[1]);
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(["created", "converted"]);
  });

  test("is refused for a deal, a lead converted elsewhere, a partner or a record that was changed since", async () => {
    const ana = await app.as(fresh(people.ana));
    const dealId = await add(ana);
    const convert = (id: string, version?: number) =>
      ana.api.contacts.convertLead({ id, version, deal: { ...minimal, notes: "x" } });
    await expect(convert(dealId)).rejects.toMatchObject({ code: "NOT_A_LEAD" });
    const elsewhere = await addLead(ana);
    await app.sql("update contacts set status = 'Converted to Deal' where id = $1", [elsewhere]);
    await expect(convert(elsewhere)).rejects.toMatchObject({ code: "NOT_A_LEAD" });
    const partner = newId();
    await ana.api.contacts.addPartner({ id: partner, partner: { firstName: "P" } });
    await expect(convert(partner)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const changed = await addLead(ana);
    await ana.api.contacts.editLead({ id: changed, lead: { ...lead, notes: "newer" } });
    await expect(convert(changed, 1)).rejects.toMatchObject({ code: "CHANGED" });
    expect((await rowOf(changed)).type).toBe("Lead");
  });
});
