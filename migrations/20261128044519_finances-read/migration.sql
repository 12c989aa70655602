-- An event that is written once: its id says of what, of whom and of which day.
create function account_keeper.note_once(event uuid, person uuid, kind text, detail text) returns void
  language sql security definer
  set search_path = pg_catalog, pg_temp
begin atomic
  insert into account.event (id, user_id, kind, detail)
  select note_once.event, note_once.person, note_once.kind, note_once.detail
   where exists (select from account."user" u where u.id = note_once.person)
  on conflict do nothing;
end;
--> statement-breakpoint
alter function account_keeper.note_once(uuid, uuid, text, text) owner to hearthline_account_keeper;
--> statement-breakpoint
revoke all on function account_keeper.note_once(uuid, uuid, text, text) from public;
--> statement-breakpoint
-- The export of one's own data; nobody can write it into another account.
create function account_keeper.note_export(ip text, agent text) returns void
  language sql security definer
  set search_path = pg_catalog, pg_temp
begin atomic
  select account_keeper.note(public.app_owner(), 'data_exported', null, note_export.ip, note_export.agent);
end;
--> statement-breakpoint
alter function account_keeper.note_export(text, text) owner to hearthline_account_keeper;
--> statement-breakpoint
revoke all on function account_keeper.note_export(text, text) from public;
--> statement-breakpoint
grant usage on schema account_keeper to hearthline_link_keeper, hearthline_person;
--> statement-breakpoint
grant execute on function account_keeper.note_once(uuid, uuid, text, text) to hearthline_link_keeper;
--> statement-breakpoint
grant execute on function account_keeper.note_export(text, text) to hearthline_person;
--> statement-breakpoint
-- Tells the linked loan officer's account that the asking agent read incomes or debts, once a day. It takes no argument:
-- whose account it is follows from the live link alone, so a stranger writes into none.
create function links.note_reading() returns void
  language sql security definer
  set search_path = pg_catalog, pg_temp
as $function$
  select account_keeper.note_once(
           -- A UUID of version 8, whose bits are our own.
           overlay(overlay(encode(substring(sha256(convert_to(concat_ws(' ', 'finances read', l.loan_officer_id,
             l.agent_id, (now() at time zone 'UTC')::date), 'UTF8')) from 1 for 16), 'hex')
             placing '8' from 13) placing '8' from 17)::uuid,
           l.loan_officer_id, 'finances_read', p.full_name)
    from public.profile_link_invitations l join public.profiles p on p.id = l.agent_id
   where l.agent_id = public.app_owner() and l.status = 'accepted' and l.ended_at is null
     and not coalesce((select h.hides_finances from public.link_sharing h
                        where h.user_id = l.loan_officer_id and h.agent_id = l.agent_id), false)
$function$;
--> statement-breakpoint
alter function links.note_reading() owner to hearthline_link_keeper;
--> statement-breakpoint
revoke all on function links.note_reading() from public;
--> statement-breakpoint
grant execute on function links.note_reading() to hearthline_links;
