ALTER TABLE "profiles" ADD COLUMN "shows_phone_to_clients" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "shows_email_to_clients" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "booking_phone" text GENERATED ALWAYS AS (case when shows_phone_to_clients then phone end) STORED;--> statement-breakpoint
grant update (shows_phone_to_clients, shows_email_to_clients) on profiles to hearthline_app;
--> statement-breakpoint
grant select (shows_email_to_clients, booking_phone) on profiles to hearthline_visitor;
--> statement-breakpoint
-- To whom an answer to a mail goes, and where such mails are ended with one click (RFC 8058).
alter table mail.outbox add column reply_to text, add column unsubscribe text;
--> statement-breakpoint
-- The two last are left out by a server of the release before.
drop function mail.enqueue(uuid, text, text, text, text, text, text);
--> statement-breakpoint
create function mail.enqueue(
  id uuid, recipient text, subject text, body_text text, body_html text, calendar text, calendar_method text,
  reply_to text default null, unsubscribe text default null
) returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  insert into mail.outbox (
    id, recipient, subject, body_text, body_html, calendar, calendar_method, reply_to, unsubscribe
  ) values (
    enqueue.id, enqueue.recipient, enqueue.subject, enqueue.body_text, enqueue.body_html, enqueue.calendar,
    enqueue.calendar_method, enqueue.reply_to, enqueue.unsubscribe
  )
  on conflict do nothing;
  if not found then return; end if;
  perform graphile_worker.add_job(
    'send-mail', json_build_object('mailId', enqueue.id), job_key := 'mail:' || enqueue.id
  );
end
$$;
--> statement-breakpoint
alter function mail.enqueue(uuid, text, text, text, text, text, text, text, text) owner to hearthline_worker;
--> statement-breakpoint
revoke all on function mail.enqueue(uuid, text, text, text, text, text, text, text, text) from public;
--> statement-breakpoint
grant execute on function mail.enqueue(uuid, text, text, text, text, text, text, text, text)
  to hearthline_app, hearthline_visitor, hearthline_account, hearthline_person;
