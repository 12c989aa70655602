-- By which channels somebody wants to hear of a kind of notice: the own choice, which the own mails and the triggers
-- that tell read. The table is read before it is written, so that a switched-off kind leaves nothing behind.
alter table notice_wishes enable row level security;
--> statement-breakpoint
alter table notice_wishes force row level security;
--> statement-breakpoint
create policy own_notice_wishes on notice_wishes to hearthline_app
  using (user_id = (select app_owner())) with check (user_id = (select app_owner()));
--> statement-breakpoint
grant select, insert, update (in_bell, by_mail) on notice_wishes to hearthline_app;
--> statement-breakpoint
create policy kept_notice_wishes on notice_wishes for select to hearthline_link_keeper using (true);
--> statement-breakpoint
grant select on notice_wishes to hearthline_link_keeper;
--> statement-breakpoint
alter table notice_wishes add constraint notice_wishes_kind check (char_length(kind) <= 40);
--> statement-breakpoint
create trigger notice_wishes_inserted after insert on notice_wishes
  referencing new table as changed for each statement execute function announce_change('user_id');
--> statement-breakpoint
create trigger notice_wishes_updated after update on notice_wishes
  referencing new table as changed for each statement execute function announce_change('user_id');
--> statement-breakpoint
grant update (first_steps, booking_link_copied_at) on profiles to hearthline_app;
--> statement-breakpoint
alter table profiles add constraint profiles_first_steps check (first_steps in ('new', 'begun', 'ended'));
--> statement-breakpoint
-- What everybody chose before stays as it is; who has contacts already needs no guide. The owner of the tables is held
-- to the policies as well, but for these statements.
alter table profiles no force row level security;
--> statement-breakpoint
alter table contacts no force row level security;
--> statement-breakpoint
alter table notice_wishes no force row level security;
--> statement-breakpoint
insert into notice_wishes (user_id, kind, in_bell, by_mail)
  select p.id, k.kind, true, false
    from profiles p cross join unnest(array[
      'invited', 'accepted', 'declined', 'ended', 'replaced', 'scenario saved', 'scenario changed'
    ]) as k (kind)
   where not p.sends_notice_mail;
--> statement-breakpoint
update profiles p set first_steps = 'ended' where exists (select from contacts c where c.user_id = p.id);
--> statement-breakpoint
alter table profiles force row level security;
--> statement-breakpoint
alter table contacts force row level security;
--> statement-breakpoint
alter table notice_wishes force row level security;
--> statement-breakpoint
-- Tells a professional what somebody else did, by the channels that this person wants. For the triggers alone; the
-- account may be going away meanwhile. What the bell does not show lies there as read: the mail is written from it.
create or replace function links.tell(
  recipient uuid, kind text, at timestamptz, actor uuid, deal uuid default null, deal_name text default null,
  within boolean default null
) returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  notice uuid := gen_random_uuid();
  -- Whoever has said nothing hears by both.
  bell boolean := coalesce((select w.in_bell from public.notice_wishes w
                             where w.user_id = recipient and w.kind = tell.kind), true);
  post boolean := coalesce((select w.by_mail from public.notice_wishes w
                             where w.user_id = recipient and w.kind = tell.kind), true);
begin
  if not (bell or post) then return; end if;
  insert into public.notices (
    user_id, id, happened_at, kind, actor_id, actor_name, deal_id, deal_name, is_within_limits, in_bell, read_at
  )
  select recipient, notice, at, tell.kind, actor, (select p.full_name from public.profiles p where p.id = actor),
         deal, tell.deal_name, within, bell, case when not bell then at end
    from public.profiles where id = recipient;
  if found and post then perform mail.tell_about_notice(recipient, notice); end if;
end
$$;
