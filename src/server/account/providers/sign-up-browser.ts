import type { GenericEndpointContext } from "better-auth";
import { getSessionFromCtx, isAPIError } from "better-auth/api";
import { generateRandomString } from "better-auth/crypto";
import { expireCookie, setSessionCookie } from "better-auth/cookies";
import { decodeJwt, jwtVerify } from "jose";
import { newId } from "#server/platform/ids.ts";
import { removeUnverified } from "../codes/unverified-accounts.ts";
import { requestState } from "../shared/request-state.ts";
import { findUnverifiedPerson } from "./accept-identity.ts";
import type { Accounts } from "../shared/accounts.ts";

/** Whose address the current request has verified. */
export const verifiedUser = requestState<string | null>(null);

const lasts = 60 * 60; // seconds, as long as the emailed link

/**
 * The verification link signs in only the browser that signed up. Elsewhere it is unknown who chose the password: there
 * the link leads to the page that sets one, which verifies the address and removes what was there before
 * (docs/decisions/044).
 */
export function signUpBrowser(accounts: Accounts) {
  const cookieOf = (ctx: GenericEndpointContext) =>
    ctx.context.createAuthCookie("sign_up", { maxAge: lasts });

  async function remember(ctx: GenericEndpointContext, userId: string): Promise<void> {
    const { name, attributes } = cookieOf(ctx);
    await ctx.setSignedCookie(name, userId, ctx.context.secret, attributes);
  }

  async function isSignUpBrowser(ctx: GenericEndpointContext, userId: string): Promise<boolean> {
    return (await ctx.getSignedCookie(cookieOf(ctx).name, ctx.context.secret)) === userId;
  }

  return {
    /** Before a verification link is used: sends any other browser to the page that sets a password. */
    async redirectOtherBrowser(ctx: GenericEndpointContext): Promise<void> {
      if (ctx.path !== "/verify-email") return;
      const email = await readSignUpLink(ctx.query?.token, ctx.context.secret);
      const { rows } = await accounts.query<{ id: string }>(
        `select id from account."user" where email = $1 and not email_verified`,
        [email],
      );
      const [user] = rows;
      if (!user || (await isSignUpBrowser(ctx, user.id))) return;
      // An API client gets its session without this browser, and sets a password afterward.
      if (ctx.query?.codeChallenge) return removeUnverified(accounts, user.id);
      const token = generateRandomString(24, "a-z", "A-Z", "0-9");
      await ctx.context.internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: user.id,
        expiresAt: new Date(Date.now() + lasts * 1000),
      });
      throw ctx.redirect(`/update-password?verify#token=${token}`);
    },

    /** After a sign-up, also with an existing address: no cookie may reveal the difference. */
    async rememberSignUp(ctx: GenericEndpointContext, returned: unknown): Promise<void> {
      if (ctx.path !== "/sign-up/email" || isAPIError(returned)) return;
      const { user } = (returned ?? {}) as { user?: { id: string } };
      if (user) await remember(ctx, user.id);
    },

    /** After a provider that does not vouch for the address, whether it has an account or not. */
    async rememberReturn(ctx: GenericEndpointContext): Promise<void> {
      const waiting = await findUnverifiedPerson();
      const { rows } = await accounts.query<{ id: string }>(
        `select user_id as id from account.account where provider_id = $1 and account_id = $2`,
        [waiting?.provider ?? "", waiting?.subject ?? ""],
      );
      await remember(ctx, rows[0]?.id ?? newId());
    },

    /**
     * A new address must be confirmed where its account is signed in, so that the link signs no one in to an account.
     */
    async refuseStrangeMove(ctx: GenericEndpointContext): Promise<void> {
      if (ctx.path !== "/verify-email" || !isMove(ctx.query?.token)) return;
      const found = await getSessionFromCtx(ctx).catch(() => null);
      if (!found) throw ctx.redirect("/signin?error=SIGN_IN_FIRST");
    },

    /** After a verification link: opens the session, in the browser that signed up. */
    async openSession(ctx: GenericEndpointContext): Promise<void> {
      // An API client's session is opened in tokens/pkce-flow.ts.
      if (ctx.path !== "/verify-email" || ctx.query?.codeChallenge) return;
      const userId = verifiedUser.get();
      if (!userId || ctx.context.newSession) return;
      if (!(await isSignUpBrowser(ctx, userId))) throw ctx.redirect("/signin?verified");
      const { internalAdapter } = ctx.context;
      const user = await internalAdapter.findUserById(userId);
      if (!user) return;
      expireCookie(ctx, cookieOf(ctx));
      await setSessionCookie(ctx, { session: await internalAdapter.createSession(userId), user });
    },
  };
}

/** Whether a link's token moves an account to a new address; its signature is checked where it is used. */
function isMove(token: unknown): boolean {
  try {
    return decodeJwt(String(token)).requestType === "change-email-verification";
  } catch {
    return false;
  }
}

/** The address of a valid sign-up link; null for any other link. */
async function readSignUpLink(token: unknown, secret: string): Promise<string | null> {
  const read = await jwtVerify(String(token), new TextEncoder().encode(secret), {
    algorithms: ["HS256"],
  }).catch(() => null);
  const { email, updateTo } = read?.payload ?? {};
  return typeof email === "string" && updateTo === undefined ? email : null;
}
