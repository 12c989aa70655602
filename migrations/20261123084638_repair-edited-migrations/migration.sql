-- Two migrations were changed after databases had been made by them: links-walls, four times, and account-security-walls,
-- three times (docs/decisions/043). This brings each such database to what both say now. Every step looks first whether
-- it is needed: a function is written over only while it has one of the bodies that were taken back, so that a database
-- without need, or one that went on from there, is left as it is.
do $repair$
declare
  missing record;
begin
  for missing in
    select * from (values
      ('link_sharing', 'kept_sharing', 'user_id, agent_id, shares_all_deals, hides_finances'),
      ('deal_shares', 'kept_shares', 'user_id, agent_id, deal_id')
    ) as t (name, policy, columns)
  loop
    if not exists (select from pg_policy where polrelid = missing.name::regclass and polname = missing.policy) then
      execute format('create policy %I on %I for select to hearthline_link_keeper using (true)', missing.policy, missing.name);
    end if;
    if exists (
      select from unnest(string_to_array(missing.columns, ', ')) as c (name)
       where not has_column_privilege('hearthline_link_keeper', missing.name::regclass, c.name, 'select')
    ) then
      execute format('grant select (%s) on %I to hearthline_link_keeper', missing.columns, missing.name);
    end if;
  end loop;
  -- Nothing that runs as this role reads on which side somebody stands.
  if has_column_privilege('hearthline_links', 'profiles', 'side', 'select') then
    revoke select (side) on profiles from hearthline_links;
  end if;
end
$repair$;
--> statement-breakpoint
do $repair$
begin
  if to_regprocedure('links.is_live(uuid, uuid)') is null then
create function links.is_live(officer uuid, agent uuid) returns boolean
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from public.profile_link_invitations l
     where l.loan_officer_id = officer and l.agent_id = agent and l.status = 'accepted' and l.ended_at is null
  )
$$;
alter function links.is_live(uuid, uuid) owner to hearthline_link_keeper;
revoke all on function links.is_live(uuid, uuid) from public;
  end if;
end
$repair$;
--> statement-breakpoint
do $repair$
begin
  if to_regprocedure('links.record_sharing(uuid, uuid, boolean, boolean, timestamptz)') is null then
create function links.record_sharing(
  officer uuid, agent uuid, shares_all_deals boolean, hides_finances boolean, at timestamptz
) returns void
  language sql security definer
  set search_path = pg_catalog, pg_temp
as $$
  select links.record(
    officer, agent, 'sharing changed', at, officer, null,
    jsonb_build_object('shares_all_deals', shares_all_deals, 'hides_finances', hides_finances)
  )
$$;
alter function links.record_sharing(uuid, uuid, boolean, boolean, timestamptz) owner to hearthline_link_keeper;
revoke all on function links.record_sharing(uuid, uuid, boolean, boolean, timestamptz) from public;
  end if;
end
$repair$;
--> statement-breakpoint
do $repair$
begin
  if (select md5(prosrc) from pg_proc where oid = 'links.before_change()'::regprocedure) = '3351a7ed1964c90e8e40211c67d3136d' then
create or replace function links.before_change() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  inviting record;
  invited record;
