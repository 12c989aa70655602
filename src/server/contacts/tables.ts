import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, ownerColumn } from "#server/platform/columns.ts";
import { profiles } from "#server/profiles/tables.ts";

type Json = Record<string, unknown>;

/** What a contact is, wherever it is kept: among the contacts or in the bin. */
const contactColumns = {
  userId: ownerColumn("user_id")
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" }),
  id: uuid("id").notNull(),
  type: text("type").notNull(),
  status: text("status").notNull(),
  /** Counts the saves: an edit names the version it saw, so that nobody overwrites what they have not read. */
  version: integer("version").notNull().default(1),
  assignedToUserId: uuid("assigned_to_user_id"),
  leadId: text("lead_id"),
  firstName: text("first_name").notNull(),
  lastName: text("last_name"),
  email: text("email"),
  /** As it was typed. */
  phoneNumber: text("phone_number"),
  /** The same number as it was understood (E.164), for matching; null when it was not. */
  phoneE164: text("phone_e164"),
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
  dealProgress: jsonb("deal_progress").$type<Json>(),
  loanOfficerDealParams: jsonb("loan_officer_deal_params").$type<Json>(),
  realtorPrequalInputs: jsonb("realtor_prequal_inputs").$type<Json>(),
  preApprovalResults: jsonb("pre_approval_results").$type<Json>(),
  /** Title, appraiser, inspector, other side: a list of {id, role, name, company, phone_number, email}. */
  dealParties: jsonb("deal_parties").$type<Json[]>(),
  details: jsonb("details").$type<Json>().notNull().default({}),
  createdAt: instant("created_at")
    .notNull()
    .default(sql`now()`),
  updatedAt: instant("updated_at")
    .notNull()
    .default(sql`now()`),
};

/**
 * Leads, deals and referral partners of one professional. The key leads with the owner, so that no row can refer to
 * another tenant's and the table can later be spread over machines by owner. What only one type has is in JSON with
 * snake_case names; the domain's schemas check it on the way in and out.
 */
export const contacts = pgTable(
  "contacts",
  {
    ...contactColumns,
    /**
     * The seven searched fields, folded (domain/kernel/fold.ts), the phone also as it was understood; the fields are
     * kept apart so that no term matches across two.
     */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(
        sql`contact_search_text(first_name, last_name, email, company_name, phone_number, phone_e164, lead_id, tags)`,
      ),
    /** The email for matching: equality of stored columns may use an index under row-level security, lower() may not. */
    emailKey: text("email_key").generatedAlwaysAs(sql`lower(email)`),
    /** The words of name and company as the search of everything compares them (docs/decisions/032). */
    nameKey: text("name_key")
      .notNull()
      .generatedAlwaysAs(sql`contact_name_key(first_name, last_name, company_name)`),
    /** By what lists are sorted when they are sorted by name: the family name first. */
    sortName: text("sort_name")
      .notNull()
      .generatedAlwaysAs(sql`contact_sort_name(first_name, last_name)`),
    /**
     * A deal's purchase price as the lists show it, and two of its calendar days (YYYY-MM-DD): the closing, and the
     * last of all its dates. What is no number or no day is null.
     */
    dealAmount: numeric("deal_amount", { mode: "number" }).generatedAlwaysAs(
      sql`deal_amount(type, details)`,
    ),
    closingDay: text("closing_day").generatedAlwaysAs(sql`deal_closing_day(type, deal_progress)`),
    lastDay: text("last_day").generatedAlwaysAs(sql`deal_last_day(type, deal_progress)`),
    /** Where somebody came from, and by what that names a referral partner: name and company, however they are spelt. */
    sourceKey: text("source_key").generatedAlwaysAs(
      sql`nullif(left(lower(btrim(source)), 250), '')`,
    ),
    partnerKeys: text("partner_keys")
      .array()
      .generatedAlwaysAs(sql`partner_keys(type, first_name, last_name, company_name)`),
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
    index("contacts_by_name").on(table.userId, table.type, table.sortName, table.id),
    index("contacts_by_phone")
      .on(table.userId, table.phoneE164)
      .where(sql`phone_e164 is not null`),
    index("contacts_by_email")
      .on(table.userId, table.emailKey)
      .where(sql`email_key is not null`),
    // Holds all that the overview counts of deals, so that it reads no record.
    index("contacts_deals")
      .on(table.userId, table.status, table.closingDay, table.lastDay, table.dealAmount, table.id)
      .where(sql`type = 'Deal'`),
    index("contacts_by_source")
      .on(table.userId, table.sourceKey, table.createdAt)
      .where(sql`source_key is not null and type <> 'Referral Partner'`),
    index("contacts_partners")
      .on(table.userId, table.partnerKeys, table.id)
      .where(sql`type = 'Referral Partner'`),
  ],
);

