CREATE TABLE "deleted_notes" (
	"user_id" uuid,
	"id" uuid,
	"contact_id" uuid NOT NULL,
	"happened_at" timestamptz NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer NOT NULL,
	"edited_at" timestamptz,
	"deleted_at" timestamptz NOT NULL,
	"purge_at" timestamptz NOT NULL,
	CONSTRAINT "deleted_notes_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "contact_events" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_events" ADD COLUMN "edited_at" timestamptz;--> statement-breakpoint
CREATE INDEX "deleted_notes_of_contact" ON "deleted_notes" ("user_id","contact_id");--> statement-breakpoint
CREATE INDEX "deleted_notes_to_purge" ON "deleted_notes" ("purge_at");--> statement-breakpoint
ALTER TABLE "deleted_notes" ADD CONSTRAINT "deleted_notes_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
alter table deleted_notes enable row level security;
--> statement-breakpoint
alter table deleted_notes force row level security;
--> statement-breakpoint
create policy own_deleted_notes on deleted_notes to hearthline_app
  using (user_id = (select app_owner())) with check (user_id = (select app_owner()));
--> statement-breakpoint
create policy due_deleted_notes on deleted_notes to hearthline_worker using (purge_at <= now());
--> statement-breakpoint
grant select, insert, delete, update (purge_at) on deleted_notes to hearthline_app;
--> statement-breakpoint
grant select (user_id, id, purge_at), delete on deleted_notes to hearthline_worker;
--> statement-breakpoint
-- Of a timeline, the owner's own notes are corrected and deleted, and nothing else: every other line stays as it was told.
create policy corrected_notes on contact_events as restrictive for update to hearthline_app
  using (kind = 'noted' and actor = 'owner') with check (kind = 'noted' and actor = 'owner');
--> statement-breakpoint
create policy deleted_notes on contact_events as restrictive for delete to hearthline_app
  using (kind = 'noted' and actor = 'owner');
--> statement-breakpoint
grant update (data, version, edited_at), delete on contact_events to hearthline_app;
--> statement-breakpoint
create trigger contact_events_updated after update on contact_events
  referencing new table as changed for each statement execute function announce_change('user_id');
--> statement-breakpoint
create trigger contact_events_deleted after delete on contact_events
  referencing old table as changed for each statement execute function announce_change('user_id');
