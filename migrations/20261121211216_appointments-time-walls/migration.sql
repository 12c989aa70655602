-- D4: no two active appointments of one professional overlap, whoever adds them. Every way of writing meets this.
alter table appointments add constraint appointments_no_overlap
  exclude using gist (
    professional_id with =, appointment_span(appointment_time, duration_minutes) with &&
  ) where (status in ('Scheduled', 'Confirmed') and occupies_time);
--> statement-breakpoint
alter table appointments add constraint appointments_duration check (duration_minutes between 1 and 1440);
--> statement-breakpoint
alter table appointments add constraint appointments_finite_time check (isfinite(appointment_time));
--> statement-breakpoint
grant insert (
  professional_id, id, client_name, client_email, client_phone, appointment_time, duration_minutes, notes, status,
  appointment_type, created_at, updated_at, outcome, contact_id, booked_by, tells_client, client_time_zone,
  arranged_at, sequence
) on appointments to hearthline_app;
--> statement-breakpoint
grant update (
  appointment_time, duration_minutes, status, outcome, updated_at, arranged_at, sequence
) on appointments to hearthline_app;
--> statement-breakpoint
grant delete on appointments to hearthline_app;
--> statement-breakpoint
alter table calendar_feeds enable row level security;
--> statement-breakpoint
alter table calendar_feeds force row level security;
--> statement-breakpoint
create policy own_calendar_feed on calendar_feeds to hearthline_app
  using (professional_id = (select app_owner())) with check (professional_id = (select app_owner()));
--> statement-breakpoint
grant select, insert, delete, update (salt, created_at) on calendar_feeds to hearthline_app;
--> statement-breakpoint
alter table sent_reminders enable row level security;
--> statement-breakpoint
alter table sent_reminders force row level security;
--> statement-breakpoint
create policy own_sent_reminders on sent_reminders to hearthline_app
  using (professional_id = (select app_owner())) with check (professional_id = (select app_owner()));
--> statement-breakpoint
grant select on sent_reminders to hearthline_app;
--> statement-breakpoint
alter table booking_receipts enable row level security;
--> statement-breakpoint
alter table booking_receipts force row level security;
--> statement-breakpoint
create policy own_booking_receipts on booking_receipts to hearthline_app
  using (professional_id = (select app_owner())) with check (professional_id = (select app_owner()));
--> statement-breakpoint
grant select on booking_receipts to hearthline_app;
--> statement-breakpoint
-- Append-only: what somebody agreed to is neither changed nor removed by those who serve requests.
alter table contact_consents enable row level security;
--> statement-breakpoint
alter table contact_consents force row level security;
--> statement-breakpoint
create policy own_contact_consents on contact_consents to hearthline_app
  using (user_id = (select app_owner())) with check (user_id = (select app_owner()));
--> statement-breakpoint
grant select, insert on contact_consents to hearthline_app;
--> statement-breakpoint
-- Visitors without an account (docs/decisions/016). Their requests run as hearthline_visitor: in the name of the one
-- professional whose page they are on, and with the columns that booking needs. Incomes, debts, notes and everything
-- else of that professional stay out of reach, whatever a public procedure asks for.
grant usage on schema public to hearthline_visitor;
--> statement-breakpoint
create policy visited_profile on profiles to hearthline_visitor using (id = (select app_owner()));
--> statement-breakpoint
grant select (
  id, email, full_name, company_name, title, time_zone, availability_preferences
) on profiles to hearthline_visitor;
--> statement-breakpoint
create policy visited_appointments on appointments to hearthline_visitor
  using (professional_id = (select app_owner())) with check (professional_id = (select app_owner()));
--> statement-breakpoint
grant select (
  professional_id, id, client_name, client_email, client_phone, appointment_time, duration_minutes, status,
  appointment_type, occupies_time, contact_id, booked_by, tells_client, client_time_zone, arranged_at, sequence
) on appointments to hearthline_visitor;
--> statement-breakpoint
grant insert (
  professional_id, id, client_name, client_email, client_phone, appointment_time, duration_minutes, notes, status,
  appointment_type, created_at, updated_at, contact_id, booked_by, tells_client, client_time_zone, arranged_at
) on appointments to hearthline_visitor;
--> statement-breakpoint
grant update (
  appointment_time, duration_minutes, status, updated_at, arranged_at, sequence, client_time_zone
) on appointments to hearthline_visitor;
--> statement-breakpoint
create policy visited_receipts on booking_receipts to hearthline_visitor
  using (professional_id = (select app_owner())) with check (professional_id = (select app_owner()));
--> statement-breakpoint
grant select, insert, update (moves) on booking_receipts to hearthline_visitor;
--> statement-breakpoint
create policy visited_reminders on sent_reminders to hearthline_visitor
  using (professional_id = (select app_owner())) with check (professional_id = (select app_owner()));
