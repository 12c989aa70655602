import { pictureName } from "#domain/profiles/picture.ts";
import type { FormStart } from "#web/drafts/opening.ts";
import { fieldsOf } from "#web/ui/form/shape.ts";
import type { ProfileInput } from "#domain/profiles/profile.ts";
import type { Profile } from "#web/account/auth-state.ts";

type Switches = "showsPictureOnBooking" | "showsLicenseOnBooking";

/**
 * The form's values as text, empty if nothing is stored. They don't include an uploaded picture, which is stored right
 * away (use-picture.ts).
 */
export type ProfileValues = {
  [
    Field in Exclude<keyof ProfileInput, "socialMediaLinks" | "desiredFunctions" | Switches>
  ]: string;
} & { [Switch in Switches]: boolean } & {
  socialMediaLinks: { linkedin: string; twitter: string; facebook: string };
  desiredFunctions: string[];
};

/** The empty form. The list has one element, which shows the shape of its elements. */
export const profileShape: ProfileValues = {
  fullName: "",
  phone: "",
  companyName: "",
  businessType: "",
  roleInBusiness: "",
  locationCity: "",
  locationState: "",
  timeZone: "",
  yearsInBusiness: "",
  licenseNumber: "",
  profilePictureUrl: "",
  showsPictureOnBooking: false,
  showsLicenseOnBooking: false,
  website: "",
  title: "",
  address: "",
  socialMediaLinks: { linkedin: "", twitter: "", facebook: "" },
  desiredFunctions: [""],
};
export const profileFields = fieldsOf(profileShape);

/** Default values for fields that the profile doesn't have yet. */
export type KnownOtherwise = {
  /** The browser's time zone. */
  zone: string;
  /** The account's verified phone number. */
  phoneNumber: string | null;
};

/** The initial state of the form for a stored profile. */
export function startOf(profile: Profile, known: KnownOtherwise): FormStart<ProfileValues> {
  return { version: profile.version, values: valuesOf(profile, known) };
}

/** The form's values for a stored profile. */
export function valuesOf(profile: Profile, known: KnownOtherwise): ProfileValues {
  const { linkedin, twitter, facebook } = profile.socialMediaLinks;
  return {
    fullName: profile.fullName,
    phone: profile.phone ?? known.phoneNumber ?? "",
    companyName: profile.companyName ?? "",
    businessType: profile.businessType ?? "",
    roleInBusiness: profile.roleInBusiness ?? "",
    locationCity: profile.locationCity ?? "",
    locationState: profile.locationState ?? "",
    timeZone: profile.timeZone ?? known.zone,
    yearsInBusiness: profile.yearsInBusiness?.toString() ?? "",
    licenseNumber: profile.licenseNumber ?? "",
    profilePictureUrl: addressOf(profile.profilePictureUrl),
    showsPictureOnBooking: profile.showsPictureOnBooking,
    showsLicenseOnBooking: profile.showsLicenseOnBooking,
    website: profile.website ?? "",
    title: profile.title ?? "",
    address: profile.address ?? "",
    socialMediaLinks: {
      linkedin: linkedin ?? "",
      twitter: twitter ?? "",
      facebook: facebook ?? "",
    },
    desiredFunctions: profile.desiredFunctions,
  };
}

function addressOf(picture: string | null): string {
  return picture === null || pictureName(picture) !== null ? "" : picture;
}
