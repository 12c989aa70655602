import { sql } from "drizzle-orm";
import { boolean, doublePrecision, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#server/account/tables.ts";
import { instant, ownerColumn } from "#server/platform/columns.ts";

/**
 * One row per user, its id is the user's (SPEC §3). Row-level security shows a professional the own row alone.
 * The application role may not write email after creation, nor the linked ids (column grants in the migration).
 */
export const profiles = pgTable("profiles", {
  id: ownerColumn("id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text("email").notNull(),
  fullName: text("full_name").notNull(),
  phone: text("phone"),
  companyName: text("company_name"),
  businessType: text("business_type"),
  roleInBusiness: text("role_in_business"),
  locationCity: text("location_city"),
  locationState: text("location_state"),
  /** An IANA zone; wall-clock times of this professional are meant in it (D1, D2). */
  timeZone: text("time_zone"),
  yearsInBusiness: doublePrecision("years_in_business"),
  licenseNumber: text("license_number"),
  profilePictureUrl: text("profile_picture_url"),
  website: text("website"),
  title: text("title"),
  address: text("address"),
  socialMediaLinks: jsonb("social_media_links")
    .$type<Record<string, string | null>>()
    .notNull()
    .default({}),
  desiredFunctions: text("desired_functions").array().notNull().default([]),
  isProfileComplete: boolean("is_profile_complete").notNull().default(false),
  availabilityPreferences: jsonb("availability_preferences").$type<Record<string, unknown>>(),
  linkedLoanOfficerId: uuid("linked_loan_officer_id"),
  linkedRealEstateAgentId: uuid("linked_real_estate_agent_id"),
  createdAt: instant("created_at")
    .notNull()
    .default(sql`now()`),
  updatedAt: instant("updated_at")
    .notNull()
    .default(sql`now()`),
});
