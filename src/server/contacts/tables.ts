import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, ownerColumn } from "#server/platform/columns.ts";
import { profiles } from "#server/profiles/tables.ts";

type Json = Record<string, unknown>;

/**
 * Leads, deals and referral partners of one professional (SPEC §3). The key leads with the owner, so that no row can
 * refer to another tenant's and the table can later be spread over machines by owner. What only one type has lives
 * in `details` under the spec's names; the domain's schemas guard it on the way in and out.
 */
export const contacts = pgTable(
  "contacts",
  {
    userId: ownerColumn("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    type: text("type").notNull(),
    status: text("status").notNull(),
    assignedToUserId: uuid("assigned_to_user_id"),
    leadId: text("lead_id"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name"),
    email: text("email"),
    phoneNumber: text("phone_number"),
    companyName: text("company_name"),
    website: text("website"),
    tags: text("tags").array(),
    source: text("source"),
    address: text("address"),
    city: text("city"),
    state: text("state"),
    zipCode: text("zip_code"),
    isRefinance: boolean("is_refinance").notNull().default(false),
    notes: text("notes"),
    availableDays: jsonb("available_days").$type<Json>(),
    refinanceDetails: jsonb("refinance_details").$type<Json>(),
    details: jsonb("details").$type<Json>().notNull().default({}),
    createdAt: instant("created_at")
      .notNull()
      .default(sql`now()`),
    updatedAt: instant("updated_at")
      .notNull()
      .default(sql`now()`),
    /** The seven searched fields (SPEC §5) in lower case; the fields are kept apart so that no term matches across two. */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(
        sql`contact_search_text(first_name, last_name, email, company_name, phone_number, lead_id, tags)`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check("contacts_type", sql`type in ('Lead', 'Deal', 'Referral Partner')`),
    index("contacts_by_type").on(
      table.userId,
      table.type,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("contacts_by_status").on(
      table.userId,
      table.type,
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
