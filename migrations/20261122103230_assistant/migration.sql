CREATE TABLE "assistant_actions" (
	"user_id" uuid,
	"id" uuid,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"contact_id" uuid,
	"party_role" text,
	"recipient_name" text,
	"recipient" text NOT NULL,
	"subject" text,
	"words" text NOT NULL,
	"cause" text NOT NULL,
	"conversation_id" uuid,
	"appointment_id" uuid,
	"once_key" text NOT NULL,
	"run_at" timestamptz NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"result" text,
	"created_at" timestamptz NOT NULL,
	"decided_at" timestamptz,
	"done_at" timestamptz,
	"cost_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "assistant_actions_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "assistant_conversations" (
	"user_id" uuid,
	"id" uuid,
	"channel" text NOT NULL,
	"direction" text DEFAULT 'inbound' NOT NULL,
	"status" text NOT NULL,
	"state" jsonb,
	"caller" text,
	"provider_sid" text,
	"caller_time_zone" text,
	"caller_name" text,
	"contact_id" uuid,
	"appointment_id" uuid,
	"disclosed_at" timestamptz NOT NULL,
	"started_at" timestamptz NOT NULL,
	"last_turn_at" timestamptz NOT NULL,
	"ended_at" timestamptz,
	"turns" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	"summary" text,
	"next_step" text,
	"flags" text[] DEFAULT '{}'::text[] NOT NULL,
	"cost_cents" integer DEFAULT 0 NOT NULL,
	"duration_seconds" integer,
	"keeps_transcript" boolean DEFAULT true NOT NULL,
	CONSTRAINT "assistant_conversations_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "assistant_settings" (
	"user_id" uuid PRIMARY KEY,
	"settings" jsonb NOT NULL,
	"first_on_at" timestamptz,
	"retention_days" integer GENERATED ALWAYS AS (coalesce((settings ->> 'retentionDays')::integer, 180)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_turns" (
	"user_id" uuid,
	"conversation_id" uuid,
	"seq" integer,
	"speaker" text NOT NULL,
	"words" text NOT NULL,
	"heard_words" text,
	"turn_id" uuid,
	"understood_by" text,
	"latency_ms" integer,
	"said_at" timestamptz NOT NULL,
	CONSTRAINT "assistant_turns_pkey" PRIMARY KEY("user_id","conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "outreach_consents" (
	"user_id" uuid,
	"id" uuid,
	"contact_id" uuid,
	"address" text NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"basis" text NOT NULL,
	"wording" text NOT NULL,
	"source" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"given_at" timestamptz NOT NULL,
	CONSTRAINT "outreach_consents_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "outreach_receipts" (
	"user_id" uuid,
	"id" uuid,
	"action_id" uuid,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"verdict" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"decided_at" timestamptz NOT NULL,
	CONSTRAINT "outreach_receipts_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "outreach_stops" (
	"user_id" uuid,
	"id" uuid,
	"address" text NOT NULL,
	"contact_id" uuid,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"words" text,
	"happened_at" timestamptz NOT NULL,
	CONSTRAINT "outreach_stops_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "ai_tasks_log" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "ai_tasks_log" ADD COLUMN "action_id" uuid;--> statement-breakpoint
ALTER TABLE "ai_tasks_log" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_actions_once" ON "assistant_actions" ("user_id","once_key");--> statement-breakpoint
CREATE INDEX "assistant_actions_newest" ON "assistant_actions" ("user_id","status","created_at");--> statement-breakpoint
CREATE INDEX "assistant_actions_due" ON "assistant_actions" ("run_at") WHERE status in ('approved', 'waiting');--> statement-breakpoint
CREATE INDEX "assistant_actions_by_recipient" ON "assistant_actions" ("user_id","recipient","created_at");--> statement-breakpoint
CREATE INDEX "assistant_conversations_newest" ON "assistant_conversations" ("user_id","started_at" DESC,"id" DESC);--> statement-breakpoint
CREATE INDEX "assistant_conversations_by_contact" ON "assistant_conversations" ("user_id","contact_id","started_at") WHERE contact_id is not null;--> statement-breakpoint
CREATE INDEX "assistant_conversations_by_caller" ON "assistant_conversations" ("user_id","caller","last_turn_at") WHERE caller is not null;--> statement-breakpoint
CREATE INDEX "assistant_conversations_open" ON "assistant_conversations" ("last_turn_at") WHERE status <> 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_conversations_sid" ON "assistant_conversations" ("user_id","provider_sid") WHERE provider_sid is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_turns_once" ON "assistant_turns" ("user_id","conversation_id","turn_id") WHERE turn_id is not null;--> statement-breakpoint
CREATE INDEX "outreach_consents_by_address" ON "outreach_consents" ("user_id","address","given_at");--> statement-breakpoint
CREATE INDEX "outreach_receipts_newest" ON "outreach_receipts" ("user_id","decided_at" DESC,"id");--> statement-breakpoint
CREATE INDEX "outreach_receipts_by_recipient" ON "outreach_receipts" ("user_id","recipient","decided_at");--> statement-breakpoint
CREATE INDEX "outreach_stops_by_address" ON "outreach_stops" ("user_id","address","happened_at");--> statement-breakpoint
ALTER TABLE "assistant_actions" ADD CONSTRAINT "assistant_actions_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD CONSTRAINT "assistant_conversations_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "assistant_settings" ADD CONSTRAINT "assistant_settings_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "assistant_turns" ADD CONSTRAINT "assistant_turns_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "assistant_turns" ADD CONSTRAINT "assistant_turns_conversation" FOREIGN KEY ("user_id","conversation_id") REFERENCES "assistant_conversations"("user_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "outreach_consents" ADD CONSTRAINT "outreach_consents_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "outreach_receipts" ADD CONSTRAINT "outreach_receipts_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "outreach_stops" ADD CONSTRAINT "outreach_stops_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;