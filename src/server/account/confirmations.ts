import { createHash, randomInt } from "node:crypto";
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
import { newId } from "#server/platform/ids.ts";
import { type Accounts, countFactors } from "./factor-store.ts";
import type { OwnSession } from "./second-step.ts";

// Changes of the ways in, and of what guards them, ask again who is there (ASVS 7.5.1).
const sensitive = [
  /^\/(change-email|set-first-password|link-social|unlink-account|second-step|recovery-codes)$/,
  /^\/factors(\/(?!verify$)[\w:-]+)?$/,
  /^\/passkey\/(generate-register-options|verify-registration|delete-passkey)$/,
  /^\/phone-number\/(change|remove)$/,
];

/** Refuses something sensitive until the person has proved to be there. */
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
  /** Brings a code to the person: by mail, or by SMS to somebody who has no mailbox. */
  sendCode: (user: { id: string; email: string; name: string }, code: string) => Promise<void>;
};

const codeLastsMinutes = 10;
const triesPerCode = 5;

/**
 * Reauthentication (SPEC §7): by password, or by a code to the own mailbox or phone. Who has a second step confirms
 * with that: /factors/verify, /recovery-codes/use or a passkey.
 */
export function confirmationEndpoints({ accounts, sendCode }: ConfirmationOptions) {
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
    /** SPEC §7 asks with GET; as it sends something it is a POST here, which no other site can cause. */
    reauthenticate: createAuthEndpoint(
      "/reauthenticate",
      { method: "POST", use: [sessionMiddleware] },
      async (ctx) => {
        const { user } = ctx.context.session;
        const code = String(randomInt(1_000_000)).padStart(6, "0");
        await accounts.query("delete from account.verification where identifier = $1", [
          identifierOf(user.id),
        ]);
        await accounts.query(
          `insert into account.verification (id, identifier, value, expires_at, created_at, updated_at)
           values ($1, $2, $3, now() + make_interval(mins => $4), now(), now())`,
          [newId(), identifierOf(user.id), `${hashOf(user.id, code)}:0`, codeLastsMinutes],
        );
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
        // The try is counted before the code is looked at, so that many at once get no more of them.
        const { rows } = await accounts.query<{ hash: string }>(
          `update account.verification
              set value = split_part(value, ':', 1) || ':' || (split_part(value, ':', 2)::int + 1)
            where identifier = $1 and expires_at > now() and split_part(value, ':', 2)::int < $2
            returning split_part(value, ':', 1) as hash`,
          [identifierOf(user.id), triesPerCode],
        );
        const given = hashOf(user.id, ctx.body.code.replaceAll(/\s/g, ""));
        const { rowCount } =
          rows[0]?.hash === given
            ? await accounts.query(
                "delete from account.verification where identifier = $1 and split_part(value, ':', 1) = $2",
                [identifierOf(user.id), given],
              )
            : { rowCount: 0 };
        if (!rowCount)
          throw new APIError("UNAUTHORIZED", { code: "CODE_WRONG", message: codeWrong });
        await confirm(ctx, session);
        return ctx.json({ status: true });
      },
    ),
  };
}

function identifierOf(userId: string): string {
  return `confirm-${userId}`;
}

function hashOf(userId: string, code: string): string {
  return createHash("sha256").update(`${userId} ${code}`).digest("base64url");
}
