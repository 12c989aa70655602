CREATE TABLE "account"."event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid NOT NULL,
	"happened_at" timestamptz DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"detail" text,
	"ip_address" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "account"."api_key" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"start" text NOT NULL,
	"hash" text NOT NULL UNIQUE,
	"scopes" text[] NOT NULL,
	"expires_at" timestamptz,
	"last_used_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."authenticator" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"secret" text NOT NULL,
	"verified_at" timestamptz,
	"last_step" bigint,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."delay" (
	"bucket" text PRIMARY KEY,
	"failures" integer NOT NULL,
	"free_at" timestamptz NOT NULL,
	"changed_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."known_place" (
	"account" text,
	"place" text,
	"seen_at" timestamptz NOT NULL,
	CONSTRAINT "known_place_pkey" PRIMARY KEY("account","place")
);
--> statement-breakpoint
CREATE TABLE "account"."passkey" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL UNIQUE,
	"counter" bigint NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamptz
);
--> statement-breakpoint
CREATE TABLE "account"."recovery_code" (
	"user_id" uuid,
	"hash" text,
	"used_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_code_pkey" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "account"."renewal" (
	"hash" text PRIMARY KEY,
	"session_id" uuid NOT NULL,
	"used_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."return_code" (
	"hash" text PRIMARY KEY,
	"challenge" text NOT NULL,
	"session_id" uuid NOT NULL,
	"used_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."jwks" (
	"id" uuid PRIMARY KEY,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamptz NOT NULL,
	"expires_at" timestamptz,
	"alg" text,
	"crv" text
);
--> statement-breakpoint
ALTER TABLE "account"."session" ADD COLUMN "method" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "account"."session" ADD COLUMN "pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account"."session" ADD COLUMN "assured_at" timestamptz;--> statement-breakpoint
ALTER TABLE "account"."session" ADD COLUMN "confirmed_at" timestamptz DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account"."session" ADD COLUMN "last_seen_at" timestamptz DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account"."user" ADD COLUMN "phone_number" text;--> statement-breakpoint
ALTER TABLE "account"."user" ADD COLUMN "phone_number_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account"."user" ADD COLUMN "second_step_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account"."user" ADD CONSTRAINT "user_phone_number_key" UNIQUE("phone_number");--> statement-breakpoint
CREATE INDEX "event_user" ON "account"."event" ("user_id","happened_at");--> statement-breakpoint
CREATE INDEX "api_key_user" ON "account"."api_key" ("user_id");--> statement-breakpoint
CREATE INDEX "authenticator_user" ON "account"."authenticator" ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_user" ON "account"."passkey" ("user_id");--> statement-breakpoint
CREATE INDEX "renewal_session" ON "account"."renewal" ("session_id");--> statement-breakpoint
CREATE INDEX "return_code_session" ON "account"."return_code" ("session_id");--> statement-breakpoint
ALTER TABLE "account"."event" ADD CONSTRAINT "event_user_id_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"."user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "account"."api_key" ADD CONSTRAINT "api_key_user_id_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"."user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "account"."authenticator" ADD CONSTRAINT "authenticator_user_id_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"."user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "account"."passkey" ADD CONSTRAINT "passkey_user_id_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"."user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "account"."recovery_code" ADD CONSTRAINT "recovery_code_user_id_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"."user"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "account"."renewal" ADD CONSTRAINT "renewal_session_id_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "account"."session"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "account"."return_code" ADD CONSTRAINT "return_code_session_id_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "account"."session"("id") ON DELETE CASCADE;