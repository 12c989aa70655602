import type { GenericEndpointContext } from "better-auth";
import {
  APIError,
  createAuthEndpoint,
  getSessionFromCtx,
  sessionMiddleware,
} from "better-auth/api";
import * as z from "zod";
import {
  codeWrong,
  confirmationNeeded,
  confirmBySecondStep,
  isConfirmed,
  passwordWrong,
} from "#domain/account/second-step.ts";
import type { CodeFor, Codes } from "../shared/one-time-codes.ts";
import type { Accounts } from "../shared/accounts.ts";
import { countFactors } from "./factor-store.ts";
import type { OwnSession } from "./new-session.ts";

// Changes of the sign-in methods require reauthentication (ASVS 7.5.1).
const sensitive = [
  /^\/(change-email|set-first-password|link-social|unlink-account|second-step|recovery-codes)$/,
  /^\/factors(\/(?!verify$)[\w:-]+)?$/,
  /^\/passkey\/(generate-register-options|verify-registration|delete-passkey)$/,
  /^\/phone-number\/(change|remove)$/,
];

/** Refuses a sensitive change without a confirmation in the last ten minutes. */
export async function guardSensitive(ctx: GenericEndpointContext): Promise<void> {
  if (!sensitive.some((path) => path.test(ctx.path))) return;
  const found = await getSessionFromCtx(ctx).catch(() => null);
  // Without a session the endpoint itself refuses.
  if (!found) return;
  const { confirmedAt } = found.session as unknown as OwnSession;
  if (!isConfirmed(confirmedAt ? new Date(confirmedAt) : null, new Date()))
    throw new APIError("FORBIDDEN", { code: "CONFIRMATION_NEEDED", message: confirmationNeeded });
}

export type ConfirmationOptions = {
  accounts: Accounts;
  codes: Codes;
  /** Sends a code by email, or by text to a person without a mailbox. */
  sendCode: (user: { id: string; email: string; name: string }, code: string) => Promise<void>;
};

/**
 * Reauthentication by password, or by a code to the person's mailbox or phone. People with a second step use that
 * instead: /factors/verify, /recovery-codes/use or a passkey.
 */
export function reauthenticationEndpoints({ accounts, codes, sendCode }: ConfirmationOptions) {
  async function refuseWithFactor(userId: string): Promise<void> {
    const { apps, passkeys } = await countFactors(accounts, userId);
    if (apps + passkeys > 0)
      throw new APIError("FORBIDDEN", { code: "SECOND_STEP_NEEDED", message: confirmBySecondStep });
  }
  const confirm = (ctx: GenericEndpointContext, session: OwnSession) =>
    ctx.context.internalAdapter.updateSession(session.token, { confirmedAt: new Date() });

  return {
    confirmByPassword: createAuthEndpoint(
      "/confirm/password",
      {
        method: "POST",
        use: [sessionMiddleware],
        body: z.strictObject({ password: z.string().min(1).max(128) }),
      },
      async (ctx) => {
        const { user, session } = ctx.context.session;
        await refuseWithFactor(user.id);
        const login = await ctx.context.internalAdapter.findCredentialAccount(user.id);
        const hash = login?.password;
        const isRight =
          !!hash && (await ctx.context.password.verify({ hash, password: ctx.body.password }));
        if (!isRight)
          throw new APIError("UNAUTHORIZED", { code: "PASSWORD_WRONG", message: passwordWrong });
        await confirm(ctx, session);
        return ctx.json({ status: true });
      },
    ),
    /** A POST, because it sends a code: another site could cause a GET. */
    reauthenticate: createAuthEndpoint(
      "/reauthenticate",
      { method: "POST", use: [sessionMiddleware] },
      async (ctx) => {
        const { user } = ctx.context.session;
        const code = await codes.place(accounts, targetOf(user.id));
        await sendCode(user, code);
        return ctx.json({ status: true });
      },
    ),
    confirmByCode: createAuthEndpoint(
      "/confirm/code",
      {
        method: "POST",
        use: [sessionMiddleware],
        body: z.strictObject({ code: z.string().max(20) }),
      },
      async (ctx) => {
        const { user, session } = ctx.context.session;
        await refuseWithFactor(user.id);
        if (!(await codes.take(accounts, targetOf(user.id), ctx.body.code)))
          throw new APIError("UNAUTHORIZED", { code: "CODE_WRONG", message: codeWrong });
        await confirm(ctx, session);
        return ctx.json({ status: true });
      },
    ),
  };
}

function targetOf(userId: string): CodeFor {
  return { purpose: "confirm", subject: userId };
}
