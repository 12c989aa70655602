CREATE TABLE "notice_wishes" (
	"user_id" uuid,
	"kind" text,
	"in_bell" boolean DEFAULT true NOT NULL,
	"by_mail" boolean DEFAULT true NOT NULL,
	CONSTRAINT "notice_wishes_pkey" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "in_bell" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "first_steps" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "booking_link_copied_at" timestamptz;--> statement-breakpoint
ALTER TABLE "notice_wishes" ADD CONSTRAINT "notice_wishes_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;