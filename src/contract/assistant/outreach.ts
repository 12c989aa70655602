import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { bases, outreachChannels, purposes } from "#domain/assistant/outreach/consent.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { requiredText } from "#domain/kernel/text.ts";
import { notFoundError, signedInErrors } from "../errors.ts";

const tags = ["Assistant"];
const nullableText = z.nullable(z.string());

/** One rule that decided: its name, its reason as text, and its source. */
export const gateReason = z.object({ rule: z.string(), says: z.string(), source: z.string() });

const verdicts = ["allow", "ask", "refuse"] as const;

/** What the outreach check decided about one call, text or email, and why. */
export const gateReceipt = z.object({
  id: recordId,
  /** Null where there was no action. */
  actionId: z.nullable(recordId),
  channel: z.enum(outreachChannels),
  purpose: z.enum(purposes),
  /** E.164 or an email. */
  recipient: z.string(),
  verdict: z.enum(verdicts),
  reasons: z.array(gateReason),
  decidedAt: z.date(),
});
export type GateReceipt = z.output<typeof gateReceipt>;

const answer = z.object({
  verdict: z.enum(verdicts),
  reasons: z.array(gateReason),
  /** When it may be tried again, if the time of day was the only reason. */
  notBefore: z.nullable(z.date()),
});

/** How a person can be reached right now, and why. */
export const permissions = z.object({
  contactId: recordId,
  /** Whether they asked not to be contacted, by whichever address. */
  isStopped: z.boolean(),
  ways: z.array(
    z.object({
      /** "phone" means an automated voice. */
      channel: z.enum(outreachChannels),
      /** Null where the contact has none. */
      address: nullableText,
      /**
       * What the check would decide now about a reply to their request, and about marketing; null without an address.
       */
      service: z.nullable(answer),
      marketing: z.nullable(answer),
    }),
  ),
  /** Who agreed to what, newest first. */
  consents: z.array(
    z.object({
      id: recordId,
      address: z.string(),
      channel: z.enum(outreachChannels),
      purpose: z.enum(purposes),
      basis: z.enum(bases),
      wording: z.string(),
      source: z.string(),
      givenAt: z.date(),
      /** Whether a later opt-out revoked it. */
      isRevoked: z.boolean(),
    }),
  ),
  /** Their opt-outs and opt-ins, newest first. */
  stops: z.array(
    z.object({
      id: recordId,
      address: z.string(),
      kind: z.enum(["stopped", "lifted"]),
      source: z.string(),
      words: nullableText,
      happenedAt: z.date(),
    }),
  ),
});
export type Permissions = z.output<typeof permissions>;

const contact = { contactId: recordId };
const permissionErrors = { ...signedInErrors, ...notFoundError };

/** Whom the assistant may contact, and what its checks decided. */
export const outreachContract = {
  /** The check's decisions, newest first, page by page; of a single action if one is named. */
  receipts: oc
    .route({
      method: "GET",
      path: "/assistant/receipts",
      summary: "Read why things went out or did not",
      tags,
    })
    .errors(signedInErrors)
    .input(
      z.strictObject({
        actionId: z.optional(recordId),
        cursor: z.optional(z.string().check(z.maxLength(400))),
        limit: z.prefault(z.int().check(z.gte(1), z.lte(100)), 30),
      }),
    )
    .output(z.object({ receipts: z.array(gateReceipt), nextCursor: nullableText })),
  /** How a contact can be reached right now, and why. */
  permissions: oc
    .route({
      method: "GET",
      path: "/assistant/permissions/{contactId}",
      summary: "Read how a contact may be reached",
      tags,
    })
    .errors(permissionErrors)
    .input(z.strictObject(contact))
    .output(permissions),
  /**
   * Records that a contact agreed, in their exact words. The consent applies to the address that the contact has now.
   * Under an id chosen by the client: repeating the request records nothing.
   */
  recordConsent: oc
    .route({
      method: "POST",
      path: "/assistant/permissions/{contactId}/consents",
      summary: "Note a consent",
      tags,
    })
    .errors({
      ...permissionErrors,
      NO_ADDRESS: { status: 409, message: "This contact has no number or email for that." },
      ID_TAKEN: { status: 409, message: "This id is already used for another consent." },
      STOPPED: {
        status: 409,
        message: "They asked not to be contacted. First record that they opted back in.",
      },
    })
    .input(
      z.strictObject({
        ...contact,
        id: recordId,
        channel: z.enum(outreachChannels),
        purpose: z.enum(purposes),
        basis: z.enum(bases),
        wording: requiredText("What they agreed to", 2_000),
      }),
    )
    .output(permissions),
  /** Opts this contact out of everything and cancels what waits. Repeating it changes nothing. */
  stop: oc
    .route({
      method: "POST",
      path: "/assistant/permissions/{contactId}/stop",
      summary: "Leave a contact alone",
      tags,
    })
    .errors(permissionErrors)
    .input(z.strictObject(contact))
    .output(permissions),
  /** Lifts an opt-out because the person asked for it; their exact words are kept. Earlier consents stay revoked. */
  lift: oc
    .route({
      method: "POST",
      path: "/assistant/permissions/{contactId}/lift",
      summary: "Note that a contact may be reached again",
      tags,
    })
    .errors(permissionErrors)
    .input(z.strictObject({ ...contact, words: requiredText("What they said", 2_000) }))
    .output(permissions),
};
