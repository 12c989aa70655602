ALTER TABLE "appointments" ADD COLUMN "meeting_way" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "meets_by_phone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "meeting_video_link" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "meeting_address" text;--> statement-breakpoint
alter table appointments add constraint appointments_meeting_way
  check (meeting_way in ('phone', 'video', 'in person'));
--> statement-breakpoint
-- Clients follow the link, so it can never be a script.
alter table profiles add constraint profiles_meeting_video_link
  check (meeting_video_link ~* '^https://' and char_length(meeting_video_link) <= 500);
--> statement-breakpoint
alter table profiles add constraint profiles_meeting_address check (char_length(meeting_address) <= 200);
--> statement-breakpoint
grant insert (meeting_way) on appointments to hearthline_app;
--> statement-breakpoint
grant update (meets_by_phone, meeting_video_link, meeting_address) on profiles to hearthline_app;
--> statement-breakpoint
grant select (meeting_way), insert (meeting_way) on appointments to hearthline_visitor;
--> statement-breakpoint
grant select (meets_by_phone, meeting_video_link, meeting_address) on profiles to hearthline_visitor;
