-- Whoever proves an address takes the place of a sign-up that never did (docs/decisions/023). What has a profile was
-- proven once, whatever its row says today, and stays.
grant select (email, email_verified, phone_number_verified), delete on account."user" to hearthline_account_keeper;
--> statement-breakpoint
create policy keeper_drop on account."user" for delete to hearthline_account_keeper
  using (not email_verified and not phone_number_verified);
--> statement-breakpoint
create function account_keeper.drop_unproven(address text) returns void
  language sql security definer
  set search_path = pg_catalog, pg_temp
begin atomic
  delete from account."user" u
   where u.email = address and not u.email_verified and not u.phone_number_verified
     and not exists (select from public.profiles p where p.id = u.id);
end;
--> statement-breakpoint
alter function account_keeper.drop_unproven(text) owner to hearthline_account_keeper;
--> statement-breakpoint
revoke all on function account_keeper.drop_unproven(text) from public;
--> statement-breakpoint
grant usage on schema account_keeper to hearthline_account;
--> statement-breakpoint
grant execute on function account_keeper.drop_unproven(text) to hearthline_account;
