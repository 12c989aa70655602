-- What surrounds the tables of docs/decisions/021 and 022: who may enter them, what is written down by itself, how a
-- session, an access token and an API key open the owner's rows.

-- Two roles see the account schema: the account service sees it whole; hearthline_person sees, of what a person may see
-- of the own account, the rows of the person whom the gate has named.
do $$
declare
  name text;
begin
  foreach name in array array['user', 'session', 'account', 'verification', 'rate_limit', 'authenticator', 'recovery_code',
    'passkey', 'jwks', 'renewal', 'return_code', 'api_key', 'event', 'delay', 'known_place']
  loop
    execute format('alter table account.%I enable row level security, force row level security', name);
    execute format('create policy service on account.%I to hearthline_account using (true) with check (true)', name);
  end loop;
end
$$;
--> statement-breakpoint
create policy gate on account.session to hearthline_gate using (true) with check (true);
--> statement-breakpoint
create policy gate on account."user" to hearthline_gate using (true);
--> statement-breakpoint
create policy gate on account.api_key to hearthline_gate using (true) with check (true);
--> statement-breakpoint
create policy own on account."user" to hearthline_person using (id = app_owner()) with check (id = app_owner());
--> statement-breakpoint
create policy own on account.session to hearthline_person using (user_id = app_owner()) with check (user_id = app_owner());
--> statement-breakpoint
create policy own on account.account to hearthline_person using (user_id = app_owner());
--> statement-breakpoint
create policy own on account.authenticator to hearthline_person using (user_id = app_owner());
--> statement-breakpoint
create policy own on account.recovery_code to hearthline_person using (user_id = app_owner());
--> statement-breakpoint
create policy own on account.passkey to hearthline_person using (user_id = app_owner());
--> statement-breakpoint
create policy own on account.api_key to hearthline_person using (user_id = app_owner()) with check (user_id = app_owner());
--> statement-breakpoint
create policy own on account.event to hearthline_person using (user_id = app_owner());
--> statement-breakpoint
grant select, insert, update, delete on account.authenticator, account.recovery_code, account.passkey, account.jwks,
  account.renewal, account.return_code, account.api_key, account.delay, account.known_place to hearthline_account;
--> statement-breakpoint
-- Append-only: nobody but the end of the account takes an event away.
grant select, insert on account.event to hearthline_account;
--> statement-breakpoint
grant usage on schema account, public, gate to hearthline_person;
--> statement-breakpoint
grant select (id, name, email, email_verified, phone_number, phone_number_verified, second_step_required, created_at),
  update (second_step_required), delete on account."user" to hearthline_person;
--> statement-breakpoint
grant select (id, user_id, created_at, last_seen_at, expires_at, ip_address, user_agent, method, pending, assured_at,
  confirmed_at), delete on account.session to hearthline_person;
--> statement-breakpoint
grant select (id, user_id, provider_id, account_id, created_at) on account.account to hearthline_person;
--> statement-breakpoint
grant select (id, user_id, name, verified_at, created_at) on account.authenticator to hearthline_person;
--> statement-breakpoint
grant select (user_id, used_at, created_at) on account.recovery_code to hearthline_person;
--> statement-breakpoint
grant select (id, user_id, name, device_type, backed_up, aaguid, created_at) on account.passkey to hearthline_person;
--> statement-breakpoint
grant select (id, user_id, name, start, scopes, expires_at, last_used_at, created_at), insert, delete
  on account.api_key to hearthline_person;
--> statement-breakpoint
grant select on account.event to hearthline_person;
--> statement-breakpoint
-- The gate, anew: a pending session opens nothing, and whoever enters has been seen.
grant select (id, pending, confirmed_at, last_seen_at), update (last_seen_at) on account.session to hearthline_gate;
--> statement-breakpoint
grant select (phone_number_verified) on account."user" to hearthline_gate;
--> statement-breakpoint
grant select (id, user_id, hash, scopes, expires_at, last_used_at), update (last_used_at) on account.api_key
  to hearthline_gate;
--> statement-breakpoint
drop function gate.enter(text);
--> statement-breakpoint
create function gate.enter(session_token text)
  returns table (id uuid, email text, name text, session_id uuid, confirmed_at timestamptz)
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  seen timestamptz;
begin
  select u.id, u.email, u.name, s.id, s.confirmed_at, s.last_seen_at into id, email, name, session_id, confirmed_at, seen
    from account.session s join account."user" u on u.id = s.user_id
   where s.token = session_token and s.expires_at > now() and not s.pending
     and (u.email_verified or u.phone_number_verified);
  -- Until the transaction ends; nobody's when no session was proven.
  perform set_config('app.owner', coalesce(id::text, ''), true);
  if id is null then return; end if;
  if seen < now() - interval '5 minutes' then
    -- Requests of one session never wait for each other here.
    update account.session s set last_seen_at = now()
     where s.id = (select l.id from account.session l where l.id = session_id for update skip locked);
  end if;
  return next;
