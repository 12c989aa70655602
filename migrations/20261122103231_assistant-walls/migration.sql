-- The assistant (docs/decisions/027). Its conversations with the public, and what it does towards the outside, run as
-- hearthline_assistant: a member of hearthline_visitor, so that it sees of a professional what a visitor's request sees,
-- and besides the tables below. Incomes, debts, notes and details of contacts stay out of its reach.
create schema assistant authorization hearthline_worker;
--> statement-breakpoint
alter table assistant_conversations
  add constraint assistant_conversations_status check (status in ('open', 'taken over', 'ended')),
  add constraint assistant_conversations_direction check (direction in ('inbound', 'outbound'));
--> statement-breakpoint
alter table assistant_turns
  add constraint assistant_turns_speaker check (speaker in ('caller', 'assistant', 'professional', 'note'));
--> statement-breakpoint
alter table assistant_actions add constraint assistant_actions_status check (
  status in (
    'draft', 'waiting', 'approved', 'doing', 'done', 'failed', 'refused', 'rejected', 'expired', 'cancelled'
  )
);
--> statement-breakpoint
alter table outreach_stops add constraint outreach_stops_kind check (kind in ('stopped', 'lifted'));
--> statement-breakpoint
-- Each table belongs to one owner, for the professional's own requests and for the assistant's alike; and dashboards
-- that are open hear of each change.
do $$
declare
  own record;
  event text;
begin
  for own in
    select * from (values
      ('assistant_settings', 'insert update'),
      ('assistant_conversations', 'insert update delete'),
      ('assistant_turns', 'insert update'),
      ('assistant_actions', 'insert update'),
      ('outreach_receipts', ''),
      ('outreach_consents', 'insert'),
      ('outreach_stops', 'insert')
    ) as t (name, events)
  loop
    execute format('alter table %I enable row level security', own.name);
    execute format('alter table %I force row level security', own.name);
    execute format(
      'create policy %I on %I to hearthline_app, hearthline_assistant
         using (user_id = (select app_owner())) with check (user_id = (select app_owner()))',
      'own_' || own.name, own.name
    );
    foreach event in array string_to_array(own.events, ' ') loop
      execute format(
        'create trigger %I after %s on %I referencing %s table as changed for each statement execute function announce_change(%L)',
        format('%s_%s', own.name, event), event, own.name, case when event = 'delete' then 'old' else 'new' end,
        'user_id'
      );
    end loop;
  end loop;
end
$$;
--> statement-breakpoint
-- The settings are the professional's; the assistant reads them.
grant select, insert (user_id, settings, first_on_at, version, updated_at),
  update (settings, first_on_at, version, updated_at) on assistant_settings to hearthline_app;
--> statement-breakpoint
grant select on assistant_settings to hearthline_assistant;
--> statement-breakpoint
-- Conversations: the assistant leads them; the professional takes over, ends, and removes them.
grant select, delete, update (
  status, state, contact_id, last_turn_at, ended_at, turns, outcome, summary, next_step, flags, keeps_transcript
) on assistant_conversations to hearthline_app;
--> statement-breakpoint
grant select, insert, update (
  status, state, caller, provider_sid, caller_time_zone, caller_name, contact_id, appointment_id, last_turn_at, ended_at,
  turns, outcome, summary, next_step, flags, cost_cents, duration_seconds, keeps_transcript
) on assistant_conversations to hearthline_assistant;
--> statement-breakpoint
-- What was said is neither changed nor removed line by line: words can only go, when their time is over or when the
-- professional says so, and what was heard of them is noted once they were interrupted.
grant select, insert, update (words, heard_words) on assistant_turns to hearthline_app;
--> statement-breakpoint
grant select, insert, update (words, heard_words) on assistant_turns to hearthline_assistant;
--> statement-breakpoint
create function assistant.keep_words() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  if new.words <> old.words and new.words <> '' then
    raise exception 'What was said can be removed and not changed.' using errcode = '42501';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger keep_words before update on assistant_turns
  for each row execute function assistant.keep_words();
