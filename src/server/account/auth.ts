import { betterAuth, type BetterAuthOptions } from "better-auth";
import { createEmailVerificationToken } from "better-auth/api";
import type { Pool } from "pg";
import { passwordMaxLength } from "#domain/account/credentials.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { newId } from "#server/platform/ids.ts";
import { createLaneOfEach } from "#server/platform/lanes.ts";
import { createKeys } from "#server/platform/keys.ts";
import type { Log } from "#server/platform/log.ts";
import type { ProvidersConfig } from "#server/platform/provider-config.ts";
import { findMoveReturn, moveAsked } from "./ground/email-move.ts";
import * as emails from "./shared/emails.ts";
import { clientIpHeader, columnNames, cookieNames } from "./shared/auth-names.ts";
import { admission } from "./providers/accept-identity.ts";
import { accountHooks } from "./auth-hooks.ts";
import type { CaptchaOptions } from "./rate-limits/captcha.ts";
import { createCodes } from "./shared/one-time-codes.ts";
import { confirmationEndpoints } from "./multi-factor/reauthentication.ts";
import { emailCodeEndpoints } from "./codes/email-codes.ts";
import { knownRequests } from "./rate-limits/known-browsers.ts";
import { mayTell, mayWriteLink } from "./rate-limits/emails-and-texts.ts";
import { factorEndpoints } from "./multi-factor/factors.ts";
import { adoptByReset, identityEndpoints } from "./providers/identities.ts";
import { passkeys } from "./multi-factor/passkeys.ts";
import { createPendingSignUps } from "./codes/pending-sign-ups.ts";
import { phoneChangeEndpoints } from "./codes/phone-change.ts";
import { phonePasswordEndpoints } from "./codes/phone-password.ts";
import { phoneSignUpEndpoints } from "./codes/phone-sign-up.ts";
import { confirmationSender } from "./codes/send-code.ts";
import { passwordEndpoints } from "./shared/passwords.ts";
import { bearerAnswers } from "./bearer-requests.ts";
import { authorizeEndpoint, findMailReturn, noteVerified } from "./tokens/pkce-flow.ts";
import { providerHooks } from "./providers/provider-hooks.ts";
import { providersPlugin } from "./providers/providers.ts";
import { serviceLog } from "./shared/library-log.ts";
import { judgeAddressesByOurRule } from "./ground/library-addresses.ts";
import { limitsPerMinute } from "./shared/request-rules.ts";
import { bearSession, secondStepEndpoints } from "./multi-factor/new-session.ts";
import { signUpBrowser } from "./providers/sign-up-browser.ts";
import { tokenEndpoints } from "./tokens/token-endpoint.ts";
import { signingKeys } from "./tokens/access-tokens.ts";
import { oneConnection } from "./shared/request-connection.ts";
import { ownRequests } from "./shared/internal-requests.ts";

