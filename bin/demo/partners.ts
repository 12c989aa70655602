import type { PartnerInput } from "#domain/contacts/partner.ts";

/** Who sends clients to the professionals of the demo. */
export const demoPartners: readonly PartnerInput[] = [
  {
    firstName: "Tia",
    lastName: "Lindqvist",
    companyName: "Clear Harbor Title",
    phoneNumber: "(718) 555-0187",
    email: "tia@clearharbor.example",
    website: "https://clearharbor.example",
    notes: "Closes on Fridays. Two clients last month.",
  },
  {
    firstName: "Walter",
    lastName: "Osei",
    companyName: "Osei Appraisals",
    phoneNumber: "(347) 555-0164",
    email: "walter@osei.example",
  },
  { firstName: "Marlene", companyName: "Park Slope Parents", phoneNumber: "(646) 555-0133" },
  {
    firstName: "Gideon",
    lastName: "Farkas",
    companyName: "Farkas Family Law",
    email: "gideon@farkaslaw.example",
    website: "https://farkaslaw.example",
    notes: "Sends couples who sell after a separation. Be gentle.",
  },
  {
    firstName: "Ifeoma",
    lastName: "Nwosu",
    companyName: "Nwosu Movers",
    phoneNumber: "(929) 555-0109",
  },
];

/** Whom the n-th newest lead names as its source: one lead in seven was sent by a partner, most by the first ones. */
export function demoReferrer(index: number): string | null {
  if (index % 7 !== 3) return null;
  const turn = Math.floor(index / 7);
  const { firstName, lastName, companyName } = demoPartners[[0, 1, 0, 3, 0, 1][turn % 6]!]!;
  return turn % 2 === 0 && companyName ? companyName : [firstName, lastName].join(" ");
}
