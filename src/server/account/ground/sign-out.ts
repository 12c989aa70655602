import type { GenericEndpointContext } from "better-auth";

/**
 * A sign-out that names its session, which a browser sends again until it is answered (web/account/left-session.ts). It
 * ends that session and no other one, and leaves the cookie: by now the browser may have signed in again. Null for a
 * sign-out that names none, which the account service does itself.
 */
export async function endNamedSession(
  ctx: GenericEndpointContext,
): Promise<{ success: true } | null> {
  if (ctx.path !== "/sign-out") return null;
  const { sessionId } = (ctx.body ?? {}) as Record<string, unknown>;
  if (typeof sessionId !== "string") return null;
  const { authCookies, internalAdapter, secret } = ctx.context;
  const token = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
  const found = token ? await internalAdapter.findSession(token) : null;
  // Unlike the account service's own sign-out, this one fails when the session cannot be deleted.
  if (token && found?.session.id === sessionId) await internalAdapter.deleteSession(token);
  return { success: true };
}
