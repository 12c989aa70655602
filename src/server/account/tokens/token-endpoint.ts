import { APIError, createAuthEndpoint } from "better-auth/api";
import * as z from "zod";
import { credentialsMissing } from "#domain/account/credentials.ts";
import type { Accounts } from "../shared/accounts.ts";
import { type AskInternally, cookiesOf, withoutCookies } from "../shared/internal-requests.ts";
import { renew } from "./refresh-tokens.ts";
import { redeemReturnCode } from "./pkce-codes.ts";
import { storedToken } from "../shared/hashed-sessions.ts";
import { sessionCookie } from "../shared/session-cookie.ts";
import { tokenResponse } from "./token-response.ts";

const text = z.string().max(4_000);
const captcha = { captcha_token: text.optional() };
const byPhone = { phone_number: text.optional(), phone: text.optional() };

// The fields of each grant (docs/behavior/account.md#programs).
const grants = {
  password: z.strictObject({
    email: text.optional(),
    password: text.optional(),
    ...byPhone,
    ...captcha,
  }),
  otp: z.strictObject({ email: text.optional(), token: text, ...byPhone, ...captcha }),
  id_token: z.strictObject({ provider: text, id_token: text, nonce: text.optional(), ...captcha }),
  refresh_token: z.strictObject({ refresh_token: text }),
  pkce: z.strictObject({ auth_code: text, code_verifier: text }),
};
type Grant = keyof typeof grants;
type Fields<Name extends Grant> = z.output<(typeof grants)[Name]>;

export type TokenOptions = {
  accounts: Accounts;
  baseUrl: string;
  secret: string;
  sessionSeconds: number;
  /** Calls the sign-in endpoints, with all their checks. */
  ask: AskInternally;
};

/** POST /token: sessions for API clients, as a pair of tokens and never as a cookie (docs/decisions/025). */
export function tokenEndpoints(options: TokenOptions) {
  const { accounts, ask } = options;
  const readCookie = sessionCookie(options);

  /** Signs in at one of the other endpoints. */
  async function signIn(
    headers: Headers,
    [path, body]: [path: string, body: object],
  ): Promise<{ sessionId: string } | Response> {
    const answer = await ask(headers, path, body);
    if (!answer.ok) return withoutCookies(answer);
    const { rows } = await accounts.query<{ sessionId: string }>(
      `select id as "sessionId" from account.session where token = $1`,
      [storedToken(readCookie(cookiesOf(answer)) ?? "")],
    );
    if (!rows[0]) throw refusal("NO_SESSION", "This can't open a session yet.");
    return rows[0];
  }

  async function findSession(
    grant: Grant,
    body: unknown,
    headers: Headers,
  ): Promise<{ sessionId: string; refreshToken?: string } | Response> {
    switch (grant) {
      case "password":
        return signIn(headers, passwordSignIn(fieldsOf("password", body)));
      case "otp":
        return signIn(headers, codeSignIn(fieldsOf("otp", body)));
      case "id_token":
        return signIn(headers, idTokenSignIn(fieldsOf("id_token", body)));
      case "refresh_token": {
        const { refresh_token } = fieldsOf("refresh_token", body);
        const renewed = await renew(accounts, refresh_token, options);
        if (renewed.ok) return { sessionId: renewed.sessionId, refreshToken: renewed.token };
        throw renewed.reason === "reused"
          ? refusal(
              "REFRESH_TOKEN_REUSED",
              "This refresh token was used before, so its session was ended. Sign in again.",
            )
          : refusal("REFRESH_TOKEN_UNKNOWN", "This refresh token is invalid. Sign in again.");
      }
      case "pkce": {
        const { auth_code, code_verifier } = fieldsOf("pkce", body);
        const redeemed = await redeemReturnCode(accounts, auth_code, {
          verifier: code_verifier,
          sessionSeconds: options.sessionSeconds,
        });
        if (redeemed.ok) return redeemed;
        throw refusal(redeemed.code, redeemed.message);
      }
    }
  }

  return {
    token: createAuthEndpoint(
      "/token",
      {
        method: "POST",
        query: z.object({
          grant_type: z.enum(Object.keys(grants) as [Grant], "Unknown grant_type."),
        }),
        body: z.record(z.string(), z.unknown()),
        requireRequest: true,
      },
      async (ctx) => {
        const found = await findSession(ctx.query.grant_type, ctx.body, ctx.request.headers);
        if (found instanceof Response) return found;
        const answer = await tokenResponse(ctx, accounts, found);
        if (!answer) throw refusal("NO_SESSION", "This session has ended. Sign in again.");
        return Response.json(answer, { headers: { "cache-control": "no-store" } });
      },
    ),
  };
}

function fieldsOf<Name extends Grant>(grant: Name, body: unknown): Fields<Name> {
  const checked = grants[grant].safeParse(body);
  if (checked.success) return checked.data as Fields<Name>;
  const [issue] = checked.error.issues;
  throw new APIError("BAD_REQUEST", {
    code: "MALFORMED",
    message: `${issue!.path.join(".") || "The body"}: ${issue!.message}`,
  });
}

function passwordSignIn({ email, password, captcha_token, ...phone }: Fields<"password">) {
  const phoneNumber = phone.phone_number ?? phone.phone;
  if (!(email || phoneNumber) || !password)
    throw new APIError("BAD_REQUEST", { code: "CREDENTIALS_MISSING", message: credentialsMissing });
  const rest = { password, ...withCaptcha(captcha_token) };
  return email
    ? pathAndBody("/sign-in/email", { email, ...rest })
    : pathAndBody("/sign-in/phone-number", { phoneNumber, ...rest });
}

function codeSignIn({ email, token, captcha_token, ...phone }: Fields<"otp">) {
  const phoneNumber = phone.phone_number ?? phone.phone;
  const rest = withCaptcha(captcha_token);
  return email
    ? pathAndBody("/sign-in/email-otp", { email, otp: token, ...rest })
    : pathAndBody("/phone-number/verify", { phoneNumber: phoneNumber ?? "", code: token, ...rest });
}

function idTokenSignIn({ provider, id_token, nonce, captcha_token }: Fields<"id_token">) {
  const idToken = { token: id_token, ...(nonce === undefined ? {} : { nonce }) };
  return pathAndBody("/sign-in/social", { provider, idToken, ...withCaptcha(captcha_token) });
}

function pathAndBody(path: string, body: object): [path: string, body: object] {
  return [path, body];
}

function withCaptcha(captchaToken: string | undefined) {
  return captchaToken === undefined ? {} : { captchaToken };
}

function refusal(code: string, message: string): APIError {
  return new APIError("UNAUTHORIZED", { code, message });
}