begin
  if tg_op = 'INSERT' then
    select side, is_profile_complete as complete into inviting from public.profiles where id = new.inviting_profile_id;
    select side, is_profile_complete as complete into invited from public.profiles where id = new.invited_profile_id;
    if inviting.complete is not true or invited.complete is not true
       or inviting.side is null or invited.side is null or inviting.side = invited.side then
      raise exception 'an invitation needs a loan officer and an agent'
        using errcode = 'check_violation', constraint = 'invitations_opposite_sides';
    end if;
    new.loan_officer_id := case when inviting.side = 'loan officer' then new.inviting_profile_id else new.invited_profile_id end;
    new.agent_id := case when inviting.side = 'agent' then new.inviting_profile_id else new.invited_profile_id end;
  elsif (new.inviting_profile_id, new.id, new.invited_profile_id, new.loan_officer_id, new.agent_id, new.created_at)
        is distinct from
        (old.inviting_profile_id, old.id, old.invited_profile_id, old.loan_officer_id, old.agent_id, old.created_at)
     or (old.status <> 'pending' and new.status <> old.status)
     or (old.status = 'pending' and new.ended_at is not null)
     or old.ended_at is not null then
    raise exception 'this invitation is final' using errcode = 'check_violation', constraint = 'invitations_final';
  end if;
  if new.status = 'accepted' and new.ended_at is null and (tg_op = 'INSERT' or old.status = 'pending') then
    -- An agent has one officer at a time: the newest link ends the one before it. Acceptances go one after the
    -- other, so that agents who change officers crosswise do not wait for each other's profiles.
    perform pg_advisory_xact_lock(7412300018);
    update public.profile_link_invitations
       set ended_at = new.updated_at, updated_at = new.updated_at, ended_by = null
     where agent_id = new.agent_id and id <> new.id and status = 'accepted' and ended_at is null;
  end if;
  return new;
end
$$;
  end if;
end
$repair$;
--> statement-breakpoint
-- What was chosen before a link lives is told in its log from its beginning on, and not earlier.
do $repair$
begin
  if (select md5(prosrc) from pg_proc where oid = 'links.after_change()'::regprocedure) = '7b7ee387da2d903045119f4fa3240b6d' then
create or replace function links.after_change() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  l public.profile_link_invitations%rowtype := case when tg_op = 'DELETE' then old else new end;
  answered_by uuid;
begin
  update public.profiles p set linked_loan_officer_id = live.officer
    from (select (select loan_officer_id from public.profile_link_invitations
                   where agent_id = l.agent_id and status = 'accepted' and ended_at is null) as officer) live
   where p.id = l.agent_id and p.linked_loan_officer_id is distinct from live.officer;
  update public.profiles p set linked_real_estate_agent_id = live.agent
    from (select (select agent_id from public.profile_link_invitations
                   where loan_officer_id = l.loan_officer_id and status = 'accepted' and ended_at is null
                   order by updated_at desc, id desc limit 1) as agent) live
   where p.id = l.loan_officer_id and p.linked_real_estate_agent_id is distinct from live.agent;
  if tg_op = 'DELETE' then return null; end if;

  if tg_op = 'INSERT' and new.status = 'pending' then
    perform links.record(l.loan_officer_id, l.agent_id, 'invited', l.created_at, l.inviting_profile_id);
    perform links.tell(l.invited_profile_id, 'invited', l.created_at, l.inviting_profile_id);
  elsif tg_op = 'UPDATE' and new.status <> old.status then
    answered_by := case when new.status = 'cancelled' then l.inviting_profile_id else l.invited_profile_id end;
    perform links.record(l.loan_officer_id, l.agent_id, l.status, l.updated_at, answered_by);
    if new.status = 'accepted' then
      -- What the officer chose before is told now that it opens something.
      perform links.record_sharing(
        h.user_id, h.agent_id, h.shares_all_deals, h.hides_finances, l.updated_at + interval '1 microsecond'
      ) from public.link_sharing h
        where h.user_id = l.loan_officer_id and h.agent_id = l.agent_id;
      perform links.record(
        d.user_id, d.agent_id, 'deal shared', l.updated_at + interval '2 microseconds', d.user_id, d.deal_id
      ) from public.deal_shares d where d.user_id = l.loan_officer_id and d.agent_id = l.agent_id;
    end if;
    if new.status <> 'cancelled' then
      perform links.tell(l.inviting_profile_id, l.status, l.updated_at, answered_by);
    end if;
  elsif tg_op = 'UPDATE' and new.ended_at is not null and old.ended_at is null then
    if new.ended_by is null then
      perform links.record(l.loan_officer_id, l.agent_id, 'replaced', l.ended_at, l.agent_id);
      perform links.tell(l.loan_officer_id, 'replaced', l.ended_at, l.agent_id);
    else
      perform links.record(l.loan_officer_id, l.agent_id, 'ended', l.ended_at, l.ended_by);
      perform links.tell(
        case when l.ended_by = l.agent_id then l.loan_officer_id else l.agent_id end, 'ended', l.ended_at, l.ended_by
      );
    end if;
  end if;
  return null;
