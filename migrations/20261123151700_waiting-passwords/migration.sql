-- The passwords of sign-ups wait at their address (server/account/codes/unproven-passwords.ts) until it is proved, its
-- account gets a password, moves elsewhere or is deleted: whichever statement does it, they go with it.
create function account_keeper.sign_up_id(address text) returns uuid
  language sql immutable
  set search_path = pg_catalog, pg_temp
return encode(substring(sha256(convert_to('sign-up by email ' || address, 'UTF8')) for 16), 'hex')::uuid;
--> statement-breakpoint
comment on function account_keeper.sign_up_id(text) is 'The row in account.verification at which the passwords of sign-ups with an address wait';
--> statement-breakpoint
grant select (id), delete on account.verification to hearthline_account_keeper;
--> statement-breakpoint
create policy keeper on account.verification to hearthline_account_keeper using (identifier = 'sign-up by email');
--> statement-breakpoint
create function account_keeper.drop_waiting_passwords() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    delete from account.verification where id = account_keeper.sign_up_id(old.email);
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    delete from account.verification where id = account_keeper.sign_up_id(new.email);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger waiting_passwords_at_start after insert on account."user"
  for each row when (new.email_verified) execute function account_keeper.drop_waiting_passwords();
--> statement-breakpoint
create trigger waiting_passwords_at_proof after update of email, email_verified on account."user"
  for each row when (new.email_verified and (not old.email_verified or old.email <> new.email))
  execute function account_keeper.drop_waiting_passwords();
--> statement-breakpoint
-- A sign-up that was never proved leaves them, as they stay where there was no account.
create trigger waiting_passwords_at_end after delete on account."user"
  for each row when (old.email_verified) execute function account_keeper.drop_waiting_passwords();
--> statement-breakpoint
create function account_keeper.drop_replaced_passwords() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  address text := (select u.email from account."user" u where u.id = new.user_id and u.email_verified);
begin
  delete from account.verification where id = account_keeper.sign_up_id(address);
  return null;
end
$$;
--> statement-breakpoint
create trigger waiting_passwords_at_first after insert on account.account
  for each row when (new.password is not null) execute function account_keeper.drop_replaced_passwords();
--> statement-breakpoint
create trigger waiting_passwords_at_change after update of password on account.account
  for each row when (new.password is distinct from old.password) execute function account_keeper.drop_replaced_passwords();
--> statement-breakpoint
alter function account_keeper.sign_up_id(text) owner to hearthline_account_keeper;
--> statement-breakpoint
alter function account_keeper.drop_waiting_passwords() owner to hearthline_account_keeper;
--> statement-breakpoint
alter function account_keeper.drop_replaced_passwords() owner to hearthline_account_keeper;
--> statement-breakpoint
revoke all on function account_keeper.sign_up_id(text), account_keeper.drop_waiting_passwords(), account_keeper.drop_replaced_passwords() from public;
--> statement-breakpoint
grant execute on function account_keeper.sign_up_id(text) to hearthline_account;
--> statement-breakpoint
-- Hashes of the form before, at addresses that nothing finds any more.
delete from account.verification where identifier = 'sign-up by email';
