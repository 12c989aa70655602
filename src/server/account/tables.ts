import {
  bigint,
  boolean,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { instant } from "#server/platform/columns.ts";

/**
 * The tables of Better Auth, in a schema of their own that the application role cannot access: no query of another room
 * reaches a password hash or a session. shared/auth-names.ts maps Better Auth's field names to these columns.
 */
export const accountSchema = pgSchema("account");

const moments = {
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
};

/** One person who can sign in. The id is also the id of the person's profile. */
export const users = accountSchema.table("user", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull(),
  image: text("image"),
  /** E.164, set when a code has verified it; unique, because it can sign in. */
  phoneNumber: text("phone_number").unique(),
  phoneNumberVerified: boolean("phone_number_verified").notNull().default(false),
  /** Whether every sign-in requires a second step. */
  secondStepRequired: boolean("second_step_required").notNull().default(false),
  ...moments,
});

/** A session of a browser or an API client. */
export const sessions = accountSchema.table(
  "session",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: text("token").notNull().unique(),
    expiresAt: instant("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** The sign-in method: domain/account/sign-in-methods.ts. */
    method: text("method").notNull().default("password"),
    /** Gives no access until the second step is done. */
    pending: boolean("pending").notNull().default(false),
    /** When a second factor or a passkey was used in this session. */
    assuredAt: instant("assured_at"),
    /** When the person last confirmed: at sign-in, or when asked again. */
    confirmedAt: instant("confirmed_at")
      .notNull()
      .default(sql`now()`),
    /** Updated by gate.enter, at most every five minutes. */
    lastSeenAt: instant("last_seen_at")
      .notNull()
      .default(sql`now()`),
    ...moments,
  },
  (table) => [index("session_user").on(table.userId)],
);

/** A sign-in method: the password (its scrypt hash) or a linked provider. */
export const logins = accountSchema.table(
  "account",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    ...moments,
  },
  (table) => [index("account_user").on(table.userId)],
);

/** Emailed links and one-time codes. */
export const verifications = accountSchema.table(
  "verification",
  {
    id: uuid("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: instant("expires_at").notNull(),
    ...moments,
  },
  (table) => [index("verification_identifier").on(table.identifier)],
);

/** Requests per network address, so that limits apply across restarts and server processes. */
export const rateLimits = accountSchema.table(
  "rate_limit",
  {
    id: uuid("id").primaryKey(),
    key: text("key").notNull().unique(),
    count: integer("count").notNull(),
    /** Milliseconds since 1970. */
    lastRequest: bigint("last_request", { mode: "number" }).notNull(),
  },
  (table) => [index("rate_limit_last_request").on(table.lastRequest)],
);

const ofUser = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** An authenticator app of a person, active from its first right code on. */
export const authenticators = accountSchema.table(
  "authenticator",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser(),
    name: text("name").notNull(),
    /** Encrypted with the server's secret. */
    secret: text("secret").notNull(),
    verifiedAt: instant("verified_at"),
    /** The newest time step whose code was accepted; that code and older ones are refused. */
    lastStep: bigint("last_step", { mode: "number" }),
    createdAt: instant("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index("authenticator_user").on(table.userId)],
);

/** Recovery codes. Each works once; only hashes are stored. */
export const recoveryCodes = accountSchema.table(
  "recovery_code",
  {
    userId: ofUser(),
    hash: text("hash").notNull(),
    usedAt: instant("used_at"),
    createdAt: instant("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** A passkey: the public half of a key that a device holds. */
export const passkeys = accountSchema.table(
  "passkey",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser(),
    name: text("name"),
    publicKey: text("public_key").notNull(),
    credentialId: text("credential_id").notNull().unique(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text("transports"),
    aaguid: text("aaguid"),
    createdAt: instant("created_at"),
  },
  (table) => [index("passkey_user").on(table.userId)],
);

/** The keys that sign access tokens; the private half is encrypted. The public halves are served as a JWKS. */
export const signingKeys = accountSchema.table("jwks", {
  id: uuid("id").primaryKey(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at"),
  alg: text("alg"),
  crv: text("crv"),
});

/** Refresh tokens. Each works once and returns the next one; only hashes are stored. */
export const renewals = accountSchema.table(
  "renewal",
  {
    hash: text("hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    usedAt: instant("used_at"),
    createdAt: instant("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index("renewal_session").on(table.sessionId)],
);

/** Authorization codes in return addresses (PKCE), to be exchanged for a session with the verifier of the challenge. */
export const returnCodes = accountSchema.table(
  "return_code",
  {
    hash: text("hash").primaryKey(),
    challenge: text("challenge").notNull(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    usedAt: instant("used_at"),
    createdAt: instant("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index("return_code_session").on(table.sessionId)],
);

/** A personal key for the public API; only its hash is stored. */
export const apiKeys = accountSchema.table(
  "api_key",
  {
    id: uuid("id").notNull(),
    userId: ofUser(),
    name: text("name").notNull(),
    /** The first characters, to distinguish keys on screen. */
    start: text("start").notNull(),
    hash: text("hash").notNull().unique(),
    /** See domain/account/scopes.ts. */
    scopes: text("scopes").array().notNull(),
    expiresAt: instant("expires_at"),
    lastUsedAt: instant("last_used_at"),
    createdAt: instant("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    // The client chooses the id, so two people may have the same.
    primaryKey({ columns: [table.userId, table.id] }),
    index("api_key_user").on(table.userId),
  ],
);

/** The activity of an account: written by triggers and by this room, never changed (docs/decisions/022). */
export const accountEvents = accountSchema.table(
  "event",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: ofUser(),
    happenedAt: instant("happened_at")
      .notNull()
      .default(sql`now()`),
    /** See domain/account/events.ts. */
    kind: text("kind").notNull(),
    /** The method, provider or name that it is about. */
    detail: text("detail"),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
  },
  (table) => [index("event_user").on(table.userId, table.happenedAt)],
);

/**
 * How long an account or a network must wait after failed attempts. Keys are hashes, whether or not the account exists.
 */
export const delays = accountSchema.table("delay", {
  bucket: text("bucket").primaryKey(),
  failures: integer("failures").notNull(),
  freeAt: instant("free_at").notNull(),
  changedAt: instant("changed_at").notNull(),
});

/** Browsers that signed in to an account before: they need not wait for others' attempts. */
export const knownBrowsers = accountSchema.table(
  "known_place",
  {
    account: text("account").notNull(),
    place: text("place").notNull(),
    seenAt: instant("seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.place] })],
);
