-- In one statement, so that the table is written anew once.
ALTER TABLE "contacts"
  ADD COLUMN "deal_amount" numeric GENERATED ALWAYS AS (deal_amount(type, details)) STORED,
  ADD COLUMN "closing_day" text GENERATED ALWAYS AS (deal_closing_day(type, deal_progress)) STORED,
  ADD COLUMN "last_day" text GENERATED ALWAYS AS (deal_last_day(type, deal_progress)) STORED,
  ADD COLUMN "source_key" text GENERATED ALWAYS AS (nullif(left(lower(btrim(source)), 250), '')) STORED,
  ADD COLUMN "partner_keys" text[] GENERATED ALWAYS AS (partner_keys(type, first_name, last_name, company_name)) STORED;--> statement-breakpoint
CREATE INDEX "contacts_deals" ON "contacts" ("user_id","status","closing_day","last_day","deal_amount","id") WHERE type = 'Deal';--> statement-breakpoint
CREATE INDEX "contacts_by_source" ON "contacts" ("user_id","source_key","created_at") WHERE source_key is not null and type <> 'Referral Partner';--> statement-breakpoint
CREATE INDEX "contacts_partners" ON "contacts" ("user_id","partner_keys","id") WHERE type = 'Referral Partner';
