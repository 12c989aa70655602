-- Of the assistant's texts each comes from the line of the professional whom it speaks for; null is the product's own
-- number.
alter table sms.outbox add column sender text;
--> statement-breakpoint
create function sms.enqueue(id uuid, recipient text, body_text text, sender text) returns void
  language plpgsql security definer
  set search_path = pg_catalog
as $$
begin
  insert into sms.outbox (id, recipient, body_text, sender)
  values (enqueue.id, enqueue.recipient, enqueue.body_text, enqueue.sender)
  on conflict do nothing;
  perform graphile_worker.add_job(
    'send-text', json_build_object('textId', enqueue.id), job_key := 'text:' || enqueue.id, max_attempts := 7
  );
end
$$;
--> statement-breakpoint
alter function sms.enqueue(uuid, text, text, text) owner to hearthline_worker;
--> statement-breakpoint
revoke all on function sms.enqueue(uuid, text, text, text) from public;
--> statement-breakpoint
grant execute on function sms.enqueue(uuid, text, text, text) to hearthline_assistant;
