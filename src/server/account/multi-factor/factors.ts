import { createOTP } from "@better-auth/utils/otp";
import { APIError, createAuthEndpoint, sessionMiddleware } from "better-auth/api";
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import * as z from "zod";
import {
  authenticatorsAtMost,
  codeWrong,
  lastFactor,
  recoveryCodeWrong,
} from "#domain/account/second-step.ts";
import { reachableEmail } from "#domain/account/placeholder-email.ts";
import { cleanName } from "#domain/kernel/clean-text.ts";
import { newId } from "#server/platform/ids.ts";
import { createKeys } from "#server/platform/keys.ts";
import { uuidOf } from "../shared/one-time-codes.ts";
import type { Accounts } from "../shared/accounts.ts";
import * as store from "./factor-store.ts";
import { completeSecondStep } from "./new-session.ts";

const period = 30; // how many seconds a code of an authenticator app is valid
const digits = 6;
const issuer = "Hearthline";

export type FactorOptions = { accounts: Accounts; requireMfa: boolean };

/**
 * Authenticator apps and recovery codes, at /factors. Better Auth computes the codes; which code counts, and how often,
 * is decided here, because its own factor accepts a code twice and protects sign-in by password only
 * (docs/decisions/022). Changes need a recent confirmation: reauthentication.ts checks the paths.
 */
export function factorEndpoints({ accounts, requireMfa }: FactorOptions) {
  return {
    addFactor: addFactor(accounts),
    challengeFactor: challengeFactor(accounts),
    verifyFactor: verifyFactor(accounts),
    removeFactor: createAuthEndpoint(
      "/factors/:id",
      { method: "DELETE", use: [sessionMiddleware] },
      async (ctx) => {
        const { user, session } = ctx.context.session;
        const id = z.uuid().safeParse(ctx.params.id);
        if (!id.success) throw noFactor();
        await refuseLast(accounts, user.id, { requireMfa, kind: "apps" });
        if (!(await store.removeAuthenticator(accounts, user.id, id.data))) throw noFactor();
        await store.endOtherSessions(accounts, user.id, session.id);
        await forgetRequirement(accounts, user.id);
        return ctx.json({ status: true });
      },
    ),
    setSecondStep: setSecondStep(accounts),
    makeRecoveryCodes: createAuthEndpoint(
      "/recovery-codes",
      { method: "POST", use: [sessionMiddleware] },
      async (ctx) => {
        const { user } = ctx.context.session;
        return ctx.json({ recoveryCodes: await store.makeRecoveryCodes(accounts, user.id) });
      },
    ),
    useRecoveryCode: createAuthEndpoint(
      "/recovery-codes/use",
      {
        method: "POST",
        use: [sessionMiddleware],
        body: z.strictObject({ code: z.string().max(40) }),
      },
      async (ctx) => {
        const { user, session } = ctx.context.session;
        if (!(await store.takeRecoveryCode(accounts, user.id, ctx.body.code)))
          throw new APIError("UNAUTHORIZED", { code: "CODE_WRONG", message: recoveryCodeWrong });
        await completeSecondStep(ctx, session);
        const { codes } = await store.countFactors(accounts, user.id);
        return ctx.json({ status: true, left: codes });
      },
    ),
  };
}

/** Starts an authenticator app and returns its key, which counts after the first right code. */
const addFactor = (accounts: Accounts) =>
  createAuthEndpoint(
    "/factors",
    {
      method: "POST",
      use: [sessionMiddleware],
      body: z.strictObject({
        type: z.literal("totp").optional(),
        name: z.string().transform(cleanName).pipe(z.string().min(1).max(60)).optional(),
      }),
    },
    async (ctx) => {
      const { user, session } = ctx.context.session;
      const known = await store.findAuthenticators(accounts, user.id);
      if (known.filter(({ verified }) => verified).length >= authenticatorsAtMost)
        throw new APIError("CONFLICT", {
          code: "TOO_MANY_FACTORS",
          message: `You have ${authenticatorsAtMost} authenticator apps. Remove one first.`,
        });
      const key = ctx.context.secretConfig;
      const id = newFactorId(session, ctx.context.secret);
      const begun = known.find((one) => one.id === id && !one.verified);
      const stored =
        begun?.secret ??
        (await store.addAuthenticator(accounts, user.id, {
          id,
          name: ctx.body.name ?? "Authenticator app",
          secret: await symmetricEncrypt({ key, data: generateRandomString(32) }),
        }));
      if (stored === null)
        throw new APIError("CONFLICT", {
          code: "FACTOR_FINISHED",
          message: "This authenticator app was set up in another window. Reload this page.",
        });
      const secret = await symmetricDecrypt({ key, data: stored });
      const uri = createOTP(secret, { digits, period }).url(
        issuer,
        reachableEmail(user.email) ?? numberOf(user) ?? user.name,
      );
      return ctx.json({ id, type: "totp", secret: new URL(uri).searchParams.get("secret"), uri });
    },
  );

