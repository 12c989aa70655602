import { pictureName } from "#domain/profiles/picture.ts";
import type { FormStart } from "#web/drafts/opening.ts";
import { fieldsOf } from "#web/ui/form/shape.ts";
import type { ProfileInput } from "#domain/profiles/profile.ts";
import type { Profile } from "#web/account/auth-state.ts";

type Switches = "showsPictureOnBooking" | "showsLicenseOnBooking";

/**
 * The form's values: text in every field, an empty one where nothing is stored. An uploaded picture is no text: it is
 * stored the moment it is sent (use-picture.ts).
 */
export type ProfileValues = {
  [
    Field in Exclude<keyof ProfileInput, "socialMediaLinks" | "desiredFunctions" | Switches>
  ]: string;
} & { [Switch in Switches]: boolean } & {
  socialMediaLinks: { linkedin: string; twitter: string; facebook: string };
  desiredFunctions: string[];
};

/** The form while nothing has been typed; the list holds one element, which says what its elements are like. */
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

/** What the form starts with where the profile holds nothing yet. */
export type KnownOtherwise = {
  /** The browser's. */
  zone: string;
  /** The number that the person proved for the account. */
  phoneNumber: string | null;
};

/** The form as it begins for a stored profile. */
export function startOf(profile: Profile, known: KnownOtherwise): FormStart<ProfileValues> {
  return { version: profile.version, values: valuesOf(profile, known) };
}

/** Fills the form from a stored profile. */
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
