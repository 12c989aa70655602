CREATE TABLE "calendar_feeds" (
	"professional_id" uuid PRIMARY KEY,
	"salt" uuid NOT NULL,
	"created_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_reminders" (
	"professional_id" uuid,
	"appointment_id" uuid,
	"appointment_time" timestamptz,
	"kind" text,
	"sent_at" timestamptz NOT NULL,
	CONSTRAINT "sent_reminders_pkey" PRIMARY KEY("professional_id","appointment_id","appointment_time","kind")
);
--> statement-breakpoint
CREATE TABLE "booking_receipts" (
	"professional_id" uuid,
	"id" uuid,
	"request_hash" text NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"received_at" timestamptz NOT NULL,
	CONSTRAINT "booking_receipts_pkey" PRIMARY KEY("professional_id","id")
);
--> statement-breakpoint
CREATE TABLE "contact_consents" (
	"user_id" uuid,
	"id" uuid,
	"contact_id" uuid NOT NULL,
	"wording" text NOT NULL,
	"source" text NOT NULL,
	"given_at" timestamptz NOT NULL,
	CONSTRAINT "contact_consents_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "occupies_time" boolean GENERATED ALWAYS AS (coalesce(appointment_type, '') not in ('Task', 'Reminder')) STORED;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "booked_by" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "tells_client" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "client_time_zone" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "arranged_at" timestamptz DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "appointments_to_remind" ON "appointments" ("appointment_time") WHERE tells_client and status in ('Scheduled', 'Confirmed');--> statement-breakpoint
CREATE INDEX "appointments_by_contact" ON "appointments" ("professional_id","contact_id","appointment_time") WHERE contact_id is not null;--> statement-breakpoint
CREATE INDEX "contact_consents_newest" ON "contact_consents" ("user_id","contact_id","given_at");--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_professional_id_profiles_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sent_reminders" ADD CONSTRAINT "sent_reminders_professional_id_profiles_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "booking_receipts" ADD CONSTRAINT "booking_receipts_professional_id_profiles_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "contact_consents" ADD CONSTRAINT "contact_consents_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;