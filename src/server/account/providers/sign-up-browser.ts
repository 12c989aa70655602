import type { GenericEndpointContext } from "better-auth";
import { getSessionFromCtx, isAPIError } from "better-auth/api";
import { expireCookie, setSessionCookie } from "better-auth/cookies";
import { decodeJwt } from "jose";
import { newId } from "#server/platform/ids.ts";
import { findWaiting } from "./arrivals.ts";
import type { Accounts } from "#server/account/ground/accounts.ts";

const lasts = 60 * 60; // seconds, as long as the link of the mail

/**
 * The browser in which somebody signed up is signed in by the link of the verification mail; elsewhere the link proves
 * the address and opens nothing, so that nobody is led into an account that a stranger made for them
 * (docs/decisions/023).
 */
export function signUpBrowser(accounts: Accounts) {
  /** Whose address the request that is just answered has proved. */
  const proven = new WeakMap<Request, string>();

  const cookieOf = (ctx: GenericEndpointContext) =>
    ctx.context.createAuthCookie("sign_up", { maxAge: lasts });

  async function remember(ctx: GenericEndpointContext, userId: string): Promise<void> {
    const { name, attributes } = cookieOf(ctx);
    await ctx.setSignedCookie(name, userId, ctx.context.secret, attributes);
  }

  return {
    noteProof(userId: string, request: Request | undefined): void {
      if (request) proven.set(request, userId);
    },

    /** After a sign-up, also one with a known address: no cookie may tell the two apart. */
    async rememberSignUp(ctx: GenericEndpointContext, returned: unknown): Promise<void> {
      if (ctx.path !== "/sign-up/email" || isAPIError(returned)) return;
      const { user } = (returned ?? {}) as { user?: { id: string } };
      if (user) await remember(ctx, user.id);
    },

    /** After the way back from a provider that does not vouch for the address; all such ways look alike. */
    async rememberReturn(ctx: GenericEndpointContext): Promise<void> {
      const waiting = await findWaiting();
      const { rows } = await accounts.query<{ id: string }>(
        `select user_id as id from account.account where provider_id = $1 and account_id = $2`,
        [waiting?.provider ?? "", waiting?.subject ?? ""],
      );
      await remember(ctx, rows[0]?.id ?? newId());
    },

    /** A new address is confirmed where its account is open, so that the link can put nobody into an account. */
    async refuseStrangeMove(ctx: GenericEndpointContext): Promise<void> {
      if (ctx.path !== "/verify-email" || !isMove(ctx.query?.token)) return;
      const found = await getSessionFromCtx(ctx).catch(() => null);
      if (!found) throw ctx.redirect("/signin?error=SIGN_IN_FIRST");
    },

    /** After the link of a verification mail: the session, in the browser that signed up. */
    async openSession(ctx: GenericEndpointContext): Promise<void> {
      // An API client's own return takes another way (return-flow.ts).
      if (ctx.path !== "/verify-email" || ctx.query?.codeChallenge) return;
      const userId = ctx.request && proven.get(ctx.request);
      if (!userId || ctx.context.newSession) return;
      const cookie = cookieOf(ctx);
      const rememberedId = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
      if (rememberedId !== userId) throw ctx.redirect("/signin?verified");
      const { internalAdapter } = ctx.context;
      const user = await internalAdapter.findUserById(userId);
      if (!user) return;
      expireCookie(ctx, cookie);
      await setSessionCookie(ctx, { session: await internalAdapter.createSession(userId), user });
    },
  };
}

/** Whether the token of a link moves an account to a new address; its signature is checked where it is used. */
function isMove(token: unknown): boolean {
  try {
    return decodeJwt(String(token)).requestType === "change-email-verification";
  } catch {
    return false;
  }
}
