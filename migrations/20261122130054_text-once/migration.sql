-- The same text once more sends nothing: its job may be under way already, and a second one beside it would send it twice.
create or replace function sms.enqueue(id uuid, recipient text, body_text text, sender text) returns void
  language plpgsql security definer
  set search_path = pg_catalog
as $$
begin
  insert into sms.outbox (id, recipient, body_text, sender)
  values (enqueue.id, enqueue.recipient, enqueue.body_text, enqueue.sender)
  on conflict do nothing;
  if not found then return; end if;
  perform graphile_worker.add_job(
    'send-text', json_build_object('textId', enqueue.id), job_key := 'text:' || enqueue.id, max_attempts := 7
  );
end
$$;
