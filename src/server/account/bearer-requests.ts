import { APIError, createAuthMiddleware } from "better-auth/api";
import type { Pool } from "pg";
import { bearerToken, isBearer } from "./bearer.ts";
import type { AccessTokenReader } from "./tokens/access-tokens.ts";
import { cookieNames } from "./shared/auth-names.ts";
import { withoutCookies } from "./shared/internal-requests.ts";
import { signedCookieValue } from "./shared/session-cookie.ts";
import { answerTokens } from "./tokens/token-response.ts";

/** Tells the account service that a request came with an access token; copies from outside are removed. */
const bearerHeader = "x-hearthline-bearer";

export type BearerDoor = (
  request: Request,
  handle: (request: Request) => Promise<Response>,
) => Promise<Response>;

/**
 * Access tokens at the account service, which itself knows cookies alone. The token stands for its session, so the
 * session's cookie takes its place, inside the server only: no answer hands one out, because what lives ten minutes
 * must not be exchanged for what lives a week. A request with a token is judged by it alone; another site cannot send
 * one, so its origin counts as ours. Personal keys open nothing here.
 */
export function bearerDoor({
  accounts,
  readAccessToken,
  baseUrl,
  secret,
}: {
  accounts: Pick<Pool, "query">;
  readAccessToken: AccessTokenReader;
  baseUrl: string;
  secret: string;
}): BearerDoor {
  const { name } = cookieNames(baseUrl).cookies.session_token;

  async function findToken(shown: string): Promise<string | null> {
    const session = await readAccessToken(shown);
    if (!session) return null;
    const { rows } = await accounts.query<{ token: string }>(
      `select token from account.session where id = $1 and user_id = $2 and expires_at > now()`,
      [session.sessionId, session.userId],
    );
    return rows[0]?.token ?? null;
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
        { code: "TOKEN_NOT_VALID", message: "This access token is not valid, or no longer." },
        { status: 401 },
      );
    headers.delete("authorization");
    headers.set(bearerHeader, "1");
    headers.set("cookie", `${name}=${signedCookieValue(token, secret)}`);
    headers.set("origin", baseUrl);
    return withoutCookies(await handle(new Request(request, { headers })));
  };
}

/** What opens a new session in place of the one that asked, such as a new password, answers its tokens to who has no cookie. */
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
            const tokens = await answerTokens(ctx, accounts, { sessionId: id });
            return ctx.json({ ...(returned as object), tokens });
          }),
        },
      ],
    },
  };
}
