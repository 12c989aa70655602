import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { contacts } from "#server/contacts/tables.ts";
import { instant, ownerColumn } from "#server/platform/columns.ts";
import { profiles } from "#server/profiles/tables.ts";

/**
 * Invitations between a loan officer and an agent. An accepted one is the link of the two until it is ended; nothing
 * else gives access to a loan officer's deals (docs/decisions/018). A trigger decides which of the two is the loan
 * officer, and another allows only the changes in docs/behavior/links.md#an-invitation.
 */
export const profileLinkInvitations = pgTable(
  "profile_link_invitations",
  {
    invitingProfileId: ownerColumn("inviting_profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    invitedProfileId: ownerColumn("invited_profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    status: text("status").notNull().default("pending"),
    createdAt: instant("created_at")
      .notNull()
      .default(sql`now()`),
    updatedAt: instant("updated_at")
      .notNull()
      .default(sql`now()`),
    loanOfficerId: ownerColumn("loan_officer_id").notNull(),
    agentId: ownerColumn("agent_id").notNull(),
    endedAt: instant("ended_at"),
    /** Null while the link is active, and when the agent's next link replaced it. */
    endedBy: ownerColumn("ended_by"),
  },
  (table) => [
    primaryKey({ columns: [table.invitingProfileId, table.id] }),
    uniqueIndex("invitations_by_id").on(table.id),
    check("invitations_status", sql`status in ('pending', 'accepted', 'declined', 'cancelled')`),
    check("invitations_two_people", sql`inviting_profile_id <> invited_profile_id`),
    check("invitations_ended", sql`ended_at is null or status = 'accepted'`),
    // At most one pending invitation for a pair, whoever sent it.
    uniqueIndex("invitations_one_pending")
      .on(
        sql`least(inviting_profile_id, invited_profile_id)`,
        sql`greatest(inviting_profile_id, invited_profile_id)`,
      )
      .where(sql`status = 'pending'`),
    // At most one loan officer for an agent at a time.
    uniqueIndex("invitations_one_officer")
      .on(table.agentId)
      .where(sql`status = 'accepted' and ended_at is null`),
    index("invitations_live_agents")
      .on(table.loanOfficerId)
      .where(sql`status = 'accepted' and ended_at is null`),
    index("invitations_received").on(table.invitedProfileId, table.createdAt),
    index("invitations_sent").on(table.invitingProfileId, table.createdAt),
  ],
);

/** The loan officer whose settings these are, and for which agent. */
const officerAndAgent = {
  userId: ownerColumn("user_id")
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" }),
  agentId: ownerColumn("agent_id")
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" }),
};

/**
 * What a loan officer shares with one agent; without a row all deals and all figures. Deliberately outlives the link.
 */
export const linkSharing = pgTable(
  "link_sharing",
  {
    ...officerAndAgent,
    sharesAllDeals: boolean("shares_all_deals").notNull(),
    hidesFinances: boolean("hides_finances").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.agentId] })],
);

/** The deals that a loan officer shares individually with one agent, for when not all deals are shared. */
export const dealShares = pgTable(
  "deal_shares",
  {
    ...officerAndAgent,
    dealId: uuid("deal_id").notNull(),
    sharedAt: instant("shared_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.agentId, table.dealId] }),
    foreignKey({
      columns: [table.userId, table.dealId],
      foreignColumns: [contacts.userId, contacts.id],
    }).onDelete("cascade"),
  ],
);

/**
 * What happened between a loan officer and an agent: append-only, written by triggers, so that no change of a link can
 * be left out. Both can read it.
 */
export const linkEvents = pgTable(
  "link_events",
  {
    loanOfficerId: ownerColumn("loan_officer_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    agentId: ownerColumn("agent_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    happenedAt: instant("happened_at").notNull(),
    kind: text("kind").notNull(),
    actorId: uuid("actor_id"),
    dealName: text("deal_name"),
    /** {shares_all_deals, hides_finances} as set. */
    sharing: jsonb("sharing").$type<Record<string, boolean>>(),
  },
  (table) => [
    primaryKey({ columns: [table.loanOfficerId, table.id] }),
    index("link_events_newest").on(
      table.loanOfficerId,
      table.agentId,
      table.happenedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
