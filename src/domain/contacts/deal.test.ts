import { describe, expect, test } from "vitest";
import { dealSchema } from "./deal.ts";
import { partyRoles } from "./record-fields.ts";
import { propertiesFromText } from "./deal-progress.ts";
import { closedStatuses, dealStatuses, workingStatuses } from "./deal-status.ts";
import { partnerSchema } from "./partner.ts";

const named = { firstName: "Priya", lastName: "Raman" };
const partyId = "01a1ff4f-024e-716f-b88d-8ca0dce0b829";

function mistakes(schema: typeof dealSchema | typeof partnerSchema, input: object): string[] {
  const { error } = schema.safeParse(input);
  return (error?.issues ?? []).map(({ path }) => path.join("."));
}

describe("a deal", () => {
  test(
    "needs only two names; everything else is empty, and it starts as a Working Deal",
    { tags: ["CRM-079", "CRM-080", "CRM-081"] },
    () => {
      expect(mistakes(dealSchema, {})).toEqual(["firstName", "lastName"]);
      expect(mistakes(dealSchema, { firstName: " ", lastName: "\t" })).toEqual([
        "firstName",
        "lastName",
      ]);
      const deal = dealSchema.parse(named);
      expect(deal).toMatchObject({
        status: "Working Deal",
        isRefinance: false,
        purchasePrice: null,
        dealParties: [],
        loanOfficerDealParams: null,
      });
      expect(deal.dealProgress).toMatchObject({ propertiesShown: [], closingDate: null });
      expect(deal.refinanceDetails).toMatchObject({ rateRefi: null, incomeReceived: false });
    },
  );

  test(
    "accepts an untouched form: empty text becomes null everywhere",
    { tags: ["CRM-101.1", "CRM-101.5", "CRM-101.6"] },
    () => {
      const deal = dealSchema.parse({
        ...named,
        email: "",
        state: "",
        propertyTypePurchase: "",
        dealProgress: { closingDate: "", offerAcceptedAddress: "", propertiesShown: ["", " "] },
        refinanceDetails: { loanProgram: "", propertyTypeRefi: "" },
      });
      expect(deal).toMatchObject({ email: null, state: null, propertyTypePurchase: null });
      expect(deal.dealProgress).toMatchObject({
        closingDate: null,
        offerAcceptedAddress: null,
        propertiesShown: [],
      });
      expect(deal.refinanceDetails).toMatchObject({ loanProgram: null, propertyTypeRefi: null });
    },
  );

  const wrongFields: [string, object, string, ...string[]][] = [
    ["an email that is none", { email: "abc" }, "email", "CRM-083"],
    ["a status that is none", { status: "Sold" }, "status"],
    ["a state that is none", { state: "ZZ" }, "state"],
    [
      "a day that is not in the calendar",
      { dealProgress: { closingDate: "2026-02-30" } },
      "dealProgress.closingDate",
    ],
    [
      "a moment for a day",
      { dealProgress: { inspectionDate: "2026-03-01T10:00" } },
      "dealProgress.inspectionDate",
    ],
    ["a number that is text", { dealProgress: { offersMade: "2" } }, "dealProgress.offersMade"],
    [
      "a number that is none",
      { refinanceDetails: { rateRefi: Number.NaN } },
      "refinanceDetails.rateRefi",
    ],
    [
      "a party without a name",
      { dealParties: [{ id: partyId, role: "Appraiser" }] },
      "dealParties.0.name",
    ],
    [
      "a party of no role",
      { dealParties: [{ id: partyId, role: "Friend", name: "F" }] },
      "dealParties.0.role",
    ],
  ];
  for (const [what, wrong, field, ...rows] of wrongFields)
    test(`with ${what} is refused at that field`, { tags: rows }, () => {
      expect(mistakes(dealSchema, { ...named, ...wrong })).toEqual([field]);
    });

  test.each([
    "userId",
    "id",
    "type",
    "assignedToUserId",
    "realtorPrequalInputs",
    "preApprovalResults",
    "version",
  ])("has no writable field %s", (field) => {
    expect(dealSchema.safeParse({ ...named, [field]: null }).success).toBe(false);
  });

  test("is either working or closed", () => {
    expect([...workingStatuses, ...closedStatuses]).toEqual([...dealStatuses]);
  });
});

test("comma-separated properties become a list without empty items", { tags: ["CRM-073"] }, () => {
  expect(propertiesFromText("12 Oak Street,  9 Elm Road ,, ")).toEqual([
    "12 Oak Street",
    "9 Elm Road",
  ]);
  expect(propertiesFromText("  ")).toEqual([]);
});

test("the roles of other parties determine title, appraisal and inspection", () => {
  expect(partyRoles).toEqual(
    expect.arrayContaining(["Title Company", "Appraiser", "Home Inspector", "Other Side"]),
  );
});

describe("a referral partner", () => {
  test("needs only a first name", { tags: ["CRM-093", "CRM-094"] }, () => {
    expect(mistakes(partnerSchema, { firstName: "Noor" })).toEqual([]);
    expect(mistakes(partnerSchema, { firstName: "" })).toEqual(["firstName"]);
  });

  test("requires a plausible email and website", { tags: ["CRM-096", "CRM-097"] }, () => {
    const ok = { firstName: "Noor", email: "noor@titles.test", website: "https://titles.test" };
    expect(mistakes(partnerSchema, ok)).toEqual([]);
    expect(mistakes(partnerSchema, { ...ok, email: "abc", website: "abc" })).toEqual([
      "email",
      "website",
    ]);
    expect(mistakes(partnerSchema, { ...ok, website: "javascript:alert(1)" })).toEqual(["website"]);
  });
});