end
$$;
  end if;
end
$repair$;
--> statement-breakpoint
do $repair$
begin
  if (select md5(prosrc) from pg_proc where oid = 'links.after_sharing()'::regprocedure) = '7f1171cb1a1e46f2e742f1afd4befa61' then
create or replace function links.after_sharing() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if links.is_live(new.user_id, new.agent_id) then
    perform links.record_sharing(
      new.user_id, new.agent_id, new.shares_all_deals, new.hides_finances, new.updated_at
    );
  end if;
  return null;
end
$$;
  end if;
end
$repair$;
--> statement-breakpoint
do $repair$
begin
  if (select md5(prosrc) from pg_proc where oid = 'links.after_deal_share()'::regprocedure) = 'd87557a17bcb80589318d774f56309d5' then
create or replace function links.after_deal_share() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' and links.is_live(new.user_id, new.agent_id) then
    perform links.record(new.user_id, new.agent_id, 'deal shared', new.shared_at, new.user_id, new.deal_id);
  elsif tg_op = 'DELETE' and links.is_live(old.user_id, old.agent_id) then
    perform links.record(old.user_id, old.agent_id, 'deal withdrawn', clock_timestamp(), old.user_id, old.deal_id);
  end if;
  return null;
end
$$;
  end if;
end
$repair$;
--> statement-breakpoint
do $repair$
begin
  if (select md5(prosrc) from pg_proc where oid = 'links.after_recheck()'::regprocedure) in ('051b26d0392ae5a542cedefd40548039', 'a772939a346731f5fb763cd24eaa19dd') then
create or replace function links.after_recheck() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  s record;
begin
  for s in
    select distinct on (n.agent_id, n.deal_id) n.*
      from new_rows n join old_rows o on o.user_id = n.user_id and o.id = n.id
     where n.current_results -> 'is_within_limits' is distinct from o.current_results -> 'is_within_limits'
       and links.is_live(n.user_id, n.agent_id)
       and (
         coalesce((select h.shares_all_deals from public.link_sharing h
                    where h.user_id = n.user_id and h.agent_id = n.agent_id), true)
         or exists (select from public.deal_shares d
                     where d.user_id = n.user_id and d.agent_id = n.agent_id and d.deal_id = n.deal_id)
       )
     order by n.agent_id, n.deal_id, n.saved_at desc, n.id desc
  loop
    perform links.tell(
      s.agent_id, 'scenario changed', s.rechecked_at, s.user_id, s.deal_id,
      links.name_of_deal(s.user_id, s.deal_id), (s.current_results ->> 'is_within_limits')::boolean
    );
  end loop;
  return null;
end
$$;
  end if;
end
$repair$;
--> statement-breakpoint
-- Open pages show a new device at once.
do $repair$
begin
  if (select md5(prosrc) from pg_proc where oid = 'account_keeper.session_changed()'::regprocedure) = '7c21bf2e6c2418f1cf8fe5c18969c561' then
create or replace function account_keeper.session_changed() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  case tg_op
    when 'INSERT' then
      -- Open pages show the new device at once.
      perform pg_notify('hearthline_live', json_build_object('owner', new.user_id, 'topic', 'session')::text);
      perform account_keeper.note(new.user_id, case when new.pending then 'first_step_passed' else 'signed_in' end,
        new.method, new.ip_address, new.user_agent);
    when 'UPDATE' then
      if old.pending and not new.pending then
        perform account_keeper.note(new.user_id, 'second_step_passed', new.method, new.ip_address, new.user_agent);
      end if;
    else
      -- Open pages and other tabs of that browser ask at once whether they still are somebody's.
      perform pg_notify('hearthline_live', json_build_object('owner', old.user_id, 'topic', 'session')::text);
      if old.expires_at > now() then
        perform account_keeper.note(old.user_id, 'session_ended', old.method, old.ip_address, old.user_agent);
      end if;
  end case;
  return null;
