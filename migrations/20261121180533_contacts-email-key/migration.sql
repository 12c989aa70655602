ALTER TABLE "contacts" ADD COLUMN "email_key" text GENERATED ALWAYS AS (lower(email)) STORED;--> statement-breakpoint
DROP INDEX "contacts_by_email";--> statement-breakpoint
CREATE INDEX "contacts_by_email" ON "contacts" ("user_id","email_key") WHERE email_key is not null;