/**
 * Deleted contacts, whole, for 30 days (docs/decisions/012). Restoring puts the row back as it was; after `purge_at` a
 * job removes it together with its timeline.
 */
export const deletedContacts = pgTable(
  "deleted_contacts",
  {
    ...contactColumns,
    deletedAt: instant("deleted_at").notNull(),
    purgeAt: instant("purge_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("deleted_contacts_newest").on(
      table.userId,
      table.deletedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("deleted_contacts_to_purge").on(table.purgeAt),
  ],
);

/**
 * What happened with a contact, in the order it happened: append-only, written in the transaction that it records.
 * Only the owner's own notes can be corrected and deleted; row-level security refuses it for every other line.
 * It has no foreign key to the contact, because the history of a deleted contact waits with it in the bin.
 */
export const contactEvents = pgTable(
  "contact_events",
  {
    userId: ownerColumn("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    contactId: uuid("contact_id").notNull(),
    happenedAt: instant("happened_at").notNull(),
    /** created, edited, moved, converted, noted, deleted, restored; later rooms add theirs. */
    kind: text("kind").notNull(),
    /** Who did it: the owner, or a helper in the owner's name. */
    actor: text("actor").notNull(),
    /** What the kind needs to be told: changes with before and after, the text of a note. */
    data: jsonb("data").$type<Json>().notNull().default({}),
    /** Counts the corrections of a note: one names the version it saw, so that nobody overwrites what they have not read. */
    version: integer("version").notNull().default(1),
    /** When a note was last corrected; null when it reads as it was written. */
    editedAt: instant("edited_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Whether anything happened with somebody since they came in, without a look at what.
    index("contact_events_touches")
      .on(table.userId, table.contactId)
      .where(sql`kind not in ('created', 'deleted', 'restored')`),
    index("contact_events_newest").on(
      table.userId,
      table.contactId,
      table.happenedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/**
 * Deleted notes, whole, so that Undo brings one back as it was; after `purge_at` a job removes it
 * (docs/decisions/053).
 */
export const deletedNotes = pgTable(
  "deleted_notes",
  {
    userId: ownerColumn("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    contactId: uuid("contact_id").notNull(),
    happenedAt: instant("happened_at").notNull(),
    data: jsonb("data").$type<Json>().notNull(),
    version: integer("version").notNull(),
    editedAt: instant("edited_at"),
    deletedAt: instant("deleted_at").notNull(),
    purgeAt: instant("purge_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("deleted_notes_of_contact").on(table.userId, table.contactId),
    index("deleted_notes_to_purge").on(table.purgeAt),
  ],
);

/** What a contact agreed to, in the very words that were shown, and where: append-only evidence. */
export const contactConsents = pgTable(
  "contact_consents",
  {
    userId: ownerColumn("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    contactId: uuid("contact_id").notNull(),
    wording: text("wording").notNull(),
    /** Where it was given, such as "Booking page". */
    source: text("source").notNull(),
    givenAt: instant("given_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("contact_consents_newest").on(table.userId, table.contactId, table.givenAt),
  ],
);
