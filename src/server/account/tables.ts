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
 * The account service's tables, in a schema of their own that the application role cannot enter: a query of any
 * room can reach no password hash and no session. Better Auth reads and writes them; its field names are mapped to
 * these columns in auth.ts.
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
  /** E.164, once it was proved by a code; unique, because it is a way in. */
  phoneNumber: text("phone_number").unique(),
  phoneNumberVerified: boolean("phone_number_verified").notNull().default(false),
  /** Whether every sign-in asks for a second step. */
  secondStepRequired: boolean("second_step_required").notNull().default(false),
  ...moments,
});

/** One signed-in browser. */
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
    /** By which way in it began: domain/account/ways-in.ts. */
    method: text("method").notNull().default("password"),
    /** Opens nothing until the second step is done. */
    pending: boolean("pending").notNull().default(false),
    /** When a second factor or a passkey proved the person in this session. */
    assuredAt: instant("assured_at"),
    /** When the person last proved to be there: at sign-in, or asked again before something sensitive. */
    confirmedAt: instant("confirmed_at")
      .notNull()
      .default(sql`now()`),
    /** Moved on by the gate, at most once in five minutes. */
    lastSeenAt: instant("last_seen_at")
      .notNull()
      .default(sql`now()`),
    ...moments,
  },
  (table) => [index("session_user").on(table.userId)],
);

/** One way in: the email and password (its scrypt hash), later the linked providers. */
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

/** Links that were mailed and may be used once. */
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

/** How often an address tried, so that limits hold over restarts and over several server processes. */
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

/** An authenticator app of a person. It counts as a factor from the first right code on. */
export const authenticators = accountSchema.table(
  "authenticator",
  {
    id: uuid("id").primaryKey(),
    userId: ofUser(),
    name: text("name").notNull(),
    /** Encrypted with the server's secret. */
    secret: text("secret").notNull(),
    verifiedAt: instant("verified_at"),
    /** The newest time step whose code was taken; that code and older ones are refused. */
    lastStep: bigint("last_step", { mode: "number" }),
    createdAt: instant("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index("authenticator_user").on(table.userId)],
);

/** Codes for the day when phone and passkeys are gone. Each opens once; only hashes are kept. */
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

/** A passkey: the public half of a key that a device keeps. */
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

/** Renews the access tokens of a session, once: each use brings the next one. Only hashes are kept. */
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

/** A code in a return address, to be exchanged for a session by whoever knows the verifier of its challenge. */
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

/** A personal key for the public API, shown once; only its hash is kept. */
export const apiKeys = accountSchema.table(
  "api_key",
  {
    id: uuid("id").notNull(),
    userId: ofUser(),
    name: text("name").notNull(),
    /** The first characters, to tell keys apart. */
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
    // The caller makes the id: two people may have the same.
    primaryKey({ columns: [table.userId, table.id] }),
    index("api_key_user").on(table.userId),
  ],
);

/** What happened to an account: written by triggers and by the account room, never changed (docs/decisions/022). */
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
    /** The way in, the provider or the name that it is about. */
    detail: text("detail"),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
  },
  (table) => [index("event_user").on(table.userId, table.happenedAt)],
);

/** How long an account or an address must wait after wrong tries. Keys are hashes, of known and unknown accounts alike. */
export const delays = accountSchema.table("delay", {
  bucket: text("bucket").primaryKey(),
  failures: integer("failures").notNull(),
  freeAt: instant("free_at").notNull(),
  changedAt: instant("changed_at").notNull(),
});

/** Networks and browsers from which an account was opened before: they need not wait for what others try. */
export const knownPlaces = accountSchema.table(
  "known_place",
  {
    account: text("account").notNull(),
    place: text("place").notNull(),
    seenAt: instant("seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.place] })],
);
