import { milestoneFields, type MilestoneField } from "#domain/contacts/deal-progress.ts";

/** Who may hear of a deal, by the part that they have in it. */
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

/** What a message can name beside a date. */
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
 * What each role may be told. Everything that is not named here is told to nobody: incomes, debts, rates, ratios,
 * prices, what the appraisal came to. The day on which it came in says nothing of its value; who appraises hears only
 * when it was ordered, so that nobody can lean on the result (15 U.S.C. 1639e).
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

// As the deal form names other parties. The other side itself has an agent, who alone is written to; who is "Other" is
// nobody known.
const byPartyName: Record<string, MilestoneRole> = {
  "Title Company": "title",
  Appraiser: "appraiser",
  "Home Inspector": "inspector",
  "Other Side's Agent": "listingAgent",
  Attorney: "attorney",
  Lender: "loanOfficer",
};

/** The role of a party by the name that its form has; null for one that nothing is told. */
export function roleOfParty(name: string): MilestoneRole | null {
  return Object.hasOwn(byPartyName, name) ? byPartyName[name]! : null;
}

/** Whether a role may be told something, a date or a fact. Unknown roles and everything unnamed: no. */
export function mayBeTold(role: string, what: string): boolean {
  if (!Object.hasOwn(matrix, role)) return false;
  const { dates, facts: named } = matrix[role as MilestoneRole];
  return dates.some((date) => date === what) || named.some((fact) => fact === what);
}