end
$$;
  end if;
end
$repair$;
--> statement-breakpoint
-- With an account go the mails that were kept for it.
do $repair$
begin
  if to_regprocedure('mail.forget(text)') is null then
create function mail.forget(recipient text) returns void
  language plpgsql security definer
  set search_path = pg_catalog
as $$
begin
  delete from mail.outbox o where o.recipient = forget.recipient;
end
$$;
alter function mail.forget(text) owner to hearthline_worker;
revoke all on function mail.forget(text) from public;
  end if;
end
$repair$;
--> statement-breakpoint
-- Without this every sign-in failed.
do $repair$
begin
  if to_regprocedure('account.take_turn(jsonb)') is null then
create function account.take_turn(rules jsonb)
  returns table (bucket text, failures integer, seconds integer)
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  moment timestamptz;
begin
  -- In the order of their names, so that two tries never wait for each other crosswise.
  insert into account.delay (bucket, failures, free_at, changed_at)
    select distinct r.bucket, 0, now(), now() from jsonb_to_recordset(rules) as r(bucket text) order by 1
    on conflict do nothing;
  perform from account.delay d where d.bucket in (select r.bucket from jsonb_to_recordset(rules) as r(bucket text))
    order by d.bucket for update;
  moment := clock_timestamp();
  return query
    select d.bucket, d.failures, ceil(extract(epoch from d.free_at - moment))::integer
      from account.delay d join jsonb_to_recordset(rules) as r(bucket text, waits boolean) using (bucket)
     where r.waits and d.free_at > moment;
  if found then return; end if;
  update account.delay d
     set failures = n.failures, changed_at = moment,
         free_at = moment + make_interval(secs =>
           case when n.failures < n.free then 0 else least(n.first * 2 ^ least(n.failures - n.free, 20), n.cap) end)
    from (
      select t.bucket, r.free, r.first, r.cap,
             case when t.changed_at < moment - make_interval(secs => r.memory) then 1 else t.failures + 1 end as failures
        from account.delay t
        join jsonb_to_recordset(rules) as r(bucket text, free integer, first integer, cap integer, memory integer)
          using (bucket)
    ) n
   where n.bucket = d.bucket;
end
$$;
revoke all on function account.take_turn(jsonb) from public;
  end if;
end
$repair$;
--> statement-breakpoint
do $repair$
begin
  if not has_schema_privilege('hearthline_person', 'mail', 'usage') then
    grant usage on schema mail to hearthline_person;
  end if;
  if not has_function_privilege('hearthline_person', 'mail.forget(text)', 'execute') then
    grant execute on function mail.forget(text) to hearthline_person;
  end if;
  if not has_function_privilege('hearthline_person', 'mail.enqueue(uuid, text, text, text, text)', 'execute') then
    grant execute on function mail.enqueue(uuid, text, text, text, text) to hearthline_person;
  end if;
  if not has_function_privilege('hearthline_account', 'account.take_turn(jsonb)', 'execute') then
    grant execute on function account.take_turn(jsonb) to hearthline_account;
  end if;
  if not has_schema_privilege('hearthline_account', 'guard', 'usage') then
    grant usage on schema guard to hearthline_account;
  end if;
  if not has_table_privilege('hearthline_account', 'guard.spent_proofs', 'select')
     or not has_table_privilege('hearthline_account', 'guard.spent_proofs', 'insert') then
    grant select, insert on guard.spent_proofs to hearthline_account;
  end if;
end
$repair$;