--> statement-breakpoint
-- What it would do: it proposes and does; the professional approves, changes the words until then, and rejects.
grant select, update (
  status, subject, words, run_at, expires_at, result, decided_at, done_at
) on assistant_actions to hearthline_app;
--> statement-breakpoint
grant insert on assistant_actions to hearthline_app;
--> statement-breakpoint
grant select, insert, update (
  status, run_at, conversation_id, attempts, result, decided_at, done_at, cost_cents
) on assistant_actions to hearthline_assistant;
--> statement-breakpoint
create function assistant.keep_decisions() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
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
  if old.status in ('done', 'failed', 'refused', 'rejected', 'expired', 'cancelled') and new.status <> old.status then
    raise exception 'What is over stays over.' using errcode = '42501';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger keep_decisions before update on assistant_actions
  for each row execute function assistant.keep_decisions();
--> statement-breakpoint
-- Append-only, for everybody: what the gate said, who agreed to what, and who wants no more.
grant select, insert on outreach_receipts, outreach_consents, outreach_stops to hearthline_app, hearthline_assistant;
--> statement-breakpoint
-- The log of what was done: lines are added, and tell how far they came.
grant insert, update (status, details) on ai_tasks_log to hearthline_app;
--> statement-breakpoint
create policy assisted_ai_tasks on ai_tasks_log to hearthline_assistant
  using (user_id = (select app_owner())) with check (user_id = (select app_owner()));
--> statement-breakpoint
grant insert, select (user_id, id, status, conversation_id, action_id), update (status, details)
  on ai_tasks_log to hearthline_assistant;
--> statement-breakpoint
-- Jobs see whose turn it is, and no words; the rest is done in the name of the professional.
create policy actions_to_do on assistant_actions to hearthline_worker
  using (status in ('draft', 'waiting', 'approved', 'doing'));
--> statement-breakpoint
grant select (user_id, id, kind, status, run_at, expires_at) on assistant_actions to hearthline_worker;
--> statement-breakpoint
create policy conversations_to_end on assistant_conversations to hearthline_worker using (true);
--> statement-breakpoint
grant select (user_id, id, channel, status, last_turn_at, ended_at, keeps_transcript)
  on assistant_conversations to hearthline_worker;
--> statement-breakpoint
grant update (state, keeps_transcript) on assistant_conversations to hearthline_worker;
--> statement-breakpoint
create policy words_to_forget on assistant_turns to hearthline_worker using (true);
--> statement-breakpoint
grant select (user_id, conversation_id, seq), update (words, heard_words) on assistant_turns to hearthline_worker;
--> statement-breakpoint
create policy whose_assistant on assistant_settings to hearthline_worker using (true);
--> statement-breakpoint
grant select (user_id, first_on_at, retention_days) on assistant_settings to hearthline_worker;
--> statement-breakpoint
-- What follows is born with its cause: a job of the assistant's, whose payload names its owner. Under the same key a job
-- that waits is replaced.
create function assistant.enqueue(task text, payload json, run_at timestamptz, key text) returns void
  language plpgsql security definer
  set search_path = pg_catalog
as $$
begin
  if task not like 'assistant-%' then
    raise exception 'This is no job of the assistant: %', task using errcode = '42501';
  end if;
  perform graphile_worker.add_job(task, payload, run_at := enqueue.run_at, job_key := enqueue.key);
end
$$;
--> statement-breakpoint
alter function assistant.enqueue(text, json, timestamptz, text) owner to hearthline_worker;
--> statement-breakpoint
revoke all on function assistant.enqueue(text, json, timestamptz, text) from public;
--> statement-breakpoint
grant usage on schema assistant to hearthline_app, hearthline_assistant;
--> statement-breakpoint
grant execute on function assistant.enqueue(text, json, timestamptz, text) to hearthline_app, hearthline_assistant;
--> statement-breakpoint
-- Texts leave by the assistant's own hand, after its gate; mails go out as visitors' do.
grant usage on schema sms to hearthline_assistant;
--> statement-breakpoint
grant execute on function sms.enqueue(uuid, text, text) to hearthline_assistant;