end
$$;
--> statement-breakpoint
-- The same for an access token: its signature was checked by the server; whether the session that it stands for still
-- lives, only this tells.
create function gate.enter_session(session uuid, person uuid)
  returns table (id uuid, email text, name text, session_id uuid, confirmed_at timestamptz)
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  select u.id, u.email, u.name, s.id, s.confirmed_at into id, email, name, session_id, confirmed_at
    from account.session s join account."user" u on u.id = s.user_id
   where s.id = session and s.user_id = person and s.expires_at > now() and not s.pending
     and (u.email_verified or u.phone_number_verified);
  perform set_config('app.owner', coalesce(id::text, ''), true);
  if id is null then return; end if;
  update account.session s set last_seen_at = now()
   where s.id = (select l.id from account.session l
                  where l.id = session and l.last_seen_at < now() - interval '5 minutes' for update skip locked);
  return next;
end
$$;
--> statement-breakpoint
-- The same for a personal API key, which opens only what its scopes name. A living key without the scope is an error of
-- its own (insufficient_privilege), so that its holder learns what is missing.
create function gate.enter_key(key_hash text, scope text)
  returns table (id uuid, email text, name text, session_id uuid, confirmed_at timestamptz)
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  key uuid;
  may boolean;
begin
  select u.id, u.email, u.name, k.id, scope = any (k.scopes) into id, email, name, key, may
    from account.api_key k join account."user" u on u.id = k.user_id
   where k.hash = key_hash and (k.expires_at is null or k.expires_at > now())
     and (u.email_verified or u.phone_number_verified);
  perform set_config('app.owner', case when may then id::text else '' end, true);
  if id is null then return; end if;
  if not may then
    raise insufficient_privilege using message = 'scope';
  end if;
  update account.api_key k set last_used_at = now()
   where k.id = (select l.id from account.api_key l
                  where l.id = key and (l.last_used_at is null or l.last_used_at < now() - interval '1 minute')
                    for update skip locked);
  return next;
end
$$;
--> statement-breakpoint
alter function gate.enter(text) owner to hearthline_gate;
--> statement-breakpoint
alter function gate.enter_session(uuid, uuid) owner to hearthline_gate;
--> statement-breakpoint
alter function gate.enter_key(text, text) owner to hearthline_gate;
--> statement-breakpoint
revoke all on function gate.enter(text), gate.enter_session(uuid, uuid), gate.enter_key(text, text) from public;
--> statement-breakpoint
grant execute on function gate.enter(text), gate.enter_session(uuid, uuid), gate.enter_key(text, text)
  to hearthline_app, hearthline_links;
--> statement-breakpoint
-- What a person does with the own account needs a session of the browser or of an access token, never a key.
grant execute on function gate.enter(text), gate.enter_session(uuid, uuid) to hearthline_person;
--> statement-breakpoint
-- Below: what follows from a change of an account, written by triggers of a role that nobody is.
grant usage on schema account, public to hearthline_account_keeper;
--> statement-breakpoint
grant insert on account.event to hearthline_account_keeper;
--> statement-breakpoint
create policy keeper on account.event for insert to hearthline_account_keeper with check (true);
--> statement-breakpoint
grant select (id) on account."user" to hearthline_account_keeper;
--> statement-breakpoint
create policy keeper on account."user" for select to hearthline_account_keeper using (true);
--> statement-breakpoint
grant select (id), update (email) on profiles to hearthline_account_keeper;
--> statement-breakpoint
create policy account_keeper_read on profiles for select to hearthline_account_keeper using (true);
--> statement-breakpoint
create policy account_keeper on profiles for update to hearthline_account_keeper using (true) with check (true);
--> statement-breakpoint
create schema account_keeper authorization hearthline_account_keeper;
--> statement-breakpoint
-- An event of an account that is just being deleted has nobody to be kept for.
create function account_keeper.note(person uuid, kind text, detail text, ip text, agent text) returns void
  language sql security definer
  set search_path = pg_catalog, pg_temp
begin atomic
  insert into account.event (user_id, kind, detail, ip_address, user_agent)
  select person, kind, detail, ip, agent where exists (select from account."user" u where u.id = person);
