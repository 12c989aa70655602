-- Whose account a message was written for: it goes with the account. Null for what has no account, such as a sign-up.
alter table mail.outbox add column owner uuid;
--> statement-breakpoint
alter table mail.outbox alter column owner set default public.app_owner();
--> statement-breakpoint
create index outbox_owner on mail.outbox (owner) where owner is not null;
--> statement-breakpoint
alter table sms.outbox add column owner uuid;
--> statement-breakpoint
alter table sms.outbox alter column owner set default public.app_owner();
--> statement-breakpoint
create index outbox_owner on sms.outbox (owner) where owner is not null;
--> statement-breakpoint
-- Called while an account is deleted, by its owner. What others wrote to that address, to a client of theirs, is theirs.
create or replace function mail.forget(recipient text) returns void
  language plpgsql security definer
  set search_path = pg_catalog
as $function$
begin
  delete from mail.outbox o where o.owner = public.app_owner() or (o.recipient = forget.recipient and o.owner is null);
end
$function$;
--> statement-breakpoint
create function sms.forget(recipient text) returns void
  language plpgsql security definer
  set search_path = pg_catalog
as $function$
begin
  delete from sms.outbox o where o.owner = public.app_owner() or (o.recipient = forget.recipient and o.owner is null);
end
$function$;
--> statement-breakpoint
alter function sms.forget(text) owner to hearthline_worker;
--> statement-breakpoint
revoke all on function sms.forget(text) from public;
--> statement-breakpoint
grant usage on schema sms to hearthline_person;
--> statement-breakpoint
grant execute on function sms.forget(text) to hearthline_person;
