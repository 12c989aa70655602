ALTER TABLE "notice_wishes" ADD COLUMN "by_text" boolean DEFAULT false NOT NULL;--> statement-breakpoint
grant update (by_text) on notice_wishes to hearthline_app;
--> statement-breakpoint
-- The verified number of the transaction's owner; null without one. Nobody else's can be asked for.
create function public.own_number() returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select u.phone_number from account."user" u where u.id = public.app_owner() and u.phone_number_verified;
  end;
--> statement-breakpoint
revoke all on function public.own_number() from public;
--> statement-breakpoint
grant select (phone_number, phone_number_verified) on account."user" to hearthline_worker;
--> statement-breakpoint
alter function public.own_number() owner to hearthline_worker;
--> statement-breakpoint
grant execute on function public.own_number() to hearthline_app;
--> statement-breakpoint
create function sms.tell_about_notice(owner uuid, id uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform graphile_worker.add_job(
    'notice-text', json_build_object('owner', owner, 'id', tell_about_notice.id),
    job_key := 'notice-text:' || tell_about_notice.id
  );
end
$$;
--> statement-breakpoint
revoke all on function sms.tell_about_notice(uuid, uuid) from public;
--> statement-breakpoint
alter function sms.tell_about_notice(uuid, uuid) owner to hearthline_worker;
--> statement-breakpoint
grant usage on schema sms to hearthline_link_keeper;
--> statement-breakpoint
grant execute on function sms.tell_about_notice(uuid, uuid) to hearthline_link_keeper;
--> statement-breakpoint
-- As before, and also by text where that was chosen.
create or replace function public.tell_owner(
  id uuid, kind text, at timestamptz, once_key text, about_name text, about_time timestamptz, contact uuid,
  conversation uuid, mail_at_first boolean, queues_mail boolean
) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  recipient constant uuid := public.app_owner();
  bell boolean;
  post boolean;
  texts boolean;
begin
  select coalesce(w.in_bell, true), coalesce(w.by_mail, mail_at_first), coalesce(w.by_text, false)
    into bell, post, texts
    from public.profiles p left join public.notice_wishes w on w.user_id = p.id and w.kind = tell_owner.kind
   where p.id = recipient;
  -- Also when there is no such professional.
  if not coalesce(bell or post or texts, false) then return false; end if;
  insert into public.notices (
    user_id, id, happened_at, kind, about_name, about_time, contact_id, conversation_id, once_key, in_bell, read_at
  ) values (
    recipient, tell_owner.id, at, tell_owner.kind, tell_owner.about_name, tell_owner.about_time, contact, conversation,
    tell_owner.once_key, bell, case when not bell then at end
  ) on conflict do nothing;
  if not found then return false; end if;
  if post and queues_mail then perform mail.tell_about_notice(recipient, tell_owner.id); end if;
  if texts then perform sms.tell_about_notice(recipient, tell_owner.id); end if;
  return post;
end
$$;
