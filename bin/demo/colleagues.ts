import type { ProfileInput } from "#domain/profiles/profile.ts";
import { demoPeople } from "./people.ts";

/** Someone who can be found and linked with, and has nothing else in the demo. */
export type Colleague = { email: string; profile: ProfileInput };

const { ana, leo } = demoPeople;

const colleague = (
  like: { profile: ProfileInput },
  name: string,
  details: Partial<ProfileInput>,
): Colleague => ({
  email: `${name.toLowerCase().replaceAll(" ", ".")}@demo.example`,
  profile: { ...like.profile, fullName: name, licenseNumber: null, website: null, ...details },
});

/** The professionals Ana and Leo can find, have invited, or were invited by. */
export const demoColleagues = {
  dora: colleague(leo, "Dora Kimani", {
    companyName: "Prospect Home Loans",
    roleInBusiness: "Mortgage Broker",
    phone: "(929) 555-0126",
  }),
  soren: colleague(leo, "Soren Vale", {
    companyName: "Harbor Mortgage",
    roleInBusiness: "Mortgage Banker",
    phone: "(646) 555-0191",
    locationCity: "New York",
  }),
  imani: colleague(leo, "Imani Brooks", {
    companyName: "Brooks & Lowell Lending",
    phone: "(201) 555-0148",
    locationCity: "Hoboken",
    locationState: "NJ",
  }),
  ben: colleague(ana, "Ben Okafor", {
    companyName: "Okafor Realty",
    roleInBusiness: "Broker",
    phone: "(718) 555-0155",
  }),
  maya: colleague(ana, "Maya Feld", {
    companyName: "Feld & Sisters",
    phone: "(917) 555-0182",
    locationCity: "Queens",
  }),
  rosa: colleague(ana, "Rosa Delgado", {
    companyName: "Dean Street Homes",
    phone: "(347) 555-0170",
  }),
} satisfies Record<string, Colleague>;

export type ColleagueName = keyof typeof demoColleagues;
