import type { LeadInput } from "#domain/contacts/lead.ts";

const people = [
  ["Priya", "Raman"],
  ["Marcus", "Oyelaran"],
  ["Chen", "Wei"],
  ["Łukasz", "Dąbrowski"],
  ["Deanna", "Whitfield"],
  ["Tomasz", "Kowalczyk"],
  ["Oluwaseun", "Deane"],
  ["Imani", "Brooks"],
  ["Søren", "Kjær"],
  ["María José", "Fuentes"],
  ["Noor", "al-Haddad"],
  ["Grace", "O'Connell"],
  ["Yuki", "Tanaka"],
  ["Dmitri", "Volkov"],
  ["Aaliyah", "Freeman"],
  ["Nguyễn", "Minh Anh"],
  ["Elena", "Papadaki"],
  ["Samuel", "Adeyemi"],
  ["Harriet", "Longridge"],
  ["Rafael", "Nunes"],
] as const;
const streets = [
  "Dean Street",
  "Albemarle Road",
  "Bergen Street",
  "Carlton Avenue",
  "Marlborough Road",
  "Sterling Place",
];
const towns = [
  ["Brooklyn", "NY", "11217"],
  ["Montclair", "NJ", "07042"],
  ["Queens", "NY", "11375"],
  ["Stamford", "CT", "06902"],
] as const;
const sources = ["Open house", "Zillow", "Referral", "Website", "Sign call", "Past client", null];
const tagSets = [
  ["first home"],
  ["cash", "relocating"],
  ["investor"],
  ["VA loan"],
  [],
  ["refinance"],
  ["downsizing"],
  [],
];
const properties = ["Single Family", "Condo", "Townhouse", "Multi-Family"] as const;
const notes = [
  "Prefers to be called after six.",
  "Looking near a school with a music program. Both parents work from home.",
  null,
  "Saw the open house twice. Asked about taxes and the roof.",
  "Lease ends in March, wants keys by February.",
  null,
];

/** How long ago the n-th newest lead came in: minutes first, then days, then months. */
export function ageMinutes(index: number): number {
  return Math.round(3 + index * 41 + index ** 2.6 * 9);
}

/** The n-th lead of a professional: always the same for the same numbers, no two alike. */
export function demoLead(index: number, seed: number): LeadInput {
  const n = index * 7 + seed * 13;
  const pick = <Item>(items: readonly Item[], step = 1): Item => items[(n * step) % items.length]!;
  const round = Math.floor(index / people.length);
  const place = index + seed * 5;
  const firstName = people[place % people.length]![0];
  // A later round pairs the names differently, so that no one appears twice.
  const lastName = people[(place + round * 7) % people.length]![1];
  const [city, state, zipCode] = pick(towns, 3);
  const isRefinance = n % 5 === 0;
  const price = 420_000 + (n % 23) * 35_000;
  return {
    firstName,
    lastName,
    email: `${mailName(`${firstName}.${lastName}`)}@example.com`,
    phoneNumber: `(${pick(["718", "347", "929", "646"])}) 555-0${100 + (n % 100)}`,
    source: pick(sources),
    address: `${40 + ((n * 11) % 600)} ${pick(streets, 5)}`,
    city,
    state,
    zipCode,
    tags: pick(tagSets, 3),
    notes: pick(notes),
    isRefinance,
    budget: isRefinance ? null : Math.round(price * 1.08),
    purchasePrice: isRefinance ? null : price,
    downPaymentAmount: isRefinance ? null : price * 0.2,
    downPaymentPercentage: isRefinance ? null : 20,
    preApprovalAmount: n % 3 === 0 && !isRefinance ? price : null,
    propertyTypePurchase: isRefinance ? null : pick(properties),
    areaOfInterestCity: pick(["Park Slope", "Ditmas Park", "Montclair", "Fort Greene"], 3),
    areaOfInterestState: state,
    availableDays: { tuesday: true, thursday: true, saturday: n % 2 === 0 },
    refinanceDetails: isRefinance
      ? {
          marketValue: price,
          balanceOwed: price * 0.6,
          payment: 2_450,
          interestRate: 7.25,
          propertyTaxYearly: 9_200,
          hoiYearly: 1_850,
          propertyTypeRefi: pick(properties),
        }
      : {},
  };
}

/** A name as it appears in an email address: plain letters. */
function mailName(name: string): string {
  const letters: Record<string, string> = { ł: "l", ø: "o", æ: "ae" };
  return name
    .toLowerCase()
    .replace(/[łøæ]/g, (letter) => letters[letter]!)
    .normalize("NFD")
    .replace(/[^a-z.]/g, "");
}
