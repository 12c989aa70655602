import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import type { Pool } from "pg";
import {
  emailNotVerified,
  passwordMaxLength,
  providerNotSetUp,
} from "#domain/account/credentials.ts";
import { enqueueMail } from "#server/mail/outbox.ts";
import { newId } from "#server/platform/ids.ts";
import type { Log } from "#server/platform/log.ts";
import { alreadyRegisteredEmail, resetPasswordEmail, verificationEmail } from "./emails.ts";
import { columnNames, cookieNames } from "./auth-names.ts";
import { checkRequest } from "./request-rules.ts";

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
  log: Log;
};

const minute = 60;

// What no screen and no test stands behind yet is closed.
const notYetOffered = [
  "/account-info",
  "/change-email",
  "/change-password",
  "/delete-user",
  "/get-access-token",
  "/link-social",
  "/list-accounts",
  "/list-sessions",
  "/refresh-token",
  "/revoke-other-sessions",
  "/revoke-session",
  "/revoke-sessions",
  "/set-password",
  "/unlink-account",
  "/update-session",
  "/update-user",
  "/verify-password",
];

/** The header in which our own server tells the account service the client's address; copies from outside are removed. */
export const clientIpHeader = "x-hearthline-client-ip";

/** The account service (SPEC §4, §7): Better Auth does the work, this file is the wiring. */
export function createAuth(options: AuthOptions) {
  const { pool, baseUrl, log } = options;
  const send = (letter: Parameters<typeof enqueueMail>[1]) => enqueueMail(pool, letter);
  return betterAuth({
    appName: "Hearthline",
    baseURL: baseUrl,
    basePath: "/api/auth",
    secret: options.secret,
    database: pool,
    disabledPaths: notYetOffered,
    trustedOrigins: [baseUrl, ...options.trustedOrigins],
    ...columnNames,
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: options.passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * minute,
      async sendResetPassword({ user, token }) {
        const href = `${baseUrl}/update-password#token=${encodeURIComponent(token)}`;
        await send(resetPasswordEmail(user.email, user.name, href));
      },
      async onExistingUserSignUp({ user }) {
        // One who never proved the address gets the proof again by signing in; here both are told the same way.
        await send(alreadyRegisteredEmail(user.email, user.name, baseUrl));
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: 60 * minute,
      async sendVerificationEmail({ user, token }) {
        const query = new URLSearchParams({ token, callbackURL: "/signin" });
        const href = `${baseUrl}/api/auth/verify-email?${query}`;
        await send(verificationEmail(user.email, user.name, href));
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
        "/request-password-reset": { window: minute, max: options.signInTriesPerMinute },
        "/send-verification-email": { window: minute, max: options.signInTriesPerMinute },
        "/get-session": false,
      },
    },
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        checkRequest(ctx.path, ctx.body, options.passwordMinLength);
      }),
      after: createAuthMiddleware(async (ctx) => {
        const { returned } = ctx.context;
        const code = returned instanceof APIError ? returned.body?.code : undefined;
        if (code === "EMAIL_NOT_VERIFIED")
          throw new APIError("FORBIDDEN", { code, message: emailNotVerified });
        if (code === "PROVIDER_NOT_FOUND")
          throw new APIError("NOT_FOUND", { code, message: providerNotSetUp });
      }),
    },
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
