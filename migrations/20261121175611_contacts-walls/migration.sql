-- Nothing uses the older form any more.
drop function contact_search_text(text, text, text, text, text, text, text[]);
--> statement-breakpoint
grant update (
  version, phone_e164, deal_progress, loan_officer_deal_params, deal_parties
) on contacts to hearthline_app;
--> statement-breakpoint
alter table deleted_contacts enable row level security;
--> statement-breakpoint
alter table deleted_contacts force row level security;
--> statement-breakpoint
create policy own_deleted_contacts on deleted_contacts to hearthline_app
  using (user_id = (select app_owner())) with check (user_id = (select app_owner()));
--> statement-breakpoint
grant select, insert, delete on deleted_contacts to hearthline_app;
--> statement-breakpoint
grant update (purge_at) on deleted_contacts to hearthline_app;
--> statement-breakpoint
-- Append-only: nobody who serves requests may change or remove what happened.
alter table contact_events enable row level security;
--> statement-breakpoint
alter table contact_events force row level security;
--> statement-breakpoint
create policy own_contact_events on contact_events to hearthline_app
  using (user_id = (select app_owner())) with check (user_id = (select app_owner()));
--> statement-breakpoint
grant select, insert on contact_events to hearthline_app;
--> statement-breakpoint
-- The job that empties the bin sees which deleted contacts are due, and of the timelines only whose they are.
grant usage on schema public to hearthline_worker;
--> statement-breakpoint
create policy due_deleted_contacts on deleted_contacts to hearthline_worker using (purge_at <= now());
--> statement-breakpoint
grant select (user_id, id, purge_at), delete on deleted_contacts to hearthline_worker;
--> statement-breakpoint
create policy timelines_of_purged_contacts on contact_events to hearthline_worker using (true);
--> statement-breakpoint
grant select (user_id, contact_id), delete on contact_events to hearthline_worker;
--> statement-breakpoint
alter table appointments enable row level security;
--> statement-breakpoint
alter table appointments force row level security;
--> statement-breakpoint
create policy own_appointments on appointments to hearthline_app
  using (professional_id = (select app_owner())) with check (professional_id = (select app_owner()));
--> statement-breakpoint
grant select on appointments to hearthline_app;
--> statement-breakpoint
alter table ai_tasks_log enable row level security;
--> statement-breakpoint
alter table ai_tasks_log force row level security;
--> statement-breakpoint
create policy own_ai_tasks on ai_tasks_log to hearthline_app
  using (user_id = (select app_owner())) with check (user_id = (select app_owner()));
--> statement-breakpoint
grant select on ai_tasks_log to hearthline_app;
--> statement-breakpoint
create trigger deleted_contacts_inserted after insert on deleted_contacts
  referencing new table as changed for each statement execute function announce_change('user_id');
--> statement-breakpoint
create trigger deleted_contacts_updated after update on deleted_contacts
  referencing new table as changed for each statement execute function announce_change('user_id');
--> statement-breakpoint
create trigger deleted_contacts_deleted after delete on deleted_contacts
  referencing old table as changed for each statement execute function announce_change('user_id');
--> statement-breakpoint
create trigger contact_events_inserted after insert on contact_events
  referencing new table as changed for each statement execute function announce_change('user_id');
--> statement-breakpoint
create trigger appointments_inserted after insert on appointments
  referencing new table as changed for each statement execute function announce_change('professional_id');
--> statement-breakpoint
create trigger appointments_updated after update on appointments
  referencing new table as changed for each statement execute function announce_change('professional_id');
--> statement-breakpoint
create trigger appointments_deleted after delete on appointments
  referencing old table as changed for each statement execute function announce_change('professional_id');
--> statement-breakpoint
create trigger ai_tasks_log_inserted after insert on ai_tasks_log
  referencing new table as changed for each statement execute function announce_change('user_id');
--> statement-breakpoint
create trigger ai_tasks_log_updated after update on ai_tasks_log
  referencing new table as changed for each statement execute function announce_change('user_id');
