import { bigint, boolean, index, integer, pgSchema, text, uuid } from "drizzle-orm/pg-core";
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
export const rateLimits = accountSchema.table("rate_limit", {
  id: uuid("id").primaryKey(),
  key: text("key").notNull().unique(),
  count: integer("count").notNull(),
  lastRequest: bigint("last_request", { mode: "number" }).notNull(),
});
