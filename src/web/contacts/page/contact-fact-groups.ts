import type { ContactInFull } from "#contract/contacts/saved.ts";
import { phoneHref } from "#web/ui/ways.ts";
import { webHref } from "../contact/contact-links.ts";
import { factGroups, factWords } from "./contact-messages.ts";
import { type ContactValues, valuesOf, valueText } from "./contact-values.ts";
import { fieldLabels, type LabelledField, labelOf } from "../contact/field-labels.ts";

/** One thing that is known. */
export type Fact = { label: string; text: string; href?: string; isLong?: boolean };
export type FactGroup = { title: string; facts: Fact[] };

type Part = LabelledField | ((values: ContactValues) => Fact | null);

const text = (values: ContactValues, field: LabelledField) => valueText(field, values[field]);

/** Several fields that are read as one. */
function joined(label: string, fields: LabelledField[], between = ", "): Part {
  return (values) => {
    const texts = fields.map((field) => text(values, field)).filter(Boolean);
    return texts.length > 0 ? { label, text: texts.join(between) } : null;
  };
}

function phone(field: LabelledField): Part {
  return (values) => {
    const typed = text(values, field);
    return typed ? { label: labelOf(field), text: typed, href: phoneHref(typed) } : null;
  };
}

function long(field: LabelledField): Part {
  return (values) => {
    const typed = text(values, field);
    return typed ? { label: labelOf(field), text: typed, isLong: true } : null;
  };
}

const address: Part = (values) => {
  const street = text(values, "address");
  const place = [text(values, "city"), text(values, "state")].filter(Boolean).join(", ");
  const lines = [street, [place, text(values, "zipCode")].filter(Boolean).join(" ")].filter(
    Boolean,
  );
  return lines.length > 0
    ? { label: labelOf("address"), text: lines.join("\n"), isLong: true }
    : null;
};

// What another door stored may be no address of the web: then it is shown, and leads nowhere.
const website: Part = (values) => {
  const typed = text(values, "website");
  if (!typed) return null;
  const href = webHref(typed);
  return { label: labelOf("website"), text: typed, isLong: true, ...(href && { href }) };
};

const downPayment: Part = (values) => {
  const amount = text(values, "downPaymentAmount");
  const percent = text(values, "downPaymentPercentage");
  const both = amount && percent ? `${amount} (${percent})` : (amount ?? percent);
  return both ? { label: factWords.downPayment, text: both } : null;
};

const days: Part = (values) => {
  const named = Object.keys(fieldLabels).filter(
    (field) => field.startsWith("availableDays.") && values[field] === true,
  );
  const names = named.map((field) => labelOf(field).replace("Available on ", ""));
  return names.length > 0 ? { label: factGroups.days, text: names.join(", ") } : null;
};

const contact: Part[] = ["companyName", website, address];
const price: Part[] = ["purchasePrice", "propertyTypePurchase"];
const wishes: Part[] = [
  downPayment,
  "budget",
  "preApprovalAmount",
  joined(factWords.areaOfInterest, ["areaOfInterestCity", "areaOfInterestState"]),
];
const progress: Part[] = [
  "dealProgress.offersMade",
  "dealProgress.offerAcceptedAddress",
  "dealProgress.appraisalValue",
  "dealProgress.commissionAmount",
  long("dealProgress.propertiesShown"),
];
const refinance: Part[] = [
  "refinanceDetails.propertyTypeRefi",
  "refinanceDetails.marketValue",
  "refinanceDetails.balanceOwed",
  "refinanceDetails.payment",
  "refinanceDetails.interestRate",
  "refinanceDetails.propertyTaxYearly",
  "refinanceDetails.hoiYearly",
  "refinanceDetails.loanProgram",
  "refinanceDetails.rateRefi",
  "refinanceDetails.appraisedValueRefi",
  "refinanceDetails.cashOutAmount",
  long("refinanceDetails.notesRefi"),
];
const officer: Part[] = [
  "loanOfficerDealParams.maxMonthlyPayment",
  "loanOfficerDealParams.maxAllowedDti",
  "loanOfficerDealParams.currentDtiWithoutHousing",
  "loanOfficerDealParams.proposedInterestRate",
  "loanOfficerDealParams.borrowerMonthlyIncome",
  "loanOfficerDealParams.borrowerMonthlyDebts",
  "loanOfficerDealParams.monthlyTaxes",
  "loanOfficerDealParams.monthlyInsurance",
  "loanOfficerDealParams.estimatedClosingCosts",
  "loanOfficerDealParams.interestedPropertyAddress",
];
const coBorrower: Part[] = [
  joined(factWords.name, ["coFirstName", "coLastName"], " "),
  phone("coPhoneNumber"),
];
const agent: Part[] = ["agentName", "agentCompany", phone("agentPhone")];

/** What is known about a contact, grouped as in its form; what is empty is left out, and a group of nothing too. */
export function factGroupsOf(record: ContactInFull): FactGroup[] {
  const values = valuesOf(record);
  const isDeal = record.deal !== null;
  const isRefinance = values.isRefinance === true;
  const purchaseGroups: [string, Part[]][] = isDeal
    ? [
        [factGroups.deal, price],
        [factGroups.progress, progress],
        [factGroups.purchase, wishes],
      ]
    : [[factGroups.purchase, [...price, ...wishes]]];
  const refinanceGroups: [string, Part[]][] = [[factGroups.refinance, refinance]];
  const loan = isRefinance
    ? [...refinanceGroups, ...purchaseGroups]
    : [...purchaseGroups, ...refinanceGroups];
  const groups: [string, Part[]][] = [
    [factGroups.contact, contact],
    ...loan,
    [factGroups.officer, officer],
    [factGroups.coBorrower, coBorrower],
    [factGroups.agent, agent],
    [factGroups.days, [days]],
    [factGroups.notes, [long("notes")]],
  ];
  return groups.flatMap(([title, parts]) => {
    const facts = parts.flatMap((part) => factOf(part, values) ?? []);
    return facts.length > 0 ? [{ title, facts }] : [];
  });
}

function factOf(part: Part, values: ContactValues): Fact | null {
  if (typeof part === "function") return part(values);
  const shown = text(values, part);
  return shown ? { label: labelOf(part), text: shown } : null;
}

/** Which papers of a refinance have come. */
export type Paper = { name: string; isReceived: boolean };

const papers = ["income", "id", "ss", "assets", "insurance"] as const;

/** The papers of a refinance deal, and which have come; none for anything else. */
export function papersOf({ deal }: ContactInFull): Paper[] {
  if (!deal?.isRefinance) return [];
  return papers.map((paper) => ({
    name: labelOf(`refinanceDetails.${paper}Received`).replace(/ Received$/, ""),
    isReceived: deal.refinanceDetails[`${paper}Received`],
  }));
}
