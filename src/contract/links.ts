import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { fold } from "#domain/kernel/fold.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { answers, type Answer } from "#domain/links/invitation.ts";
import { sharingSchema } from "#domain/links/sharing.ts";
import { shortestTerm } from "#domain/links/sought.ts";
import { notFoundError, signedInErrors } from "./errors.ts";

const tags = ["Links"];
const tooShort = "Enter at least 2 characters.";
const nullableText = z.nullable(z.string());

/** Either party of an invitation, as the other one sees it. */
export const invitationParty = z.object({
  id: recordId,
  fullName: z.string(),
  companyName: nullableText,
  roleInBusiness: nullableText,
  profilePictureUrl: nullableText,
  businessType: nullableText,
});
export type InvitationParty = z.output<typeof invitationParty>;

/** The card in Find Professionals. Strangers see nothing else of a profile. */
export const professional = z.extend(invitationParty, {
  phone: nullableText,
  locationCity: nullableText,
  locationState: nullableText,
});
export type Professional = z.output<typeof professional>;

/** An invitation; once accepted, it is the link between the two until either ends it. */
export const invitation = z.object({
  id: recordId,
  invitingProfileId: recordId,
  invitedProfileId: recordId,
  status: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Which of the two is the loan officer and which the agent, as of the invitation. */
  loanOfficerId: recordId,
  agentId: recordId,
  /** When the link was ended, and by whom; by null when the agent linked with another loan officer. */
  endedAt: z.nullable(z.date()),
  endedBy: z.nullable(recordId),
  /** What the loan officer shares with the agent through this link. */
  sharing: sharingSchema,
});
export type Invitation = z.output<typeof invitation>;

export const listedInvitation = z.extend(invitation, {
  inviting: invitationParty,
  invited: invitationParty,
});
export type ListedInvitation = z.output<typeof listedInvitation>;

/** One entry of the log that both sides of a link read: who could see what, since when. */
export const linkEvent = z.object({
  id: recordId,
  happenedAt: z.date(),
  kind: z.string(),
  /** Who did it; null for a consequence of something else. */
  actorId: z.nullable(recordId),
  /** The deal that it is about. */
  dealName: nullableText,
  /** The sharing settings after the change. */
  sharing: z.nullable(sharingSchema),
});
export type LinkEvent = z.output<typeof linkEvent>;

/** A deal of the loan officer's, and whether it was shared individually with this agent. */
export const shareableDeal = z.object({
  id: recordId,
  firstName: z.string(),
  lastName: nullableText,
  status: z.string(),
  isShared: z.boolean(),
});
export type ShareableDeal = z.output<typeof shareableDeal>;

const answerNames = Object.keys(answers) as [Answer, ...Answer[]];
const byId = z.strictObject({ id: recordId });

/** Professionals of the other side: finding and inviting them, linking with them and sharing. */
export const linksContract = {
  /**
   * Professionals of the other side with complete profiles, found by name, company or role, sorted by name; at most 20.
   */
  search: oc
    .route({ method: "GET", path: "/professionals", summary: "Find professionals", tags })
    .errors(signedInErrors)
    .input(
      z.strictObject({
        term: z.string().check(
          z.trim(),
          z.minLength(shortestTerm, tooShort),
          z.refine((term) => fold(term).length >= shortestTerm, tooShort),
          z.maxLength(200, "Use at most 200 characters."),
        ),
      }),
    )
    .output(z.array(professional)),
  /** All invitations that I sent or received, newest first. */
  invitations: oc
    .route({ method: "GET", path: "/invitations", summary: "List my invitations", tags })
    .errors(signedInErrors)
    .output(z.array(listedInvitation)),
  /**
   * Invites a professional of the other side, under an id chosen by the client: repeating the request invites no one.
   */
  invite: oc
    .route({ method: "POST", path: "/invitations", summary: "Invite a professional", tags })
    .errors({
      ...signedInErrors,
      NO_SUCH_PROFESSIONAL: {
        status: 404,
        message: "You can't invite this professional.",
      },
      /** The two already have a pending invitation, whichever of them sent it. */
      INVITATION_EXISTS: {
        status: 409,
        message: "A pending invitation to this professional already exists.",
      },
      ALREADY_LINKED: { status: 409, message: "You are already linked with this professional." },
      TOO_MANY: {
        status: 429,
        message: "You have sent 20 invitations within a day. Please send the next one tomorrow.",
      },
    })
    .input(z.strictObject({ id: recordId, profileId: recordId }))
    .output(invitation),
  /**
   * Accepts or declines an invitation that I received, or cancels one that I sent; only while it is pending. Repeating
   * my answer changes nothing.
   */
  answer: oc
    .route({ method: "PATCH", path: "/invitations/{id}", summary: "Answer an invitation", tags })
    .errors({
      ...signedInErrors,
      ...notFoundError,
      NOT_YOURS: { status: 403, message: "Only the other person can answer this." },
      ALREADY_ANSWERED: { status: 409, message: "This invitation is no longer pending." },
      /** One of the two has changed sides since; the invitation can only be declined or canceled. */
      OTHER_SIDE: {
        status: 409,
        message:
          "This invitation can't be accepted: a link needs a loan officer and a real-estate agent, and one of your business types has changed.",
      },
    })
    .input(z.strictObject({ id: recordId, status: z.enum(answerNames) }))
    .output(invitation),
  /** Ends a link: from then on the agent sees none of the loan officer's deals. Repeating it changes nothing. */
  end: oc
    .route({ method: "POST", path: "/invitations/{id}/end", summary: "End a link", tags })
    .errors({
      ...signedInErrors,
      ...notFoundError,
      NOT_LINKED: { status: 409, message: "This link has already ended." },
    })
    .input(byId)
    .output(invitation),
  /** What happened between the two of an invitation, newest first; both see the same. */
  log: oc
    .route({ method: "GET", path: "/invitations/{id}/log", summary: "Read a link's log", tags })
    .errors({ ...signedInErrors, ...notFoundError })
    .input(byId)
    .output(z.array(linkEvent)),
  /** Sets what a linked agent may see; only for the loan officer of the link. */
  setSharing: oc
    .route({
      method: "PUT",
      path: "/invitations/{id}/sharing",
      summary: "Set what is shared",
      tags,
    })
    .errors({ ...signedInErrors, ...notFoundError })
    .input(z.strictObject({ id: recordId, sharing: sharingSchema }))
    .output(invitation),
  /**
   * My deals, newest first, with which of them are shared with this agent; at most 100. A part of the name narrows them
   * down.
   */
  shareableDeals: oc
    .route({
      method: "GET",
      path: "/invitations/{id}/deals",
      summary: "List what can be shared",
      tags,
    })
    .errors({ ...signedInErrors, ...notFoundError })
    .input(z.strictObject({ id: recordId, search: z.optional(z.string().check(z.maxLength(200))) }))
    .output(z.object({ deals: z.array(shareableDeal), sharedCount: z.number() })),
  /** Shares one deal with a linked agent, or unshares it; it has an effect only while not all deals are shared. */
  shareDeal: oc
    .route({
      method: "PUT",
      path: "/invitations/{id}/deals/{dealId}",
      summary: "Share a deal",
      tags,
    })
    .errors({ ...signedInErrors, ...notFoundError })
    .input(z.strictObject({ id: recordId, dealId: recordId, isShared: z.boolean() }))
    .output(shareableDeal),
};
