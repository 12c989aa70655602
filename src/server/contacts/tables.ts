import { sql } from "drizzle-orm";
import {
  bigint,
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
import { type FollowUp, firstFollowUp } from "#domain/contacts/follow-up.ts";
import type { Change } from "#domain/contacts/timeline.ts";
import { instant, ownerColumn } from "#server/platform/columns.ts";
import { sealedCheck, sealedColumn } from "#server/platform/sealed/fields.ts";
import { sealedPlaces } from "#server/platform/sealed/places.ts";
import { profiles } from "#server/profiles/tables.ts";

type Json = Record<string, unknown>;

/** The columns of a contact, in the lists and in the bin. */
const contactColumns = {
  userId: ownerColumn("user_id")
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" }),
  id: uuid("id").notNull(),
  type: text("type").notNull(),
  status: text("status").notNull(),
  /** Counts the saves: an edit names the version it is based on, so that no one overwrites changes unseen. */
  version: integer("version").notNull().default(1),
  assignedToUserId: uuid("assigned_to_user_id"),
  leadId: text("lead_id"),
  firstName: text("first_name").notNull(),
  lastName: text("last_name"),
  email: text("email"),
  /** As typed. */
  phoneNumber: text("phone_number"),
  /** The same as E.164, for matching; null if it cannot be read. */
  phoneE164: text("phone_e164"),
  companyName: text("company_name"),
  website: text("website"),
  tags: text("tags").array(),
  source: text("source"),
  /** How far the professional is with a lead (domain/contacts/follow-up.ts); others keep the default. */
  followUp: text("follow_up").$type<FollowUp>().notNull().default(firstFollowUp),
  address: text("address"),
  city: text("city"),
  state: text("state"),
  zipCode: text("zip_code"),
  isRefinance: boolean("is_refinance").notNull().default(false),
  notes: text("notes"),
  availableDays: jsonb("available_days").$type<Json>(),
  dealProgress: jsonb("deal_progress").$type<Json>(),
  // What a borrower owes, earns and can afford is encrypted (docs/decisions/080).
  refinanceDetails: sealedColumn<Json>("refinance_details"),
  loanOfficerDealParams: sealedColumn<Json>("loan_officer_deal_params"),
  realtorPrequalInputs: sealedColumn<Json>("realtor_prequal_inputs"),
  preApprovalResults: sealedColumn<Json>("pre_approval_results"),
  /** A list of {id, role, name, company, phone_number, email}, for title, appraiser, inspector and other side. */
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
 * Leads, deals and referral partners of one professional. The key begins with the owner, so that no row can refer to
 * another tenant's and the table can later be partitioned by owner. Fields of a single type are in JSON with snake_case
 * names, which the domain's schemas validate.
 */
export const contacts = pgTable(
  "contacts",
  {
    ...contactColumns,
    /**
     * The seven searched fields, folded (domain/kernel/fold.ts), with the phone also as E.164, separated so that no
     * term matches across two.
     */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(
        sql`contact_search_text(first_name, last_name, email, company_name, phone_number, phone_e164, lead_id, tags)`,
      ),
    /**
     * The email for matching: under row-level security, equality of a stored column can use an index, lower() cannot.
     */
    emailKey: text("email_key").generatedAlwaysAs(sql`lower(email)`),
    /** The words of name and company, for the global search (docs/decisions/032). */
    nameKey: text("name_key")
      .notNull()
      .generatedAlwaysAs(sql`contact_name_key(first_name, last_name, company_name)`),
    /** For sorting by name: last name first. */
    sortName: text("sort_name")
      .notNull()
      .generatedAlwaysAs(sql`contact_sort_name(first_name, last_name)`),
    /**
     * A deal's purchase price for the lists, and two of its dates (YYYY-MM-DD): the closing, and the latest of all.
     * Null for text that is not a number or date.
     */
    dealAmount: numeric("deal_amount", { mode: "number" }).generatedAlwaysAs(
      sql`deal_amount(type, details)`,
    ),
    closingDay: text("closing_day").generatedAlwaysAs(sql`deal_closing_day(type, deal_progress)`),
    lastDay: text("last_day").generatedAlwaysAs(sql`deal_last_day(type, deal_progress)`),
    /** For the order of New Leads: by follow-up state, each newest first. */
    followUpOrder: bigint("follow_up_order", { mode: "number" })
      .notNull()
      .generatedAlwaysAs(sql`follow_up_order(follow_up, created_at)`),
    /**
     * The source of a contact, and the keys by which it matches a referral partner's name or company in any spelling.
     */
    sourceKey: text("source_key").generatedAlwaysAs(
      sql`nullif(left(lower(btrim(source)), 250), '')`,
    ),
    partnerKeys: text("partner_keys")
      .array()
      .generatedAlwaysAs(sql`partner_keys(type, first_name, last_name, company_name)`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check("contacts_follow_up", sql`follow_up in ('New', 'Contacted', 'Nurturing', 'Not now')`),
    sealedCheck("contacts", sealedPlaces.contacts.columns),
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
    index("contacts_by_follow_up").on(
      table.userId,
      table.type,
      table.status,
      table.followUpOrder,
      table.id,
    ),
    index("contacts_by_name").on(table.userId, table.type, table.sortName, table.id),
    index("contacts_by_phone")
      .on(table.userId, table.phoneE164)
      .where(sql`phone_e164 is not null`),
    index("contacts_by_email")
      .on(table.userId, table.emailKey)
      .where(sql`email_key is not null`),
    // Contains everything that the overview counts about deals, so that it reads no record.
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
 * Deleted contacts, for 30 days (docs/decisions/012). Restoring puts the row back as it was; after `purge_at` a job
 * removes it with its timeline.
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
    sealedCheck("deleted_contacts", sealedPlaces.contacts.columns),
    index("deleted_contacts_newest").on(
      table.userId,
      table.deletedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("deleted_contacts_to_purge").on(table.purgeAt),
  ],
);

/**
 * The timeline of a contact: append-only, written in the transaction that it records. Only the owner's own notes can be
 * edited and deleted; row-level security refuses it for every other entry. It has no foreign key to the contact,
 * because the timeline of a deleted contact is kept with it.
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
    /** created, edited, moved, converted, noted, deleted, restored; other rooms add theirs. */
    kind: text("kind").notNull(),
    /** The owner, or a helper on the owner's behalf. */
    actor: text("actor").notNull(),
    /** The details of the kind: changes with before and after, the text of a note. */
    data: jsonb("data").$type<Json>().notNull().default({}),
    /** The changes, encrypted, if one of them is of an encrypted field; `data` has none then. */
    changes: sealedColumn<Change[]>("changes"),
    /**
     * Counts the versions of a note: each edit names the one it is based on, so that no one overwrites changes unseen.
     */
    version: integer("version").notNull().default(1),
    /** When a note was last edited; null if never. */
    editedAt: instant("edited_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    sealedCheck("contact_events", sealedPlaces.contact_events.columns),
    // For the check whether anything happened since a contact came in.
    index("contact_events_touches")
      .on(table.userId, table.contactId)
      .where(sql`kind not in ('created', 'deleted', 'restored')`),
    // For the messages that wait for an answer.
    index("contact_events_messages")
      .on(table.userId, table.happenedAt)
      .where(sql`kind = 'message taken'`),
    index("contact_events_newest").on(
      table.userId,
      table.contactId,
      table.happenedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/** Deleted notes, so that Undo restores them as they were; after `purge_at` a job removes them (docs/decisions/053). */
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

/** What a contact agreed to, in the words that were shown: append-only evidence. */
export const contactConsents = pgTable(
  "contact_consents",
  {
    userId: ownerColumn("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    contactId: uuid("contact_id").notNull(),
    wording: text("wording").notNull(),
    /** Where, such as "Booking page". */
    source: text("source").notNull(),
    givenAt: instant("given_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("contact_consents_newest").on(table.userId, table.contactId, table.givenAt),
  ],
);
