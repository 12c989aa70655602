import { milestoneFields, type MilestoneField } from "#domain/contacts/deal-progress.ts";

/** Who may be informed about a deal, by their role in it. */
export const milestoneRoles = [
  "client",
  "coBorrower",
  "buyerAgent",
  "listingAgent",
  "loanOfficer",
  "title",
  "appraiser",
  "inspector",
  "attorney",
] as const;
export type MilestoneRole = (typeof milestoneRoles)[number];

/** What a message can name besides a date. */
export const facts = ["propertyAddress", "clientName"] as const;
export type Fact = (typeof facts)[number];

const toLenders = [
  "contractsInDate",
  "inspectionDate",
  "appraisalOrderedDate",
  "appraisalInDate",
  "titleOrderedDate",
  "titleInDate",
  "closingDate",
] as const;
const toAgents = [
  "contractsOutDate",
  "contractsInDate",
  "inspectionDate",
  "appraisalOrderedDate",
  "appraisalInDate",
  "titleInDate",
  "walkThroughDate",
  "closingDate",
] as const;

/**
 * What each role may learn. Everything else is shared with no one: incomes, debts, rates, ratios, prices, the appraised
 * value. The day on which the appraisal came in says nothing about its value; the appraiser only learns that it was
 * ordered, so that no one can influence the result (15 U.S.C. 1639e).
 */
const matrix: Record<MilestoneRole, { dates: readonly MilestoneField[]; facts: readonly Fact[] }> =
  {
    client: { dates: milestoneFields, facts: ["propertyAddress"] },
    coBorrower: { dates: milestoneFields, facts: ["propertyAddress"] },
    buyerAgent: { dates: toAgents, facts },
    listingAgent: { dates: toAgents, facts },
    loanOfficer: { dates: toLenders, facts },
    title: { dates: ["contractsInDate", "titleOrderedDate", "titleInDate", "closingDate"], facts },
    appraiser: { dates: ["appraisalOrderedDate"], facts: ["propertyAddress"] },
    inspector: { dates: ["inspectionDate"], facts: ["propertyAddress"] },
    attorney: {
      dates: [
        "contractsOutDate",
        "contractsInDate",
        "titleOrderedDate",
        "titleInDate",
        "walkThroughDate",
        "closingDate",
      ],
      facts,
    },
  };

// The party names of the deal form. The other side is contacted only through its agent; "Other" has no known role.
const byPartyName: Record<string, MilestoneRole> = {
  "Title Company": "title",
  Appraiser: "appraiser",
  "Home Inspector": "inspector",
  "Other Side's Agent": "listingAgent",
  Attorney: "attorney",
  Lender: "loanOfficer",
};

/** The role of a party by its name in the form; null for one that is not informed. */
export function roleOfParty(name: string): MilestoneRole | null {
  return Object.hasOwn(byPartyName, name) ? byPartyName[name]! : null;
}

/** Whether a role may learn a date or a fact. Unknown roles and facts: no. */
export function mayLearn(role: string, what: string): boolean {
  if (!Object.hasOwn(matrix, role)) return false;
  const { dates, facts: named } = matrix[role as MilestoneRole];
  return dates.some((date) => date === what) || named.some((fact) => fact === what);
}
