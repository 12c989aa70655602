-- How a mail or a text can end besides being sent: refused for good, or not delivered before its time was over.
alter table mail.outbox add column failed_at timestamptz, add column failure text;
--> statement-breakpoint
create index outbox_waiting on mail.outbox (created_at, id) where sent_at is null and failed_at is null;
--> statement-breakpoint
alter table sms.outbox add column failed_at timestamptz, add column failure text;
--> statement-breakpoint
create index outbox_waiting on sms.outbox (created_at, id) where sent_at is null and failed_at is null;
--> statement-breakpoint
-- The same mail once more sends nothing: its job may be under way already, and a second one beside it would send it twice.
create or replace function mail.enqueue(id uuid, recipient text, subject text, body_text text, body_html text) returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  insert into mail.outbox (id, recipient, subject, body_text, body_html)
  values (enqueue.id, enqueue.recipient, enqueue.subject, enqueue.body_text, enqueue.body_html)
  on conflict do nothing;
  if not found then return; end if;
  perform graphile_worker.add_job(
    'send-mail', json_build_object('mailId', enqueue.id), job_key := 'mail:' || enqueue.id
  );
end
$$;
--> statement-breakpoint
create or replace function mail.enqueue(
  id uuid, recipient text, subject text, body_text text, body_html text, calendar text, calendar_method text
) returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  insert into mail.outbox (id, recipient, subject, body_text, body_html, calendar, calendar_method)
  values (
    enqueue.id, enqueue.recipient, enqueue.subject, enqueue.body_text, enqueue.body_html, enqueue.calendar,
    enqueue.calendar_method
  )
  on conflict do nothing;
  if not found then return; end if;
  perform graphile_worker.add_job(
    'send-mail', json_build_object('mailId', enqueue.id), job_key := 'mail:' || enqueue.id
  );
end
$$;
--> statement-breakpoint
create or replace function sms.enqueue(id uuid, recipient text, body_text text) returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  insert into sms.outbox (id, recipient, body_text) values (enqueue.id, enqueue.recipient, enqueue.body_text)
  on conflict do nothing;
  if not found then return; end if;
  perform graphile_worker.add_job(
    'send-text', json_build_object('textId', enqueue.id), job_key := 'text:' || enqueue.id, max_attempts := 7
  );
end
$$;
