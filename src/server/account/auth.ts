import { betterAuth, type BetterAuthOptions } from "better-auth";
import type { Pool } from "pg";
import { passwordMaxLength } from "#domain/account/credentials.ts";
import { newId } from "#server/platform/ids.ts";
import { createLaneOfEach } from "#server/platform/lanes.ts";
import { createKeys } from "#server/platform/keys.ts";
import type { Log } from "#server/platform/log.ts";
import type { ProvidersConfig } from "#server/platform/provider-config.ts";
import { type AccountEmails, accountEmails } from "./account-emails.ts";
import { accountHooks } from "./auth-hooks.ts";
import { bearerAnswers } from "./bearer-requests.ts";
import { emailCodeEndpoints } from "./codes/email-codes.ts";
import { createPendingSignUps } from "./codes/pending-sign-ups.ts";
import { phoneChangeEndpoints } from "./codes/phone-change.ts";
import { phonePasswordEndpoints } from "./codes/phone-password.ts";
import { phoneSignUpEndpoints } from "./codes/phone-sign-up.ts";
import { factorEndpoints } from "./multi-factor/factors.ts";
import { newSessionFields, secondStepEndpoints } from "./multi-factor/new-session.ts";
import { passkeys } from "./multi-factor/passkeys.ts";
import { reauthenticationEndpoints } from "./multi-factor/reauthentication.ts";
import { identityRules } from "./providers/accept-identity.ts";
import { verifyByReset, identityEndpoints } from "./providers/identities.ts";
import { providerHooks } from "./providers/provider-hooks.ts";
import { providersPlugin } from "./providers/providers.ts";
import { signUpBrowser, verifiedUser } from "./providers/sign-up-browser.ts";
import type { CaptchaOptions } from "./rate-limits/captcha.ts";
import { knownRequests } from "./rate-limits/known-browsers.ts";
import type { AccountPool } from "./shared/accounts.ts";
import { useOurEmailRule } from "./shared/email-rule.ts";
import { clientIpHeader, columnNames, cookieNames } from "./shared/auth-names.ts";
import { hashedSessions } from "./shared/hashed-sessions.ts";
import { type AskInternally, internalRequests } from "./shared/internal-requests.ts";
import { libraryLog } from "./shared/library-log.ts";
import { createCodes } from "./shared/one-time-codes.ts";
import type { PasswordHashing } from "./shared/password-hashing.ts";
import { passwordEndpoints } from "./shared/passwords.ts";
import { type AccountConnections, requestConnections } from "./shared/request-connection.ts";
import { limitsPerMinute } from "./shared/request-rules.ts";
import { withRequestState } from "./shared/request-state.ts";
import { signingKeys } from "./tokens/access-tokens.ts";
import { authorizeEndpoint } from "./tokens/pkce-flow.ts";
import { tokenEndpoints } from "./tokens/token-endpoint.ts";
import { createTexts } from "#server/platform/sealed/texts.ts";

export type AuthOptions = {
  /** A pool with the account role: it sees the account schema and may enqueue email, nothing else. */
  pool: Pool;
  /** The origin people use; cookies are __Host- and Secure as soon as it is https. */
  baseUrl: string;
  /** Other origins of this same machine, such as localhost beside 127.0.0.1. */
  trustedOrigins: string[];
  secret: string;
  passwordMinLength: number;
  passwordHashing: PasswordHashing;
  signInTriesPerMinute: number;
  /** Whether everyone on this installation needs a second step. */
  requireMfa: boolean;
  /** Whether text messages can be sent, or are kept where they can be read. */
  hasTexts: boolean;
  /** The captcha service that public requests are checked with; null for none. */
  captcha: CaptchaOptions | null;
  /** Addresses of apps to which a sign-in may return with a code. */
  nativeReturnUrls: readonly string[];
  /** The providers whose accounts can sign in here. */
  providers: ProvidersConfig;
  log: Log;
};

const [minute, hour, day] = [60, 3_600, 86_400];
const sessionSeconds = 7 * day;

// A sign-up keeps its connection while the password is hashed. Half of the pool is left for other requests.
const signUpsAtOnce = 3;
const mostWaiting = 100;

// Far longer than any path of ours. Rate limits are stored by path, before it is checked whether the path exists, and
// PostgreSQL refuses to index one that fills a third of a page.
const longestPath = 300; // characters

// Endpoints that the account page and the API replace with their own (docs/api-calls.md), and unused ones.
const closed = [
  "/account-info",
  "/delete-user",
  "/delete-user/callback",
  "/get-access-token",
  "/list-accounts",
  "/list-sessions",
  "/refresh-token",
  "/revoke-other-sessions",
  "/revoke-session",
  "/revoke-sessions",
  "/update-session",
  "/verify-password",
];

export type Auth = {
  /** Answers a request under /api/auth/; throws unexpected errors and an unavailable database. */
  handler(request: Request): Promise<Response>;
  /** The public keys of access tokens (RFC 7517). */
  findKeys(): Promise<object>;
  /** Every endpoint by name, and the options of Better Auth; for tests of the wiring. */
  endpoints: object;
  options: BetterAuthOptions;
};

