import type { GenericEndpointContext } from "better-auth";
import {
  addOAuthServerContext,
  APIError,
  createAuthEndpoint,
  getOAuthState,
} from "better-auth/api";
import * as z from "zod";
import { verifiedUser } from "../providers/sign-up-browser.ts";
import type { Accounts } from "../shared/accounts.ts";
import { type AskInternally, withoutCookies } from "../shared/internal-requests.ts";
import { encodeAddresses, returnFields } from "../shared/provider-callback.ts";
import { requestState } from "../shared/request-state.ts";
import { isChallenge, makeReturnCode } from "./pkce-codes.ts";

type Fields = Record<string, unknown>;
type Session = { id: string; token: string; userId: string };

/** Where the verification email that this request causes leads back to. */
const mailReturn = requestState<{ callbackURL: string; codeChallenge: string } | null>(null);

/** Where the verification email of this request leads back to, as parameters of its link. */
export async function findEmailReturn() {
  const own = mailReturn.get();
  if (own) return own;
  // The provider does not vouch for the address, so the emailed link continues the sign-in.
  const state = await getOAuthState();
  const challenge = state?.serverContext?.codeChallenge;
  return state && isChallenge(challenge)
    ? { callbackURL: state.callbackURL, codeChallenge: challenge }
    : null;
}

const startsReturn = /^\/(sign-(in|up)\/[\w-]+|send-verification-email)$/;

/**
 * Sign-in through a browser for an API client (RFC 7636, RFC 8252). A client that starts with a challenge gets a code
 * in the return address instead of a cookie, and exchanges it with the verifier at /token.
 */
export function pkceFlow({
  accounts,
  nativeReturnUrls,
}: {
  accounts: Accounts;
  nativeReturnUrls: readonly string[];
}) {
  /** The address of an app must match its configuration exactly, and only a code is sent there. */
  function refuseForeignReturn(fields: Fields): void {
    for (const name of returnFields) {
      const url = fields[name];
      if (typeof url !== "string" || url === "" || /^(\/|https?:)/i.test(url)) continue;
      if (!nativeReturnUrls.includes(url) || !isChallenge(fields.codeChallenge))
        throw new APIError("FORBIDDEN", {
          code: "INVALID_CALLBACK_URL",
          message: "This return address isn't allowed here.",
        });
    }
  }

  return {
    async before(ctx: GenericEndpointContext): Promise<void> {
      const fields: Fields = { ...(ctx.query as Fields), ...(ctx.body as Fields) };
      refuseForeignReturn(fields);
      const { codeChallenge, codeChallengeMethod, callbackURL } = encodeAddresses(fields) ?? fields;
      if (codeChallenge === undefined || !startsReturn.test(ctx.path)) return;
      const isS256 = codeChallengeMethod === undefined || /^s256$/i.test(`${codeChallengeMethod}`);
      if (!isS256 || !isChallenge(codeChallenge) || typeof callbackURL !== "string")
        throw new APIError("BAD_REQUEST", {
          code: "CHALLENGE_UNFIT",
          message: "Send a codeChallenge (S256) together with the callbackURL to return to.",
        });
      await addOAuthServerContext({ codeChallenge });
      mailReturn.set({ callbackURL, codeChallenge });
    },
    /** Turns the session that a callback or link has just opened into a code for the client. */
    async after(ctx: GenericEndpointContext, answered: Headers | undefined): Promise<void> {
      const found = ctx.path.startsWith("/callback/")
        ? await findProvidersReturn(ctx)
        : ctx.path === "/verify-email"
          ? await findMailsReturn(ctx)
          : null;
      if (!found) return;
      const code = await makeReturnCode(accounts, found.session.id, found.challenge);
      withholdCookie(ctx, answered);
      throw ctx.redirect(withCode(found.url, code));
    },
  };
}

type Return = { session: Session; challenge: string; url: string };

async function findProvidersReturn(ctx: GenericEndpointContext): Promise<Return | null> {
  const session = ctx.context.newSession?.session;
  const state = await getOAuthState();
  const challenge = state?.serverContext?.codeChallenge;
  return session && state && isChallenge(challenge)
    ? { session, challenge, url: state.callbackURL }
    : null;
}

/** The session of the person whom the link has just verified: always a new one, whatever this browser has open. */
async function findMailsReturn(ctx: GenericEndpointContext): Promise<Return | null> {
  const { codeChallenge, callbackURL } = (ctx.query ?? {}) as Fields;
  const userId = verifiedUser.get();
  if (!userId || !isChallenge(codeChallenge) || typeof callbackURL !== "string") return null;
  const { authCookies, internalAdapter, newSession, secret } = ctx.context;
  const shown = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
  const opened = newSession?.session.token !== shown ? newSession?.session : null;
  const session = opened ?? (await internalAdapter.createSession(userId));
  const user = await internalAdapter.findUserById(userId);
  if (user) ctx.context.setNewSession({ session, user });
  return { session, challenge: codeChallenge, url: callbackURL };
}

/** The session belongs to the client: the browser gets no cookie of it, and keeps its own. */
function withholdCookie(ctx: GenericEndpointContext, headers: Headers | undefined): void {
  const name = `${ctx.context.authCookies.sessionToken.name}=`;
  const kept = headers?.getSetCookie().filter((cookie) => !cookie.startsWith(name)) ?? [];
  headers?.delete("set-cookie");
  for (const cookie of kept) headers?.append("set-cookie", cookie);
}

function withCode(url: string, code: string): string {
  const [address, hash] = url.split("#", 2);
  const sign = address!.includes("?") ? "&" : "?";
  return `${address}${sign}code=${code}${hash === undefined ? "" : `#${hash}`}`;
}

/** GET /authorize starts at a provider, in a browser; POST /token takes the code that is returned. */
export function authorizeEndpoint({ baseUrl, ask }: { baseUrl: string; ask: AskInternally }) {
  return {
    authorize: createAuthEndpoint(
      "/authorize",
      {
        method: "GET",
        requireRequest: true,
        query: z.object({
          provider: z.string().max(40),
          redirect_to: z.string().max(2_000).optional(),
          code_challenge: z.string().max(200).optional(),
          code_challenge_method: z.string().max(20).optional(),
        }),
      },
      async (ctx) => {
        // If another site could start it, it could sign the person in to an account that they did not choose.
        if (/^(cross|same)-site$/.test(ctx.request.headers.get("sec-fetch-site") ?? ""))
          throw new APIError("FORBIDDEN", { message: "This request came from another site." });
        const { provider, redirect_to, code_challenge, code_challenge_method } = ctx.query;
        const callbackURL = redirect_to ?? `${baseUrl}/dashboard`;
        const answer = await ask(ctx.request.headers, "/sign-in/social", {
          provider,
          callbackURL,
          disableRedirect: true,
          ...(code_challenge === undefined
            ? {}
            : {
                errorCallbackURL: callbackURL,
                codeChallenge: code_challenge,
                codeChallengeMethod: code_challenge_method,
              }),
        });
        if (!answer.ok) return withoutCookies(answer);
        const { url } = (await answer.json()) as { url: string };
        const headers = new Headers({ location: url });
        for (const cookie of answer.headers.getSetCookie()) headers.append("set-cookie", cookie);
        return new Response(null, { status: 302, headers });
      },
    ),
  };
}
