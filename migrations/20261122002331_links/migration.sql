CREATE TABLE "scenarios" (
	"user_id" uuid,
	"id" uuid,
	"deal_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"agent_name" text NOT NULL,
	"saved_at" timestamptz NOT NULL,
	"inputs" jsonb NOT NULL,
	"results" jsonb NOT NULL,
	"current_results" jsonb NOT NULL,
	"rechecked_at" timestamptz,
	CONSTRAINT "scenarios_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "deal_shares" (
	"user_id" uuid,
	"agent_id" uuid,
	"deal_id" uuid,
	"shared_at" timestamptz NOT NULL,
	CONSTRAINT "deal_shares_pkey" PRIMARY KEY("user_id","agent_id","deal_id")
);
--> statement-breakpoint
CREATE TABLE "link_events" (
	"loan_officer_id" uuid,
	"id" uuid,
	"agent_id" uuid NOT NULL,
	"happened_at" timestamptz NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"deal_name" text,
	"sharing" jsonb,
	CONSTRAINT "link_events_pkey" PRIMARY KEY("loan_officer_id","id")
);
--> statement-breakpoint
CREATE TABLE "link_sharing" (
	"user_id" uuid,
	"agent_id" uuid,
	"shares_all_deals" boolean NOT NULL,
	"hides_finances" boolean NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "link_sharing_pkey" PRIMARY KEY("user_id","agent_id")
);
--> statement-breakpoint
CREATE TABLE "profile_link_invitations" (
	"inviting_profile_id" uuid,
	"id" uuid,
	"invited_profile_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	"loan_officer_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"ended_at" timestamptz,
	"ended_by" uuid,
	CONSTRAINT "profile_link_invitations_pkey" PRIMARY KEY("inviting_profile_id","id"),
	CONSTRAINT "invitations_status" CHECK (status in ('pending', 'accepted', 'declined', 'cancelled')),
	CONSTRAINT "invitations_two_people" CHECK (inviting_profile_id <> invited_profile_id),
	CONSTRAINT "invitations_ended" CHECK (ended_at is null or status = 'accepted')
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"user_id" uuid,
	"id" uuid,
	"happened_at" timestamptz NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"deal_id" uuid,
	"deal_name" text,
	"is_within_limits" boolean,
	"read_at" timestamptz,
	CONSTRAINT "notices_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "profile_pictures" (
	"user_id" uuid PRIMARY KEY,
	"name" text NOT NULL UNIQUE,
	"image" bytea NOT NULL,
	"created_at" timestamptz NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "sends_notice_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "shows_picture_on_booking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "shows_license_on_booking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "side" text GENERATED ALWAYS AS (profile_side(business_type, role_in_business)) STORED;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "booking_picture_url" text GENERATED ALWAYS AS (case when shows_picture_on_booking then profile_picture_url end) STORED;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "booking_license_number" text GENERATED ALWAYS AS (case when shows_license_on_booking then license_number end) STORED;--> statement-breakpoint
CREATE INDEX "scenarios_newest" ON "scenarios" ("user_id","deal_id","saved_at" DESC,"id" DESC);--> statement-breakpoint
CREATE INDEX "link_events_newest" ON "link_events" ("loan_officer_id","agent_id","happened_at" DESC,"id" DESC);--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_by_id" ON "profile_link_invitations" ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_pending" ON "profile_link_invitations" (least(inviting_profile_id, invited_profile_id),greatest(inviting_profile_id, invited_profile_id)) WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_officer" ON "profile_link_invitations" ("agent_id") WHERE status = 'accepted' and ended_at is null;--> statement-breakpoint
CREATE INDEX "invitations_live_agents" ON "profile_link_invitations" ("loan_officer_id") WHERE status = 'accepted' and ended_at is null;--> statement-breakpoint
CREATE INDEX "invitations_received" ON "profile_link_invitations" ("invited_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_sent" ON "profile_link_invitations" ("inviting_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" ("user_id","happened_at" DESC,"id" DESC);--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" ("user_id") WHERE read_at is null;--> statement-breakpoint
ALTER TABLE "scenarios" ADD CONSTRAINT "scenarios_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "deal_shares" ADD CONSTRAINT "deal_shares_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "deal_shares" ADD CONSTRAINT "deal_shares_agent_id_profiles_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "deal_shares" ADD CONSTRAINT "deal_shares_user_id_deal_id_contacts_user_id_id_fkey" FOREIGN KEY ("user_id","deal_id") REFERENCES "contacts"("user_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "link_events" ADD CONSTRAINT "link_events_loan_officer_id_profiles_id_fkey" FOREIGN KEY ("loan_officer_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "link_events" ADD CONSTRAINT "link_events_agent_id_profiles_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "link_sharing" ADD CONSTRAINT "link_sharing_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "link_sharing" ADD CONSTRAINT "link_sharing_agent_id_profiles_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "profile_link_invitations" ADD CONSTRAINT "profile_link_invitations_inviting_profile_id_profiles_id_fkey" FOREIGN KEY ("inviting_profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "profile_link_invitations" ADD CONSTRAINT "profile_link_invitations_invited_profile_id_profiles_id_fkey" FOREIGN KEY ("invited_profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "profile_pictures" ADD CONSTRAINT "profile_pictures_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;