export type AuthOptions = {
  /** A pool of the account role: it sees the account schema and may enqueue mail, nothing else. */
  pool: Pool;
  /** The origin people use; cookies are __Host- and Secure as soon as it is https. */
  baseUrl: string;
  /** Further origins that are this same machine, such as localhost beside 127.0.0.1. */
  trustedOrigins: string[];
  secret: string;
  passwordMinLength: number;
  signInTriesPerMinute: number;
  /** Whether everybody here needs a second step. */
  requireMfa: boolean;
  /** Whether text messages can be sent, or kept where they can be read. */
  hasTexts: boolean;
  /** Checks the captcha of public requests, where one is asked for. */
  captcha: CaptchaOptions | null;
  /** Addresses of apps to which a way in may return with a code. */
  nativeReturnUrls: readonly string[];
  /** Whose accounts open ours too. */
  providers: ProvidersConfig;
  log: Log;
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const sessionSeconds = 7 * day;

// A sign-up keeps its connection while the password is hashed. Half of the pool is left to everybody else.
const signUpsAtOnce = 3;
const mostWaiting = 100;

// Far longer than any path of the service. The limit of a network is kept by path, before anybody looks whether there
// is one, and the database indexes none that fills a third of a page.
const longestPath = 300; // characters

// What the account page and the API do by ways of their own (docs/api-calls.md), and what nobody needs.
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

export { clientIpHeader };

export type Auth = {
  /** Answers a request under /api/auth/; throws what is unexpected, and what says that the database is away. */
  handler(request: Request): Promise<Response>;
  /** The keys that prove access tokens (RFC 7517). */
  findKeys(): Promise<object>;
  /** Every endpoint by its name, and the settings that it works by; for who looks at the wiring. */
  endpoints: object;
  options: BetterAuthOptions;
};

/** Builds the account service. Better Auth does the work; this file connects it to the rest. */
export function createAuth(options: AuthOptions): Auth {
  judgeAddressesByOurRule();
  const { baseUrl, log } = options;
  const connections = oneConnection(options.pool, { longAtOnce: signUpsAtOnce, mostWaiting });
  const { accounts: pool, demand } = connections;
  const send = (letter: Parameters<typeof enqueueMail>[1]) => enqueueMail(pool, letter);
  const mailLink = (token: string, back: Record<string, string> | null = null) =>
    `${baseUrl}/api/auth/verify-email?${new URLSearchParams({ token, callbackURL: "/signin", ...back })}`;
  const tellOwner = async ({ email }: { email: string }) => {
    if (await mayTell(pool, email)) await send(emails.alreadyRegisteredEmail(email, baseUrl));
  };
  const askForProof = async ({ email }: { email: string }) => {
    if (!(await mayWriteLink(pool, "proof", email))) return;
    const token = await createEmailVerificationToken(options.secret, email, undefined, hour);
    await send(emails.verificationEmail(email, mailLink(token)));
  };
  const browser = signUpBrowser(pool);
  const admit = admission({ accounts: pool, tellOwner, askForProof });
  const born = bearSession({ accounts: pool, requireMfa: options.requireMfa });
  const codes = createCodes(options.secret);
  const pending = createPendingSignUps(options.secret, log);
  const phones = { pool, codes, pending, baseUrl, hasTexts: options.hasTexts };
  const ask = ownRequests(baseUrl, (request): Promise<Response> => auth.handler(request));
  const auth = betterAuth({
    appName: "Hearthline",
    baseURL: baseUrl,
    basePath: "/api/auth",
    secret: options.secret,
    database: pool,
    disabledPaths: closed,
    trustedOrigins: [baseUrl, ...options.trustedOrigins, ...options.nativeReturnUrls],
    verification: columnNames.verification,
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: options.passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * minute,
      sendResetPassword: ({ user, token }) =>
        demand(async () => {
          if (!(await mayWriteLink(pool, "reset", user.email))) return;
          const href = `${baseUrl}/update-password#token=${encodeURIComponent(token)}`;
          await send(emails.resetPasswordEmail(user.email, href));
        }),
      async onPasswordReset({ user }, request) {
        if (request?.url.endsWith("/api/auth/reset-password")) await adoptByReset(pool, user);
      },
      // One who never proved the address gets a fresh link; who has an account learns that it is there.
      onExistingUserSignUp: ({ user }) =>
        demand(() => (user.emailVerified ? tellOwner(user) : askForProof(user))),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      // By sign-up-browser.ts, and only where somebody signed up.
      autoSignInAfterVerification: false,
      async afterEmailVerification({ id }, request) {
        browser.noteProof(id, request);
        await noteVerified(id);
      },
      expiresIn: 60 * minute,
      sendVerificationEmail: ({ user, token, url }) =>
        demand(async () => {
          if (!(await mayWriteLink(pool, "proof", user.email))) return;
          const href = mailLink(token, findMoveReturn(url) ?? (await findMailReturn()));
          await send(emails.verificationEmail(user.email, href));
        }),
    },
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
    user: {
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: ({ user, newEmail, token }) =>
          demand(() =>
            send(
              emails.confirmNewEmail(user.email, user.name, {
                newEmail,
                href: mailLink(token, moveAsked),
              }),
            ),
          ),
      },
      ...columnNames.user,
    },
    session: {
      ...columnNames.session,
      expiresIn: sessionSeconds,
      updateAge: day,
      // What is sensitive asks for a confirmation of its own (confirmations.ts).
      freshAge: 0,
    },
    account: {
      ...columnNames.account,
      encryptOAuthTokens: true,
      // Nobody comes into an account by bringing its address from elsewhere: identities are linked by their owner.
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
      providersPlugin({ config: options.providers, admit, log }),
      providerHooks(browser),
      signingKeys(),
      bearerAnswers(pool),
      {
        id: "hearthline",
        endpoints: {
          ...factorEndpoints({ accounts: pool, requireMfa: options.requireMfa }),
          ...secondStepEndpoints(pool),
          ...confirmationEndpoints({ accounts: pool, codes, sendCode: confirmationSender(pool) }),
          ...emailCodeEndpoints({ pool, codes }),
          ...phoneSignUpEndpoints(phones),
          ...phonePasswordEndpoints(phones),
          ...phoneChangeEndpoints(phones),
          ...passwordEndpoints(options.passwordMinLength),
          ...identityEndpoints(pool),
          ...tokenEndpoints({ ...options, accounts: pool, sessionSeconds, ask }),
          ...authorizeEndpoint({ baseUrl, ask }),
        },
      },
    ],
    hooks: accountHooks({
      ...options,
      accounts: pool,
      queue: connections.queue,
      keys: createKeys(options.secret),
      tellOwner,
      askForProof,
    }),
    advanced: {
      // Stated, because the library leaves them off where NODE_ENV says "test".
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
      ...cookieNames(baseUrl),
    },
    logger: { log: serviceLog(log) },
    // Unexpected errors are ours to log and to answer (app.ts): the library would print them whole.
    onAPIError: { throw: true, errorURL: `${baseUrl}/signin` },
    telemetry: { enabled: false },
  });
  const answer = (request: Request) => connections.answer(() => auth.handler(request));
  const inLane = createLaneOfEach(mostWaiting);
  return {
    async handler(request) {
      const { pathname } = new URL(request.url);
      if (pathname.length > longestPath) return new Response(null, { status: 404 });
      // Pressed twice, a change of the password would end the session that the first press has just been given. Whoever
      // waits holds no connection.
      return pathname.endsWith("/change-password")
        ? inLane(request.headers.get("cookie") ?? "", () => answer(request))
        : answer(request);
    },
    findKeys: () => auth.api.getJwks(),
    endpoints: auth.api,
    options: auth.options,
  };
}
