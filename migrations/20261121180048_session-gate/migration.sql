-- Proves a session and names the owner of the transaction in one statement (docs/decisions/011). The application role
-- may call it and still reads nothing of the account schema: what comes back is the person of the very token that was
-- shown. Its owner is hearthline_gate (src/server/platform/roles.ts), nobody's login, which reads these columns alone.
create schema gate authorization hearthline_gate;
--> statement-breakpoint
grant usage on schema account to hearthline_gate;
--> statement-breakpoint
grant select (token, user_id, expires_at) on account.session to hearthline_gate;
--> statement-breakpoint
grant select (id, email, name, email_verified) on account."user" to hearthline_gate;
--> statement-breakpoint
create function gate.enter(session_token text) returns table (id uuid, email text, name text)
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  select u.id, u.email, u.name into id, email, name
    from account.session s join account."user" u on u.id = s.user_id
   where s.token = session_token and s.expires_at > now() and u.email_verified;
  -- Until the transaction ends; nobody's when no session was proven.
  perform set_config('app.owner', coalesce(id::text, ''), true);
  if id is not null then return next; end if;
end
$$;
--> statement-breakpoint
alter function gate.enter(text) owner to hearthline_gate;
--> statement-breakpoint
revoke all on function gate.enter(text) from public;
--> statement-breakpoint
grant usage on schema gate to hearthline_app;
--> statement-breakpoint
grant execute on function gate.enter(text) to hearthline_app;
