CREATE SCHEMA "account";
--> statement-breakpoint
CREATE TABLE "account"."account" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamptz,
	"refresh_token_expires_at" timestamptz,
	"scope" text,
	"password" text,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."rate_limit" (
	"id" uuid PRIMARY KEY,
	"key" text NOT NULL UNIQUE,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."session" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL UNIQUE,
	"expires_at" timestamptz NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."user" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"email" text NOT NULL UNIQUE,
	"email_verified" boolean NOT NULL,
	"image" text,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."verification" (
	"id" uuid PRIMARY KEY,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"user_id" uuid,
	"id" uuid,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"assigned_to_user_id" uuid,
	"lead_id" text,
	"first_name" text NOT NULL,
	"last_name" text,
	"email" text,
	"phone_number" text,
	"company_name" text,
	"website" text,
	"tags" text[],
	"source" text,
	"address" text,
	"city" text,
	"state" text,
	"zip_code" text,
	"is_refinance" boolean DEFAULT false NOT NULL,
	"notes" text,
	"available_days" jsonb,
	"refinance_details" jsonb,
	"details" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (contact_search_text(first_name, last_name, email, company_name, phone_number, lead_id, tags)) STORED NOT NULL,
	CONSTRAINT "contacts_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "contacts_type" CHECK (type in ('Lead', 'Deal', 'Referral Partner'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"phone" text,
	"company_name" text,
	"business_type" text,
	"role_in_business" text,
	"location_city" text,
	"location_state" text,
	"time_zone" text,
	"years_in_business" double precision,
	"license_number" text,
	"profile_picture_url" text,
	"website" text,
	"title" text,
	"address" text,
	"social_media_links" jsonb DEFAULT '{}' NOT NULL,
	"desired_functions" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_profile_complete" boolean DEFAULT false NOT NULL,
	"availability_preferences" jsonb,
	"linked_loan_officer_id" uuid,
	"linked_real_estate_agent_id" uuid,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_user" ON "account"."account" ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "account"."session" ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "account"."verification" ("identifier");--> statement-breakpoint
CREATE INDEX "contacts_by_type" ON "contacts" ("user_id","type","created_at" DESC,"id" DESC);--> statement-breakpoint
CREATE INDEX "contacts_by_status" ON "contacts" ("user_id","type","status","created_at" DESC,"id" DESC);--> statement-breakpoint
ALTER TABLE "account"."account" ADD CONSTRAINT "account_user_id_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"."user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "account"."session" ADD CONSTRAINT "session_user_id_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"."user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_user_id_fkey" FOREIGN KEY ("id") REFERENCES "account"."user"("id") ON DELETE CASCADE;