-- A link joins a loan officer with an agent, and both find it in a tab that only their two trades have. Who leaves the
-- side of a link ends it with the same act as by hand, in the same transaction (docs/decisions/051).
grant update (status) on profile_link_invitations to hearthline_link_keeper;
--> statement-breakpoint
-- Changes of links go one after the other, and each begins before it locks a row: so two of them never wait for each
-- other's rows, nor for the profile of somebody who is changing sides.
create function links.take_turn() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(7412300018);
  return null;
end
$$;
--> statement-breakpoint
-- Decides who of the two lends, and lets an invitation change in no other way than its states allow. Both must be of
-- their sides when it is made and when it is accepted; the profiles are held, so that neither leaves in that moment.
create or replace function links.before_change() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  inviting record;
  invited record;
begin
  if tg_op = 'UPDATE' and (
     (new.inviting_profile_id, new.id, new.invited_profile_id, new.loan_officer_id, new.agent_id, new.created_at)
     is distinct from
     (old.inviting_profile_id, old.id, old.invited_profile_id, old.loan_officer_id, old.agent_id, old.created_at)
     or (old.status <> 'pending' and new.status <> old.status)
     or (old.status = 'pending' and new.ended_at is not null)
     or old.ended_at is not null
  ) then
    raise exception 'this invitation is final' using errcode = 'check_violation', constraint = 'invitations_final';
  end if;
  if tg_op = 'INSERT' or (new.status = 'accepted' and old.status = 'pending') then
    select found_as, is_profile_complete as complete into inviting
      from public.profiles where id = new.inviting_profile_id for share;
    select found_as, is_profile_complete as complete into invited
      from public.profiles where id = new.invited_profile_id for share;
    if inviting.complete is not true or invited.complete is not true
       or inviting.found_as is null or invited.found_as is null or inviting.found_as = invited.found_as
       or (tg_op = 'UPDATE' and (inviting.found_as = 'loan officer') <> (new.inviting_profile_id = new.loan_officer_id)) then
      raise exception 'an invitation needs a loan officer and an agent'
        using errcode = 'check_violation', constraint = 'invitations_opposite_sides';
    end if;
    if tg_op = 'INSERT' then
      new.loan_officer_id := case when inviting.found_as = 'loan officer' then new.inviting_profile_id else new.invited_profile_id end;
      new.agent_id := case when inviting.found_as = 'agent' then new.inviting_profile_id else new.invited_profile_id end;
    end if;
    if new.status = 'accepted' and new.ended_at is null then
      -- An agent has one officer at a time: the newest link ends the one before it.
      update public.profile_link_invitations
         set ended_at = new.updated_at, updated_at = new.updated_at, ended_by = null
       where agent_id = new.agent_id and id <> new.id and status = 'accepted' and ended_at is null;
    end if;
  end if;
  return new;
end
$$;
--> statement-breakpoint
-- Whoever left the side of a link ends it; whoever left the side of an invitation cancels it, or declines it. The
-- triggers of the row do the rest, as when it is done by hand. Never before what the row says last: a save that waited for
-- its turn is later than its own clock.
create function links.end_across_sides(person uuid, at timestamptz) returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  update public.profile_link_invitations l
     set ended_at = case when l.status = 'accepted' then greatest(end_across_sides.at, l.updated_at + interval '1 millisecond') end,
         ended_by = case when l.status = 'accepted' then person end,
         status = case when l.status = 'accepted' then 'accepted'
                       when l.inviting_profile_id = person then 'cancelled' else 'declined' end,
         updated_at = greatest(end_across_sides.at, l.updated_at + interval '1 millisecond')
    from public.profiles p
   where p.id = person and (l.inviting_profile_id = person or l.invited_profile_id = person)
     and (l.status = 'pending' or (l.status = 'accepted' and l.ended_at is null))
     and p.found_as is distinct from case when l.loan_officer_id = person then 'loan officer' else 'agent' end;
end
$$;
--> statement-breakpoint
create function links.after_side_change() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform links.end_across_sides(
    new.id, case when new.updated_at is distinct from old.updated_at then new.updated_at else statement_timestamp() end
  );
  return null;
end
$$;
--> statement-breakpoint
-- For those who changed sides before this: what is left of their old side ends now.
create function links.end_all_across_sides() returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  person uuid;
begin
  for person in
    select p.id from public.profiles p
     where exists (
       select from public.profile_link_invitations l
        where (l.status = 'pending' or (l.status = 'accepted' and l.ended_at is null))
          and ((l.loan_officer_id = p.id and p.found_as is distinct from 'loan officer')
            or (l.agent_id = p.id and p.found_as is distinct from 'agent'))
     )
     order by p.id
  loop
    perform links.end_across_sides(person, statement_timestamp());
  end loop;
end
$$;
--> statement-breakpoint
do $$
declare
  f regprocedure;
begin
  foreach f in array array[
    'links.take_turn()', 'links.end_across_sides(uuid, timestamptz)', 'links.after_side_change()', 'links.end_all_across_sides()'
  ]::regprocedure[] loop
    execute format('alter function %s owner to hearthline_link_keeper', f);
  end loop;
end
$$;
--> statement-breakpoint
create trigger invitations_in_turn before insert or update on profile_link_invitations
  for each statement execute function links.take_turn();
--> statement-breakpoint
create trigger profiles_side_changed after update of business_type, role_in_business on profiles
  for each row when (old.found_as is distinct from new.found_as) execute function links.after_side_change();
--> statement-breakpoint
select links.end_all_across_sides();
--> statement-breakpoint
drop function links.end_all_across_sides();
--> statement-breakpoint
revoke all on function links.take_turn(), links.end_across_sides(uuid, timestamptz), links.after_side_change() from public;
