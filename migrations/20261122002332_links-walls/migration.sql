-- Between two professionals (docs/decisions/018). Requests that look beyond one account run as hearthline_links, whose
-- policies begin with the asking professional and follow a link that lives; nobody tells them an officer. What follows
-- from a change of a link is written by triggers, whose functions belong to hearthline_link_keeper, nobody's login.
create schema links authorization hearthline_link_keeper;
--> statement-breakpoint
grant usage on schema public to hearthline_links, hearthline_link_keeper;
--> statement-breakpoint
grant usage on schema gate to hearthline_links;
--> statement-breakpoint
grant execute on function gate.enter(text) to hearthline_links;
--> statement-breakpoint
-- Profiles: what a card shows, of those who are complete.
create policy found_profiles on profiles to hearthline_links
  using (is_profile_complete or id = (select app_owner()));
--> statement-breakpoint
grant select (
  id, full_name, company_name, role_in_business, phone, business_type, location_city, location_state,
  profile_picture_url, is_profile_complete
) on profiles to hearthline_links;
--> statement-breakpoint
grant update (sends_notice_mail, shows_picture_on_booking, shows_license_on_booking) on profiles to hearthline_app;
--> statement-breakpoint
create policy kept_profiles on profiles to hearthline_link_keeper using (true);
--> statement-breakpoint
grant select (
  id, full_name, side, is_profile_complete, linked_loan_officer_id, linked_real_estate_agent_id
) on profiles to hearthline_link_keeper;
--> statement-breakpoint
grant update (linked_loan_officer_id, linked_real_estate_agent_id) on profiles to hearthline_link_keeper;
--> statement-breakpoint
-- Invitations: each of the two sees theirs; the inviting one writes and cancels, the invited one accepts or declines,
-- either ends.
alter table profile_link_invitations enable row level security;
--> statement-breakpoint
alter table profile_link_invitations force row level security;
--> statement-breakpoint
create policy own_invitations on profile_link_invitations for select to hearthline_app
  using ((select app_owner()) in (inviting_profile_id, invited_profile_id));
--> statement-breakpoint
grant select on profile_link_invitations to hearthline_app;
--> statement-breakpoint
create policy read_invitations on profile_link_invitations for select to hearthline_links
  using ((select app_owner()) in (inviting_profile_id, invited_profile_id));
--> statement-breakpoint
create policy sent_invitations on profile_link_invitations for insert to hearthline_links
  with check (inviting_profile_id = (select app_owner()) and status = 'pending' and ended_at is null);
--> statement-breakpoint
create policy answered_invitations on profile_link_invitations for update to hearthline_links
  using ((select app_owner()) in (inviting_profile_id, invited_profile_id))
  with check (
    (ended_at is null and status in ('accepted', 'declined') and invited_profile_id = (select app_owner()))
    or (ended_at is null and status = 'cancelled' and inviting_profile_id = (select app_owner()))
    or (ended_at is not null and ended_by = (select app_owner()))
  );
--> statement-breakpoint
grant select on profile_link_invitations to hearthline_links;
--> statement-breakpoint
grant insert (
  inviting_profile_id, id, invited_profile_id, status, created_at, updated_at
) on profile_link_invitations to hearthline_links;
--> statement-breakpoint
grant update (status, updated_at, ended_at, ended_by) on profile_link_invitations to hearthline_links;
--> statement-breakpoint
create policy kept_invitations on profile_link_invitations to hearthline_link_keeper using (true);
--> statement-breakpoint
grant select, update (updated_at, ended_at, ended_by) on profile_link_invitations to hearthline_link_keeper;
--> statement-breakpoint
-- What is shared: the officer writes, the agent reads.
alter table link_sharing enable row level security;
--> statement-breakpoint
alter table link_sharing force row level security;
--> statement-breakpoint
create policy own_sharing on link_sharing to hearthline_app
  using (user_id = (select app_owner())) with check (user_id = (select app_owner()));
--> statement-breakpoint
grant select, insert, update (shares_all_deals, hides_finances, updated_at) on link_sharing to hearthline_app;
--> statement-breakpoint
create policy read_sharing on link_sharing for select to hearthline_links
  using ((select app_owner()) in (user_id, agent_id));
--> statement-breakpoint
grant select on link_sharing to hearthline_links;
--> statement-breakpoint
alter table deal_shares enable row level security;
--> statement-breakpoint
alter table deal_shares force row level security;
--> statement-breakpoint
create policy own_shares on deal_shares to hearthline_app
  using (user_id = (select app_owner())) with check (user_id = (select app_owner()));
