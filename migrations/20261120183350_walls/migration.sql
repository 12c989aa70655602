-- The second wall of every tenant table: PostgreSQL itself refuses another owner's row.
alter table profiles enable row level security;
--> statement-breakpoint
alter table profiles force row level security;
--> statement-breakpoint
create policy own_profile on profiles to hearthline_app
  using (id = (select app_owner())) with check (id = (select app_owner()));
--> statement-breakpoint
alter table contacts enable row level security;
--> statement-breakpoint
alter table contacts force row level security;
--> statement-breakpoint
create policy own_contacts on contacts to hearthline_app
  using (user_id = (select app_owner())) with check (user_id = (select app_owner()));
--> statement-breakpoint
-- Column grants are the guard against fields that no client may write: the account's email, the linked ids.
grant select, delete on profiles, contacts to hearthline_app;
--> statement-breakpoint
grant insert (id, email, full_name, time_zone, created_at, updated_at) on profiles to hearthline_app;
--> statement-breakpoint
grant update (
  full_name, phone, company_name, business_type, role_in_business, location_city, location_state, time_zone,
  years_in_business, license_number, profile_picture_url, website, title, address, social_media_links,
  desired_functions, is_profile_complete, availability_preferences, updated_at
) on profiles to hearthline_app;
--> statement-breakpoint
grant insert on contacts to hearthline_app;
--> statement-breakpoint
grant update (
  type, status, assigned_to_user_id, lead_id, first_name, last_name, email, phone_number, company_name, website, tags,
  source, address, city, state, zip_code, is_refinance, notes, available_days, refinance_details, details, updated_at
) on contacts to hearthline_app;
--> statement-breakpoint
create trigger profiles_inserted after insert on profiles
  referencing new table as changed for each statement execute function announce_change('id');
--> statement-breakpoint
create trigger profiles_updated after update on profiles
  referencing new table as changed for each statement execute function announce_change('id');
--> statement-breakpoint
create trigger contacts_inserted after insert on contacts
  referencing new table as changed for each statement execute function announce_change('user_id');
--> statement-breakpoint
create trigger contacts_updated after update on contacts
  referencing new table as changed for each statement execute function announce_change('user_id');
--> statement-breakpoint
create trigger contacts_deleted after delete on contacts
  referencing old table as changed for each statement execute function announce_change('user_id');
--> statement-breakpoint
grant usage on schema account to hearthline_account;
--> statement-breakpoint
grant select, insert, update, delete on all tables in schema account to hearthline_account;
--> statement-breakpoint
-- Mails on their way out. The row and the job that sends it are born in the transaction of what they tell about.
create table mail.outbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
--> statement-breakpoint
alter table mail.outbox owner to hearthline_worker;
--> statement-breakpoint
create index outbox_newest on mail.outbox (created_at desc, id desc);
--> statement-breakpoint
create function mail.enqueue(id uuid, recipient text, subject text, body_text text, body_html text) returns void
  language plpgsql security definer
  set search_path = pg_catalog
as $$
begin
  insert into mail.outbox (id, recipient, subject, body_text, body_html)
  values (enqueue.id, enqueue.recipient, enqueue.subject, enqueue.body_text, enqueue.body_html)
  on conflict do nothing;
  perform graphile_worker.add_job(
    'send-mail', json_build_object('mailId', enqueue.id), job_key := 'mail:' || enqueue.id
  );
end
$$;
--> statement-breakpoint
alter function mail.enqueue(uuid, text, text, text, text) owner to hearthline_worker;
--> statement-breakpoint
revoke all on function mail.enqueue(uuid, text, text, text, text) from public;
--> statement-breakpoint
grant usage on schema mail to hearthline_app, hearthline_account;
--> statement-breakpoint
grant execute on function mail.enqueue(uuid, text, text, text, text) to hearthline_app, hearthline_account;
