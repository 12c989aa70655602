-- What was handed over for sending and has not left yet is withdrawn when its recipient asks to stop. Only messages of the
-- transaction's owner: an outbox has no owner, but each of the assistant's messages has its action's id.
create policy own_sent_actions on assistant_actions for all to hearthline_worker
  using (user_id = (select public.app_owner())) with check (user_id = (select public.app_owner()));
--> statement-breakpoint
grant update (result, status) on assistant_actions to hearthline_worker;
--> statement-breakpoint
create function assistant.withdraw_unsent(actions uuid[], why text) returns setof uuid
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    with own as (
      select a.id from public.assistant_actions a
       where a.id = any (actions) and a.user_id = public.app_owner() and a.status = 'done'
    ), texts as (
      update sms.outbox o set failed_at = now(), failure = 'its recipient asked to stop', body_text = ''
        from own where o.id = own.id and o.sent_at is null and o.failed_at is null
      returning o.id
    ), mails as (
      update mail.outbox o set failed_at = now(), failure = 'its recipient asked to stop', body_text = '', body_html = ''
        from own where o.id = own.id and o.sent_at is null and o.failed_at is null
      returning o.id
    )
    update public.assistant_actions a set status = 'cancelled', result = why
      from (select id from texts union all select id from mails) unsent
     where a.id = unsent.id and a.user_id = public.app_owner()
    returning a.id;
  end;
--> statement-breakpoint
revoke all on function assistant.withdraw_unsent(uuid[], text) from public;
--> statement-breakpoint
alter function assistant.withdraw_unsent(uuid[], text) owner to hearthline_worker;
--> statement-breakpoint
grant execute on function assistant.withdraw_unsent(uuid[], text) to hearthline_app, hearthline_assistant;
--> statement-breakpoint
-- As before, but for what is withdrawn.
create or replace function assistant.keep_decisions() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
  as $$
begin
  if old.status in ('draft', 'waiting') and new.status in ('approved', 'doing', 'done')
     and current_user = 'hearthline_assistant' then
    raise exception 'What waits for a person is approved by that person alone.' using errcode = '42501';
  end if;
  if old.status not in ('draft', 'waiting')
     and (new.words <> old.words or new.subject is distinct from old.subject) then
    raise exception 'What was decided keeps its words.' using errcode = '42501';
  end if;
  if old.status in ('done', 'failed', 'refused', 'rejected', 'expired', 'cancelled') and new.status <> old.status
     and not (old.status = 'done' and new.status = 'cancelled' and current_user = 'hearthline_worker') then
    raise exception 'What is over stays over.' using errcode = '42501';
  end if;
  return new;
end
$$;