--> statement-breakpoint
grant select, insert, delete on deal_shares to hearthline_app;
--> statement-breakpoint
create policy kept_sharing on link_sharing for select to hearthline_link_keeper using (true);
--> statement-breakpoint
grant select (user_id, agent_id, shares_all_deals, hides_finances) on link_sharing to hearthline_link_keeper;
--> statement-breakpoint
create policy kept_shares on deal_shares for select to hearthline_link_keeper using (true);
--> statement-breakpoint
grant select (user_id, agent_id, deal_id) on deal_shares to hearthline_link_keeper;
--> statement-breakpoint
create policy read_shares on deal_shares for select to hearthline_links using (agent_id = (select app_owner()));
--> statement-breakpoint
grant select on deal_shares to hearthline_links;
--> statement-breakpoint
-- Deals of the officer with whom a link lives, as far as they are shared: the fields of SPEC §7 are read, and only the
-- agent's inputs and the results are written.
create policy shared_deals on contacts to hearthline_links
  using (
    type = 'Deal'
    and user_id = (
      select l.loan_officer_id from profile_link_invitations l
       where l.agent_id = (select app_owner()) and l.status = 'accepted' and l.ended_at is null
    )
    and (
      coalesce((
        select s.shares_all_deals from link_sharing s join profile_link_invitations l
            on l.loan_officer_id = s.user_id and l.agent_id = s.agent_id
         where l.agent_id = (select app_owner()) and l.status = 'accepted' and l.ended_at is null
      ), true)
      or exists (
        select from deal_shares d
         where d.user_id = contacts.user_id and d.agent_id = (select app_owner()) and d.deal_id = contacts.id
      )
    )
  );
--> statement-breakpoint
grant select (
  user_id, id, type, created_at, first_name, last_name, loan_officer_deal_params, realtor_prequal_inputs,
  pre_approval_results
) on contacts to hearthline_links;
--> statement-breakpoint
grant update (realtor_prequal_inputs, pre_approval_results) on contacts to hearthline_links;
--> statement-breakpoint
-- The officer's own change of the parameters reckons the results anew.
grant update (pre_approval_results) on contacts to hearthline_app;
--> statement-breakpoint
create policy told_timeline on contact_events for insert to hearthline_links
  with check (
    actor = 'partner' and kind = 'scenario saved' and exists (
      select from contacts c where c.user_id = contact_events.user_id and c.id = contact_events.contact_id
    )
  );
--> statement-breakpoint
grant insert on contact_events to hearthline_links;
--> statement-breakpoint
create policy kept_contacts on contacts for select to hearthline_link_keeper using (true);
--> statement-breakpoint
grant select (user_id, id, first_name, last_name) on contacts to hearthline_link_keeper;
--> statement-breakpoint
alter table scenarios enable row level security;
--> statement-breakpoint
alter table scenarios force row level security;
--> statement-breakpoint
create policy own_scenarios on scenarios to hearthline_app
  using (user_id = (select app_owner())) with check (user_id = (select app_owner()));
--> statement-breakpoint
grant select, update (current_results, rechecked_at) on scenarios to hearthline_app;
--> statement-breakpoint
create policy tried_scenarios on scenarios to hearthline_links
  using (
    agent_id = (select app_owner())
    and exists (select from contacts c where c.user_id = scenarios.user_id and c.id = scenarios.deal_id)
  );
--> statement-breakpoint
grant select, insert on scenarios to hearthline_links;
--> statement-breakpoint
-- The bin's job removes them with the deal they were saved for.
create policy scenarios_of_purged_deals on scenarios to hearthline_worker using (true);
--> statement-breakpoint
grant select (user_id, deal_id), delete on scenarios to hearthline_worker;
--> statement-breakpoint
alter table link_events enable row level security;
--> statement-breakpoint
alter table link_events force row level security;
--> statement-breakpoint
create policy own_link_events on link_events for select to hearthline_app, hearthline_links
  using ((select app_owner()) in (loan_officer_id, agent_id));
--> statement-breakpoint
grant select on link_events to hearthline_app, hearthline_links;
--> statement-breakpoint
create policy kept_link_events on link_events for insert to hearthline_link_keeper with check (true);
--> statement-breakpoint
grant insert on link_events to hearthline_link_keeper;
--> statement-breakpoint
alter table notices enable row level security;
--> statement-breakpoint
alter table notices force row level security;
--> statement-breakpoint
create policy own_notices on notices to hearthline_app
  using (user_id = (select app_owner())) with check (user_id = (select app_owner()));
