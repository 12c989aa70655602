import { pictureName } from "#domain/profiles/picture.ts";
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

/** Fills the form from a stored profile; a zone that was never chosen is the browser's. */
export function valuesOf(profile: Profile, browserZone: string): ProfileValues {
  const { linkedin, twitter, facebook } = profile.socialMediaLinks;
  return {
    fullName: profile.fullName,
    phone: profile.phone ?? "",
    companyName: profile.companyName ?? "",
    businessType: profile.businessType ?? "",
    roleInBusiness: profile.roleInBusiness ?? "",
    locationCity: profile.locationCity ?? "",
    locationState: profile.locationState ?? "",
    timeZone: profile.timeZone ?? browserZone,
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