--> statement-breakpoint
grant select, insert on sent_reminders to hearthline_visitor;
--> statement-breakpoint
create policy visited_feed on calendar_feeds to hearthline_visitor using (professional_id = (select app_owner()));
--> statement-breakpoint
grant select (professional_id, salt) on calendar_feeds to hearthline_visitor;
--> statement-breakpoint
create policy visited_contacts on contacts to hearthline_visitor
  using (user_id = (select app_owner())) with check (user_id = (select app_owner()));
--> statement-breakpoint
grant select (
  user_id, id, type, status, first_name, last_name, email_key, phone_e164, created_at
) on contacts to hearthline_visitor;
--> statement-breakpoint
grant insert (
  user_id, id, type, status, version, lead_id, first_name, last_name, email, phone_number, phone_e164, company_name,
  source, is_refinance, details, created_at, updated_at
) on contacts to hearthline_visitor;
--> statement-breakpoint
create policy visited_timeline on contact_events to hearthline_visitor
  with check (user_id = (select app_owner()));
--> statement-breakpoint
grant insert on contact_events to hearthline_visitor;
--> statement-breakpoint
create policy visited_consents on contact_consents to hearthline_visitor
  with check (user_id = (select app_owner()));
--> statement-breakpoint
grant insert on contact_consents to hearthline_visitor;
--> statement-breakpoint
-- The job that reminds sees whose turn it is, and no more; the rest is read in the name of the professional.
create policy appointments_to_remind on appointments to hearthline_worker
  using (tells_client and status in ('Scheduled', 'Confirmed'));
--> statement-breakpoint
grant select (professional_id, id, appointment_time, arranged_at, tells_client, status) on appointments to hearthline_worker;
--> statement-breakpoint
create policy reminders_of_anybody on sent_reminders to hearthline_worker using (true);
--> statement-breakpoint
grant select, delete on sent_reminders to hearthline_worker;
--> statement-breakpoint
-- How often the public does something, and which proofs of work were used: no tenant's data, addresses only as hashes.
create schema guard;
--> statement-breakpoint
create table guard.attempts (
  bucket text not null,
  since timestamptz not null,
  count integer not null,
  primary key (bucket, since)
);
--> statement-breakpoint
create index attempts_oldest on guard.attempts (since);
--> statement-breakpoint
create table guard.spent_proofs (
  signature text primary key,
  expires_at timestamptz not null
);
--> statement-breakpoint
grant usage on schema guard to hearthline_visitor, hearthline_worker;
--> statement-breakpoint
grant select, insert, update (count) on guard.attempts to hearthline_visitor;
--> statement-breakpoint
grant select, insert on guard.spent_proofs to hearthline_visitor;
--> statement-breakpoint
grant select, delete on guard.attempts, guard.spent_proofs to hearthline_worker;
--> statement-breakpoint
-- A mail may carry an invitation: an iCalendar text and what it does with the event (RFC 5546, for example REQUEST).
alter table mail.outbox add column calendar text, add column calendar_method text;
--> statement-breakpoint
create function mail.enqueue(
  id uuid, recipient text, subject text, body_text text, body_html text, calendar text, calendar_method text
) returns void
  language plpgsql security definer
  set search_path = pg_catalog
as $$
begin
  insert into mail.outbox (id, recipient, subject, body_text, body_html, calendar, calendar_method)
  values (
    enqueue.id, enqueue.recipient, enqueue.subject, enqueue.body_text, enqueue.body_html, enqueue.calendar,
    enqueue.calendar_method
  )
  on conflict do nothing;
  perform graphile_worker.add_job(
    'send-mail', json_build_object('mailId', enqueue.id), job_key := 'mail:' || enqueue.id
  );
end
$$;
--> statement-breakpoint
alter function mail.enqueue(uuid, text, text, text, text, text, text) owner to hearthline_worker;
--> statement-breakpoint
revoke all on function mail.enqueue(uuid, text, text, text, text, text, text) from public;
--> statement-breakpoint
grant execute on function mail.enqueue(uuid, text, text, text, text, text, text) to hearthline_app, hearthline_visitor;
--> statement-breakpoint
-- The letters about an appointment are written after its transaction: the job is born in it and holds what they tell.
create function mail.tell_about_appointment(news json) returns void
  language plpgsql security definer
  set search_path = pg_catalog
as $$
begin
  perform graphile_worker.add_job('appointment-mail', news);
end
$$;
--> statement-breakpoint
alter function mail.tell_about_appointment(json) owner to hearthline_worker;
--> statement-breakpoint
revoke all on function mail.tell_about_appointment(json) from public;
--> statement-breakpoint
grant usage on schema mail to hearthline_visitor;
--> statement-breakpoint
grant execute on function mail.tell_about_appointment(json) to hearthline_app, hearthline_visitor;
