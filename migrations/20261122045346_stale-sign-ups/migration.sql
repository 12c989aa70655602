-- A sign-up that nobody proved is forgotten after a week, at each address by itself or, without one, at all of them.
-- What has a profile was proven once and stays.
create function account_keeper.drop_stale_sign_ups(address text default null) returns void
  language sql security definer
  set search_path = pg_catalog, pg_temp
begin atomic
  delete from account."user" u
   where (address is null or u.email = address) and u.created_at < now() - interval '7 days'
     and not u.email_verified and not u.phone_number_verified
     and not exists (select from public.profiles p where p.id = u.id);
end;
--> statement-breakpoint
grant select (created_at) on account."user" to hearthline_account_keeper;
--> statement-breakpoint
alter function account_keeper.drop_stale_sign_ups(text) owner to hearthline_account_keeper;
--> statement-breakpoint
revoke all on function account_keeper.drop_stale_sign_ups(text) from public;
--> statement-breakpoint
grant usage on schema account_keeper to hearthline_worker;
--> statement-breakpoint
grant execute on function account_keeper.drop_stale_sign_ups(text) to hearthline_account, hearthline_worker;
