import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { newApiKey } from "#domain/account/api-keys.ts";
import { confirmationNeeded } from "#domain/account/second-step.ts";
import { recordId } from "#domain/kernel/ids.ts";
import { signedInErrors } from "./errors.ts";

const tags = ["Account"];

/** A sensitive change needs a recent POST /api/auth/confirm/password, /confirm/code or a second step. */
const confirmationErrors = {
  CONFIRMATION_NEEDED: { status: 403, message: confirmationNeeded },
} as const;

const browser = { browser: z.nullable(z.string()), system: z.nullable(z.string()) };

/** A signed-in device. */
export const accountSession = z.object({
  id: recordId,
  /** Whether it is the session that sent this request. */
  isThis: z.boolean(),
  /** One of domain/account/sign-in-methods.ts. */
  method: z.string(),
  startedAt: z.date(),
  /** Updated every five minutes. */
  lastSeenAt: z.date(),
  ipAddress: z.nullable(z.string()),
  ...browser,
  /** Whether the second step is done in this session. */
  isAssured: z.boolean(),
  /** The session still waits for its second step and has no access until then. */
  isPending: z.boolean(),
});
export type AccountSession = z.output<typeof accountSession>;

/** A personal key for /api/v1. The secret itself is shown once, when the key is created. */
export const apiKey = z.object({
  id: recordId,
  name: z.string(),
  /** The first characters of the secret. */
  start: z.string(),
  scopes: z.array(z.string()),
  expiresAt: z.nullable(z.date()),
  lastUsedAt: z.nullable(z.date()),
  createdAt: z.date(),
});
export type ApiKey = z.output<typeof apiKey>;

export const accountOverview = z.object({
  id: recordId,
  /** Null for people who signed up with a phone number only. */
  email: z.nullable(z.string()),
  name: z.string(),
  /** E.164. */
  phoneNumber: z.nullable(z.string()),
  createdAt: z.date(),
  hasPassword: z.boolean(),
  /** Accounts at other services that can sign in to this one; provider as in domain/account/sign-in-methods.ts. */
  identities: z.array(
    z.object({ id: recordId, accountId: z.string(), provider: z.string(), linkedAt: z.date() }),
  ),
  authenticators: z.array(z.object({ id: recordId, name: z.string(), addedAt: z.date() })),
  passkeys: z.array(
    z.object({
      id: recordId,
      name: z.nullable(z.string()),
      addedAt: z.nullable(z.date()),
      /** Synced by the device's vendor, so that losing the device does not lose the passkey. */
      isBackedUp: z.boolean(),
    }),
  ),
  recoveryCodesLeft: z.number(),
  /** Whether my sign-ins require a second step, and whether this installation requires one of everyone. */
  secondStep: z.object({ isRequired: z.boolean(), isDemandedOfAll: z.boolean() }),
  /** The providers this installation has keys for. */
  providers: z.array(z.string()),
  sessions: z.array(accountSession),
  keys: z.array(apiKey),
});
export type AccountOverview = z.output<typeof accountOverview>;

export const accountEvent = z.object({
  id: recordId,
  happenedAt: z.date(),
  /** See domain/account/events.ts. */
  kind: z.string(),
  detail: z.nullable(z.string()),
  ipAddress: z.nullable(z.string()),
  ...browser,
});
export type AccountEvent = z.output<typeof accountEvent>;

/**
 * What signed-in people see of their own account and do with it. Passwords, factors, identities and addresses are
 * changed at /api/auth (docs/behavior/account.md#programs). No personal API key has access to any of it.
 */
export const accountContract = {
  /** Everything of "Account and security" at once. */
  overview: oc
    .route({ method: "GET", path: "/account", summary: "Read my account", tags })
    .errors(signedInErrors)
    .output(accountOverview),
  /** Ends one of my sessions; that device is signed out within a second. NOT_FOUND if it has already ended. */
  endSession: oc
    .route({ method: "DELETE", path: "/account/sessions/{id}", summary: "Sign a device out", tags })
    .errors({
      ...signedInErrors,
      NOT_FOUND: { status: 404, message: "This device is already signed out." },
    })
    .input(z.strictObject({ id: recordId }))
    .output(z.object({ id: recordId })),
  /** Ends every session of mine except the one that sends the request. */
  endOtherSessions: oc
    .route({
      method: "POST",
      path: "/account/sessions/end-others",
      summary: "Sign out my other devices",
      tags,
    })
    .errors(signedInErrors)
    .output(z.object({ ended: z.number() })),
  /** What happened to my account, newest first, 30 at a time; `before` is the `next` of the previous page. */
  events: oc
    .route({
      method: "GET",
      path: "/account/events",
      summary: "List what happened to my account",
      tags,
    })
    .errors(signedInErrors)
    .input(z.strictObject({ before: z.optional(z.string().check(z.maxLength(200))) }))
    .output(z.object({ events: z.array(accountEvent), next: z.nullable(z.string()) })),
  /**
   * Creates a personal API key under an id chosen by the client. The secret is shown in this response only. Requires a
   * recent confirmation.
   */
  makeKey: oc
    .route({ method: "POST", path: "/account/keys", summary: "Make an API key", tags })
    .errors({
      ...signedInErrors,
      ...confirmationErrors,
      TOO_MANY: { status: 409, message: "You have 20 keys. Revoke one first." },
      /** The same request was sent before; only its first response contained the key. */
      ALREADY_MADE: {
        status: 409,
        message:
          "This key was already made, and we can show a key only once. Revoke it and make a new one.",
      },
    })
    .input(z.extend(newApiKey, { id: recordId }))
    .output(z.object({ key: z.string(), made: apiKey })),
  /** Revokes a key; its next request is refused. NOT_FOUND if it is already revoked. */
  revokeKey: oc
    .route({ method: "DELETE", path: "/account/keys/{id}", summary: "Revoke an API key", tags })
    .errors({
      ...signedInErrors,
      NOT_FOUND: { status: 404, message: "This key is already revoked." },
    })
    .input(z.strictObject({ id: recordId }))
    .output(z.object({ id: recordId })),
  /**
   * Deletes my account and all my data permanently; what partners own is kept. To prevent accidents, `email` (without
   * an email, the phone number) has to be typed again. Requires a recent confirmation.
   */
  erase: oc
    .route({ method: "POST", path: "/account/erase", summary: "Delete my account", tags })
    .errors({
      ...signedInErrors,
      ...confirmationErrors,
      OTHER_ADDRESS: { status: 400, message: "This isn't your account's email." },
    })
    .input(z.strictObject({ email: z.string().check(z.maxLength(320)) }))
    .output(z.object({ isErased: z.boolean() })),
};
