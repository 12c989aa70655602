import type { ContactInFull } from "#contract/contacts/saved.ts";
import { type Fields, fieldsByPath } from "#domain/contacts/field.ts";
import {
  dealFields,
  dealLoanFields,
  leadFields,
  officerFields,
  partnerFields,
  progressFields,
} from "#domain/contacts/record-fields.ts";
import { weekdays } from "#domain/contacts/weekdays.ts";
import { phoneHref } from "#web/ui/contact-hrefs.ts";
import { webHref } from "../contact/contact-links.ts";
import { dayLabels, fieldAt, labelOf, type LabelledField } from "../contact/fields.ts";
import { factGroups, factWords } from "./contact-messages.ts";
import { type ContactValues, valuesOf, valueText } from "./contact-values.ts";

/** A detail about a contact. */
export type Fact = { label: string; text: string; href?: string; isLong?: boolean };
export type FactGroup = { title: string; facts: Fact[] };

/** Fields that are shown as one detail, or as none if all are empty. */
type Joined = {
  fields: readonly LabelledField[];
  fact: (texts: (string | null)[]) => Fact | null;
};

const inOneLine =
  (label: string, between: string): Joined["fact"] =>
  (texts) => {
    const known = texts.filter(Boolean);
    return known.length > 0 ? { label, text: known.join(between) } : null;
  };

const joined: readonly Joined[] = [
  {
    fields: ["address", "city", "state", "zipCode"],
    fact: ([street, city, state, zipCode]) => {
      const place = [city, state].filter(Boolean).join(", ");
      const lines = [street, [place, zipCode].filter(Boolean).join(" ")].filter(Boolean);
      return lines.length > 0
        ? { label: labelOf("address"), text: lines.join("\n"), isLong: true }
        : null;
    },
  },
  {
    fields: ["downPaymentAmount", "downPaymentPercentage"],
    fact: ([amount, percent]) => {
      const both = amount && percent ? `${amount} (${percent})` : (amount ?? percent);
      return both ? { label: factWords.downPayment, text: both } : null;
    },
  },
  {
    fields: ["areaOfInterestCity", "areaOfInterestState"],
    fact: inOneLine(factWords.areaOfInterest, ", "),
  },
  { fields: ["coFirstName", "coLastName"], fact: inOneLine(factWords.name, " ") },
];

/** Fields that the page shows in its header, its milestones or its list of documents. */
const elsewhere = new Set<string>([
  "firstName",
  "lastName",
  "phoneNumber",
  "email",
  "source",
  "leadId",
  "tags",
]);
const isElsewhere = (path: string) => {
  const kind = fieldAt(path)?.kind;
  return elsewhere.has(path) || kind === "day" || kind === "flag";
};

/** The paths of a table's fields, or only of those in some sections. */
function pathsOf(fields: Fields, { group, sections }: { group?: string; sections?: string[] }) {
  const record = group ? { fields: {}, groups: { [group]: fields } } : { fields, groups: {} };
  return fieldsByPath(record).flatMap(([path, { section }]) =>
    !sections || sections.includes(section) ? [path] : [],
  );
}

const contact = [
  ...pathsOf(partnerFields, { sections: ["contact"] }),
  ...pathsOf(leadFields, { sections: ["contact", "place"] }),
];
const deal = pathsOf(dealFields, { sections: ["deal"] });
const progress = pathsOf(progressFields, { group: "dealProgress" });
const purchase = pathsOf(leadFields, { sections: ["purchase"] });
const refinance = pathsOf(dealLoanFields, { group: "refinanceDetails" });
const officer = pathsOf(officerFields, { group: "loanOfficerDealParams" });
const coBorrower = pathsOf(leadFields, { sections: ["coBorrower"] });
const agent = pathsOf(leadFields, { sections: ["agent"] });
const days = pathsOf(leadFields, { sections: ["days"] });
const rest = [leadFields, dealFields, partnerFields].flatMap((fields) =>
  pathsOf(fields, { sections: ["rest"] }),
);

/**
 * The details of a contact, grouped and ordered as in its form. Empty fields and groups are left out. A field that
 * belongs to two groups is shown in the first.
 */
export function factGroupsOf(record: ContactInFull): FactGroup[] {
  const values = valuesOf(record);
  const isDeal = record.deal !== null;
  const purchaseGroups: [string, string[]][] = isDeal
    ? [
        [factGroups.deal, deal],
        [factGroups.progress, progress],
        [factGroups.purchase, purchase],
      ]
    : [[factGroups.purchase, purchase]];
  const refinanceGroups: [string, string[]][] = [[factGroups.refinance, refinance]];
  const loan =
    values.isRefinance === true
      ? [...refinanceGroups, ...purchaseGroups]
      : [...purchaseGroups, ...refinanceGroups];
  const groups: [string, string[]][] = [
    [factGroups.contact, contact],
    ...loan,
    [factGroups.officer, officer],
    [factGroups.coBorrower, coBorrower],
    [factGroups.agent, agent],
    [factGroups.days, days],
    [factGroups.notes, rest],
  ];
  const told = new Set<string>();
  return groups.flatMap(([title, paths]) => {
    const facts = paths.flatMap((path) => {
      if (told.has(path) || isElsewhere(path)) return [];
      const together = joined.find(({ fields }) => fields.some((field) => field === path));
      for (const one of together?.fields ?? [path]) told.add(one);
      const fact = together
        ? together.fact(together.fields.map((field) => valueText(field, values[field])))
        : factOf(path, values);
      return fact ?? [];
    });
    const lost = record.unreadable?.some((name) =>
      paths.some((path) => path.startsWith(`${name}.`)),
    );
    if (lost)
      facts.push({ label: factWords.unreadable, text: factWords.unreadableText, isLong: true });
    return facts.length > 0 ? [{ title, facts }] : [];
  });
}

function factOf(path: string, values: ContactValues): Fact | null {
  const kind = fieldAt(path)?.kind;
  if (kind === "weekdays") return daysFact(path, values);
  const text = valueText(path, values[path]);
  if (!text) return null;
  const fact = { label: labelOf(path), text };
  if (kind === "phone") return { ...fact, href: phoneHref(text) };
  if (kind === "notes" || kind === "list") return { ...fact, isLong: true };
  if (kind !== "web address") return fact;
  // A stored value may not be a web address, for example from an API client; then it is shown without a link.
  const href = webHref(text);
  return { ...fact, isLong: true, ...(href && { href }) };
}

function daysFact(path: string, values: ContactValues): Fact | null {
  const named = weekdays.filter((day) => values[`${path}.${day}`] === true);
  const text = named.map((day) => dayLabels[day]).join(", ");
  return text ? { label: labelOf(path), text } : null;
}

/** A document of a refinance, and whether it was received. */
export type Paper = { name: string; isReceived: boolean };

const papers = ["income", "id", "ss", "assets", "insurance"] as const;

/** The documents of a refinance deal and whether each was received; empty for anything else. */
export function papersOf({ deal, unreadable }: ContactInFull): Paper[] {
  // Nobody knows what was received of damaged ones; the group of the loan says so.
  if (!deal?.isRefinance || unreadable?.includes("refinanceDetails")) return [];
  return papers.map((paper) => ({
    name: labelOf(`refinanceDetails.${paper}Received`).replace(/ Received$/, ""),
    isReceived: deal.refinanceDetails[`${paper}Received`],
  }));
}
