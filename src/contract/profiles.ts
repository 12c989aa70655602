import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { recordId } from "#domain/kernel/ids.ts";
import { zoneRulesSchema } from "#domain/kernel/zone-rules-schema.ts";
import { firstStepsStates } from "#domain/profiles/first-steps.ts";
import { profileSchema } from "#domain/profiles/profile.ts";
import { signedInErrors } from "./errors.ts";

const nullableText = z.nullable(z.string());

/** A professional's own profile. Only its owner ever receives it in this form. */
export const ownProfile = z.object({
  id: recordId,
  /** Null for people who signed up with a phone number only. */
  email: nullableText,
  fullName: z.string(),
  phone: nullableText,
  companyName: nullableText,
  businessType: nullableText,
  roleInBusiness: nullableText,
  locationCity: nullableText,
  locationState: nullableText,
  timeZone: nullableText,
  /** The clock changes of that time zone, from the server's IANA release; null while no time zone is known. */
  zoneRules: z.nullable(zoneRulesSchema),
  yearsInBusiness: z.nullable(z.number()),
  licenseNumber: nullableText,
  profilePictureUrl: nullableText,
  website: nullableText,
  title: nullableText,
  address: nullableText,
  socialMediaLinks: z.object({
    linkedin: nullableText,
    twitter: nullableText,
    facebook: nullableText,
  }),
  desiredFunctions: z.array(z.string()),
  /** Whether the booking page shows the picture beside the name. Off by default, like the license number. */
  showsPictureOnBooking: z.boolean(),
  showsLicenseOnBooking: z.boolean(),
  isProfileComplete: z.boolean(),
  availabilityPreferences: z.nullable(z.record(z.string(), z.unknown())),
  linkedLoanOfficerId: z.nullable(recordId),
  linkedRealEstateAgentId: z.nullable(recordId),
  firstSteps: z.enum(firstStepsStates),
  updatedAt: z.date(),
  /** Changes with every save of the profile or its picture; a save based on an older version is refused. */
  version: z.int(),
});
export type OwnProfile = z.output<typeof ownProfile>;

export const profilesContract = {
  /** My profile, or null when there is none yet, which is not an error. */
  mine: oc
    .route({ method: "GET", path: "/profile", summary: "Read my profile", tags: ["Profiles"] })
    .errors(signedInErrors)
    .output(z.nullable(ownProfile)),
  /** Creates my profile from the account if there is none. Repeating it changes nothing. */
  create: oc
    .route({ method: "POST", path: "/profile", summary: "Create my profile", tags: ["Profiles"] })
    .errors(signedInErrors)
    .output(ownProfile),
  /**
   * Saves my profile, which completes it, and returns the saved row. With the version that the form was filled from, a
   * newer profile is not overwritten; repeating a save after a lost response is not a conflict. Someone who changes
   * sides loses the links and pending invitations of the old side in the same transaction (docs/decisions/051).
   */
  save: oc
    .route({
      method: "PUT",
      path: "/profile",
      summary: "Save my profile",
      description:
        "Replaces what the profile form says: a field that is left out is emptied, a switch is off. Email and booking hours stay. A business type of another side (loan officer or agent), or of neither, ends your links, cancels the invitations you sent and declines those you received, at once and without asking; the other professionals are notified as usual. A business type of the same side ends nothing.",
      tags: ["Profiles"],
    })
    .errors({
      ...signedInErrors,
      CHANGED: {
        status: 409,
        message: "Your profile was changed in another window or on another device.",
        data: z.object({ current: ownProfile }),
      },
    })
    .input(z.safeExtend(profileSchema, { version: z.optional(z.int()) }))
    .output(ownProfile),
  /**
   * Removes my picture, uploaded or linked; repeating it changes nothing. Pictures are uploaded by PUT to this same
   * path (server/profiles/picture-requests.ts).
   */
  removePicture: oc
    .route({
      method: "DELETE",
      path: "/profile-picture",
      summary: "Remove my picture",
      tags: ["Profiles"],
    })
    .errors(signedInErrors)
    .output(z.object({ profilePictureUrl: z.null() })),
  /** Starts, reopens or hides the first-steps guide. */
  setFirstSteps: oc
    .route({
      method: "PUT",
      path: "/profile/first-steps",
      summary: "Show or put away my first steps",
      tags: ["Profiles"],
    })
    .errors(signedInErrors)
    .input(z.strictObject({ state: z.enum(["begun", "ended"]) }))
    .output(z.object({ firstSteps: z.enum(firstStepsStates) })),
  /** Records that I copied my booking link to share it. Only the first time counts. */
  noteBookingLink: oc
    .route({
      method: "POST",
      path: "/profile/booking-link",
      summary: "Note that my booking link was copied",
      tags: ["Profiles"],
    })
    .errors(signedInErrors)
    .input(z.strictObject({ isCopied: z.literal(true) }))
    .output(z.object({ isNoted: z.boolean() })),
};