end;
--> statement-breakpoint
create function account_keeper.session_changed() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  case tg_op
    when 'INSERT' then
      -- Open pages show the new device at once.
      perform pg_notify('hearthline_live', json_build_object('owner', new.user_id, 'topic', 'session')::text);
      perform account_keeper.note(new.user_id, case when new.pending then 'first_step_passed' else 'signed_in' end,
        new.method, new.ip_address, new.user_agent);
    when 'UPDATE' then
      if old.pending and not new.pending then
        perform account_keeper.note(new.user_id, 'second_step_passed', new.method, new.ip_address, new.user_agent);
      end if;
    else
      -- Open pages and other tabs of that browser ask at once whether they still are somebody's.
      perform pg_notify('hearthline_live', json_build_object('owner', old.user_id, 'topic', 'session')::text);
      if old.expires_at > now() then
        perform account_keeper.note(old.user_id, 'session_ended', old.method, old.ip_address, old.user_agent);
      end if;
  end case;
  return null;
end
$$;
--> statement-breakpoint
create trigger session_changed after insert or update of pending or delete on account.session
  for each row execute function account_keeper.session_changed();
--> statement-breakpoint
create function account_keeper.login_changed() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  case tg_op
    when 'INSERT' then
      if new.provider_id = 'credential' then
        perform account_keeper.note(new.user_id, 'password_set', null, null, null);
      else
        perform account_keeper.note(new.user_id, 'identity_linked', new.provider_id, null, null);
      end if;
    when 'UPDATE' then
      if old.password is distinct from new.password then
        perform account_keeper.note(new.user_id, 'password_changed', null, null, null);
      end if;
    else
      perform account_keeper.note(old.user_id, 'identity_unlinked', old.provider_id, null, null);
  end case;
  return null;
end
$$;
--> statement-breakpoint
create trigger login_changed after insert or update of password or delete on account.account
  for each row execute function account_keeper.login_changed();
--> statement-breakpoint
create function account_keeper.user_changed() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if old.email is distinct from new.email then
    -- The profile's copy (SPEC §3); no form writes it.
    update public.profiles p set email = new.email where p.id = new.id;
    perform account_keeper.note(new.id, 'email_changed', null, null, null);
  end if;
  if old.phone_number is distinct from new.phone_number then
    perform account_keeper.note(new.id, case when new.phone_number is null then 'phone_removed' else 'phone_changed' end,
      null, null, null);
  end if;
  if old.second_step_required is distinct from new.second_step_required then
    perform account_keeper.note(new.id,
      case when new.second_step_required then 'second_step_required' else 'second_step_optional' end, null, null, null);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger user_changed after update of email, phone_number, second_step_required on account."user"
  for each row execute function account_keeper.user_changed();
--> statement-breakpoint
create function account_keeper.factor_changed() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_table_name = 'authenticator' then
    if tg_op = 'DELETE' then
      if old.verified_at is not null then
        perform account_keeper.note(old.user_id, 'authenticator_removed', old.name, null, null);
      end if;
    elsif old.verified_at is null and new.verified_at is not null then
      perform account_keeper.note(new.user_id, 'authenticator_added', new.name, null, null);
    end if;
  elsif tg_table_name = 'recovery_code' then
    if old.used_at is null and new.used_at is not null then
      perform account_keeper.note(new.user_id, 'recovery_code_used', null, null, null);
    end if;
  elsif tg_op = 'DELETE' then
    perform account_keeper.note(old.user_id,
      case tg_table_name when 'passkey' then 'passkey_removed' else 'api_key_revoked' end, old.name, null, null);
  else
    perform account_keeper.note(new.user_id,
      case tg_table_name when 'passkey' then 'passkey_added' else 'api_key_made' end, new.name, null, null);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger authenticator_changed after update of verified_at or delete on account.authenticator
  for each row execute function account_keeper.factor_changed();
--> statement-breakpoint
create trigger recovery_code_used after update of used_at on account.recovery_code
  for each row execute function account_keeper.factor_changed();
--> statement-breakpoint
create trigger passkey_changed after insert or delete on account.passkey
  for each row execute function account_keeper.factor_changed();
--> statement-breakpoint
create trigger api_key_changed after insert or delete on account.api_key
  for each row execute function account_keeper.factor_changed();
--> statement-breakpoint
-- Events stay as they were written, whoever asks; with the account they go.
create function account_keeper.refuse_change() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'DELETE' and not exists (select from account."user" u where u.id = old.user_id) then
    return old;
  end if;
  raise exception 'Events of an account are never changed.' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger event_stays before update or delete on account.event
  for each row execute function account_keeper.refuse_change();