--> statement-breakpoint
grant select, update (read_at) on notices to hearthline_app;
--> statement-breakpoint
create policy kept_notices on notices for insert to hearthline_link_keeper with check (true);
--> statement-breakpoint
grant insert on notices to hearthline_link_keeper;
--> statement-breakpoint
alter table profile_pictures enable row level security;
--> statement-breakpoint
alter table profile_pictures force row level security;
--> statement-breakpoint
create policy own_picture on profile_pictures to hearthline_app
  using (user_id = (select app_owner())) with check (user_id = (select app_owner()));
--> statement-breakpoint
grant select, insert, update (name, image, created_at), delete on profile_pictures to hearthline_app;
--> statement-breakpoint
-- Whoever knows the name of a picture may see it, also without an account; nobody can guess one.
create policy named_pictures on profile_pictures for select to hearthline_visitor using (true);
--> statement-breakpoint
grant select (name, image) on profile_pictures to hearthline_visitor;
--> statement-breakpoint
grant select (booking_picture_url, booking_license_number) on profiles to hearthline_visitor;
--> statement-breakpoint
-- How many scenarios an agent has asked about.
grant usage on schema guard to hearthline_links;
--> statement-breakpoint
grant select, insert, update (count) on guard.attempts to hearthline_links;
--> statement-breakpoint
-- The letter about a notice is written by a job that is born with it.
create function mail.tell_about_notice(owner uuid, id uuid) returns void
  language plpgsql security definer
  set search_path = pg_catalog
as $$
begin
  perform graphile_worker.add_job(
    'notice-mail', json_build_object('owner', owner, 'id', tell_about_notice.id), job_key := 'notice:' || tell_about_notice.id
  );
end
$$;
--> statement-breakpoint
alter function mail.tell_about_notice(uuid, uuid) owner to hearthline_worker;
--> statement-breakpoint
revoke all on function mail.tell_about_notice(uuid, uuid) from public;
--> statement-breakpoint
grant usage on schema mail to hearthline_link_keeper;
--> statement-breakpoint
grant execute on function mail.tell_about_notice(uuid, uuid) to hearthline_link_keeper;
--> statement-breakpoint
-- Tells a professional what somebody else did. For the triggers below alone; the account may be going away meanwhile.
create function links.tell(
  recipient uuid, kind text, at timestamptz, actor uuid, deal uuid default null, deal_name text default null,
  within boolean default null
) returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  notice uuid := gen_random_uuid();
begin
  insert into public.notices (
    user_id, id, happened_at, kind, actor_id, actor_name, deal_id, deal_name, is_within_limits
  )
  select recipient, notice, at, tell.kind, actor, (select p.full_name from public.profiles p where p.id = actor),
         deal, tell.deal_name, within
    from public.profiles where id = recipient;
  if found then perform mail.tell_about_notice(recipient, notice); end if;
end
$$;
--> statement-breakpoint
create function links.name_of_deal(owner uuid, deal uuid) returns text
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select concat_ws(' ', c.first_name, c.last_name) from public.contacts c where c.user_id = owner and c.id = deal
$$;
--> statement-breakpoint
create function links.is_live(officer uuid, agent uuid) returns boolean
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from public.profile_link_invitations l
     where l.loan_officer_id = officer and l.agent_id = agent and l.status = 'accepted' and l.ended_at is null
  )
$$;
--> statement-breakpoint
-- Writes a line of a link's log.
create function links.record(
  officer uuid, agent uuid, kind text, at timestamptz, actor uuid, deal uuid default null, sharing jsonb default null
) returns void
  language sql security definer
  set search_path = pg_catalog, pg_temp
as $$
  insert into public.link_events (loan_officer_id, id, agent_id, happened_at, kind, actor_id, deal_name, sharing)
  select officer, gen_random_uuid(), agent, at, record.kind, actor, links.name_of_deal(officer, deal), record.sharing
   where exists (select from public.profiles where id = officer)
     and exists (select from public.profiles where id = agent)
$$;
--> statement-breakpoint
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
--> statement-breakpoint
-- Decides who of the two lends, and lets an invitation change in no other way than SPEC §4 says.
create function links.before_change() returns trigger
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
    -- An agent has one officer at a time (AMB-31): the newest link ends the one before it. Acceptances go one after the
    -- other, so that agents who change officers crosswise do not wait for each other's profiles.
    perform pg_advisory_xact_lock(7412300018);
    update public.profile_link_invitations
       set ended_at = new.updated_at, updated_at = new.updated_at, ended_by = null
     where agent_id = new.agent_id and id <> new.id and status = 'accepted' and ended_at is null;
  end if;
  return new;
