import * as z from "zod/mini";
import { reachableEmail } from "#domain/account/placeholder-email.ts";
import { optionalName, optionalText, requiredName, requiredText } from "#domain/kernel/text.ts";
import { timeZone } from "#domain/kernel/time-zone.ts";
import { usStates } from "#domain/kernel/us-states.ts";
import { optionalWebAddress } from "#domain/kernel/web-address.ts";
import { businessTypes, desiredFunctions, rolesOf } from "./business-types.ts";
import { pictureAddress } from "./picture.ts";

// In SQL (docs/schema.sql): `account_keeper.user_changed` copies the account's verified address into the profile, and
// `links.after_change` the linked ids.

/** Years as typed: "12" becomes 12; empty, blank or not a number becomes null. */
export function yearsFromInput(typed: number | string | null | undefined): number | null {
  if (typed == null) return null;
  if (typeof typed === "string" && typed.trim() === "") return null;
  const years = Number(typed);
  return Number.isFinite(years) ? years : null;
}

const links = z.strictObject({
  linkedin: optionalWebAddress,
  twitter: optionalWebAddress,
  facebook: optionalWebAddress,
});

/**
 * What the profile form saves. The email is not part of it: a profile update never writes it. Neither are
 * is_profile_complete and the linked ids, which only the server sets.
 */
export const profileSchema = z
  .strictObject({
    fullName: requiredName("Full Name", 100),
    phone: requiredText("Phone", 40),
    companyName: requiredName("Company Name", 200),
    businessType: z.enum(businessTypes, "Business Type is required."),
    roleInBusiness: requiredText("Role in Business", 60),
    locationCity: requiredText("City", 100),
    locationState: z.enum(usStates, "State is required."),
    timeZone,
    yearsInBusiness: z.pipe(
      z.nullish(z.union([z.number(), z.string()])),
      z.transform(yearsFromInput),
    ),
    licenseNumber: optionalText(60),
    profilePictureUrl: pictureAddress,
    website: optionalWebAddress,
    title: optionalName(100),
    address: optionalText(300),
    socialMediaLinks: z.prefault(links, {}),
    desiredFunctions: z.prefault(
      z.array(z.enum(desiredFunctions)).check(z.maxLength(desiredFunctions.length)),
      [],
    ),
    /** Whether the booking page shows them beside the name. */
    showsPictureOnBooking: z.prefault(z.boolean(), false),
    showsLicenseOnBooking: z.prefault(z.boolean(), false),
  })
  .check(
    z.refine((profile) => rolesOf(profile.businessType).includes(profile.roleInBusiness), {
      error: "Choose a role of this business type.",
      path: ["roleInBusiness"],
    }),
  );
export type ProfileInput = z.input<typeof profileSchema>;
export type ProfileDetails = z.output<typeof profileSchema>;

/** The name of a new profile: the account's, else the part of the email before the @, else "New User". */
export function newProfileName(account: {
  fullName?: string | null;
  name?: string | null;
  email?: string | null;
}): string {
  const beforeAt = reachableEmail(account.email ?? "")?.split("@")[0];
  return (
    [account.fullName, account.name, beforeAt].find((name) => name?.trim())?.trim() ?? "New User"
  );
}
