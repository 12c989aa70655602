import type { GenericEndpointContext } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { emailNotVerified, providerNotSetUp } from "#domain/account/credentials.ts";
import { isUuid } from "#domain/kernel/ids.ts";
import type { Keys } from "#server/platform/keys.ts";
import { type CaptchaOptions, guardCaptcha } from "./rate-limits/captcha.ts";
import { guardSensitive } from "./multi-factor/reauthentication.ts";
import { guardTries } from "./rate-limits/attempts.ts";
import type { Accounts } from "./shared/accounts.ts";
import type { PasswordHashing } from "./shared/password-hashing.ts";
import { endOtherSessions } from "./multi-factor/factor-store.ts";
import { forgetRequirement, refuseLast } from "./multi-factor/factors.ts";
import { refuseLastSignInMethod } from "./providers/identities.ts";
import { refuseOwnPassword } from "./shared/passwords.ts";
import { checkRequest, refuseStrangeId } from "./shared/request-rules.ts";
import { pkceFlow } from "./tokens/pkce-flow.ts";
import { unverifiedPasswords } from "./codes/unverified-passwords.ts";
import { guardPending, type OwnSession, completeSecondStep } from "./multi-factor/new-session.ts";

export type HookOptions = {
  accounts: Accounts;
  baseUrl: string;
  /** Signs the proof-of-work challenges that a browser may solve instead of waiting. */
  keys: Keys;
  signInTriesPerMinute: number;
  captcha: CaptchaOptions | null;
  passwordMinLength: number;
  requireMfa: boolean;
  nativeReturnUrls: readonly string[];
  secret: string;
  passwordHashing: PasswordHashing;
  /** Waits for this request's turn to use a connection for a long time. */
  queue: () => Promise<void>;
  /** Notifies the owner of an account that someone signed up with its address. */
  notifyOwner: (user: { email: string }) => Promise<void>;
  /** Sends a new verification link. */
  sendVerification: (user: { email: string }) => Promise<void>;
};

/** Our checks before and after Better Auth's endpoints, in this order. */
export function accountHooks(options: HookOptions) {
  const { accounts, passwordMinLength, requireMfa } = options;
  const refuseWithoutCaptcha = guardCaptcha(options.captcha, options);
  const tries = guardTries({ ...options, triesPerMinute: options.signInTriesPerMinute });
  const refusePending = guardPending(accounts);
  const returns = pkceFlow(options);
  const unproven = unverifiedPasswords(options);
  return {
    before: createAuthMiddleware(async (ctx) => {
      await refusePending(ctx);
      const ended = await endNamedSession(ctx, accounts);
      if (ended) return ctx.json(ended);
      const fit = checkRequest(ctx.path, ctx.body, passwordMinLength);
      // The attempt counters below need the same spelling of an address as the lookup of its account.
      ctx.body = takenOver(ctx.body, fit);
      await refuseOwnPassword(ctx);
      await refuseWithoutCaptcha(ctx);
      await guardSensitive(ctx);
      await returns.before(ctx);
      await tries.before(ctx);
      await unproven.before(ctx);
      if (ctx.path === "/sign-up/email") await options.queue();
      // Without a session the endpoint itself refuses.
      if (/^\/passkey\/(delete|update)-passkey$/.test(ctx.path) && (await getSessionFromCtx(ctx)))
        refuseStrangeId((ctx.body ?? {}) as Record<string, unknown>);
      if (ctx.path === "/passkey/delete-passkey") {
        const session = await sessionOf(ctx);
        if (session) {
          await refuseLastSignInMethod(accounts, session.userId);
          await refuseLast(accounts, session.userId, { requireMfa, kind: "passkeys" });
        }
      }
      // A new password signs out all other sessions.
      if (ctx.path === "/change-password") fit.revokeOtherSessions = true;
      if (Object.keys(fit).length > 0) return { context: { body: takenOver(ctx.body, fit) } };
    }),
    after: createAuthMiddleware(async (ctx) => {
      const { returned, newSession } = ctx.context;
      await unproven.after(ctx, returned);
      await tries.after(ctx, returned);
      await returns.after(ctx, ctx.context.responseHeaders);
      if (returned instanceof APIError) return translate(returned);
      if (ctx.path === "/passkey/verify-authentication" && newSession)
        return endEarlierSession(ctx, newSession.session);
      const session = await sessionOf(ctx);
      if (!session || !/^\/passkey\/(verify-registration|delete-passkey)$/.test(ctx.path)) return;
      // Other sessions have not used the new passkey, or were opened with the removed one.
      await endOtherSessions(accounts, session.userId, session.id);
      if (ctx.path === "/passkey/delete-passkey") await forgetRequirement(accounts, session.userId);
      else await completeSecondStep(ctx, session);
    }),
  };
}

const takenOver = (body: unknown, fit: object) => ({ ...(body as object), ...fit });

/** A passkey opens a session of its own, which replaces the one that was pending or needed a confirmation. */
async function endEarlierSession(ctx: GenericEndpointContext, session: OwnSession): Promise<void> {
  const { authCookies, internalAdapter, secret } = ctx.context;
  const token = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
  if (!token || token === session.token) return;
  const earlier = await internalAdapter.findSession(token);
  if (earlier?.session.userId === session.userId) await internalAdapter.deleteSession(token);
}

async function sessionOf(ctx: GenericEndpointContext): Promise<OwnSession | null> {
  return (ctx.context.session?.session as OwnSession | undefined) ?? null;
}

/** Our messages for Better Auth's error codes. */
function translate({ body }: APIError): void {
  const code = body?.code;
  if (code === "EMAIL_NOT_VERIFIED")
    throw new APIError("FORBIDDEN", { code, message: emailNotVerified });
  if (code === "PROVIDER_NOT_FOUND")
    throw new APIError("NOT_FOUND", { code, message: providerNotSetUp });
}

/**
 * A sign-out that names its session, which a browser repeats until it succeeds (web/account/left-session.ts). It ends
 * that session and keeps the cookie, because by now the browser may have signed in again: that session's id is then
 * `other`. Null for a sign-out without a session id, which Better Auth handles itself.
 */
async function endNamedSession(
  ctx: GenericEndpointContext,
  accounts: Accounts,
): Promise<{ success: true; other?: string } | null> {
  if (ctx.path !== "/sign-out") return null;
  const { sessionId } = (ctx.body ?? {}) as Record<string, unknown>;
  if (typeof sessionId !== "string") return null;
  const { authCookies, internalAdapter, secret } = ctx.context;
  const token = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
  const found = token ? await internalAdapter.findSession(token) : null;
  if (!token || !found) return { success: true };
  const { id, userId } = found.session;
  // Unlike Better Auth's own sign-out, this one fails when the session cannot be deleted.
  if (id === sessionId) await internalAdapter.deleteSession(token);
  if (id === sessionId) return { success: true };
  if (isUuid(sessionId))
    await accounts.query("delete from account.session where id = $1 and user_id = $2", [
      sessionId,
      userId,
    ]);
  return { success: true, other: id };
}