--> statement-breakpoint
alter function account_keeper.note(uuid, text, text, text, text) owner to hearthline_account_keeper;
--> statement-breakpoint
alter function account_keeper.session_changed() owner to hearthline_account_keeper;
--> statement-breakpoint
alter function account_keeper.login_changed() owner to hearthline_account_keeper;
--> statement-breakpoint
alter function account_keeper.user_changed() owner to hearthline_account_keeper;
--> statement-breakpoint
alter function account_keeper.factor_changed() owner to hearthline_account_keeper;
--> statement-breakpoint
revoke all on function account_keeper.note(uuid, text, text, text, text) from public;
--> statement-breakpoint
-- Jobs forget what no limit and no exchange looks at any more.
grant usage on schema account to hearthline_worker;
--> statement-breakpoint
grant select (changed_at), delete on account.delay to hearthline_worker;
--> statement-breakpoint
grant select (seen_at), delete on account.known_place to hearthline_worker;
--> statement-breakpoint
grant select (expires_at), delete on account.verification to hearthline_worker;
--> statement-breakpoint
grant select (expires_at), delete on account.session to hearthline_worker;
--> statement-breakpoint
create policy forget on account.delay to hearthline_worker using (true);
--> statement-breakpoint
create policy forget on account.known_place to hearthline_worker using (true);
--> statement-breakpoint
create policy forget on account.verification to hearthline_worker using (expires_at < now());
--> statement-breakpoint
create policy forget on account.session to hearthline_worker using (expires_at < now());
--> statement-breakpoint
-- With an account go the mails that were kept for it; what says goodbye is written in the same transaction.
create function mail.forget(recipient text) returns void
  language plpgsql security definer
  set search_path = pg_catalog
as $$
begin
  delete from mail.outbox o where o.recipient = forget.recipient;
end
$$;
--> statement-breakpoint
alter function mail.forget(text) owner to hearthline_worker;
--> statement-breakpoint
revoke all on function mail.forget(text) from public;
--> statement-breakpoint
grant usage on schema mail to hearthline_person;
--> statement-breakpoint
grant execute on function mail.forget(text), mail.enqueue(uuid, text, text, text, text) to hearthline_person;
--> statement-breakpoint
-- One more try of something that may fail, as long as none of its buckets must wait; answers the buckets that must, and
-- how long. The try is counted before its outcome is known, so that many at once get no more of them than one by one
-- (docs/decisions/026). A rule: bucket; free: tries without a wait; first: seconds after those, doubled by each further
-- one; cap: the longest wait; memory: seconds after which it is all forgotten; waits: false where the try is only counted.
create function account.take_turn(rules jsonb)
  returns table (bucket text, failures integer, seconds integer)
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  moment timestamptz;
begin
  -- In the order of their names, so that two tries never wait for each other crosswise.
  insert into account.delay (bucket, failures, free_at, changed_at)
    select distinct r.bucket, 0, now(), now() from jsonb_to_recordset(rules) as r(bucket text) order by 1
    on conflict do nothing;
  perform from account.delay d where d.bucket in (select r.bucket from jsonb_to_recordset(rules) as r(bucket text))
    order by d.bucket for update;
  moment := clock_timestamp();
  return query
    select d.bucket, d.failures, ceil(extract(epoch from d.free_at - moment))::integer
      from account.delay d join jsonb_to_recordset(rules) as r(bucket text, waits boolean) using (bucket)
     where r.waits and d.free_at > moment;
  if found then return; end if;
  update account.delay d
     set failures = n.failures, changed_at = moment,
         free_at = moment + make_interval(secs =>
           case when n.failures < n.free then 0 else least(n.first * 2 ^ least(n.failures - n.free, 20), n.cap) end)
    from (
      select t.bucket, r.free, r.first, r.cap,
             case when t.changed_at < moment - make_interval(secs => r.memory) then 1 else t.failures + 1 end as failures
        from account.delay t
        join jsonb_to_recordset(rules) as r(bucket text, free integer, first integer, cap integer, memory integer)
          using (bucket)
    ) n
   where n.bucket = d.bucket;
end
$$;
--> statement-breakpoint
revoke all on function account.take_turn(jsonb) from public;
--> statement-breakpoint
grant execute on function account.take_turn(jsonb) to hearthline_account;
--> statement-breakpoint
-- A solved puzzle opens one try.
grant usage on schema guard to hearthline_account;
--> statement-breakpoint
grant select, insert on guard.spent_proofs to hearthline_account;
