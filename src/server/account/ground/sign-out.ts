import type { GenericEndpointContext } from "better-auth";
import { isUuid } from "#domain/kernel/ids.ts";
import type { Accounts } from "./accounts.ts";

/** `other` is the session that the browser has in place of the one that it named. */
export type NamedEnd = { success: true; other?: string };

/**
 * A sign-out that names its session, which a browser sends again until it is answered (web/account/left-session.ts). It
 * ends that session, by its own cookie or by another one of the same person, and leaves the cookie: by now the browser may
 * have signed in again. So it ends no other session, but tells of one. Null for a sign-out that names none, which the
 * account service does itself.
 */
export async function endNamedSession(
  ctx: GenericEndpointContext,
  accounts: Accounts,
): Promise<NamedEnd | null> {
  if (ctx.path !== "/sign-out") return null;
  const { sessionId } = (ctx.body ?? {}) as Record<string, unknown>;
  if (typeof sessionId !== "string") return null;
  const { authCookies, internalAdapter, secret } = ctx.context;
  const token = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
  const found = token ? await internalAdapter.findSession(token) : null;
  if (!token || !found) return { success: true };
  const { id, userId } = found.session;
  // Unlike the account service's own sign-out, this one fails when the session cannot be deleted.
  if (id === sessionId) await internalAdapter.deleteSession(token);
  if (id === sessionId) return { success: true };
  if (isUuid(sessionId))
    await accounts.query("delete from account.session where id = $1 and user_id = $2", [
      sessionId,
      userId,
    ]);
  return { success: true, other: id };
}
