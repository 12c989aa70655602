/** The header in which app.ts passes on the client's address; the same header from outside is removed. */
export const clientIpHeader = "x-hearthline-client-ip";

/** How Better Auth's field names are spelled in the account schema (tables.ts). */
const moments = { createdAt: "created_at", updatedAt: "updated_at" };

export const columnNames = {
  user: {
    fields: { emailVerified: "email_verified", ...moments },
    additionalFields: {
      phoneNumber: { type: "string", fieldName: "phone_number", required: false, input: false },
      phoneNumberVerified: {
        type: "boolean",
        fieldName: "phone_number_verified",
        required: false,
        defaultValue: false,
        input: false,
      },
      secondStepRequired: {
        type: "boolean",
        fieldName: "second_step_required",
        required: false,
        defaultValue: false,
        input: false,
      },
    },
  },
  session: {
    fields: {
      userId: "user_id",
      expiresAt: "expires_at",
      ipAddress: "ip_address",
      userAgent: "user_agent",
      ...moments,
    },
    // Our own fields (tables.ts); no request writes them.
    additionalFields: {
      method: { type: "string", required: false, input: false },
      pending: { type: "boolean", required: false, defaultValue: false, input: false },
      assuredAt: { type: "date", fieldName: "assured_at", required: false, input: false },
      confirmedAt: { type: "date", fieldName: "confirmed_at", required: false, input: false },
    },
  },
  account: {
    fields: {
      userId: "user_id",
      accountId: "account_id",
      providerId: "provider_id",
      accessToken: "access_token",
      refreshToken: "refresh_token",
      idToken: "id_token",
      accessTokenExpiresAt: "access_token_expires_at",
      refreshTokenExpiresAt: "refresh_token_expires_at",
      ...moments,
    },
  },
  // The identifier of an emailed link contains its token.
  verification: { fields: { expiresAt: "expires_at", ...moments }, storeIdentifier: "hashed" },
  rateLimit: { modelName: "rate_limit", fields: { lastRequest: "last_request" } },
} as const;

/**
 * Names of the session's cookies. Under https they are __Host- cookies: Secure, for this host only, path /, so that no
 * neighboring subdomain can set one. Browsers refuse that prefix over plain http.
 */
export function cookieNames(baseUrl: string) {
  const cookie = (name: string) => ownCookie(baseUrl, name);
  return {
    useSecureCookies: false,
    cookies: {
      session_token: cookie("session"),
      session_data: cookie("session-data"),
      account_data: cookie("account-data"),
      dont_remember: cookie("short-session"),
      state: cookie("way-back"),
      sign_up: cookie("sign-up"),
    },
  };
}

/** Any other cookie of ours, by the same rules. */
export function ownCookie(baseUrl: string, name: string) {
  const secure = baseUrl.startsWith("https:");
  return {
    name: `${secure ? "__Host-" : ""}hearthline.${name}`,
    attributes: { secure, path: "/", httpOnly: true, sameSite: "lax" as const },
  };
}
