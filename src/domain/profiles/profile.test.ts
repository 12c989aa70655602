import { inspect } from "node:util";
import { expect, test } from "vitest";
import { newProfileName, profileSchema, yearsFromInput, type ProfileInput } from "./profile.ts";
import { sidebarRole } from "./sides.ts";

const ana: ProfileInput = {
  fullName: "Ana Ruiz",
  phone: "(718) 555-0142",
  companyName: "Ruiz Homes",
  businessType: "Real Estate",
  roleInBusiness: "Broker",
  locationCity: "Brooklyn",
  locationState: "NY",
  timeZone: "America/New_York",
  yearsInBusiness: null,
};

for (const [typed, expected, row] of [
  ["12", 12, "PROF-020"],
  [12, 12, "PROF-020"],
  [" 7 ", 7, "PROF-020"],
  ["2.5", 2.5, "PROF-020"],
  ["0", 0, "PROF-020"],
  ["1500", 1500, "PROF-020"],
  ["", null, "PROF-021.1"],
  [null, null, "PROF-021.1"],
  [undefined, null, "PROF-021.1"],
  ["   ", null, "PROF-021.2"],
  ["abc", null, "PROF-021.3"],
  ["12 years", null, "PROF-021.3"],
  ["1e999", null, "PROF-021.3"],
  [Number.NaN, null, "PROF-021.3"],
] as const)
  test(`years typed as ${inspect(typed)} become ${expected}`, { tags: row }, () => {
    expect(yearsFromInput(typed)).toBe(expected);
  });

test("every field of a profile passes the schema unchanged", () => {
  const full = {
    ...ana,
    yearsInBusiness: 12,
    licenseNumber: "0012345",
    profilePictureUrl: "https://example.com/ana.jpg",
    website: "https://example.com",
    title: "Principal Broker",
    address: "482 Dean Street",
    socialMediaLinks: {
      linkedin: "https://linkedin.example/ana",
      twitter: "https://twitter.example/ana",
      facebook: "https://facebook.example/ana",
    },
    desiredFunctions: ["Lead Management", "Calendar & Scheduling"],
    showsPictureOnBooking: true,
    showsLicenseOnBooking: true,
  };
  expect(profileSchema.parse(full)).toEqual(full);
});

test("optional fields are null or empty", () => {
  expect(profileSchema.parse(ana)).toEqual({
    ...ana,
    licenseNumber: null,
    profilePictureUrl: null,
    website: null,
    title: null,
    address: null,
    socialMediaLinks: { linkedin: null, twitter: null, facebook: null },
    desiredFunctions: [],
    showsPictureOnBooking: false,
    showsLicenseOnBooking: false,
  });
});

for (const [field, message, row] of [
  ["fullName", "Full Name is required.", "PROF-025.1"],
  ["phone", "Phone is required.", "PROF-025.2"],
  ["companyName", "Company Name is required.", "PROF-025.3"],
  ["businessType", "Business Type is required.", "PROF-025.4"],
  ["roleInBusiness", "Role in Business is required.", "PROF-025.5"],
  ["locationCity", "City is required.", "PROF-025.6"],
  ["locationState", "State is required.", "PROF-025.7"],
] as const)
  test(`${field} is required: ${message}`, { tags: row }, () => {
    for (const value of ["", undefined]) {
      const issues = profileSchema.safeParse({ ...ana, [field]: value }).error?.issues;
      expect(issues?.find((issue) => issue.path[0] === field)?.message).toBe(message);
    }
  });

test.each(["fullName", "phone", "companyName", "roleInBusiness", "locationCity"])(
  "%s is not given by spaces",
  (field) => {
    expect(profileSchema.safeParse({ ...ana, [field]: "   " }).success).toBe(false);
  },
);

test.each([
  ["the email", { email: "other@example.com" }],
  ["the flag of a complete profile", { isProfileComplete: true }],
  ["a linked officer", { linkedLoanOfficerId: "018f4e6a-1c2b-7d3e-8f4a-5b6c7d8e9f01" }],
  ["an unknown key", { colour: "green" }],
])("%s cannot be sent", (_title, extra) => {
  expect(profileSchema.safeParse({ ...ana, ...extra }).success).toBe(false);
});

test.each([
  ["a role of another business type", { roleInBusiness: "Loan Originator" }, "roleInBusiness"],
  ["a business type outside the list", { businessType: "Bakery" }, "businessType"],
  ["a state outside the fifty", { locationState: "DC" }, "locationState"],
  ["an unknown time zone", { timeZone: "Mars/Olympus" }, "timeZone"],
  ["a website that is no address", { website: "abc" }, "website"],
  ["a picture that is a script", { profilePictureUrl: "javascript:alert(1)" }, "profilePictureUrl"],
  [
    "a picture that is not encrypted",
    { profilePictureUrl: "http://x.test/a.png" },
    "profilePictureUrl",
  ],
  ["an unknown function", { desiredFunctions: ["Coffee"] }, "desiredFunctions"],
])("%s is refused at its field", (_title, change, field) => {
  const issues = profileSchema.safeParse({ ...ana, ...change }).error?.issues;
  expect(issues?.map((issue) => issue.path[0])).toEqual([field]);
});

const names: [string, Parameters<typeof newProfileName>[0], string, ...string[]][] = [
  ["the full name given at sign-up wins", { fullName: "Ana", name: "A. R." }, "Ana", "PROF-005"],
  ["then the provider's name", { name: "A. R.", email: "ana@example.com" }, "A. R.", "PROF-006"],
  ["a blank name counts for nothing", { fullName: "  ", name: "A. R." }, "A. R."],
  [
    "then what stands before the @",
    { fullName: null, name: "", email: "ana@x.co" },
    "ana",
    "PROF-007",
  ],
  ["else New User", {}, "New User", "PROF-008"],
  [
    "an address that nobody has is no name",
    { name: "", email: "019a0000@phone.invalid" },
    "New User",
    "PROF-008",
  ],
  ["an email without a name is no name", { email: "@example.com" }, "New User"],
];
for (const [title, account, expected, ...rows] of names)
  test(`a new profile's name: ${title}`, { tags: rows }, () => {
    expect(newProfileName(account)).toBe(expected);
  });

for (const [roleInBusiness, businessType, text, row] of [
  ["Broker", "Real Estate", "Broker", "DASH-022"],
  [null, "Real Estate", "Real Estate", "DASH-023"],
  ["", "Real Estate", "Real Estate", "DASH-023"],
  [null, null, "User", "DASH-024"],
] as const) {
  const what = `role ${inspect(roleInBusiness)} in business ${inspect(businessType)}`;
  test(`${what} reads ${text} in the sidebar`, { tags: row }, () => {
    expect(sidebarRole({ roleInBusiness, businessType })).toBe(text);
  });
}
