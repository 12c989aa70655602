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
