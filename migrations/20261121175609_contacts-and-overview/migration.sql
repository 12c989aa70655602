CREATE TABLE "appointments" (
	"professional_id" uuid,
	"id" uuid,
	"client_name" text,
	"client_email" text,
	"client_phone" text,
	"appointment_time" timestamptz NOT NULL,
	"duration_minutes" integer NOT NULL,
	"notes" text,
	"status" text NOT NULL,
	"appointment_type" text,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_pkey" PRIMARY KEY("professional_id","id")
);
--> statement-breakpoint
CREATE TABLE "ai_tasks_log" (
	"user_id" uuid,
	"id" uuid,
	"task_description" text NOT NULL,
	"status" text NOT NULL,
	"performed_at" timestamptz NOT NULL,
	"details" jsonb,
	CONSTRAINT "ai_tasks_log_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "contact_events" (
	"user_id" uuid,
	"id" uuid,
	"contact_id" uuid NOT NULL,
	"happened_at" timestamptz NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"data" jsonb DEFAULT '{}' NOT NULL,
	CONSTRAINT "contact_events_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "deleted_contacts" (
	"user_id" uuid,
	"id" uuid,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"assigned_to_user_id" uuid,
	"lead_id" text,
	"first_name" text NOT NULL,
	"last_name" text,
	"email" text,
	"phone_number" text,
	"phone_e164" text,
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
	"deal_progress" jsonb,
	"loan_officer_deal_params" jsonb,
	"realtor_prequal_inputs" jsonb,
	"pre_approval_results" jsonb,
	"deal_parties" jsonb,
	"details" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	"deleted_at" timestamptz NOT NULL,
	"purge_at" timestamptz NOT NULL,
	CONSTRAINT "deleted_contacts_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "phone_e164" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "deal_progress" jsonb;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "loan_officer_deal_params" jsonb;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "realtor_prequal_inputs" jsonb;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "pre_approval_results" jsonb;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "deal_parties" jsonb;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (contact_sort_name(first_name, last_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (contact_search_text(first_name, last_name, email, company_name, phone_number, phone_e164, lead_id, tags)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "appointments_by_time" ON "appointments" ("professional_id","appointment_time","id");--> statement-breakpoint
CREATE INDEX "ai_tasks_log_newest" ON "ai_tasks_log" ("user_id","performed_at" DESC,"id" DESC);--> statement-breakpoint
CREATE INDEX "contact_events_newest" ON "contact_events" ("user_id","contact_id","happened_at" DESC,"id" DESC);--> statement-breakpoint
CREATE INDEX "contacts_by_name" ON "contacts" ("user_id","type","sort_name","id");--> statement-breakpoint
CREATE INDEX "contacts_by_phone" ON "contacts" ("user_id","phone_e164") WHERE phone_e164 is not null;--> statement-breakpoint
CREATE INDEX "contacts_by_email" ON "contacts" ("user_id",lower(email)) WHERE email is not null;--> statement-breakpoint
CREATE INDEX "deleted_contacts_newest" ON "deleted_contacts" ("user_id","deleted_at" DESC,"id" DESC);--> statement-breakpoint
CREATE INDEX "deleted_contacts_to_purge" ON "deleted_contacts" ("purge_at");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_professional_id_profiles_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "ai_tasks_log" ADD CONSTRAINT "ai_tasks_log_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "deleted_contacts" ADD CONSTRAINT "deleted_contacts_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;