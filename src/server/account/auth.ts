import { betterAuth } from "better-auth";
import type { Pool } from "pg";
import { passwordMaxLength } from "#domain/account/credentials.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { newId } from "#server/platform/ids.ts";
import { createKeys } from "#server/platform/keys.ts";
import type { Log } from "#server/platform/log.ts";
import * as emails from "./emails.ts";
import { clientIpHeader, columnNames, cookieNames } from "./auth-names.ts";
import { accountHooks } from "./auth-hooks.ts";
import { confirmationEndpoints } from "./confirmations.ts";
import { mayTakeTurn } from "./delay-store.ts";
import { lettersToEmail } from "./delays.ts";
import { factorEndpoints } from "./factors.ts";
import { passkeys } from "./passkeys.ts";
import { passwordEndpoints } from "./passwords.ts";
import { bearSession, secondStepEndpoints } from "./second-step.ts";

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
  log: Log;
};

const minute = 60;
const day = 24 * 60 * minute;

// What the account page and the API do by ways of their own (docs/spec-calls.md), and what nobody needs.
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

/** The account service (SPEC §4, §7): Better Auth does the work, this file is the wiring. */
export function createAuth(options: AuthOptions) {
  const { pool, baseUrl, log } = options;
  const send = (letter: Parameters<typeof enqueueMail>[1]) => enqueueMail(pool, letter);
  const mailLink = (token: string) =>
    `${baseUrl}/api/auth/verify-email?${new URLSearchParams({ token, callbackURL: "/signin" })}`;
  const born = bearSession({ accounts: pool, requireMfa: options.requireMfa });
  return betterAuth({
    appName: "Hearthline",
    baseURL: baseUrl,
    basePath: "/api/auth",
    secret: options.secret,
    database: pool,
    disabledPaths: closed,
    trustedOrigins: [baseUrl, ...options.trustedOrigins],
    verification: columnNames.verification,
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: options.passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * minute,
      async sendResetPassword({ user, token }) {
        const href = `${baseUrl}/update-password#token=${encodeURIComponent(token)}`;
        await send(emails.resetPasswordEmail(user.email, user.name, href));
      },
      async onExistingUserSignUp({ user }) {
        // One who never proved the address gets the proof again by signing in; here both are told the same way.
        await send(emails.alreadyRegisteredEmail(user.email, user.name, baseUrl));
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: 60 * minute,
      async sendVerificationEmail({ user, token }, request) {
        // A sign-in before the proof writes too, and says nothing of letters: then the one that came last has to do.
        const isSignIn = request?.url.includes("/sign-in/");
        if (isSignIn && !(await mayTakeTurn(pool, lettersToEmail(user.email)))) return;
        await send(emails.verificationEmail(user.email, user.name, mailLink(token)));
      },
    },
    rateLimit: {
      enabled: true,
      storage: "database",
      window: minute,
      max: 300,
      ...columnNames.rateLimit,
      customRules: {
        "/sign-in/email": { window: minute, max: options.signInTriesPerMinute },
        "/sign-in/social": { window: minute, max: options.signInTriesPerMinute },
        "/sign-up/email": { window: minute, max: options.signInTriesPerMinute },
        "/change-password": { window: minute, max: options.signInTriesPerMinute },
        "/change-email": { window: minute, max: options.signInTriesPerMinute },
        "/request-password-reset": { window: minute, max: options.signInTriesPerMinute },
        "/send-verification-email": { window: minute, max: options.signInTriesPerMinute },
        "/get-session": false,
      },
    },
    user: {
      changeEmail: {
        enabled: true,
        async sendChangeEmailConfirmation({ user, newEmail, token }) {
          await send(
            emails.confirmNewEmail(user.email, user.name, { newEmail, href: mailLink(token) }),
          );
        },
      },
      ...columnNames.user,
    },
    session: {
      ...columnNames.session,
      expiresIn: 7 * day,
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
            data: { ...session, ...(await born(session.userId, ctx?.path ?? "", new Date())) },
          }),
        },
      },
    },
    plugins: [
      passkeys({ baseUrl }),
      {
        id: "hearthline",
        endpoints: {
          ...factorEndpoints({ accounts: pool, requireMfa: options.requireMfa }),
          ...secondStepEndpoints(pool),
          ...confirmationEndpoints({
            accounts: pool,
            sendCode: (user, code) => send(emails.confirmationCode(user.email, user.name, code)),
          }),
          ...passwordEndpoints(options.passwordMinLength),
        },
      },
    ],
    hooks: accountHooks({ ...options, accounts: pool, keys: createKeys(options.secret) }),
    advanced: {
      // Stated, because the library leaves them off where NODE_ENV says "test".
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
      ...cookieNames(baseUrl),
    },
    logger: {
      // Its messages may hold addresses; the level and the fact are all that our log needs.
      log: (level) => {
        if (level === "error") log.error("the account service reports an error");
      },
    },
    // Unexpected errors are ours to log and to answer (app.ts): the library would print them whole.
    onAPIError: { throw: true, errorURL: `${baseUrl}/signin` },
    telemetry: { enabled: false },
  });
}

export type Auth = ReturnType<typeof createAuth>;
