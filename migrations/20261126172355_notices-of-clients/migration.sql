ALTER TABLE "notices" ADD COLUMN "about_name" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "about_time" timestamptz;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "once_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" ("user_id","once_key") WHERE once_key is not null;--> statement-breakpoint
-- Tells the transaction's owner what a client, a caller or the assistant did (docs/decisions/064). True if it is new
-- and an email is wanted.
create function public.tell_owner(
  id uuid, kind text, at timestamptz, once_key text, about_name text, about_time timestamptz, contact uuid,
  conversation uuid, mail_at_first boolean, queues_mail boolean
) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  recipient constant uuid := public.app_owner();
  bell boolean;
  post boolean;
begin
  select coalesce(w.in_bell, true), coalesce(w.by_mail, mail_at_first) into bell, post
    from public.profiles p left join public.notice_wishes w on w.user_id = p.id and w.kind = tell_owner.kind
   where p.id = recipient;
  -- Also when there is no such professional.
  if not coalesce(bell or post, false) then return false; end if;
  insert into public.notices (
    user_id, id, happened_at, kind, about_name, about_time, contact_id, conversation_id, once_key, in_bell, read_at
  ) values (
    recipient, tell_owner.id, at, tell_owner.kind, tell_owner.about_name, tell_owner.about_time, contact, conversation,
    tell_owner.once_key, bell, case when not bell then at end
  ) on conflict do nothing;
  if not found then return false; end if;
  if post and queues_mail then perform mail.tell_about_notice(recipient, tell_owner.id); end if;
  return post;
end
$$;
--> statement-breakpoint
revoke all on function public.tell_owner(uuid, text, timestamptz, text, text, timestamptz, uuid, uuid, boolean, boolean) from public;
--> statement-breakpoint
alter function public.tell_owner(uuid, text, timestamptz, text, text, timestamptz, uuid, uuid, boolean, boolean) owner to hearthline_link_keeper;
--> statement-breakpoint
grant execute on function public.tell_owner(uuid, text, timestamptz, text, text, timestamptz, uuid, uuid, boolean, boolean) to hearthline_app, hearthline_visitor;
--> statement-breakpoint
-- The job that reminds of what waits for approval looks up whom it has not told yet.
grant select (created_at) on assistant_actions to hearthline_worker;
--> statement-breakpoint
grant select (user_id, once_key) on notices to hearthline_worker;
--> statement-breakpoint
create policy told_once on notices for select to hearthline_worker using (once_key is not null);
