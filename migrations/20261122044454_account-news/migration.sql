-- A change of the ways in, or of what guards them, is told by mail to whose account it is: who did not do it learns of it.
create function mail.tell_of_account(event_id uuid) returns void
  language plpgsql security definer
  set search_path = pg_catalog
as $$
begin
  perform graphile_worker.add_job('account-mail', json_build_object('eventId', event_id));
end
$$;
--> statement-breakpoint
alter function mail.tell_of_account(uuid) owner to hearthline_worker;
--> statement-breakpoint
revoke all on function mail.tell_of_account(uuid) from public;
--> statement-breakpoint
grant usage on schema mail to hearthline_account_keeper;
--> statement-breakpoint
grant execute on function mail.tell_of_account(uuid) to hearthline_account_keeper;
--> statement-breakpoint
create function account_keeper.event_noted() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform mail.tell_of_account(new.id);
  return null;
end
$$;
--> statement-breakpoint
alter function account_keeper.event_noted() owner to hearthline_account_keeper;
--> statement-breakpoint
create trigger event_noted after insert on account.event
  for each row when (new.kind in (
    'password_changed', 'email_changed', 'phone_changed', 'phone_removed', 'identity_linked', 'identity_unlinked',
    'authenticator_added', 'authenticator_removed', 'passkey_added', 'passkey_removed', 'recovery_code_used',
    'second_step_optional', 'api_key_made'))
  execute function account_keeper.event_noted();
--> statement-breakpoint
grant select (id, user_id, kind, detail, happened_at) on account.event to hearthline_worker;
--> statement-breakpoint
grant select (id, email, name, created_at) on account."user" to hearthline_worker;
--> statement-breakpoint
create policy tell on account.event for select to hearthline_worker using (true);
--> statement-breakpoint
create policy tell on account."user" for select to hearthline_worker using (true);
