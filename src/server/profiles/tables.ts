import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { FirstStepsState } from "#domain/profiles/first-steps.ts";
import { users } from "#server/account/tables.ts";
import { bytes, instant, ownerColumn } from "#server/platform/columns.ts";

/**
 * One row per user, with the user's id. Row-level security shows professionals only their own row. The application role
 * may not write the email after creation, nor the linked ids (column grants).
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
  /** The IANA time zone of all local times of this professional. */
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
  /** Copies of the active link, for the screens. Only triggers write them, and they grant no access. */
  linkedLoanOfficerId: uuid("linked_loan_officer_id"),
  linkedRealEstateAgentId: uuid("linked_real_estate_agent_id"),
  /** The progress of the first-steps guide, and when the booking link was first copied. */
  firstSteps: text("first_steps").$type<FirstStepsState>().notNull().default("new"),
  bookingLinkCopiedAt: instant("booking_link_copied_at"),
  /** Whether the booking page shows them beside the name. */
  showsPictureOnBooking: boolean("shows_picture_on_booking").notNull().default(false),
  showsLicenseOnBooking: boolean("shows_license_on_booking").notNull().default(false),
  /** How clients who booked can reach them, on the page of the booking. */
  showsPhoneToClients: boolean("shows_phone_to_clients").notNull().default(false),
  showsEmailToClients: boolean("shows_email_to_clients").notNull().default(false),
  /** How clients can meet them (domain/appointments/ways-to-meet.ts): by phone, and by what is not null. */
  meetsByPhone: boolean("meets_by_phone").notNull().default(false),
  meetingVideoLink: text("meeting_video_link"),
  meetingAddress: text("meeting_address"),
  createdAt: instant("created_at")
    .notNull()
    .default(sql`now()`),
  updatedAt: instant("updated_at")
    .notNull()
    .default(sql`now()`),
  /**
   * The side that the profile's text means, for searches and for deciding who is the loan officer. The same rule as
   * domain/profiles/sides.ts.
   */
  side: text("side").generatedAlwaysAs(sql`profile_side(business_type, role_in_business)`),
  /** The side on which Find Professionals lists the person; null outside the two trades. */
  foundAs: text("found_as").generatedAlwaysAs(
    sql`case when lower(business_type) like '%mortgage%' or lower(business_type) like '%real estate%'
        then profile_side(business_type, role_in_business) end`,
  ),
  /** What Find Professionals searches, folded and separated so that no term matches across two. */
  cardText: text("card_text")
    .notNull()
    .generatedAlwaysAs(
      sql`fold_text(full_name || E'\\x1f' || coalesce(company_name, '') || E'\\x1f' || coalesce(role_in_business, ''))`,
    ),
  /** Picture and license number for visitors: null unless they are shown. */
  bookingPictureUrl: text("booking_picture_url").generatedAlwaysAs(
    sql`case when shows_picture_on_booking then profile_picture_url end`,
  ),
  bookingLicenseNumber: text("booking_license_number").generatedAlwaysAs(
    sql`case when shows_license_on_booking then license_number end`,
  ),
  /** The phone number for clients who booked: null unless it is shown. */
  bookingPhone: text("booking_phone").generatedAlwaysAs(
    sql`case when shows_phone_to_clients then phone end`,
  ),
});

/** The uploaded picture: square, re-encoded, at an address that cannot be guessed. */
export const profilePictures = pgTable("profile_pictures", {
  userId: ownerColumn("user_id")
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  name: text("name").notNull().unique(),
  image: bytes("image").notNull(),
  createdAt: instant("created_at").notNull(),
});

/**
 * The keys that a professional's encrypted fields are sealed with; the newest version seals. Each is wrapped by the
 * master key, which is not in the database (docs/decisions/080). They go with the profile, and then nothing opens what
 * a backup still has of it.
 */
export const dataKeys = pgTable(
  "data_keys",
  {
    userId: ownerColumn("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    /** The id of the master key that wrapped it. */
    master: text("master").notNull(),
    wrapped: bytes("wrapped").notNull(),
    createdAt: instant("created_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);