/** Says until when a code is accepted; an authenticator app needs nothing to be sent. */
const challengeFactor = (accounts: Accounts) =>
  createAuthEndpoint(
    "/factors/:id/challenge",
    { method: "POST", use: [sessionMiddleware] },
    async (ctx) => {
      const known = await store.findAuthenticators(accounts, ctx.context.session.user.id);
      const factor = known.find(({ id }) => id === ctx.params.id);
      if (!factor) throw noFactor();
      const expiresAt = new Date(Math.ceil(Date.now() / 1000 / period + 1) * period * 1000);
      return ctx.json({ id: factor.id, type: "totp", digits, expiresAt });
    },
  );

/**
 * A right code completes the second step of a pending session, confirms the person, and activates a new authenticator.
 */
const verifyFactor = (accounts: Accounts) =>
  createAuthEndpoint(
    "/factors/verify",
    {
      method: "POST",
      use: [sessionMiddleware],
      body: z.strictObject({ code: z.string().max(20), factorId: z.uuid().optional() }),
    },
    async (ctx) => {
      const { user, session } = ctx.context.session;
      const code = ctx.body.code.replaceAll(/\s/g, "");
      const before = await store.countFactors(accounts, user.id);
      const known = await store.findAuthenticators(accounts, user.id);
      const { factorId } = ctx.body;
      // A new one is activated by naming it, in a session that may set one up.
      const maySetUp = !session.pending || before.apps + before.passkeys === 0;
      const candidates = known.filter(({ id, verified }) =>
        factorId ? id === factorId && (verified || maySetUp) : verified,
      );
      const found = await findStep(candidates, code, ctx.context.secretConfig);
      if (!found || !(await store.takeStep(accounts, user.id, found)))
        throw new APIError("UNAUTHORIZED", { code: "CODE_WRONG", message: codeWrong });
      await completeSecondStep(ctx, session);
      if (found.wasVerified) return ctx.json({ status: true });
      // Other sessions have not used the new factor.
      await store.endOtherSessions(accounts, user.id, session.id);
      await store.requireSecondStep(accounts, user.id, true);
      const recoveryCodes =
        before.codes === 0 ? await store.makeRecoveryCodes(accounts, user.id) : undefined;
      return ctx.json({ status: true, recoveryCodes });
    },
  );

/** Sets whether every sign-in of this person requires the second step. */
const setSecondStep = (accounts: Accounts) =>
  createAuthEndpoint(
    "/second-step",
    {
      method: "POST",
      use: [sessionMiddleware],
      body: z.strictObject({ required: z.boolean() }),
    },
    async (ctx) => {
      const { user } = ctx.context.session;
      const { apps, passkeys, codes } = await store.countFactors(accounts, user.id);
      if (ctx.body.required && apps + passkeys === 0)
        throw new APIError("CONFLICT", {
          code: "NO_FACTOR",
          message: "Add an authenticator app or a passkey first.",
        });
      await store.requireSecondStep(accounts, user.id, ctx.body.required);
      const recoveryCodes =
        ctx.body.required && codes === 0
          ? await store.makeRecoveryCodes(accounts, user.id)
          : undefined;
      return ctx.json({ status: true, recoveryCodes });
    },
  );

/**
 * A person who must set one up before they have access may reload that page with the key already in the app. Another
 * session gets another key: it may belong to someone else who knows the password.
 */
function newFactorId(session: { id: string; pending?: boolean | null }, secret: string): string {
  if (!session.pending) return newId();
  return uuidOf(createKeys(secret).secretOf("authenticator", session.id));
}

type Key = Parameters<typeof symmetricDecrypt>[0]["key"];

/** The authenticator and the time step of a code; one step before and after now count too. */
async function findStep(candidates: store.Authenticator[], code: string, key: Key) {
  const now = Math.floor(Date.now() / 1000 / period);
  let found: { id: string; step: number; wasVerified: boolean } | null = null;
  for (const { id, secret, verified } of candidates) {
    const otp = createOTP(await symmetricDecrypt({ key, data: secret }), { digits, period });
    for (const step of [now - 1, now, now + 1])
      if (code === (await otp.hotp(step))) found = { id, step, wasVerified: verified };
  }
  return found;
}

/** Refuses to remove what the admin requires of everyone. */
export async function refuseLast(
  accounts: Accounts,
  userId: string,
  { requireMfa, kind }: { requireMfa: boolean; kind: "apps" | "passkeys" },
): Promise<void> {
  const factors = await store.countFactors(accounts, userId);
  if (requireMfa && factors[kind] === 1 && factors.apps + factors.passkeys === 1)
    throw new APIError("CONFLICT", { code: "LAST_FACTOR", message: lastFactor });
}

/** Without a factor nothing can be required at the next sign-in. */
export async function forgetRequirement(accounts: Accounts, userId: string): Promise<void> {
  const { apps, passkeys } = await store.countFactors(accounts, userId);
  if (apps + passkeys === 0) await store.requireSecondStep(accounts, userId, false);
}

/** The verified number; the library's user type does not include our fields. */
function numberOf(user: object): string | null {
  const { phoneNumber, phoneNumberVerified } = user as Record<string, unknown>;
  return phoneNumberVerified && typeof phoneNumber === "string" ? phoneNumber : null;
}

function noFactor(): APIError {
  return new APIError("NOT_FOUND", {
    code: "NO_FACTOR",
    message: "This authenticator app is already removed.",
  });
}
