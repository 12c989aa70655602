import type { ProfileInput } from "#domain/profiles/profile.ts";

/** Everyone in the demo signs in with this password. */
export const demoPassword = "lantern-on-dean-7";

const profile = (details: Partial<ProfileInput>): ProfileInput => ({
  fullName: "",
  phone: "",
  companyName: "",
  businessType: "Real Estate",
  roleInBusiness: "Broker",
  locationCity: "Brooklyn",
  locationState: "NY",
  timeZone: "America/New_York",
  yearsInBusiness: null,
  licenseNumber: null,
  profilePictureUrl: null,
  website: null,
  title: null,
  address: null,
  socialMediaLinks: { linkedin: null, twitter: null, facebook: null },
  desiredFunctions: [],
  ...details,
});

/** The people of the demo: an agent, a loan officer, and the admin whose demo can be booked. */
export const demoPeople = {
  ana: {
    email: "ana.ruiz@demo.example",
    leads: 64,
    profile: profile({
      fullName: "Ana Ruiz",
      phone: "(718) 555-0142",
      companyName: "Dean Street Homes",
      roleInBusiness: "Licensed Sales Professional",
      yearsInBusiness: 9,
      licenseNumber: "10401234567",
      website: "https://deanstreethomes.example",
      title: "Associate",
      desiredFunctions: ["Lead Management", "Deal Tracking", "Calendar & Scheduling"],
    }),
  },
  leo: {
    email: "leo.marsh@demo.example",
    leads: 38,
    profile: profile({
      fullName: "Leo Marsh",
      phone: "(347) 555-0119",
      companyName: "Harbor Mortgage",
      businessType: "Mortgage",
      roleInBusiness: "Loan Originator",
      yearsInBusiness: 14,
      licenseNumber: "NMLS 000000",
      website: "https://harbormortgage.example",
      desiredFunctions: ["Lead Management", "Reporting & Analytics"],
    }),
  },
  hanna: {
    email: "hanna@demo.example",
    leads: 0,
    profile: profile({
      fullName: "Hanna Berg",
      phone: "(646) 555-0178",
      companyName: "Hearthline",
      businessType: "Other",
      roleInBusiness: "Owner",
      locationCity: "New York",
      title: "Founder",
    }),
  },
} as const;