end
$$;
--> statement-breakpoint
-- Keeps the copies of the live link on both profiles, and tells and records what happened.
create function links.after_change() returns trigger
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
--> statement-breakpoint
-- Before the link lives the agent must not even learn which deals were chosen: nothing is recorded then.
create function links.after_sharing() returns trigger
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
--> statement-breakpoint
create function links.after_deal_share() returns trigger
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
--> statement-breakpoint
create function links.after_scenario() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform links.record(new.user_id, new.agent_id, 'scenario saved', new.saved_at, new.agent_id, new.deal_id);
  perform links.tell(
    new.user_id, 'scenario saved', new.saved_at, new.agent_id, new.deal_id,
    links.name_of_deal(new.user_id, new.deal_id), (new.results ->> 'is_within_limits')::boolean
  );
  return null;
end
$$;
--> statement-breakpoint
-- One notice for each agent who may still see the deal, with the verdict of the newest scenario that comes out
-- differently now.
create function links.after_recheck() returns trigger
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
--> statement-breakpoint
-- Tells the open calculators of linked agents that a deal of their officer changed; not which, and not what.
create function links.announce_deals() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  agent uuid;
begin
  for agent in
    select distinct l.agent_id from changed c join public.profile_link_invitations l on l.loan_officer_id = c.user_id
     where c.type = 'Deal' and l.status = 'accepted' and l.ended_at is null
  loop
    perform pg_notify('hearthline_live', json_build_object('owner', agent, 'topic', 'shared_deals')::text);
  end loop;
  return null;
end
$$;
--> statement-breakpoint
do $$
declare
  f regprocedure;
begin
  for f in select oid::regprocedure from pg_proc where pronamespace = 'links'::regnamespace loop
    execute format('revoke all on function %s from public', f);
    execute format('alter function %s owner to hearthline_link_keeper', f);
  end loop;
end
$$;
--> statement-breakpoint
create trigger invitations_guarded before insert or update on profile_link_invitations
  for each row execute function links.before_change();
--> statement-breakpoint
create trigger invitations_followed after insert or update or delete on profile_link_invitations
  for each row execute function links.after_change();
--> statement-breakpoint
create trigger sharing_recorded after insert or update on link_sharing
  for each row execute function links.after_sharing();
--> statement-breakpoint
create trigger deal_shares_recorded after insert or delete on deal_shares
  for each row execute function links.after_deal_share();
--> statement-breakpoint
create trigger scenarios_told after insert on scenarios for each row execute function links.after_scenario();
--> statement-breakpoint
create trigger scenarios_rechecked after update on scenarios
  referencing old table as old_rows new table as new_rows for each statement execute function links.after_recheck();
--> statement-breakpoint
create trigger deals_inserted after insert on contacts
  referencing new table as changed for each statement execute function links.announce_deals();
--> statement-breakpoint
create trigger deals_updated after update on contacts
  referencing new table as changed for each statement execute function links.announce_deals();
--> statement-breakpoint
create trigger deals_deleted after delete on contacts
  referencing old table as changed for each statement execute function links.announce_deals();
--> statement-breakpoint
-- What concerns two is announced to both.
do $$
declare
  announced record;
  event text;
begin
  for announced in
    select * from (values
      ('profile_link_invitations', 'inviting_profile_id', 'insert update delete'),
      ('profile_link_invitations', 'invited_profile_id', 'insert update delete'),
      ('link_sharing', 'user_id', 'insert update'),
      ('link_sharing', 'agent_id', 'insert update'),
      ('deal_shares', 'user_id', 'insert delete'),
      ('deal_shares', 'agent_id', 'insert delete'),
      ('scenarios', 'user_id', 'insert update'),
      ('scenarios', 'agent_id', 'insert update'),
      ('notices', 'user_id', 'insert update')
    ) as t (name, owner_column, events)
  loop
    foreach event in array string_to_array(announced.events, ' ') loop
      execute format(
        'create trigger %I after %s on %I referencing %s table as changed for each statement execute function announce_change(%L)',
        format('%s_%s_to_%s', announced.name, event, announced.owner_column), event, announced.name,
        case when event = 'delete' then 'old' else 'new' end, announced.owner_column
      );
    end loop;
  end loop;
end
$$;
