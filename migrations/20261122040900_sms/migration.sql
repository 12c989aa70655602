-- Texts on their way out, as mails are: the row and the job that sends it are born in the transaction of what they tell
-- about.
create schema sms authorization hearthline_worker;
--> statement-breakpoint
create table sms.outbox (
  id uuid primary key,
  recipient text not null,
  body_text text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
--> statement-breakpoint
alter table sms.outbox owner to hearthline_worker;
--> statement-breakpoint
create index outbox_newest on sms.outbox (created_at desc, id desc);
--> statement-breakpoint
-- Seven tries are about ten minutes: longer, no text of ours is worth sending.
create function sms.enqueue(id uuid, recipient text, body_text text) returns void
  language plpgsql security definer
  set search_path = pg_catalog
as $$
begin
  insert into sms.outbox (id, recipient, body_text) values (enqueue.id, enqueue.recipient, enqueue.body_text)
  on conflict do nothing;
  perform graphile_worker.add_job(
    'send-text', json_build_object('textId', enqueue.id), job_key := 'text:' || enqueue.id, max_attempts := 7
  );
end
$$;
--> statement-breakpoint
alter function sms.enqueue(uuid, text, text) owner to hearthline_worker;
--> statement-breakpoint
revoke all on function sms.enqueue(uuid, text, text) from public;
--> statement-breakpoint
grant usage on schema sms to hearthline_account;
--> statement-breakpoint
grant execute on function sms.enqueue(uuid, text, text) to hearthline_account;
--> statement-breakpoint
-- Who came by phone has an address that is no mailbox (docs/decisions/024). Whatever is written to it goes nowhere,
-- whoever writes it: the job finds no mail.
create function mail.drop_without_mailbox() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  return null;
end
$$;
--> statement-breakpoint
alter function mail.drop_without_mailbox() owner to hearthline_worker;
--> statement-breakpoint
revoke all on function mail.drop_without_mailbox() from public;
--> statement-breakpoint
create trigger has_mailbox before insert on mail.outbox
  for each row when (lower(new.recipient) like '%@phone.invalid') execute function mail.drop_without_mailbox();
