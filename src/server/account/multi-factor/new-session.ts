import type { GenericEndpointContext } from "better-auth";
import {
  APIError,
  createAuthEndpoint,
  getSessionFromCtx,
  sessionMiddleware,
} from "better-auth/api";
import { emailNotVerified } from "#domain/account/credentials.ts";
import type { SignInMethod } from "#domain/account/sign-in-methods.ts";
import { type SecondStep, secondStepNeeded } from "#domain/account/second-step.ts";
import type { Accounts } from "../shared/accounts.ts";
import { countFactors, findAuthenticators } from "./factor-store.ts";
import { providerOf } from "../shared/provider-callback.ts";

/** A session as Better Auth reads it, with our own fields (tables.ts). */
export type OwnSession = {
  id: string;
  token: string;
  userId: string;
  pending?: boolean | null;
  assuredAt?: Date | null;
  confirmedAt?: Date | null;
};

/** Sign-in methods that prove two factors at once: something the person has, unlocked by what they know or are. */
const assuredMethods = new Set<string>(["passkey"] satisfies SignInMethod[]);

/**
 * The initial fields of a new session. Every sign-in method uses this, so none bypasses the second step; PostgreSQL
 * gives a pending session no access (docs/decisions/022).
 */
export function newSessionFields({
  accounts,
  requireMfa,
}: {
  accounts: Accounts;
  requireMfa: boolean;
}) {
  return async (userId: string, ctx: GenericEndpointContext | null, now: Date) => {
    const path = ctx?.path ?? "";
    const method = (ctx && providerOf(ctx)) ?? methodOf(path);
    const assuredAt = assuredMethods.has(method) ? now : ctx && replacedAssurance(ctx);
    const { rows } = await accounts.query<{ required: boolean; proven: boolean }>(
      `select second_step_required as required, email_verified or phone_number_verified as proven
         from account."user" where id = $1`,
      [userId],
    );
    // A person without a verified address or number gets no session.
    if (!rows[0]?.proven)
      throw new APIError("FORBIDDEN", { code: "EMAIL_NOT_VERIFIED", message: emailNotVerified });
    const pending = !assuredAt && (requireMfa || rows[0].required);
    return { method, pending, assuredAt, confirmedAt: now };
  };
}

/** A new password replaces the session; the second step of the old one still counts. */
function replacedAssurance(ctx: GenericEndpointContext): Date | null {
  if (ctx.path !== "/change-password") return null;
  const replaced = ctx.context.session?.session as OwnSession | undefined;
  return replaced?.assuredAt ? new Date(replaced.assuredAt) : null;
}

/** Requires the second step of open sessions that have not done it. */
export async function requireSecondStepOfAll(accounts: Accounts): Promise<void> {
  await accounts.query(
    "update account.session set pending = true where assured_at is null and not pending",
  );
}

/** The sign-in method, as the account page names it (domain/account/sign-in-methods.ts), if no provider was used. */
function methodOf(path: string): SignInMethod {
  if (path.startsWith("/passkey/")) return "passkey";
  if (path === "/verify-email") return "email";
  if (path.startsWith("/sign-in/email-otp") || path.startsWith("/email-otp/")) return "email-code";
  if (path.startsWith("/phone-number/")) return "phone-code";
  return "password";
}

/** Records the second step of a session. */
export async function completeSecondStep(
  ctx: GenericEndpointContext,
  session: OwnSession,
): Promise<void> {
  const now = new Date();
  await ctx.context.internalAdapter.updateSession(session.token, {
    pending: false,
    assuredAt: now,
    confirmedAt: now,
  });
}

// Allowed while the second step is pending: reading the session, doing the step, signing out, and starting over.
const openWhilePending = [
  /^\/(get-session|sign-out|second-step\/state|factors\/verify|factors\/[\w:-]+\/challenge|recovery-codes\/use)$/,
  /^\/passkey\/(generate-authenticate-options|verify-authentication)$/,
  /^\/(email-otp\/send-verification-otp|phone-number\/(send-otp|verify|request-password-reset|reset-password))$/,
  /^\/(sign-in|sign-up|callback|request-password-reset|reset-password|send-verification-email|ok|error|jwks|token|authorize)(\/|$)/,
];
// Also allowed if a required second step has to be set up first.
const openForEnrolment =
  /^\/(factors|passkey\/generate-register-options|passkey\/verify-registration)$/;

/** Refuses everything else to a session with a pending second step. */
export function guardPending(accounts: Accounts) {
  return async (ctx: GenericEndpointContext): Promise<void> => {
    if (openWhilePending.some((path) => path.test(ctx.path))) return;
    const found = await getSessionFromCtx(ctx).catch(() => null);
    const session = found?.session as OwnSession | undefined;
    if (!session?.pending) return;
    if (
      openForEnrolment.test(ctx.path) &&
      (await owedStep(accounts, session.userId)) === "enrolment"
    )
      return;
    throw new APIError("FORBIDDEN", { code: "SECOND_STEP_NEEDED", message: secondStepNeeded });
  };
}

/** Whether a pending session of this person has to prove a factor or to set one up. */
export async function owedStep(accounts: Accounts, userId: string): Promise<SecondStep> {
  const { apps, passkeys } = await countFactors(accounts, userId);
  return apps + passkeys > 0 ? "proof" : "enrolment";
}

/** What the session must do, and which factors it can use. */
export function secondStepEndpoints(accounts: Accounts) {
  return {
    secondStep: createAuthEndpoint(
      "/second-step/state",
      { method: "GET", use: [sessionMiddleware] },
      async (ctx) => {
        const { user } = ctx.context.session;
        const session = ctx.context.session.session as OwnSession;
        const factors = await countFactors(accounts, user.id);
        const apps = await findAuthenticators(accounts, user.id);
        return ctx.json({
          needs: session.pending ? await owedStep(accounts, user.id) : null,
          authenticators: apps.filter(({ verified }) => verified).length,
          passkeys: factors.passkeys,
          recoveryCodes: factors.codes,
        });
      },
    ),
  };
}
