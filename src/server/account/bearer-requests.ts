import { APIError, createAuthMiddleware } from "better-auth/api";
import type { Pool } from "pg";
import { bearerToken, isBearer } from "./bearer.ts";
import type { AccessTokenReader } from "./tokens/access-tokens.ts";
import { cookieNames } from "./shared/auth-names.ts";
import { withoutCookies } from "./shared/internal-requests.ts";
import { tokenOfStored } from "./shared/hashed-sessions.ts";
import { signedCookieValue } from "./shared/session-cookie.ts";
import { tokenResponse } from "./tokens/token-response.ts";

/** Marks a request that came with an access token; the same header from outside is removed. */
const bearerHeader = "x-hearthline-bearer";

export type BearerRequests = (
  request: Request,
  handle: (request: Request) => Promise<Response>,
) => Promise<Response>;

/**
 * Access tokens at /api/auth, where Better Auth knows only cookies. The token is replaced by its session's cookie,
 * inside the server only: no response sets that cookie, because ten minutes of access must not become a week. No other
 * site can send a token, so the origin counts as ours. Personal API keys have no access here.
 */
export function bearerRequests({
  accounts,
  readAccessToken,
  baseUrl,
  secret,
}: {
  accounts: Pick<Pool, "query">;
  readAccessToken: AccessTokenReader;
  baseUrl: string;
  secret: string;
}): BearerRequests {
  const { name } = cookieNames(baseUrl).cookies.session_token;

  async function findToken(shown: string): Promise<string | null> {
    const session = await readAccessToken(shown);
    if (!session) return null;
    const { rows } = await accounts.query<{ token: string }>(
      `select token from account.session where id = $1 and user_id = $2 and expires_at > now()`,
      [session.sessionId, session.userId],
    );
    return rows[0] ? tokenOfStored(rows[0].token) : null;
  }

  return async (request, handle) => {
    const authorization = request.headers.get("authorization");
    const headers = new Headers(request.headers);
    headers.delete(bearerHeader);
    if (!isBearer(authorization)) return handle(new Request(request, { headers }));
    const shown = bearerToken(authorization);
    const token = shown && (await findToken(shown));
    if (!token)
      return Response.json(
        { code: "TOKEN_NOT_VALID", message: "This access token is invalid or expired." },
        { status: 401 },
      );
    headers.delete("authorization");
    headers.set(bearerHeader, "1");
    headers.set("cookie", `${name}=${signedCookieValue(token, secret)}`);
    headers.set("origin", baseUrl);
    return withoutCookies(await handle(new Request(request, { headers })));
  };
}

/**
 * When an endpoint replaces the session, as a new password does, a client without cookies gets the new session's
 * tokens.
 */
export function bearerAnswers(accounts: Pick<Pool, "query">) {
  return {
    id: "hearthline-bearer",
    hooks: {
      after: [
        {
          matcher: ({ headers }: { headers?: Headers }) => headers?.get(bearerHeader) === "1",
          handler: createAuthMiddleware(async (ctx) => {
            const { authCookies, newSession, returned, secret } = ctx.context;
            if (!newSession || returned instanceof APIError) return;
            const { id, token } = newSession.session;
            if (token === (await ctx.getSignedCookie(authCookies.sessionToken.name, secret)))
              return;
            const tokens = await tokenResponse(ctx, accounts, { sessionId: id });
            return ctx.json({ ...(returned as object), tokens });
          }),
        },
      ],
    },
  };
}