/** Builds the accounts on Better Auth; this file connects it to the rest. */
export function createAuth(options: AuthOptions): Auth {
  useOurEmailRule();
  const { baseUrl } = options;
  const connections = requestConnections(options.pool, { longAtOnce: signUpsAtOnce, mostWaiting });
  const { accounts: pool } = connections;
  const emails = accountEmails(pool, options);
  const born = newSessionFields({ accounts: pool, requireMfa: options.requireMfa });
  const ask = internalRequests(baseUrl, (request) =>
    withRequestState((): Promise<Response> => auth.handler(request)),
  );
  const auth = betterAuth({
    ...serviceSettings(options),
    database: hashedSessions(pool),
    ...emailSettings(options, { pool, emails, demand: connections.demand }),
    rateLimit: {
      enabled: true,
      storage: "database",
      window: minute,
      max: 300,
      ...columnNames.rateLimit,
      customRules: {
        ...limitsPerMinute(options.signInTriesPerMinute, knownRequests(pool, options)),
        "/get-session": false,
      },
    },
    session: {
      ...columnNames.session,
      expiresIn: sessionSeconds,
      updateAge: day,
      // Sensitive changes ask for a confirmation of their own (reauthentication.ts).
      freshAge: 0,
    },
    account: {
      ...columnNames.account,
      encryptOAuthTokens: true,
      // Knowing an address elsewhere gives no access to its account here: owners link their identities themselves.
      accountLinking: {
        enabled: true,
        disableImplicitLinking: true,
        trustedProviders: [],
        allowDifferentEmails: true,
        updateUserInfoOnLink: false,
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, ctx) => ({
            data: { ...session, ...(await born(session.userId, ctx, new Date())) },
          }),
        },
      },
    },
    plugins: [
      passkeys({ baseUrl, origins: options.trustedOrigins }),
      providersPlugin({
        config: options.providers,
        accept: identityRules({ accounts: pool, ...emails }),
        log: options.log,
      }),
      providerHooks(signUpBrowser(pool)),
      signingKeys(),
      bearerAnswers(pool),
      { id: "hearthline", endpoints: ownEndpoints(options, { pool, emails, ask }) },
    ],
    hooks: accountHooks({
      ...options,
      accounts: pool,
      queue: connections.queue,
      keys: createKeys(options.secret),
      ...emails,
    }),
  });
  const answer = (request: Request) =>
    withRequestState(() => connections.answer(() => auth.handler(request)));
  const inLane = createLaneOfEach(mostWaiting);
  return {
    async handler(request) {
      const { pathname } = new URL(request.url);
      if (pathname.length > longestPath) return new Response(null, { status: 404 });
      // If a password change is submitted twice, the second would end the session that the first has just opened.
      // Requests that wait hold no connection.
      return pathname.endsWith("/change-password")
        ? inLane(request.headers.get("cookie") ?? "", () => answer(request))
        : answer(request);
    },
    findKeys: () => auth.api.getJwks(),
    endpoints: auth.api,
    options: auth.options,
  };
}

/** What is served where, and under which names. */
function serviceSettings({ baseUrl, log, ...options }: AuthOptions) {
  return {
    appName: "Hearthline",
    baseURL: baseUrl,
    basePath: "/api/auth",
    secret: options.secret,
    disabledPaths: closed,
    trustedOrigins: [baseUrl, ...options.trustedOrigins, ...options.nativeReturnUrls],
    verification: columnNames.verification,
    advanced: {
      // Stated, because Better Auth leaves them off where NODE_ENV says "test".
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
      ...cookieNames(baseUrl),
    },
    logger: { log: libraryLog(log) },
    // app.ts logs and answers unexpected errors; Better Auth would print them in full.
    onAPIError: { throw: true, errorURL: `${baseUrl}/signin` },
    telemetry: { enabled: false },
  } satisfies BetterAuthOptions;
}

type Parts = { pool: AccountPool; emails: AccountEmails };

/** Everything that starts with an email: sign-up, reset, change of the address. */
function emailSettings(
  options: AuthOptions,
  { pool, emails, demand }: Parts & Pick<AccountConnections, "demand">,
) {
  return {
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: options.passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      password: options.passwordHashing,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: hour,
      sendResetPassword: ({ user, token }) => demand(() => emails.resetPassword(user, token)),
      async onPasswordReset({ user }, request) {
        if (request?.url.endsWith("/api/auth/reset-password")) await verifyByReset(pool, user);
      },
      // An unverified account gets a new link; the owner of a verified one learns that it exists.
      onExistingUserSignUp: ({ user }) =>
        demand(() =>
          user.emailVerified ? emails.notifyOwner(user) : emails.sendVerification(user),
        ),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      // sign-up-browser.ts does it, and only in the browser that signed up.
      autoSignInAfterVerification: false,
      async afterEmailVerification({ id }) {
        verifiedUser.set(id);
      },
      expiresIn: hour,
      sendVerificationEmail: ({ user, ...link }) => demand(() => emails.verify(user, link)),
    },
    user: {
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: ({ user, newEmail, token }) =>
          demand(() => emails.confirmMove(user, newEmail, token)),
      },
      ...columnNames.user,
    },
  } satisfies BetterAuthOptions;
}

/** The endpoints that are ours, beside Better Auth's. */
function ownEndpoints(options: AuthOptions, { pool, emails, ask }: Parts & { ask: AskInternally }) {
  const { baseUrl, secret, hasTexts, requireMfa } = options;
  const codes = createCodes(secret);
  const pending = createPendingSignUps(secret, options.log);
  const texts = createTexts(createKeys(secret));
  const phones = { pool, codes, pending, texts, baseUrl, hasTexts };
  return {
    ...factorEndpoints({ accounts: pool, requireMfa }),
    ...secondStepEndpoints(pool),
    ...reauthenticationEndpoints({ accounts: pool, codes, sendCode: emails.sendCode }),
    ...emailCodeEndpoints({ pool, codes, texts }),
    ...phoneSignUpEndpoints(phones),
    ...phonePasswordEndpoints(phones),
    ...phoneChangeEndpoints(phones),
    ...passwordEndpoints(options.passwordMinLength),
    ...identityEndpoints(pool),
    ...tokenEndpoints({ ...options, accounts: pool, sessionSeconds, ask }),
    ...authorizeEndpoint({ baseUrl, ask }),
  };
}
