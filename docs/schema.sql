-- What the database is made of once all migrations have run: tables, policies, functions, triggers, roles and rights.
-- Written by `npm run db:schema`; to read, not to run and not to edit. Whatever names no owner belongs to whoever
-- migrates. What an owner may do by being it is left out. The queue's own tables belong to its library.

create role hearthline_account nologin;
-- In each database the login of hearthline_account: login, in hearthline_account.
create role hearthline_account_keeper nologin;
create role hearthline_app nologin;
-- In each database the login of hearthline_app: login, in hearthline_app.
create role hearthline_assistant nologin;
grant hearthline_visitor to hearthline_assistant;
-- In each database the login of hearthline_assistant: login, in hearthline_assistant.
create role hearthline_gate nologin;
create role hearthline_link_keeper nologin;
create role hearthline_links nologin;
-- In each database the login of hearthline_links: login, in hearthline_links.
create role hearthline_person nologin;
-- In each database the login of hearthline_person: login, in hearthline_person.
create role hearthline_sealer nologin;
create role hearthline_search nologin;
create role hearthline_visitor nologin;
-- In each database the login of hearthline_visitor: login, in hearthline_visitor.
create role hearthline_word_keeper nologin;
create role hearthline_worker nologin;
-- In each database the login of hearthline_worker: login, in hearthline_worker.
create extension btree_gin;
create extension btree_gist;
create extension pg_trgm;

-- account ----------------------------------------------------------------------------------
create schema account;
grant usage on schema account to hearthline_account, hearthline_account_keeper, hearthline_gate, hearthline_person, hearthline_worker;

create table account."user" (
  id uuid not null,
  name text not null,
  email text not null,
  email_verified boolean not null,
  image text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  phone_number text,
  phone_number_verified boolean not null default false,
  second_step_required boolean not null default false,
  constraint user_email_key UNIQUE (email),
  constraint user_phone_number_key UNIQUE (phone_number),
  constraint user_pkey PRIMARY KEY (id)
);
alter table account."user" enable row level security;
alter table account."user" force row level security;
create policy gate on account."user" for all to hearthline_gate using (true);
create policy keeper on account."user" for select to hearthline_account_keeper using (true);
create policy keeper_drop on account."user" for delete to hearthline_account_keeper using (NOT email_verified AND NOT phone_number_verified);
create policy own on account."user" for all to hearthline_person using (id = public.app_owner()) with check (id = public.app_owner());
create policy service on account."user" for all to hearthline_account using (true) with check (true);
create policy tell on account."user" for select to hearthline_worker using (true);
grant delete, insert, select, update on account."user" to hearthline_account;
grant delete, select (created_at, email, email_verified, id, phone_number_verified) on account."user" to hearthline_account_keeper;
grant select (email, email_verified, id, name, phone_number_verified) on account."user" to hearthline_gate;
grant delete, select (created_at, email, email_verified, id, name, phone_number, phone_number_verified, second_step_required), update (second_step_required) on account."user" to hearthline_person;
grant select (created_at, email, id, name, phone_number, phone_number_verified) on account."user" to hearthline_worker;
CREATE TRIGGER user_changed AFTER UPDATE OF email, phone_number, second_step_required ON account."user" FOR EACH ROW EXECUTE FUNCTION account_keeper.user_changed();
CREATE TRIGGER waiting_passwords_at_end AFTER DELETE ON account."user" FOR EACH ROW WHEN (old.email_verified) EXECUTE FUNCTION account_keeper.drop_waiting_passwords();
CREATE TRIGGER waiting_passwords_at_proof AFTER UPDATE OF email, email_verified ON account."user" FOR EACH ROW WHEN (new.email_verified AND (NOT old.email_verified OR old.email <> new.email)) EXECUTE FUNCTION account_keeper.drop_waiting_passwords();
CREATE TRIGGER waiting_passwords_at_start AFTER INSERT ON account."user" FOR EACH ROW WHEN (new.email_verified) EXECUTE FUNCTION account_keeper.drop_waiting_passwords();

create table account.account (
  id uuid not null,
  user_id uuid not null,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp with time zone,
  refresh_token_expires_at timestamp with time zone,
  scope text,
  password text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint account_pkey PRIMARY KEY (id),
  constraint account_user_id_user_id_fkey FOREIGN KEY (user_id) REFERENCES account."user"(id) ON DELETE CASCADE
);
CREATE INDEX account_user ON account.account USING btree (user_id);
alter table account.account enable row level security;
alter table account.account force row level security;
create policy own on account.account for all to hearthline_person using (user_id = public.app_owner());
create policy service on account.account for all to hearthline_account using (true) with check (true);
grant delete, insert, select, update on account.account to hearthline_account;
grant select (account_id, created_at, id, provider_id, user_id) on account.account to hearthline_person;
CREATE TRIGGER login_changed AFTER INSERT OR DELETE OR UPDATE OF password ON account.account FOR EACH ROW EXECUTE FUNCTION account_keeper.login_changed();
CREATE TRIGGER waiting_passwords_at_change AFTER UPDATE OF password ON account.account FOR EACH ROW WHEN (new.password IS DISTINCT FROM old.password) EXECUTE FUNCTION account_keeper.drop_replaced_passwords();
CREATE TRIGGER waiting_passwords_at_first AFTER INSERT ON account.account FOR EACH ROW WHEN (new.password IS NOT NULL) EXECUTE FUNCTION account_keeper.drop_replaced_passwords();

create table account.api_key (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  start text not null,
  hash text not null,
  scopes text[] not null,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint api_key_hash_key UNIQUE (hash),
  constraint api_key_pkey PRIMARY KEY (user_id, id),
  constraint api_key_user_id_user_id_fkey FOREIGN KEY (user_id) REFERENCES account."user"(id) ON DELETE CASCADE
);
CREATE INDEX api_key_user ON account.api_key USING btree (user_id);
alter table account.api_key enable row level security;
alter table account.api_key force row level security;
create policy gate on account.api_key for all to hearthline_gate using (true) with check (true);
create policy own on account.api_key for all to hearthline_person using (user_id = public.app_owner()) with check (user_id = public.app_owner());
create policy service on account.api_key for all to hearthline_account using (true) with check (true);
grant delete, insert, select, update on account.api_key to hearthline_account;
grant select (expires_at, hash, id, last_used_at, scopes, user_id), update (last_used_at) on account.api_key to hearthline_gate;
grant delete, insert, select (created_at, expires_at, id, last_used_at, name, scopes, start, user_id) on account.api_key to hearthline_person;
CREATE TRIGGER api_key_changed AFTER INSERT OR DELETE ON account.api_key FOR EACH ROW EXECUTE FUNCTION account_keeper.factor_changed();

create table account.authenticator (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  secret text not null,
  verified_at timestamp with time zone,
  last_step bigint,
  created_at timestamp with time zone not null default now(),
  constraint authenticator_pkey PRIMARY KEY (id),
  constraint authenticator_user_id_user_id_fkey FOREIGN KEY (user_id) REFERENCES account."user"(id) ON DELETE CASCADE
);
CREATE INDEX authenticator_user ON account.authenticator USING btree (user_id);
alter table account.authenticator enable row level security;
alter table account.authenticator force row level security;
create policy own on account.authenticator for all to hearthline_person using (user_id = public.app_owner());
create policy service on account.authenticator for all to hearthline_account using (true) with check (true);
grant delete, insert, select, update on account.authenticator to hearthline_account;
grant select (created_at, id, name, user_id, verified_at) on account.authenticator to hearthline_person;
CREATE TRIGGER authenticator_changed AFTER DELETE OR UPDATE OF verified_at ON account.authenticator FOR EACH ROW EXECUTE FUNCTION account_keeper.factor_changed();

create table account.delay (
  bucket text not null,
  failures integer not null,
  free_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint delay_pkey PRIMARY KEY (bucket)
);
alter table account.delay enable row level security;
alter table account.delay force row level security;
create policy forget on account.delay for all to hearthline_worker using (true);
create policy service on account.delay for all to hearthline_account using (true) with check (true);
grant delete, insert, select, update on account.delay to hearthline_account;
grant delete, select (changed_at) on account.delay to hearthline_worker;

create table account.event (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  happened_at timestamp with time zone not null default now(),
  kind text not null,
  detail text,
  ip_address text,
  user_agent text,
  constraint event_pkey PRIMARY KEY (id),
  constraint event_user_id_user_id_fkey FOREIGN KEY (user_id) REFERENCES account."user"(id) ON DELETE CASCADE
);
CREATE INDEX event_happened ON account.event USING btree (happened_at);
CREATE INDEX event_user ON account.event USING btree (user_id, happened_at);
alter table account.event enable row level security;
alter table account.event force row level security;
create policy forget on account.event for delete to hearthline_worker using (happened_at < (now() - '730 days'::interval));
create policy keeper on account.event for insert to hearthline_account_keeper with check (true);
create policy own on account.event for all to hearthline_person using (user_id = public.app_owner());
create policy service on account.event for all to hearthline_account using (true) with check (true);
create policy tell on account.event for select to hearthline_worker using (true);
grant insert, select on account.event to hearthline_account;
grant insert on account.event to hearthline_account_keeper;
grant select on account.event to hearthline_person;
grant delete, select (detail, happened_at, id, ip_address, kind, user_agent, user_id) on account.event to hearthline_worker;
CREATE TRIGGER event_noted AFTER INSERT ON account.event FOR EACH ROW WHEN (new.kind = ANY (ARRAY['password_changed'::text, 'email_changed'::text, 'phone_changed'::text, 'phone_removed'::text, 'identity_linked'::text, 'identity_unlinked'::text, 'authenticator_added'::text, 'authenticator_removed'::text, 'passkey_added'::text, 'passkey_removed'::text, 'recovery_code_used'::text, 'second_step_optional'::text, 'api_key_made'::text])) EXECUTE FUNCTION account_keeper.event_noted();
CREATE TRIGGER event_stays BEFORE DELETE OR UPDATE ON account.event FOR EACH ROW EXECUTE FUNCTION account_keeper.refuse_change();

create table account.jwks (
  id uuid not null,
  public_key text not null,
  private_key text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  alg text,
  crv text,
  constraint jwks_pkey PRIMARY KEY (id)
);
alter table account.jwks enable row level security;
alter table account.jwks force row level security;
create policy service on account.jwks for all to hearthline_account using (true) with check (true);
grant delete, insert, select, update on account.jwks to hearthline_account;

create table account.known_place (
  account text not null,
  place text not null,
  seen_at timestamp with time zone not null,
  constraint known_place_pkey PRIMARY KEY (account, place)
);
alter table account.known_place enable row level security;
alter table account.known_place force row level security;
create policy forget on account.known_place for all to hearthline_worker using (true);
create policy service on account.known_place for all to hearthline_account using (true) with check (true);
grant delete, insert, select, update on account.known_place to hearthline_account;
grant delete, select (seen_at) on account.known_place to hearthline_worker;

create table account.passkey (
  id uuid not null,
  user_id uuid not null,
  name text,
  public_key text not null,
  credential_id text not null,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamp with time zone,
  constraint passkey_credential_id_key UNIQUE (credential_id),
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_user_id_user_id_fkey FOREIGN KEY (user_id) REFERENCES account."user"(id) ON DELETE CASCADE
);
CREATE INDEX passkey_user ON account.passkey USING btree (user_id);
alter table account.passkey enable row level security;
alter table account.passkey force row level security;
create policy own on account.passkey for all to hearthline_person using (user_id = public.app_owner());
create policy service on account.passkey for all to hearthline_account using (true) with check (true);
grant delete, insert, select, update on account.passkey to hearthline_account;
grant select (aaguid, backed_up, created_at, device_type, id, name, user_id) on account.passkey to hearthline_person;
CREATE TRIGGER passkey_changed AFTER INSERT OR DELETE ON account.passkey FOR EACH ROW EXECUTE FUNCTION account_keeper.factor_changed();

create table account.rate_limit (
  id uuid not null,
  key text not null,
  count integer not null,
  last_request bigint not null,
  constraint rate_limit_key_key UNIQUE (key),
  constraint rate_limit_pkey PRIMARY KEY (id)
);
CREATE INDEX rate_limit_last_request ON account.rate_limit USING btree (last_request);
alter table account.rate_limit enable row level security;
alter table account.rate_limit force row level security;
create policy forget on account.rate_limit for all to hearthline_worker using (last_request::numeric < (EXTRACT(epoch FROM now() - '1 day'::interval) * 1000::numeric));
create policy service on account.rate_limit for all to hearthline_account using (true) with check (true);
grant delete, insert, select, update on account.rate_limit to hearthline_account;
grant delete, select (id, last_request) on account.rate_limit to hearthline_worker;

create table account.recovery_code (
  user_id uuid not null,
  hash text not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint recovery_code_pkey PRIMARY KEY (user_id, hash),
  constraint recovery_code_user_id_user_id_fkey FOREIGN KEY (user_id) REFERENCES account."user"(id) ON DELETE CASCADE
);
alter table account.recovery_code enable row level security;
alter table account.recovery_code force row level security;
create policy own on account.recovery_code for all to hearthline_person using (user_id = public.app_owner());
create policy service on account.recovery_code for all to hearthline_account using (true) with check (true);
grant delete, insert, select, update on account.recovery_code to hearthline_account;
grant select (created_at, used_at, user_id) on account.recovery_code to hearthline_person;
CREATE TRIGGER recovery_code_used AFTER UPDATE OF used_at ON account.recovery_code FOR EACH ROW EXECUTE FUNCTION account_keeper.factor_changed();

create table account.renewal (
  hash text not null,
  session_id uuid not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint renewal_pkey PRIMARY KEY (hash),
  constraint renewal_session_id_session_id_fkey FOREIGN KEY (session_id) REFERENCES account.session(id) ON DELETE CASCADE
);
CREATE INDEX renewal_session ON account.renewal USING btree (session_id);
alter table account.renewal enable row level security;
alter table account.renewal force row level security;
create policy service on account.renewal for all to hearthline_account using (true) with check (true);
grant delete, insert, select, update on account.renewal to hearthline_account;

create table account.return_code (
  hash text not null,
  challenge text not null,
  session_id uuid not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint return_code_pkey PRIMARY KEY (hash),
  constraint return_code_session_id_session_id_fkey FOREIGN KEY (session_id) REFERENCES account.session(id) ON DELETE CASCADE
);
CREATE INDEX return_code_session ON account.return_code USING btree (session_id);
alter table account.return_code enable row level security;
alter table account.return_code force row level security;
create policy service on account.return_code for all to hearthline_account using (true) with check (true);
grant delete, insert, select, update on account.return_code to hearthline_account;

create table account.session (
  id uuid not null,
  user_id uuid not null,
  token text not null,
  expires_at timestamp with time zone not null,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  method text not null default 'password'::text,
  pending boolean not null default false,
  assured_at timestamp with time zone,
  confirmed_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  constraint session_pkey PRIMARY KEY (id),
  constraint session_token_key UNIQUE (token),
  constraint session_user_id_user_id_fkey FOREIGN KEY (user_id) REFERENCES account."user"(id) ON DELETE CASCADE
);
CREATE INDEX "session_user" ON account.session USING btree (user_id);
alter table account.session enable row level security;
alter table account.session force row level security;
create policy forget on account.session for all to hearthline_worker using (expires_at < now());
create policy gate on account.session for all to hearthline_gate using (true) with check (true);
create policy own on account.session for all to hearthline_person using (user_id = public.app_owner()) with check (user_id = public.app_owner());
create policy service on account.session for all to hearthline_account using (true) with check (true);
grant delete, insert, select, update on account.session to hearthline_account;
grant select (confirmed_at, expires_at, id, last_seen_at, pending, token, user_id), update (last_seen_at) on account.session to hearthline_gate;
grant delete, select (assured_at, confirmed_at, created_at, expires_at, id, ip_address, last_seen_at, method, pending, user_agent, user_id) on account.session to hearthline_person;
grant delete, select (expires_at) on account.session to hearthline_worker;
CREATE TRIGGER session_changed AFTER INSERT OR DELETE OR UPDATE OF pending ON account.session FOR EACH ROW EXECUTE FUNCTION account_keeper.session_changed();

create table account.verification (
  id uuid not null,
  identifier text not null,
  value text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint verification_pkey PRIMARY KEY (id)
);
CREATE INDEX verification_identifier ON account.verification USING btree (identifier);
alter table account.verification enable row level security;
alter table account.verification force row level security;
create policy forget on account.verification for all to hearthline_worker using (expires_at < now());
create policy keeper on account.verification for all to hearthline_account_keeper using (identifier = 'sign-up by email'::text);
create policy service on account.verification for all to hearthline_account using (true) with check (true);
grant delete, insert, select, update on account.verification to hearthline_account;
grant delete, select (id) on account.verification to hearthline_account_keeper;
grant delete, select (expires_at) on account.verification to hearthline_worker;

CREATE OR REPLACE FUNCTION account.take_turn(rules jsonb)
 RETURNS TABLE(bucket text, failures integer, seconds integer)
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
$function$;
grant execute on function account.take_turn(rules jsonb) to hearthline_account;

-- account_keeper ---------------------------------------------------------------------------
create schema account_keeper authorization hearthline_account_keeper;
grant usage on schema account_keeper to hearthline_account, hearthline_link_keeper, hearthline_person, hearthline_worker;

CREATE OR REPLACE FUNCTION account_keeper.drop_replaced_passwords()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  address text := (select u.email from account."user" u where u.id = new.user_id and u.email_verified);
begin
  delete from account.verification where id = account_keeper.sign_up_id(address);
  return null;
end
$function$;
alter function account_keeper.drop_replaced_passwords() owner to hearthline_account_keeper;

CREATE OR REPLACE FUNCTION account_keeper.drop_stale_sign_ups(address text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 DELETE FROM account."user" u
   WHERE (((drop_stale_sign_ups.address IS NULL) OR (u.email = drop_stale_sign_ups.address)) AND (u.created_at < (now() - '7 days'::interval)) AND (NOT u.email_verified) AND (NOT u.phone_number_verified) AND (NOT (EXISTS ( SELECT
            FROM public.profiles p
           WHERE (p.id = u.id)))));
END;
alter function account_keeper.drop_stale_sign_ups(address text) owner to hearthline_account_keeper;
grant execute on function account_keeper.drop_stale_sign_ups(address text) to hearthline_account, hearthline_worker;

CREATE OR REPLACE FUNCTION account_keeper.drop_unproven(address text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 DELETE FROM account."user" u
   WHERE ((u.email = drop_unproven.address) AND (NOT u.email_verified) AND (NOT u.phone_number_verified) AND (NOT (EXISTS ( SELECT
            FROM public.profiles p
           WHERE (p.id = u.id)))));
END;
alter function account_keeper.drop_unproven(address text) owner to hearthline_account_keeper;
grant execute on function account_keeper.drop_unproven(address text) to hearthline_account;

CREATE OR REPLACE FUNCTION account_keeper.drop_waiting_passwords()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    delete from account.verification where id = account_keeper.sign_up_id(old.email);
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    delete from account.verification where id = account_keeper.sign_up_id(new.email);
  end if;
  return null;
end
$function$;
alter function account_keeper.drop_waiting_passwords() owner to hearthline_account_keeper;

CREATE OR REPLACE FUNCTION account_keeper.event_noted()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform mail.tell_of_account(new.id);
  return null;
end
$function$;
alter function account_keeper.event_noted() owner to hearthline_account_keeper;
grant execute on function account_keeper.event_noted() to public;

CREATE OR REPLACE FUNCTION account_keeper.factor_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
$function$;
alter function account_keeper.factor_changed() owner to hearthline_account_keeper;
grant execute on function account_keeper.factor_changed() to public;

CREATE OR REPLACE FUNCTION account_keeper.login_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
$function$;
alter function account_keeper.login_changed() owner to hearthline_account_keeper;
grant execute on function account_keeper.login_changed() to public;

CREATE OR REPLACE FUNCTION account_keeper.note(person uuid, kind text, detail text, ip text, agent text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 INSERT INTO account.event (user_id, kind, detail, ip_address, user_agent)  SELECT note.person AS person,
             note.kind AS kind,
             note.detail AS detail,
             note.ip AS ip,
             note.agent AS agent
           WHERE (EXISTS ( SELECT
                    FROM account."user" u
                   WHERE (u.id = note.person)));
END;
alter function account_keeper.note(person uuid, kind text, detail text, ip text, agent text) owner to hearthline_account_keeper;

CREATE OR REPLACE FUNCTION account_keeper.note_export(ip text, agent text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT account_keeper.note(public.app_owner(), 'data_exported'::text, NULL::text, ip, agent) AS note;
END;
alter function account_keeper.note_export(ip text, agent text) owner to hearthline_account_keeper;
grant execute on function account_keeper.note_export(ip text, agent text) to hearthline_person;

CREATE OR REPLACE FUNCTION account_keeper.note_once(event uuid, person uuid, kind text, detail text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 INSERT INTO account.event (id, user_id, kind, detail)  SELECT note_once.event AS event,
             note_once.person AS person,
             note_once.kind AS kind,
             note_once.detail AS detail
           WHERE (EXISTS ( SELECT
                    FROM account."user" u
                   WHERE (u.id = note_once.person))) ON CONFLICT DO NOTHING;
END;
alter function account_keeper.note_once(event uuid, person uuid, kind text, detail text) owner to hearthline_account_keeper;
grant execute on function account_keeper.note_once(event uuid, person uuid, kind text, detail text) to hearthline_link_keeper;

CREATE OR REPLACE FUNCTION account_keeper.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' and (old.happened_at < now() - interval '730 days'
     or not exists (select from account."user" u where u.id = old.user_id)) then
    return old;
  end if;
  raise exception 'Events of an account are never changed.' using errcode = 'restrict_violation';
end
$function$;
grant execute on function account_keeper.refuse_change() to public;

CREATE OR REPLACE FUNCTION account_keeper.session_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
$function$;
alter function account_keeper.session_changed() owner to hearthline_account_keeper;
grant execute on function account_keeper.session_changed() to public;

CREATE OR REPLACE FUNCTION account_keeper.sign_up_id(address text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN (encode(SUBSTRING(sha256(convert_to(('sign-up by email '::text || address), 'UTF8'::name)) FROM 1 FOR 16), 'hex'::text))::uuid;
alter function account_keeper.sign_up_id(address text) owner to hearthline_account_keeper;
grant execute on function account_keeper.sign_up_id(address text) to hearthline_account;

CREATE OR REPLACE FUNCTION account_keeper.user_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if old.email is distinct from new.email then
    -- The profile's copy; no form writes it.
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
$function$;
alter function account_keeper.user_changed() owner to hearthline_account_keeper;
grant execute on function account_keeper.user_changed() to public;

-- assistant --------------------------------------------------------------------------------
create schema assistant authorization hearthline_worker;
grant usage on schema assistant to hearthline_app, hearthline_assistant;

CREATE OR REPLACE FUNCTION assistant.dates_of(progress jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(jsonb_object_agg(d.name, d.day), '{}')
    from jsonb_each(coalesce(progress, '{}')) d (name, day)
   where d.name in (
     'contracts_out_date', 'contracts_in_date', 'inspection_date', 'appraisal_ordered_date', 'appraisal_in_date',
     'title_ordered_date', 'title_in_date', 'walk_through_date', 'closing_date', 'move_in_date'
   )
$function$;
alter function assistant.dates_of(progress jsonb) owner to hearthline_worker;
grant execute on function assistant.dates_of(progress jsonb) to public;

CREATE OR REPLACE FUNCTION assistant.enqueue(task text, payload json, run_at timestamp with time zone, key text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  if task not like 'assistant-%' then
    raise exception 'This is no job of the assistant: %', task using errcode = '42501';
  end if;
  perform graphile_worker.add_job(task, payload, run_at := enqueue.run_at, job_key := enqueue.key);
end
$function$;
alter function assistant.enqueue(task text, payload json, run_at timestamp with time zone, key text) owner to hearthline_worker;
grant execute on function assistant.enqueue(task text, payload json, run_at timestamp with time zone, key text) to hearthline_app, hearthline_assistant;

CREATE OR REPLACE FUNCTION assistant.keep_decisions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if old.status in ('draft', 'waiting') and new.status in ('approved', 'doing', 'done')
     and current_user = 'hearthline_assistant' then
    raise exception 'What waits for a person is approved by that person alone.' using errcode = '42501';
  end if;
  if old.status not in ('draft', 'waiting')
     and (new.words <> old.words or new.subject is distinct from old.subject) then
    raise exception 'What was decided keeps its words.' using errcode = '42501';
  end if;
  if old.status in ('done', 'failed', 'refused', 'rejected', 'expired', 'cancelled') and new.status <> old.status
     and not (old.status = 'done' and new.status = 'cancelled' and current_user = 'hearthline_worker') then
    raise exception 'What is over stays over.' using errcode = '42501';
  end if;
  return new;
end
$function$;
grant execute on function assistant.keep_decisions() to public;

CREATE OR REPLACE FUNCTION assistant.keep_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if new.words <> old.words and new.words <> '' then
    raise exception 'What was said can be removed and not changed.' using errcode = '42501';
  end if;
  return new;
end
$function$;
grant execute on function assistant.keep_words() to public;

CREATE OR REPLACE FUNCTION assistant.notice_booking()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_job(
    'assistant-booked', json_build_object('owner', new.professional_id, 'id', new.id)
  )
  from public.assistant_settings s where s.user_id = new.professional_id and s.first_on_at is not null;
  return null;
end
$function$;
alter function assistant.notice_booking() owner to hearthline_worker;

CREATE OR REPLACE FUNCTION assistant.notice_dates()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if assistant.dates_of(old.deal_progress) = assistant.dates_of(new.deal_progress) then
    return null;
  end if;
  perform graphile_worker.add_job(
    'assistant-deal-dates', json_build_object(
      'owner', new.user_id, 'contactId', new.id, 'before', assistant.dates_of(old.deal_progress),
      'after', assistant.dates_of(new.deal_progress)
    )
  )
  from public.assistant_settings s where s.user_id = new.user_id and s.first_on_at is not null;
  return null;
end
$function$;
alter function assistant.notice_dates() owner to hearthline_worker;

CREATE OR REPLACE FUNCTION assistant.notice_leads()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_job(
    'assistant-new-lead', json_build_object('owner', lead.user_id, 'contactId', lead.id),
    job_key := 'assistant-new-lead:' || lead.id
  )
  from added lead
  join public.assistant_settings s on s.user_id = lead.user_id
  where lead.type = 'Lead' and s.first_on_at is not null;
  return null;
end
$function$;
alter function assistant.notice_leads() owner to hearthline_worker;

CREATE OR REPLACE FUNCTION assistant.withdraw_unsent(actions uuid[], why text)
 RETURNS SETOF uuid
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 WITH own AS (
          SELECT a_1.id
            FROM public.assistant_actions a_1
           WHERE ((a_1.id = ANY (withdraw_unsent.actions)) AND (a_1.user_id = public.app_owner()) AND (a_1.status = 'done'::text))
         ), texts AS (
          UPDATE sms.outbox o SET failed_at = now(), failure = 'its recipient asked to stop'::text, body_text = ''::text
            FROM own
           WHERE ((o.id = own.id) AND (o.sent_at IS NULL) AND (o.failed_at IS NULL))
           RETURNING o.id
         ), mails AS (
          UPDATE mail.outbox o SET failed_at = now(), failure = 'its recipient asked to stop'::text, body_text = ''::text, body_html = ''::text
            FROM own
           WHERE ((o.id = own.id) AND (o.sent_at IS NULL) AND (o.failed_at IS NULL))
           RETURNING o.id
         )
  UPDATE public.assistant_actions a SET status = 'cancelled'::text, result = withdraw_unsent.why
    FROM ( SELECT texts.id
            FROM texts
         UNION ALL
          SELECT mails.id
            FROM mails) unsent
   WHERE ((a.id = unsent.id) AND (a.user_id = public.app_owner()))
   RETURNING a.id;
END;
alter function assistant.withdraw_unsent(actions uuid[], why text) owner to hearthline_worker;
grant execute on function assistant.withdraw_unsent(actions uuid[], why text) to hearthline_app, hearthline_assistant;

-- audit ------------------------------------------------------------------------------------
create schema audit;
grant usage on schema audit to hearthline_worker;

create table audit.head (
  user_id uuid not null,
  "position" bigint not null,
  mac bytea not null,
  first_position bigint not null,
  first_mac bytea not null,
  own_mac bytea not null,
  constraint head_pkey PRIMARY KEY (user_id)
);
alter table audit.head enable row level security;
alter table audit.head force row level security;
create policy sealer on audit.head for all to hearthline_worker using (true) with check (true);
grant delete, insert, select, update on audit.head to hearthline_worker;

create table audit.seal (
  user_id uuid not null,
  "position" bigint not null,
  event_id uuid not null,
  mac bytea not null,
  constraint seal_event_id_key UNIQUE (event_id),
  constraint seal_pkey PRIMARY KEY (user_id, "position"),
  constraint seal_user_id_fkey FOREIGN KEY (user_id) REFERENCES account."user"(id) ON DELETE CASCADE
);
alter table audit.seal enable row level security;
alter table audit.seal force row level security;
create policy sealer on audit.seal for all to hearthline_worker using (true) with check (true);
grant delete, insert, select on audit.seal to hearthline_worker;

create table audit.state (
  id boolean not null default true,
  sealed bigint not null,
  total bytea not null,
  sealed_at timestamp with time zone not null,
  ran_at timestamp with time zone not null,
  mac bytea not null,
  constraint state_id_check CHECK (id),
  constraint state_pkey PRIMARY KEY (id)
);
alter table audit.state enable row level security;
alter table audit.state force row level security;
create policy sealer on audit.state for all to hearthline_worker using (true) with check (true);
grant insert, select, update on audit.state to hearthline_worker;

-- gate -------------------------------------------------------------------------------------
create schema gate authorization hearthline_gate;
grant usage on schema gate to hearthline_app, hearthline_links, hearthline_person;

CREATE OR REPLACE FUNCTION gate.enter(session_token text)
 RETURNS TABLE(id uuid, email text, name text, session_id uuid, confirmed_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
$function$;
alter function gate.enter(session_token text) owner to hearthline_gate;
grant execute on function gate.enter(session_token text) to hearthline_app, hearthline_links, hearthline_person;

CREATE OR REPLACE FUNCTION gate.enter_key(key_hash text, scope text)
 RETURNS TABLE(id uuid, email text, name text, session_id uuid, confirmed_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  may boolean;
begin
  select u.id, u.email, u.name, scope = any (k.scopes) into id, email, name, may
    from account.api_key k join account."user" u on u.id = k.user_id
   where k.hash = key_hash and (k.expires_at is null or k.expires_at > now())
     and (u.email_verified or u.phone_number_verified);
  perform set_config('app.owner', case when may then id::text else '' end, true);
  if id is null then return; end if;
  if not may then
    raise insufficient_privilege using message = 'scope';
  end if;
  update account.api_key k set last_used_at = now()
   where k.hash = (select l.hash from account.api_key l
                    where l.hash = key_hash and (l.last_used_at is null or l.last_used_at < now() - interval '1 minute')
                      for update skip locked);
  return next;
end
$function$;
alter function gate.enter_key(key_hash text, scope text) owner to hearthline_gate;
grant execute on function gate.enter_key(key_hash text, scope text) to hearthline_app, hearthline_links;

CREATE OR REPLACE FUNCTION gate.enter_session(session uuid, person uuid)
 RETURNS TABLE(id uuid, email text, name text, session_id uuid, confirmed_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
$function$;
alter function gate.enter_session(session uuid, person uuid) owner to hearthline_gate;
grant execute on function gate.enter_session(session uuid, person uuid) to hearthline_app, hearthline_links, hearthline_person;

-- guard ------------------------------------------------------------------------------------
create schema guard;
grant usage on schema guard to hearthline_account, hearthline_links, hearthline_visitor, hearthline_worker;

create table guard.attempts (
  bucket text not null,
  since timestamp with time zone not null,
  count integer not null,
  constraint attempts_pkey PRIMARY KEY (bucket, since)
);
CREATE INDEX attempts_oldest ON guard.attempts USING btree (since);
grant insert, select, update (count) on guard.attempts to hearthline_links, hearthline_visitor;
grant delete, select on guard.attempts to hearthline_worker;

create table guard.spent_proofs (
  signature text not null,
  expires_at timestamp with time zone not null,
  constraint spent_proofs_pkey PRIMARY KEY (signature)
);
grant insert, select on guard.spent_proofs to hearthline_account, hearthline_visitor;
grant delete, select on guard.spent_proofs to hearthline_worker;

-- links ------------------------------------------------------------------------------------
create schema links authorization hearthline_link_keeper;
grant usage on schema links to hearthline_links;

CREATE OR REPLACE FUNCTION links.after_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  l public.profile_link_invitations%rowtype := case when tg_op = 'DELETE' then old else new end;
  answered_by uuid;
begin
  update public.profiles p set linked_loan_officer_id = live.officer
    from (select (select loan_officer_id from public.profile_link_invitations
                   where agent_id = l.agent_id and status = 'accepted' and ended_at is null) as officer) live
   where p.id = l.agent_id and p.linked_loan_officer_id is distinct from live.officer;
  update public.profiles p set linked_real_estate_agent_id = live.agent
    from (select (select agent_id from public.profile_link_invitations
                   where loan_officer_id = l.loan_officer_id and status = 'accepted' and ended_at is null
                   order by updated_at desc, id desc limit 1) as agent) live
   where p.id = l.loan_officer_id and p.linked_real_estate_agent_id is distinct from live.agent;
  if tg_op = 'DELETE' then return null; end if;

  if tg_op = 'INSERT' and new.status = 'pending' then
    perform links.record(l.loan_officer_id, l.agent_id, 'invited', l.created_at, l.inviting_profile_id);
    perform links.tell(l.invited_profile_id, 'invited', l.created_at, l.inviting_profile_id);
  elsif tg_op = 'UPDATE' and new.status <> old.status then
    answered_by := case when new.status = 'cancelled' then l.inviting_profile_id else l.invited_profile_id end;
    perform links.record(l.loan_officer_id, l.agent_id, l.status, l.updated_at, answered_by);
    if new.status = 'accepted' then
      -- What the officer chose before is told now that it opens something.
      perform links.record_sharing(
        h.user_id, h.agent_id, h.shares_all_deals, h.hides_finances, l.updated_at + interval '1 microsecond'
      ) from public.link_sharing h
        where h.user_id = l.loan_officer_id and h.agent_id = l.agent_id;
      perform links.record(
        d.user_id, d.agent_id, 'deal shared', l.updated_at + interval '2 microseconds', d.user_id, d.deal_id
      ) from public.deal_shares d where d.user_id = l.loan_officer_id and d.agent_id = l.agent_id;
    end if;
    if new.status <> 'cancelled' then
      perform links.tell(l.inviting_profile_id, l.status, l.updated_at, answered_by);
    end if;
  elsif tg_op = 'UPDATE' and new.ended_at is not null and old.ended_at is null then
    if new.ended_by is null then
      perform links.record(l.loan_officer_id, l.agent_id, 'replaced', l.ended_at, l.agent_id);
      perform links.tell(l.loan_officer_id, 'replaced', l.ended_at, l.agent_id);
    else
      perform links.record(l.loan_officer_id, l.agent_id, 'ended', l.ended_at, l.ended_by);
      perform links.tell(
        case when l.ended_by = l.agent_id then l.loan_officer_id else l.agent_id end, 'ended', l.ended_at, l.ended_by
      );
    end if;
  end if;
  return null;
end
$function$;
alter function links.after_change() owner to hearthline_link_keeper;

CREATE OR REPLACE FUNCTION links.after_deal_share()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' and links.is_live(new.user_id, new.agent_id) then
    perform links.record(new.user_id, new.agent_id, 'deal shared', new.shared_at, new.user_id, new.deal_id);
  elsif tg_op = 'DELETE' and links.is_live(old.user_id, old.agent_id) then
    perform links.record(old.user_id, old.agent_id, 'deal withdrawn', clock_timestamp(), old.user_id, old.deal_id);
  end if;
  return null;
end
$function$;
alter function links.after_deal_share() owner to hearthline_link_keeper;

CREATE OR REPLACE FUNCTION links.after_recheck()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  s record;
begin
  for s in
    select distinct on (n.agent_id, n.deal_id) n.*
      from new_rows n join old_rows o on o.user_id = n.user_id and o.id = n.id
     where n.is_now_within_limits is distinct from o.is_now_within_limits
       and links.is_live(n.user_id, n.agent_id)
       -- A verdict that the agent was not told when it was saved is not told by a change either.
       and (n.shows_verdict or not coalesce((select h.hides_finances from public.link_sharing h
                                              where h.user_id = n.user_id and h.agent_id = n.agent_id), false))
       and (
         coalesce((select h.shares_all_deals from public.link_sharing h
                    where h.user_id = n.user_id and h.agent_id = n.agent_id), true)
         or exists (select from public.deal_shares d
                     where d.user_id = n.user_id and d.agent_id = n.agent_id and d.deal_id = n.deal_id)
       )
     order by n.agent_id, n.deal_id, n.saved_at desc, n.id desc
  loop
    perform links.tell(
      s.agent_id, 'scenario changed', s.rechecked_at, s.user_id, s.deal_id,
      links.name_of_deal(s.user_id, s.deal_id), s.is_now_within_limits, s.now_not_stated
    );
  end loop;
  return null;
end
$function$;
alter function links.after_recheck() owner to hearthline_link_keeper;

CREATE OR REPLACE FUNCTION links.after_scenario()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform links.record(new.user_id, new.agent_id, 'scenario saved', new.saved_at, new.agent_id, new.deal_id);
  perform links.tell(
    new.user_id, 'scenario saved', new.saved_at, new.agent_id, new.deal_id,
    links.name_of_deal(new.user_id, new.deal_id), new.is_within_limits, new.not_stated
  );
  return null;
end
$function$;
alter function links.after_scenario() owner to hearthline_link_keeper;

CREATE OR REPLACE FUNCTION links.after_sharing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if links.is_live(new.user_id, new.agent_id) then
    perform links.record_sharing(
      new.user_id, new.agent_id, new.shares_all_deals, new.hides_finances, new.updated_at
    );
  end if;
  return null;
end
$function$;
alter function links.after_sharing() owner to hearthline_link_keeper;

CREATE OR REPLACE FUNCTION links.after_side_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform links.end_across_sides(
    new.id, case when new.updated_at is distinct from old.updated_at then new.updated_at else statement_timestamp() end
  );
  return null;
end
$function$;
alter function links.after_side_change() owner to hearthline_link_keeper;

CREATE OR REPLACE FUNCTION links.announce_deals()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  agent uuid;
begin
  for agent in
    select distinct l.agent_id from changed c join public.profile_link_invitations l on l.loan_officer_id = c.user_id
     where c.type = 'Deal' and l.status = 'accepted' and l.ended_at is null
  loop
    perform pg_notify('hearthline_live', json_build_object('owner', agent, 'topic', 'shared_deals')::text);
  end loop;
  return null;
end
$function$;
alter function links.announce_deals() owner to hearthline_link_keeper;

CREATE OR REPLACE FUNCTION links.before_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  inviting record;
  invited record;
begin
  if tg_op = 'UPDATE' and (
     (new.inviting_profile_id, new.id, new.invited_profile_id, new.loan_officer_id, new.agent_id, new.created_at)
     is distinct from
     (old.inviting_profile_id, old.id, old.invited_profile_id, old.loan_officer_id, old.agent_id, old.created_at)
     or (old.status <> 'pending' and new.status <> old.status)
     or (old.status = 'pending' and new.ended_at is not null)
     or old.ended_at is not null
  ) then
    raise exception 'this invitation is final' using errcode = 'check_violation', constraint = 'invitations_final';
  end if;
  if tg_op = 'INSERT' or (new.status = 'accepted' and old.status = 'pending') then
    select found_as, is_profile_complete as complete into inviting
      from public.profiles where id = new.inviting_profile_id for share;
    select found_as, is_profile_complete as complete into invited
      from public.profiles where id = new.invited_profile_id for share;
    if inviting.complete is not true or invited.complete is not true
       or inviting.found_as is null or invited.found_as is null or inviting.found_as = invited.found_as
       or (tg_op = 'UPDATE' and (inviting.found_as = 'loan officer') <> (new.inviting_profile_id = new.loan_officer_id)) then
      raise exception 'an invitation needs a loan officer and an agent'
        using errcode = 'check_violation', constraint = 'invitations_opposite_sides';
    end if;
    if tg_op = 'INSERT' then
      new.loan_officer_id := case when inviting.found_as = 'loan officer' then new.inviting_profile_id else new.invited_profile_id end;
      new.agent_id := case when inviting.found_as = 'agent' then new.inviting_profile_id else new.invited_profile_id end;
    end if;
    if new.status = 'accepted' and new.ended_at is null then
      -- An agent has one officer at a time: the newest link ends the one before it.
      update public.profile_link_invitations
         set ended_at = new.updated_at, updated_at = new.updated_at, ended_by = null
       where agent_id = new.agent_id and id <> new.id and status = 'accepted' and ended_at is null;
    end if;
  end if;
  return new;
end
$function$;
alter function links.before_change() owner to hearthline_link_keeper;

CREATE OR REPLACE FUNCTION links.end_across_sides(person uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update public.profile_link_invitations l
     set ended_at = case when l.status = 'accepted' then greatest(end_across_sides.at, l.updated_at + interval '1 millisecond') end,
         ended_by = case when l.status = 'accepted' then person end,
         status = case when l.status = 'accepted' then 'accepted'
                       when l.inviting_profile_id = person then 'cancelled' else 'declined' end,
         updated_at = greatest(end_across_sides.at, l.updated_at + interval '1 millisecond')
    from public.profiles p
   where p.id = person and (l.inviting_profile_id = person or l.invited_profile_id = person)
     and (l.status = 'pending' or (l.status = 'accepted' and l.ended_at is null))
     and p.found_as is distinct from case when l.loan_officer_id = person then 'loan officer' else 'agent' end;
end
$function$;
alter function links.end_across_sides(person uuid, at timestamp with time zone) owner to hearthline_link_keeper;

CREATE OR REPLACE FUNCTION links.find_professionals(term text, of_side text, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if public.app_owner() is null then return; end if;
  -- Planned for these very values: a rare term goes by its trigrams, a common one by the names.
  return query execute
    'select id from public.profiles
      where is_profile_complete and found_as = $1 and card_text like $2 and id <> $3
      order by full_name, id limit $4'
    using of_side, '%' || regexp_replace(lower(term), '([\\%_])', '\\\1', 'g') || '%', public.app_owner(), most;
end
$function$;
alter function links.find_professionals(term text, of_side text, most integer) owner to hearthline_link_keeper;
grant execute on function links.find_professionals(term text, of_side text, most integer) to hearthline_links;

CREATE OR REPLACE FUNCTION links.find_similar_professionals(typed text, of_side text, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET "pg_trgm.word_similarity_threshold" TO '0.39'
AS $function$
begin
  if public.app_owner() is null then return; end if;
  return query execute
    'select id from public.profiles
      where is_profile_complete and found_as = $1 and card_text operator(public.%>) $2 and id <> $3
      order by public.word_similarity($2, card_text) desc, id limit $4'
    using of_side, typed, public.app_owner(), most;
end
$function$;
alter function links.find_similar_professionals(typed text, of_side text, most integer) owner to hearthline_link_keeper;
grant execute on function links.find_similar_professionals(typed text, of_side text, most integer) to hearthline_links;

CREATE OR REPLACE FUNCTION links.is_live(officer uuid, agent uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select exists (
    select from public.profile_link_invitations l
     where l.loan_officer_id = officer and l.agent_id = agent and l.status = 'accepted' and l.ended_at is null
  )
$function$;
alter function links.is_live(officer uuid, agent uuid) owner to hearthline_link_keeper;

CREATE OR REPLACE FUNCTION links.last_scenarios()
 RETURNS TABLE(deal_id uuid, agent_id uuid, agent_name text, saved_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select distinct on (s.deal_id) s.deal_id, s.agent_id, s.agent_name, s.saved_at
    from public.profile_link_invitations l
    join public.scenarios s on s.user_id = l.loan_officer_id
   where l.agent_id = public.app_owner() and l.status = 'accepted' and l.ended_at is null
     and (
       coalesce((select h.shares_all_deals from public.link_sharing h
                  where h.user_id = l.loan_officer_id and h.agent_id = l.agent_id), true)
       or exists (select from public.deal_shares d
                   where d.user_id = s.user_id and d.agent_id = l.agent_id and d.deal_id = s.deal_id)
     )
   order by s.deal_id, s.saved_at desc, s.id desc
$function$;
alter function links.last_scenarios() owner to hearthline_link_keeper;
grant execute on function links.last_scenarios() to hearthline_links;

CREATE OR REPLACE FUNCTION links.name_of_deal(owner uuid, deal uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select concat_ws(' ', c.first_name, c.last_name) from public.contacts c where c.user_id = owner and c.id = deal
$function$;
alter function links.name_of_deal(owner uuid, deal uuid) owner to hearthline_link_keeper;

CREATE OR REPLACE FUNCTION links.note_reading()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select account_keeper.note_once(
           -- A UUID of version 8, whose bits are our own.
           overlay(overlay(encode(substring(sha256(convert_to(concat_ws(' ', 'finances read', l.loan_officer_id,
             l.agent_id, (now() at time zone 'UTC')::date), 'UTF8')) from 1 for 16), 'hex')
             placing '8' from 13) placing '8' from 17)::uuid,
           l.loan_officer_id, 'finances_read', p.full_name)
    from public.profile_link_invitations l join public.profiles p on p.id = l.agent_id
   where l.agent_id = public.app_owner() and l.status = 'accepted' and l.ended_at is null
     and not coalesce((select h.hides_finances from public.link_sharing h
                        where h.user_id = l.loan_officer_id and h.agent_id = l.agent_id), false)
$function$;
alter function links.note_reading() owner to hearthline_link_keeper;
grant execute on function links.note_reading() to hearthline_links;

CREATE OR REPLACE FUNCTION links.record(officer uuid, agent uuid, kind text, at timestamp with time zone, actor uuid, deal uuid DEFAULT NULL::uuid, sharing jsonb DEFAULT NULL::jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  insert into public.link_events (loan_officer_id, id, agent_id, happened_at, kind, actor_id, deal_name, sharing)
  select officer, gen_random_uuid(), agent, at, record.kind, actor, links.name_of_deal(officer, deal), record.sharing
   where exists (select from public.profiles where id = officer)
     and exists (select from public.profiles where id = agent)
$function$;
alter function links.record(officer uuid, agent uuid, kind text, at timestamp with time zone, actor uuid, deal uuid, sharing jsonb) owner to hearthline_link_keeper;

CREATE OR REPLACE FUNCTION links.record_sharing(officer uuid, agent uuid, shares_all_deals boolean, hides_finances boolean, at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select links.record(
    officer, agent, 'sharing changed', at, officer, null,
    jsonb_build_object('shares_all_deals', shares_all_deals, 'hides_finances', hides_finances)
  )
$function$;
alter function links.record_sharing(officer uuid, agent uuid, shares_all_deals boolean, hides_finances boolean, at timestamp with time zone) owner to hearthline_link_keeper;

CREATE OR REPLACE FUNCTION links.take_turn()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform pg_advisory_xact_lock(7412300018);
  return null;
end
$function$;
alter function links.take_turn() owner to hearthline_link_keeper;

CREATE OR REPLACE FUNCTION links.tell(recipient uuid, kind text, at timestamp with time zone, actor uuid, deal uuid DEFAULT NULL::uuid, deal_name text DEFAULT NULL::text, within boolean DEFAULT NULL::boolean, not_stated text[] DEFAULT '{}'::text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
    user_id, id, happened_at, kind, actor_id, actor_name, deal_id, deal_name, is_within_limits, not_stated, in_bell,
    read_at
  )
  select recipient, notice, at, tell.kind, actor, (select p.full_name from public.profiles p where p.id = actor),
         deal, tell.deal_name, within, tell.not_stated, bell, case when not bell then at end
    from public.profiles where id = recipient;
  if found and post then perform mail.tell_about_notice(recipient, notice); end if;
end
$function$;
alter function links.tell(recipient uuid, kind text, at timestamp with time zone, actor uuid, deal uuid, deal_name text, within boolean, not_stated text[]) owner to hearthline_link_keeper;

-- mail -------------------------------------------------------------------------------------
create schema mail authorization hearthline_worker;
grant usage on schema mail to hearthline_account, hearthline_account_keeper, hearthline_app, hearthline_link_keeper, hearthline_person, hearthline_visitor;

create table mail.outbox (
  id uuid not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  calendar text,
  calendar_method text,
  failed_at timestamp with time zone,
  failure text,
  reply_to text,
  unsubscribe text,
  owner uuid default public.app_owner(),
  constraint outbox_pkey PRIMARY KEY (id)
);
alter table mail.outbox owner to hearthline_worker;
CREATE INDEX outbox_failed ON mail.outbox USING btree (created_at) WHERE failed_at IS NOT NULL;
CREATE INDEX outbox_newest ON mail.outbox USING btree (created_at DESC, id DESC);
CREATE INDEX outbox_owner ON mail.outbox USING btree (owner) WHERE owner IS NOT NULL;
CREATE INDEX outbox_waiting ON mail.outbox USING btree (created_at, id) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE TRIGGER has_mailbox BEFORE INSERT ON mail.outbox FOR EACH ROW WHEN (lower(new.recipient) ~~ '%@phone.invalid'::text) EXECUTE FUNCTION mail.drop_without_mailbox();

CREATE OR REPLACE FUNCTION mail.drop_without_mailbox()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  return null;
end
$function$;
alter function mail.drop_without_mailbox() owner to hearthline_worker;

CREATE OR REPLACE FUNCTION mail.enqueue(id uuid, recipient text, subject text, body_text text, body_html text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  insert into mail.outbox (id, recipient, subject, body_text, body_html)
  values (enqueue.id, enqueue.recipient, enqueue.subject, enqueue.body_text, enqueue.body_html)
  on conflict do nothing;
  if not found then return; end if;
  perform graphile_worker.add_job(
    'send-mail', json_build_object('mailId', enqueue.id), job_key := 'mail:' || enqueue.id
  );
end
$function$;
alter function mail.enqueue(id uuid, recipient text, subject text, body_text text, body_html text) owner to hearthline_worker;
grant execute on function mail.enqueue(id uuid, recipient text, subject text, body_text text, body_html text) to hearthline_account, hearthline_app, hearthline_person;

CREATE OR REPLACE FUNCTION mail.enqueue(id uuid, recipient text, subject text, body_text text, body_html text, calendar text, calendar_method text, reply_to text DEFAULT NULL::text, unsubscribe text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  insert into mail.outbox (
    id, recipient, subject, body_text, body_html, calendar, calendar_method, reply_to, unsubscribe
  ) values (
    enqueue.id, enqueue.recipient, enqueue.subject, enqueue.body_text, enqueue.body_html, enqueue.calendar,
    enqueue.calendar_method, enqueue.reply_to, enqueue.unsubscribe
  )
  on conflict do nothing;
  if not found then return; end if;
  perform graphile_worker.add_job(
    'send-mail', json_build_object('mailId', enqueue.id), job_key := 'mail:' || enqueue.id
  );
end
$function$;
alter function mail.enqueue(id uuid, recipient text, subject text, body_text text, body_html text, calendar text, calendar_method text, reply_to text, unsubscribe text) owner to hearthline_worker;
grant execute on function mail.enqueue(id uuid, recipient text, subject text, body_text text, body_html text, calendar text, calendar_method text, reply_to text, unsubscribe text) to hearthline_account, hearthline_app, hearthline_person, hearthline_visitor;

CREATE OR REPLACE FUNCTION mail.forget(recipient text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  delete from mail.outbox o where o.owner = public.app_owner() or (o.recipient = forget.recipient and o.owner is null);
end
$function$;
alter function mail.forget(recipient text) owner to hearthline_worker;
grant execute on function mail.forget(recipient text) to hearthline_person;

CREATE OR REPLACE FUNCTION mail.tell_about_appointment(news json)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  perform graphile_worker.add_job('appointment-mail', news);
end
$function$;
alter function mail.tell_about_appointment(news json) owner to hearthline_worker;
grant execute on function mail.tell_about_appointment(news json) to hearthline_app, hearthline_visitor;

CREATE OR REPLACE FUNCTION mail.tell_about_move(owner uuid, appointment uuid, wait interval)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  perform graphile_worker.add_job(
    'tell-about-move', json_build_object('owner', owner, 'appointment', appointment),
    run_at := pg_catalog.now() + wait, job_key := 'moved:' || owner || ':' || appointment
  );
end
$function$;
alter function mail.tell_about_move(owner uuid, appointment uuid, wait interval) owner to hearthline_worker;
grant execute on function mail.tell_about_move(owner uuid, appointment uuid, wait interval) to hearthline_app;

CREATE OR REPLACE FUNCTION mail.tell_about_notice(owner uuid, id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  perform graphile_worker.add_job(
    'notice-mail', json_build_object('owner', owner, 'id', tell_about_notice.id), job_key := 'notice:' || tell_about_notice.id
  );
end
$function$;
alter function mail.tell_about_notice(owner uuid, id uuid) owner to hearthline_worker;
grant execute on function mail.tell_about_notice(owner uuid, id uuid) to hearthline_link_keeper;

CREATE OR REPLACE FUNCTION mail.tell_of_account(event_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  perform graphile_worker.add_job('account-mail', json_build_object('eventId', event_id));
end
$function$;
alter function mail.tell_of_account(event_id uuid) owner to hearthline_worker;
grant execute on function mail.tell_of_account(event_id uuid) to hearthline_account_keeper;

CREATE OR REPLACE FUNCTION mail.withdraw(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  delete from mail.outbox where id = any (ids) and sent_at is null;
end
$function$;
alter function mail.withdraw(ids uuid[]) owner to hearthline_worker;
grant execute on function mail.withdraw(ids uuid[]) to hearthline_app, hearthline_visitor;

-- operation --------------------------------------------------------------------------------
create schema operation;
grant usage on schema operation to hearthline_worker;

create table operation.restore (
  restored_at timestamp with time zone not null,
  taken_at timestamp with time zone not null,
  released_at timestamp with time zone,
  constraint restore_pkey PRIMARY KEY (restored_at)
);
grant select on operation.restore to hearthline_worker;

create table operation.secret (
  name text not null,
  value text not null,
  created_at timestamp with time zone not null default now(),
  constraint secret_pkey PRIMARY KEY (name)
);

create table operation.unsealed (
  user_id uuid not null,
  id uuid not null,
  table_name text not null,
  column_name text not null,
  value jsonb not null,
  constraint unsealed_pkey PRIMARY KEY (user_id, id, table_name, column_name)
);

-- public -----------------------------------------------------------------------------------
create schema public;
grant usage on schema public to hearthline_account_keeper, hearthline_app, hearthline_link_keeper, hearthline_links, hearthline_person, hearthline_sealer, hearthline_search, hearthline_visitor, hearthline_word_keeper, hearthline_worker;

create table public.ai_tasks_log (
  user_id uuid not null,
  id uuid not null,
  task_description text not null,
  status text not null,
  performed_at timestamp with time zone not null,
  details jsonb,
  conversation_id uuid,
  action_id uuid,
  contact_id uuid,
  kind text,
  appointment_id uuid,
  starts_at timestamp with time zone,
  constraint ai_tasks_log_pkey PRIMARY KEY (user_id, id),
  constraint ai_tasks_log_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
CREATE INDEX ai_tasks_log_by_action ON public.ai_tasks_log USING btree (user_id, action_id) WHERE action_id IS NOT NULL;
CREATE INDEX ai_tasks_log_by_conversation ON public.ai_tasks_log USING btree (user_id, conversation_id) WHERE conversation_id IS NOT NULL;
CREATE INDEX ai_tasks_log_newest ON public.ai_tasks_log USING btree (user_id, performed_at DESC, id DESC);
alter table public.ai_tasks_log enable row level security;
alter table public.ai_tasks_log force row level security;
create policy assisted_ai_tasks on public.ai_tasks_log for all to hearthline_assistant using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
create policy own_ai_tasks on public.ai_tasks_log for all to hearthline_app using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
grant insert, select, update (details, status) on public.ai_tasks_log to hearthline_app;
grant insert, select (action_id, conversation_id, id, status, user_id), update (details, status) on public.ai_tasks_log to hearthline_assistant;
CREATE TRIGGER ai_tasks_log_inserted AFTER INSERT ON public.ai_tasks_log REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER ai_tasks_log_updated AFTER UPDATE ON public.ai_tasks_log REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');

create table public.appointments (
  professional_id uuid not null,
  id uuid not null,
  client_name text,
  client_email text,
  client_phone text,
  appointment_time timestamp with time zone not null,
  duration_minutes integer not null,
  notes text,
  status text not null,
  appointment_type text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  occupies_time boolean generated always as (COALESCE(appointment_type, ''::text) <> ALL (ARRAY['Task'::text, 'Reminder'::text])) stored,
  outcome text,
  contact_id uuid,
  booked_by text not null default 'owner'::text,
  tells_client boolean not null default false,
  client_time_zone text,
  arranged_at timestamp with time zone not null default now(),
  sequence integer not null default 0,
  client_language text,
  words text not null generated always as (public.appointment_words(client_name, notes)) stored,
  moved_from_time timestamp with time zone,
  moved_from_minutes integer,
  version integer not null default 1,
  meeting_way text,
  constraint appointments_client_language CHECK (client_language = ANY (ARRAY['en'::text, 'es'::text])),
  constraint appointments_duration CHECK (duration_minutes >= 1 AND duration_minutes <= 1440),
  constraint appointments_finite_time CHECK (isfinite(appointment_time)),
  constraint appointments_meeting_way CHECK (meeting_way = ANY (ARRAY['phone'::text, 'video'::text, 'in person'::text])),
  constraint appointments_no_overlap EXCLUDE USING gist (professional_id WITH =, public.appointment_span(appointment_time, duration_minutes) WITH &&) WHERE ((status = ANY (ARRAY['Scheduled'::text, 'Confirmed'::text])) AND occupies_time),
  constraint appointments_pkey PRIMARY KEY (professional_id, id),
  constraint appointments_professional_id_profiles_id_fkey FOREIGN KEY (professional_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
CREATE INDEX appointments_by_contact ON public.appointments USING btree (professional_id, contact_id, appointment_time) WHERE contact_id IS NOT NULL;
CREATE INDEX appointments_by_time ON public.appointments USING btree (professional_id, appointment_time, id);
CREATE INDEX appointments_open ON public.appointments USING btree (professional_id, appointment_time, id) WHERE (status = ANY (ARRAY['Scheduled'::text, 'Confirmed'::text])) AND outcome IS NULL;
CREATE INDEX appointments_to_remind ON public.appointments USING btree (appointment_time) WHERE tells_client AND (status = ANY (ARRAY['Scheduled'::text, 'Confirmed'::text]));
alter table public.appointments enable row level security;
alter table public.appointments force row level security;
create policy appointments_to_remind on public.appointments for all to hearthline_worker using (tells_client AND (status = ANY (ARRAY['Scheduled'::text, 'Confirmed'::text])));
create policy own_appointments on public.appointments for all to hearthline_app using (professional_id = (( SELECT public.app_owner() AS app_owner))) with check (professional_id = (( SELECT public.app_owner() AS app_owner)));
create policy visited_appointments on public.appointments for all to hearthline_visitor using (professional_id = (( SELECT public.app_owner() AS app_owner))) with check (professional_id = (( SELECT public.app_owner() AS app_owner)));
grant delete, insert (appointment_time, appointment_type, arranged_at, booked_by, client_email, client_language, client_name, client_phone, client_time_zone, contact_id, created_at, duration_minutes, id, meeting_way, notes, outcome, professional_id, sequence, status, tells_client, updated_at), select, update (appointment_time, arranged_at, duration_minutes, moved_from_minutes, moved_from_time, outcome, sequence, status, updated_at) on public.appointments to hearthline_app;
grant insert (appointment_time, appointment_type, arranged_at, booked_by, client_email, client_language, client_name, client_phone, client_time_zone, contact_id, created_at, duration_minutes, id, meeting_way, notes, professional_id, status, tells_client, updated_at), select (appointment_time, appointment_type, arranged_at, booked_by, client_email, client_language, client_name, client_phone, client_time_zone, contact_id, duration_minutes, id, meeting_way, occupies_time, professional_id, sequence, status, tells_client), update (appointment_time, arranged_at, client_language, client_time_zone, duration_minutes, moved_from_minutes, moved_from_time, sequence, status, updated_at) on public.appointments to hearthline_visitor;
grant select (appointment_time, arranged_at, id, moved_from_time, professional_id, status, tells_client) on public.appointments to hearthline_worker;
CREATE TRIGGER appointment_version BEFORE UPDATE ON public.appointments FOR EACH ROW WHEN (old.appointment_time IS DISTINCT FROM new.appointment_time OR old.duration_minutes IS DISTINCT FROM new.duration_minutes OR old.status IS DISTINCT FROM new.status OR old.outcome IS DISTINCT FROM new.outcome) EXECUTE FUNCTION public.count_appointment_change();
CREATE TRIGGER appointments_deleted AFTER DELETE ON public.appointments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('professional_id');
CREATE TRIGGER appointments_inserted AFTER INSERT ON public.appointments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('professional_id');
CREATE TRIGGER appointments_updated AFTER UPDATE ON public.appointments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('professional_id');
CREATE TRIGGER assistant_booking AFTER INSERT ON public.appointments FOR EACH ROW WHEN (new.booked_by = 'visitor'::text) EXECUTE FUNCTION assistant.notice_booking();

create table public.assistant_actions (
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  status text not null,
  channel text not null,
  purpose text not null,
  contact_id uuid,
  party_role text,
  recipient_name text,
  recipient text not null,
  subject text,
  words text not null,
  cause text not null,
  conversation_id uuid,
  appointment_id uuid,
  once_key text not null,
  run_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  attempts integer not null default 0,
  result text,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  done_at timestamp with time zone,
  cost_cents integer not null default 0,
  constraint assistant_actions_pkey PRIMARY KEY (user_id, id),
  constraint assistant_actions_status CHECK (status = ANY (ARRAY['draft'::text, 'waiting'::text, 'approved'::text, 'doing'::text, 'done'::text, 'failed'::text, 'refused'::text, 'rejected'::text, 'expired'::text, 'cancelled'::text])),
  constraint assistant_actions_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
CREATE INDEX assistant_actions_by_contact ON public.assistant_actions USING btree (user_id, contact_id, created_at) WHERE contact_id IS NOT NULL;
CREATE INDEX assistant_actions_by_conversation ON public.assistant_actions USING btree (user_id, conversation_id) WHERE conversation_id IS NOT NULL;
CREATE INDEX assistant_actions_by_recipient ON public.assistant_actions USING btree (user_id, recipient, created_at);
CREATE INDEX assistant_actions_due ON public.assistant_actions USING btree (run_at) WHERE status = ANY (ARRAY['approved'::text, 'waiting'::text]);
CREATE INDEX assistant_actions_newest ON public.assistant_actions USING btree (user_id, status, created_at);
CREATE UNIQUE INDEX assistant_actions_once ON public.assistant_actions USING btree (user_id, once_key);
CREATE INDEX assistant_actions_to_expire ON public.assistant_actions USING btree (expires_at) WHERE status = ANY (ARRAY['draft'::text, 'waiting'::text, 'approved'::text]);
CREATE INDEX assistant_actions_under_way ON public.assistant_actions USING btree (run_at) WHERE status = 'doing'::text;
alter table public.assistant_actions enable row level security;
alter table public.assistant_actions force row level security;
create policy actions_to_do on public.assistant_actions for all to hearthline_worker using (status = ANY (ARRAY['draft'::text, 'waiting'::text, 'approved'::text, 'doing'::text]));
create policy own_assistant_actions on public.assistant_actions for all to hearthline_app, hearthline_assistant using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
create policy own_sent_actions on public.assistant_actions for all to hearthline_worker using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
grant insert, select, update (decided_at, done_at, expires_at, result, run_at, status, subject, words) on public.assistant_actions to hearthline_app;
grant insert, select, update (attempts, conversation_id, cost_cents, decided_at, done_at, result, run_at, status) on public.assistant_actions to hearthline_assistant;
grant select (created_at, expires_at, id, kind, run_at, status, user_id), update (result, status) on public.assistant_actions to hearthline_worker;
CREATE TRIGGER assistant_actions_insert AFTER INSERT ON public.assistant_actions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER assistant_actions_update AFTER UPDATE ON public.assistant_actions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER keep_decisions BEFORE UPDATE ON public.assistant_actions FOR EACH ROW EXECUTE FUNCTION assistant.keep_decisions();

create table public.assistant_conversations (
  user_id uuid not null,
  id uuid not null,
  channel text not null,
  direction text not null default 'inbound'::text,
  status text not null,
  state jsonb,
  caller text,
  provider_sid text,
  caller_time_zone text,
  caller_name text,
  contact_id uuid,
  appointment_id uuid,
  disclosed_at timestamp with time zone not null,
  started_at timestamp with time zone not null,
  last_turn_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  turns integer not null default 0,
  outcome text,
  summary text,
  next_step text,
  flags text[] not null default '{}'::text[],
  cost_cents integer not null default 0,
  duration_seconds integer,
  keeps_transcript boolean not null default true,
  constraint assistant_conversations_direction CHECK (direction = ANY (ARRAY['inbound'::text, 'outbound'::text])),
  constraint assistant_conversations_pkey PRIMARY KEY (user_id, id),
  constraint assistant_conversations_status CHECK (status = ANY (ARRAY['open'::text, 'taken over'::text, 'ended'::text])),
  constraint assistant_conversations_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
CREATE INDEX assistant_conversations_by_caller ON public.assistant_conversations USING btree (user_id, caller, last_turn_at) WHERE caller IS NOT NULL;
CREATE INDEX assistant_conversations_by_contact ON public.assistant_conversations USING btree (user_id, contact_id, started_at) WHERE contact_id IS NOT NULL;
CREATE INDEX assistant_conversations_newest ON public.assistant_conversations USING btree (user_id, started_at DESC, id DESC);
CREATE INDEX assistant_conversations_open ON public.assistant_conversations USING btree (last_turn_at) WHERE status <> 'ended'::text;
CREATE UNIQUE INDEX assistant_conversations_sid ON public.assistant_conversations USING btree (user_id, provider_sid) WHERE provider_sid IS NOT NULL;
CREATE INDEX assistant_conversations_to_forget ON public.assistant_conversations USING btree (ended_at) WHERE status = 'ended'::text AND keeps_transcript;
alter table public.assistant_conversations enable row level security;
alter table public.assistant_conversations force row level security;
create policy conversations_to_end on public.assistant_conversations for all to hearthline_worker using (true);
create policy own_assistant_conversations on public.assistant_conversations for all to hearthline_app, hearthline_assistant using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
grant delete, select, update (contact_id, ended_at, flags, keeps_transcript, last_turn_at, next_step, outcome, state, status, summary, turns) on public.assistant_conversations to hearthline_app;
grant insert, select, update (appointment_id, caller, caller_name, caller_time_zone, contact_id, cost_cents, duration_seconds, ended_at, flags, keeps_transcript, last_turn_at, next_step, outcome, provider_sid, state, status, summary, turns) on public.assistant_conversations to hearthline_assistant;
grant select (channel, ended_at, id, keeps_transcript, last_turn_at, status, user_id) on public.assistant_conversations to hearthline_worker;
CREATE TRIGGER assistant_conversations_delete AFTER DELETE ON public.assistant_conversations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER assistant_conversations_insert AFTER INSERT ON public.assistant_conversations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER assistant_conversations_update AFTER UPDATE ON public.assistant_conversations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');

create table public.assistant_settings (
  user_id uuid not null,
  settings jsonb not null,
  first_on_at timestamp with time zone,
  retention_days integer not null generated always as (COALESCE((settings ->> 'retentionDays'::text)::integer, 180)) stored,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  constraint assistant_settings_pkey PRIMARY KEY (user_id),
  constraint assistant_settings_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
alter table public.assistant_settings enable row level security;
alter table public.assistant_settings force row level security;
create policy own_assistant_settings on public.assistant_settings for all to hearthline_app, hearthline_assistant using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
create policy whose_assistant on public.assistant_settings for all to hearthline_worker using (true);
grant insert (first_on_at, settings, updated_at, user_id, version), select, update (first_on_at, settings, updated_at, version) on public.assistant_settings to hearthline_app;
grant select on public.assistant_settings to hearthline_assistant;
grant select (first_on_at, retention_days, user_id) on public.assistant_settings to hearthline_worker;
CREATE TRIGGER assistant_settings_insert AFTER INSERT ON public.assistant_settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER assistant_settings_update AFTER UPDATE ON public.assistant_settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');

create table public.assistant_turns (
  user_id uuid not null,
  conversation_id uuid not null,
  seq integer not null,
  speaker text not null,
  words text not null,
  heard_words text,
  turn_id uuid,
  understood_by text,
  latency_ms integer,
  said_at timestamp with time zone not null,
  constraint assistant_turns_conversation FOREIGN KEY (user_id, conversation_id) REFERENCES public.assistant_conversations(user_id, id) ON DELETE CASCADE,
  constraint assistant_turns_pkey PRIMARY KEY (user_id, conversation_id, seq),
  constraint assistant_turns_speaker CHECK (speaker = ANY (ARRAY['caller'::text, 'assistant'::text, 'professional'::text, 'note'::text])),
  constraint assistant_turns_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX assistant_turns_once ON public.assistant_turns USING btree (user_id, conversation_id, turn_id) WHERE turn_id IS NOT NULL;
alter table public.assistant_turns enable row level security;
alter table public.assistant_turns force row level security;
create policy own_assistant_turns on public.assistant_turns for all to hearthline_app, hearthline_assistant using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
grant insert, select, update (heard_words, words) on public.assistant_turns to hearthline_app, hearthline_assistant;
CREATE TRIGGER assistant_turns_insert AFTER INSERT ON public.assistant_turns REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER assistant_turns_update AFTER UPDATE ON public.assistant_turns REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER keep_words BEFORE UPDATE ON public.assistant_turns FOR EACH ROW EXECUTE FUNCTION assistant.keep_words();

create table public.booking_receipts (
  professional_id uuid not null,
  id uuid not null,
  request_hash text not null,
  moves integer not null default 0,
  received_at timestamp with time zone not null,
  constraint booking_receipts_pkey PRIMARY KEY (professional_id, id),
  constraint booking_receipts_professional_id_profiles_id_fkey FOREIGN KEY (professional_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
alter table public.booking_receipts enable row level security;
alter table public.booking_receipts force row level security;
create policy own_booking_receipts on public.booking_receipts for all to hearthline_app using (professional_id = (( SELECT public.app_owner() AS app_owner))) with check (professional_id = (( SELECT public.app_owner() AS app_owner)));
create policy visited_receipts on public.booking_receipts for all to hearthline_visitor using (professional_id = (( SELECT public.app_owner() AS app_owner))) with check (professional_id = (( SELECT public.app_owner() AS app_owner)));
grant insert (id, moves, professional_id, received_at, request_hash), select on public.booking_receipts to hearthline_app;
grant insert, select, update (moves) on public.booking_receipts to hearthline_visitor;

create table public.calendar_feeds (
  professional_id uuid not null,
  salt uuid not null,
  created_at timestamp with time zone not null,
  constraint calendar_feeds_pkey PRIMARY KEY (professional_id),
  constraint calendar_feeds_professional_id_profiles_id_fkey FOREIGN KEY (professional_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
alter table public.calendar_feeds enable row level security;
alter table public.calendar_feeds force row level security;
create policy own_calendar_feed on public.calendar_feeds for all to hearthline_app using (professional_id = (( SELECT public.app_owner() AS app_owner))) with check (professional_id = (( SELECT public.app_owner() AS app_owner)));
create policy visited_feed on public.calendar_feeds for all to hearthline_visitor using (professional_id = (( SELECT public.app_owner() AS app_owner)));
grant delete, insert, select, update (created_at, salt) on public.calendar_feeds to hearthline_app;
grant select (professional_id, salt) on public.calendar_feeds to hearthline_visitor;

create table public.contact_consents (
  user_id uuid not null,
  id uuid not null,
  contact_id uuid not null,
  wording text not null,
  source text not null,
  given_at timestamp with time zone not null,
  constraint contact_consents_pkey PRIMARY KEY (user_id, id),
  constraint contact_consents_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
CREATE INDEX contact_consents_newest ON public.contact_consents USING btree (user_id, contact_id, given_at);
alter table public.contact_consents enable row level security;
alter table public.contact_consents force row level security;
create policy own_contact_consents on public.contact_consents for all to hearthline_app using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
create policy visited_consents on public.contact_consents for all to hearthline_visitor with check (user_id = (( SELECT public.app_owner() AS app_owner)));
grant insert, select on public.contact_consents to hearthline_app;
grant insert on public.contact_consents to hearthline_visitor;

create table public.contact_events (
  user_id uuid not null,
  id uuid not null,
  contact_id uuid not null,
  happened_at timestamp with time zone not null,
  kind text not null,
  actor text not null,
  data jsonb not null default '{}'::jsonb,
  version integer not null default 1,
  edited_at timestamp with time zone,
  changes bytea,
  constraint contact_events_pkey PRIMARY KEY (user_id, id),
  constraint contact_events_sealed CHECK (octet_length(changes) = 0 OR SUBSTRING(changes FROM 1 FOR 1) = '\x01'::bytea AND (octet_length(changes) % 64) = 33),
  constraint contact_events_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
CREATE INDEX contact_events_messages ON public.contact_events USING btree (user_id, happened_at) WHERE kind = 'message taken'::text;
CREATE INDEX contact_events_newest ON public.contact_events USING btree (user_id, contact_id, happened_at DESC, id DESC);
CREATE INDEX contact_events_touches ON public.contact_events USING btree (user_id, contact_id) WHERE kind <> ALL (ARRAY['created'::text, 'deleted'::text, 'restored'::text]);
alter table public.contact_events enable row level security;
alter table public.contact_events force row level security;
create policy corrected_notes on public.contact_events as restrictive for update to hearthline_app using (kind = 'noted'::text AND actor = 'owner'::text) with check (kind = 'noted'::text AND actor = 'owner'::text);
create policy deleted_notes on public.contact_events as restrictive for delete to hearthline_app using (kind = 'noted'::text AND actor = 'owner'::text);
create policy own_contact_events on public.contact_events for all to hearthline_app using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
create policy sealed_events on public.contact_events for all to hearthline_sealer using (true) with check (true);
create policy timelines_of_purged_contacts on public.contact_events for all to hearthline_worker using (true);
create policy told_timeline on public.contact_events for insert to hearthline_links with check (actor = 'partner'::text AND kind = 'scenario saved'::text AND (EXISTS ( SELECT
   FROM public.contacts c
  WHERE c.user_id = contact_events.user_id AND c.id = contact_events.contact_id)));
create policy visited_timeline on public.contact_events for all to hearthline_visitor with check (user_id = (( SELECT public.app_owner() AS app_owner)));
grant delete, insert, select, update (data, edited_at, version) on public.contact_events to hearthline_app;
grant insert on public.contact_events to hearthline_links, hearthline_visitor;
grant select (changes, id, user_id), update (changes) on public.contact_events to hearthline_sealer;
grant delete, select (contact_id, user_id) on public.contact_events to hearthline_worker;
CREATE TRIGGER contact_events_deleted AFTER DELETE ON public.contact_events REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER contact_events_inserted AFTER INSERT ON public.contact_events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER contact_events_updated AFTER UPDATE ON public.contact_events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');

create table public.contact_words (
  user_id uuid not null,
  word text collate "C" not null,
  mark uuid not null default gen_random_uuid(),
  constraint contact_words_pkey PRIMARY KEY (user_id, word, mark),
  constraint contact_words_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
alter table public.contact_words enable row level security;
alter table public.contact_words force row level security;
create policy kept_words on public.contact_words for all to hearthline_word_keeper using (true) with check (true);
create policy own_words on public.contact_words for all to hearthline_app using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
create policy searched_words on public.contact_words for select to hearthline_search using (user_id = (( SELECT public.app_owner() AS app_owner)));
grant select (user_id, word) on public.contact_words to hearthline_search;
grant delete, insert, select on public.contact_words to hearthline_word_keeper;

create table public.contacts (
  user_id uuid not null,
  id uuid not null,
  type text not null,
  status text not null,
  assigned_to_user_id uuid,
  lead_id text,
  first_name text not null,
  last_name text,
  email text,
  phone_number text,
  company_name text,
  website text,
  tags text[],
  source text,
  address text,
  city text,
  state text,
  zip_code text,
  is_refinance boolean not null default false,
  notes text,
  available_days jsonb,
  refinance_details bytea,
  details jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  phone_e164 text,
  deal_progress jsonb,
  loan_officer_deal_params bytea,
  realtor_prequal_inputs bytea,
  pre_approval_results bytea,
  deal_parties jsonb,
  sort_name text not null generated always as (public.contact_sort_name(first_name, last_name)) stored,
  search_text text not null generated always as (public.contact_search_text(first_name, last_name, email, company_name, phone_number, phone_e164, lead_id, tags)) stored,
  email_key text generated always as (lower(email)) stored,
  deal_amount numeric generated always as (public.deal_amount(type, details)) stored,
  closing_day text generated always as (public.deal_closing_day(type, deal_progress)) stored,
  last_day text generated always as (public.deal_last_day(type, deal_progress)) stored,
  source_key text generated always as (NULLIF("left"(lower(btrim(source)), 250), ''::text)) stored,
  partner_keys text[] generated always as (public.partner_keys(type, first_name, last_name, company_name)) stored,
  name_key text not null generated always as (public.contact_name_key(first_name, last_name, company_name)) stored,
  follow_up text not null default 'New'::text,
  follow_up_order bigint not null generated always as (public.follow_up_order(follow_up, created_at)) stored,
  constraint contacts_follow_up CHECK (follow_up = ANY (ARRAY['New'::text, 'Contacted'::text, 'Nurturing'::text, 'Not now'::text])),
  constraint contacts_pkey PRIMARY KEY (user_id, id),
  constraint contacts_sealed CHECK ((octet_length(refinance_details) = 0 OR SUBSTRING(refinance_details FROM 1 FOR 1) = '\x01'::bytea AND (octet_length(refinance_details) % 64) = 33) AND (octet_length(loan_officer_deal_params) = 0 OR SUBSTRING(loan_officer_deal_params FROM 1 FOR 1) = '\x01'::bytea AND (octet_length(loan_officer_deal_params) % 64) = 33) AND (octet_length(realtor_prequal_inputs) = 0 OR SUBSTRING(realtor_prequal_inputs FROM 1 FOR 1) = '\x01'::bytea AND (octet_length(realtor_prequal_inputs) % 64) = 33) AND (octet_length(pre_approval_results) = 0 OR SUBSTRING(pre_approval_results FROM 1 FOR 1) = '\x01'::bytea AND (octet_length(pre_approval_results) % 64) = 33)),
  constraint contacts_type CHECK (type = ANY (ARRAY['Lead'::text, 'Deal'::text, 'Referral Partner'::text])),
  constraint contacts_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
CREATE INDEX contacts_by_email ON public.contacts USING btree (user_id, email_key) WHERE email_key IS NOT NULL;
CREATE INDEX contacts_by_follow_up ON public.contacts USING btree (user_id, type, status, follow_up_order, id);
CREATE INDEX contacts_by_long_text ON public.contacts USING btree (user_id, type) WHERE octet_length(search_text) > 2000;
CREATE INDEX contacts_by_name ON public.contacts USING btree (user_id, type, sort_name, id);
CREATE INDEX contacts_by_name_key_deals ON public.contacts USING gin (user_id, name_key public.gin_trgm_ops) WHERE type = 'Deal'::text;
CREATE INDEX contacts_by_name_key_leads ON public.contacts USING gin (user_id, name_key public.gin_trgm_ops) WHERE type = 'Lead'::text;
CREATE INDEX contacts_by_name_key_partners ON public.contacts USING gin (user_id, name_key public.gin_trgm_ops) WHERE type = 'Referral Partner'::text;
CREATE INDEX contacts_by_phone ON public.contacts USING btree (user_id, phone_e164) WHERE phone_e164 IS NOT NULL;
CREATE INDEX contacts_by_source ON public.contacts USING btree (user_id, source_key, created_at) WHERE source_key IS NOT NULL AND type <> 'Referral Partner'::text;
CREATE INDEX contacts_by_status ON public.contacts USING btree (user_id, type, status, created_at DESC, id DESC);
CREATE INDEX contacts_by_text ON public.contacts USING btree (user_id, type, created_at DESC, id DESC) INCLUDE (search_text, status, is_refinance) WHERE octet_length(search_text) <= 2000;
CREATE INDEX contacts_by_trigram_deals ON public.contacts USING gin (user_id, search_text public.gin_trgm_ops) WHERE type = 'Deal'::text;
CREATE INDEX contacts_by_trigram_leads ON public.contacts USING gin (user_id, search_text public.gin_trgm_ops) WHERE type = 'Lead'::text;
CREATE INDEX contacts_by_trigram_partners ON public.contacts USING gin (user_id, search_text public.gin_trgm_ops) WHERE type = 'Referral Partner'::text;
CREATE INDEX contacts_by_type ON public.contacts USING btree (user_id, type, created_at DESC, id DESC);
CREATE INDEX contacts_deals ON public.contacts USING btree (user_id, status, closing_day, last_day, deal_amount, id) WHERE type = 'Deal'::text;
CREATE INDEX contacts_partners ON public.contacts USING btree (user_id, partner_keys, id) WHERE type = 'Referral Partner'::text;
alter table public.contacts enable row level security;
alter table public.contacts force row level security;
create policy kept_contacts on public.contacts for select to hearthline_link_keeper using (true);
create policy own_contacts on public.contacts for all to hearthline_app using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
create policy sealed_contacts on public.contacts for all to hearthline_sealer using (true) with check (true);
create policy searched_contacts on public.contacts for select to hearthline_search using (true);
create policy shared_deals on public.contacts for all to hearthline_links using (type = 'Deal'::text AND user_id = (( SELECT l.loan_officer_id
   FROM public.profile_link_invitations l
  WHERE l.agent_id = (( SELECT public.app_owner() AS app_owner)) AND l.status = 'accepted'::text AND l.ended_at IS NULL)) AND (COALESCE(( SELECT s.shares_all_deals
   FROM public.link_sharing s
     JOIN public.profile_link_invitations l ON l.loan_officer_id = s.user_id AND l.agent_id = s.agent_id
  WHERE l.agent_id = (( SELECT public.app_owner() AS app_owner)) AND l.status = 'accepted'::text AND l.ended_at IS NULL), true) OR (EXISTS ( SELECT
   FROM public.deal_shares d
  WHERE d.user_id = contacts.user_id AND d.agent_id = (( SELECT public.app_owner() AS app_owner)) AND d.deal_id = contacts.id))));
create policy visited_contacts on public.contacts for all to hearthline_visitor using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
create policy worded_contacts on public.contacts for select to hearthline_word_keeper using (true);
grant delete, insert, select, update (address, assigned_to_user_id, available_days, city, company_name, deal_parties, deal_progress, details, email, first_name, follow_up, is_refinance, last_name, lead_id, loan_officer_deal_params, notes, phone_e164, phone_number, pre_approval_results, refinance_details, source, state, status, tags, type, updated_at, version, website, zip_code) on public.contacts to hearthline_app;
grant select (first_name, id, last_name, user_id) on public.contacts to hearthline_link_keeper;
grant select (created_at, first_name, id, last_name, loan_officer_deal_params, pre_approval_results, realtor_prequal_inputs, type, user_id), update (pre_approval_results, realtor_prequal_inputs) on public.contacts to hearthline_links;
grant select (id, loan_officer_deal_params, pre_approval_results, realtor_prequal_inputs, refinance_details, user_id), update (loan_officer_deal_params, pre_approval_results, realtor_prequal_inputs, refinance_details) on public.contacts to hearthline_sealer;
grant select (closing_day, created_at, deal_amount, follow_up, follow_up_order, id, is_refinance, name_key, search_text, sort_name, status, type, user_id) on public.contacts to hearthline_search;
grant insert (company_name, created_at, details, email, first_name, id, is_refinance, last_name, lead_id, phone_e164, phone_number, source, status, type, updated_at, user_id, version), select (created_at, email_key, first_name, id, last_name, phone_e164, status, type, user_id) on public.contacts to hearthline_visitor;
grant select (name_key, type, user_id) on public.contacts to hearthline_word_keeper;
CREATE TRIGGER assistant_dates AFTER UPDATE ON public.contacts FOR EACH ROW WHEN (new.type = 'Deal'::text AND old.deal_progress IS DISTINCT FROM new.deal_progress) EXECUTE FUNCTION assistant.notice_dates();
CREATE TRIGGER assistant_leads AFTER INSERT ON public.contacts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION assistant.notice_leads();
CREATE TRIGGER contacts_add_words AFTER INSERT ON public.contacts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION words.note();
CREATE TRIGGER contacts_change_words AFTER UPDATE ON public.contacts FOR EACH ROW WHEN (old.name_key IS DISTINCT FROM new.name_key) EXECUTE FUNCTION words.change();
CREATE TRIGGER contacts_deleted AFTER DELETE ON public.contacts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER contacts_inserted AFTER INSERT ON public.contacts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER contacts_remove_words AFTER DELETE ON public.contacts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION words.forget_those_of_contacts();
CREATE TRIGGER contacts_updated AFTER UPDATE ON public.contacts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER deals_deleted AFTER DELETE ON public.contacts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION links.announce_deals();
CREATE TRIGGER deals_inserted AFTER INSERT ON public.contacts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION links.announce_deals();
CREATE TRIGGER deals_updated AFTER UPDATE ON public.contacts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION links.announce_deals();

create table public.data_keys (
  user_id uuid not null,
  version integer not null,
  master text not null,
  wrapped bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint data_keys_pkey PRIMARY KEY (user_id, version),
  constraint data_keys_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
alter table public.data_keys enable row level security;
alter table public.data_keys force row level security;
create policy keys_of_shared_deals on public.data_keys for select to hearthline_links using ((EXISTS ( SELECT
   FROM public.contacts c
  WHERE c.user_id = data_keys.user_id AND c.type = 'Deal'::text)));
create policy own_data_keys on public.data_keys for all to hearthline_app using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
create policy sealed_keys on public.data_keys for all to hearthline_sealer using (true) with check (true);
grant insert, select on public.data_keys to hearthline_app;
grant select (master, user_id, version, wrapped) on public.data_keys to hearthline_links;
grant delete, insert, select, update (master, wrapped) on public.data_keys to hearthline_sealer;

create table public.deal_shares (
  user_id uuid not null,
  agent_id uuid not null,
  deal_id uuid not null,
  shared_at timestamp with time zone not null,
  constraint deal_shares_agent_id_profiles_id_fkey FOREIGN KEY (agent_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint deal_shares_pkey PRIMARY KEY (user_id, agent_id, deal_id),
  constraint deal_shares_user_id_deal_id_contacts_user_id_id_fkey FOREIGN KEY (user_id, deal_id) REFERENCES public.contacts(user_id, id) ON DELETE CASCADE,
  constraint deal_shares_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
alter table public.deal_shares enable row level security;
alter table public.deal_shares force row level security;
create policy kept_shares on public.deal_shares for select to hearthline_link_keeper using (true);
create policy own_shares on public.deal_shares for all to hearthline_app using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
create policy read_shares on public.deal_shares for select to hearthline_links using (agent_id = (( SELECT public.app_owner() AS app_owner)));
grant delete, insert, select on public.deal_shares to hearthline_app;
grant select (agent_id, deal_id, user_id) on public.deal_shares to hearthline_link_keeper;
grant select on public.deal_shares to hearthline_links;
CREATE TRIGGER deal_shares_delete_to_agent_id AFTER DELETE ON public.deal_shares REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('agent_id');
CREATE TRIGGER deal_shares_delete_to_user_id AFTER DELETE ON public.deal_shares REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER deal_shares_insert_to_agent_id AFTER INSERT ON public.deal_shares REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('agent_id');
CREATE TRIGGER deal_shares_insert_to_user_id AFTER INSERT ON public.deal_shares REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER deal_shares_recorded AFTER INSERT OR DELETE ON public.deal_shares FOR EACH ROW EXECUTE FUNCTION links.after_deal_share();

create table public.deleted_contacts (
  user_id uuid not null,
  id uuid not null,
  type text not null,
  status text not null,
  version integer not null default 1,
  assigned_to_user_id uuid,
  lead_id text,
  first_name text not null,
  last_name text,
  email text,
  phone_number text,
  phone_e164 text,
  company_name text,
  website text,
  tags text[],
  source text,
  address text,
  city text,
  state text,
  zip_code text,
  is_refinance boolean not null default false,
  notes text,
  available_days jsonb,
  refinance_details bytea,
  deal_progress jsonb,
  loan_officer_deal_params bytea,
  realtor_prequal_inputs bytea,
  pre_approval_results bytea,
  deal_parties jsonb,
  details jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone not null,
  purge_at timestamp with time zone not null,
  follow_up text not null default 'New'::text,
  constraint deleted_contacts_pkey PRIMARY KEY (user_id, id),
  constraint deleted_contacts_sealed CHECK ((octet_length(refinance_details) = 0 OR SUBSTRING(refinance_details FROM 1 FOR 1) = '\x01'::bytea AND (octet_length(refinance_details) % 64) = 33) AND (octet_length(loan_officer_deal_params) = 0 OR SUBSTRING(loan_officer_deal_params FROM 1 FOR 1) = '\x01'::bytea AND (octet_length(loan_officer_deal_params) % 64) = 33) AND (octet_length(realtor_prequal_inputs) = 0 OR SUBSTRING(realtor_prequal_inputs FROM 1 FOR 1) = '\x01'::bytea AND (octet_length(realtor_prequal_inputs) % 64) = 33) AND (octet_length(pre_approval_results) = 0 OR SUBSTRING(pre_approval_results FROM 1 FOR 1) = '\x01'::bytea AND (octet_length(pre_approval_results) % 64) = 33)),
  constraint deleted_contacts_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
CREATE INDEX deleted_contacts_newest ON public.deleted_contacts USING btree (user_id, deleted_at DESC, id DESC);
CREATE INDEX deleted_contacts_to_purge ON public.deleted_contacts USING btree (purge_at);
alter table public.deleted_contacts enable row level security;
alter table public.deleted_contacts force row level security;
create policy due_deleted_contacts on public.deleted_contacts for all to hearthline_worker using (purge_at <= now());
create policy own_deleted_contacts on public.deleted_contacts for all to hearthline_app using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
create policy sealed_deleted_contacts on public.deleted_contacts for all to hearthline_sealer using (true) with check (true);
grant delete, insert, select, update (purge_at) on public.deleted_contacts to hearthline_app;
grant select (id, loan_officer_deal_params, pre_approval_results, realtor_prequal_inputs, refinance_details, user_id), update (loan_officer_deal_params, pre_approval_results, realtor_prequal_inputs, refinance_details) on public.deleted_contacts to hearthline_sealer;
grant delete, select (id, purge_at, user_id) on public.deleted_contacts to hearthline_worker;
CREATE TRIGGER deleted_contacts_deleted AFTER DELETE ON public.deleted_contacts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER deleted_contacts_inserted AFTER INSERT ON public.deleted_contacts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER deleted_contacts_updated AFTER UPDATE ON public.deleted_contacts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');

create table public.deleted_notes (
  user_id uuid not null,
  id uuid not null,
  contact_id uuid not null,
  happened_at timestamp with time zone not null,
  data jsonb not null,
  version integer not null,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone not null,
  purge_at timestamp with time zone not null,
  constraint deleted_notes_pkey PRIMARY KEY (user_id, id),
  constraint deleted_notes_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
CREATE INDEX deleted_notes_of_contact ON public.deleted_notes USING btree (user_id, contact_id);
CREATE INDEX deleted_notes_to_purge ON public.deleted_notes USING btree (purge_at);
alter table public.deleted_notes enable row level security;
alter table public.deleted_notes force row level security;
create policy due_deleted_notes on public.deleted_notes for all to hearthline_worker using (purge_at <= now());
create policy own_deleted_notes on public.deleted_notes for all to hearthline_app using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
grant delete, insert, select, update (purge_at) on public.deleted_notes to hearthline_app;
grant delete, select (id, purge_at, user_id) on public.deleted_notes to hearthline_worker;

create table public.link_events (
  loan_officer_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  happened_at timestamp with time zone not null,
  kind text not null,
  actor_id uuid,
  deal_name text,
  sharing jsonb,
  constraint link_events_agent_id_profiles_id_fkey FOREIGN KEY (agent_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint link_events_loan_officer_id_profiles_id_fkey FOREIGN KEY (loan_officer_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint link_events_pkey PRIMARY KEY (loan_officer_id, id)
);
CREATE INDEX link_events_newest ON public.link_events USING btree (loan_officer_id, agent_id, happened_at DESC, id DESC);
alter table public.link_events enable row level security;
alter table public.link_events force row level security;
create policy kept_link_events on public.link_events for insert to hearthline_link_keeper with check (true);
create policy own_link_events on public.link_events for select to hearthline_app, hearthline_links using ((( SELECT public.app_owner() AS app_owner)) = loan_officer_id OR (( SELECT public.app_owner() AS app_owner)) = agent_id);
grant select on public.link_events to hearthline_app, hearthline_links;
grant insert on public.link_events to hearthline_link_keeper;

create table public.link_sharing (
  user_id uuid not null,
  agent_id uuid not null,
  shares_all_deals boolean not null,
  hides_finances boolean not null,
  updated_at timestamp with time zone not null,
  constraint link_sharing_agent_id_profiles_id_fkey FOREIGN KEY (agent_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint link_sharing_pkey PRIMARY KEY (user_id, agent_id),
  constraint link_sharing_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
alter table public.link_sharing enable row level security;
alter table public.link_sharing force row level security;
create policy kept_sharing on public.link_sharing for select to hearthline_link_keeper using (true);
create policy own_sharing on public.link_sharing for all to hearthline_app using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
create policy read_sharing on public.link_sharing for select to hearthline_links using ((( SELECT public.app_owner() AS app_owner)) = user_id OR (( SELECT public.app_owner() AS app_owner)) = agent_id);
grant insert, select, update (hides_finances, shares_all_deals, updated_at) on public.link_sharing to hearthline_app;
grant select (agent_id, hides_finances, shares_all_deals, user_id) on public.link_sharing to hearthline_link_keeper;
grant select on public.link_sharing to hearthline_links;
CREATE TRIGGER link_sharing_insert_to_agent_id AFTER INSERT ON public.link_sharing REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('agent_id');
CREATE TRIGGER link_sharing_insert_to_user_id AFTER INSERT ON public.link_sharing REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER link_sharing_update_to_agent_id AFTER UPDATE ON public.link_sharing REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('agent_id');
CREATE TRIGGER link_sharing_update_to_user_id AFTER UPDATE ON public.link_sharing REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER sharing_recorded AFTER INSERT OR UPDATE ON public.link_sharing FOR EACH ROW EXECUTE FUNCTION links.after_sharing();

create table public.notice_wishes (
  user_id uuid not null,
  kind text not null,
  in_bell boolean not null default true,
  by_mail boolean not null default true,
  by_text boolean not null default false,
  constraint notice_wishes_kind CHECK (char_length(kind) <= 40),
  constraint notice_wishes_pkey PRIMARY KEY (user_id, kind),
  constraint notice_wishes_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
alter table public.notice_wishes enable row level security;
alter table public.notice_wishes force row level security;
create policy kept_notice_wishes on public.notice_wishes for select to hearthline_link_keeper using (true);
create policy own_notice_wishes on public.notice_wishes for all to hearthline_app using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
grant insert, select, update (by_mail, by_text, in_bell) on public.notice_wishes to hearthline_app;
grant select on public.notice_wishes to hearthline_link_keeper;
CREATE TRIGGER notice_wishes_inserted AFTER INSERT ON public.notice_wishes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER notice_wishes_updated AFTER UPDATE ON public.notice_wishes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');

create table public.notices (
  user_id uuid not null,
  id uuid not null,
  happened_at timestamp with time zone not null,
  kind text not null,
  actor_id uuid,
  actor_name text,
  deal_id uuid,
  deal_name text,
  is_within_limits boolean,
  read_at timestamp with time zone,
  in_bell boolean not null default true,
  not_stated text[] not null default '{}'::text[],
  about_name text,
  contact_id uuid,
  conversation_id uuid,
  about_time timestamp with time zone,
  once_key text,
  constraint notices_pkey PRIMARY KEY (user_id, id),
  constraint notices_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
CREATE INDEX notices_newest ON public.notices USING btree (user_id, happened_at DESC, id DESC);
CREATE UNIQUE INDEX notices_once ON public.notices USING btree (user_id, once_key) WHERE once_key IS NOT NULL;
CREATE INDEX notices_unread ON public.notices USING btree (user_id) WHERE read_at IS NULL;
alter table public.notices enable row level security;
alter table public.notices force row level security;
create policy kept_notices on public.notices for insert to hearthline_link_keeper with check (true);
create policy own_notices on public.notices for all to hearthline_app using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
create policy told_once on public.notices for select to hearthline_worker using (once_key IS NOT NULL);
grant select, update (read_at) on public.notices to hearthline_app;
grant insert on public.notices to hearthline_link_keeper;
grant select (once_key, user_id) on public.notices to hearthline_worker;
CREATE TRIGGER notices_insert_to_user_id AFTER INSERT ON public.notices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER notices_update_to_user_id AFTER UPDATE ON public.notices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');

create table public.outreach_consents (
  user_id uuid not null,
  id uuid not null,
  contact_id uuid,
  address text not null,
  channel text not null,
  purpose text not null,
  basis text not null,
  wording text not null,
  source text not null,
  evidence jsonb not null,
  given_at timestamp with time zone not null,
  constraint outreach_consents_pkey PRIMARY KEY (user_id, id),
  constraint outreach_consents_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
CREATE INDEX outreach_consents_by_address ON public.outreach_consents USING btree (user_id, address, given_at);
alter table public.outreach_consents enable row level security;
alter table public.outreach_consents force row level security;
create policy own_outreach_consents on public.outreach_consents for all to hearthline_app, hearthline_assistant using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
grant insert, select on public.outreach_consents to hearthline_app, hearthline_assistant;
CREATE TRIGGER outreach_consents_insert AFTER INSERT ON public.outreach_consents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');

create table public.outreach_receipts (
  user_id uuid not null,
  id uuid not null,
  action_id uuid,
  channel text not null,
  purpose text not null,
  recipient text not null,
  verdict text not null,
  reasons jsonb not null,
  decided_at timestamp with time zone not null,
  constraint outreach_receipts_pkey PRIMARY KEY (user_id, id),
  constraint outreach_receipts_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
CREATE INDEX outreach_receipts_by_action ON public.outreach_receipts USING btree (user_id, action_id) WHERE action_id IS NOT NULL;
CREATE INDEX outreach_receipts_by_recipient ON public.outreach_receipts USING btree (user_id, recipient, decided_at);
CREATE INDEX outreach_receipts_newest ON public.outreach_receipts USING btree (user_id, decided_at DESC, id);
alter table public.outreach_receipts enable row level security;
alter table public.outreach_receipts force row level security;
create policy own_outreach_receipts on public.outreach_receipts for all to hearthline_app, hearthline_assistant using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
grant insert, select on public.outreach_receipts to hearthline_app, hearthline_assistant;

create table public.outreach_stops (
  user_id uuid not null,
  id uuid not null,
  address text not null,
  contact_id uuid,
  kind text not null,
  source text not null,
  words text,
  happened_at timestamp with time zone not null,
  constraint outreach_stops_kind CHECK (kind = ANY (ARRAY['stopped'::text, 'lifted'::text])),
  constraint outreach_stops_pkey PRIMARY KEY (user_id, id),
  constraint outreach_stops_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
CREATE INDEX outreach_stops_by_address ON public.outreach_stops USING btree (user_id, address, happened_at);
alter table public.outreach_stops enable row level security;
alter table public.outreach_stops force row level security;
create policy own_outreach_stops on public.outreach_stops for all to hearthline_app, hearthline_assistant using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
grant insert, select on public.outreach_stops to hearthline_app, hearthline_assistant;
CREATE TRIGGER outreach_stops_insert AFTER INSERT ON public.outreach_stops REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');

create table public.profile_link_invitations (
  inviting_profile_id uuid not null,
  id uuid not null,
  invited_profile_id uuid not null,
  status text not null default 'pending'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  loan_officer_id uuid not null,
  agent_id uuid not null,
  ended_at timestamp with time zone,
  ended_by uuid,
  constraint invitations_ended CHECK (ended_at IS NULL OR status = 'accepted'::text),
  constraint invitations_status CHECK (status = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text, 'cancelled'::text])),
  constraint invitations_two_people CHECK (inviting_profile_id <> invited_profile_id),
  constraint profile_link_invitations_invited_profile_id_profiles_id_fkey FOREIGN KEY (invited_profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint profile_link_invitations_inviting_profile_id_profiles_id_fkey FOREIGN KEY (inviting_profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint profile_link_invitations_pkey PRIMARY KEY (inviting_profile_id, id)
);
CREATE UNIQUE INDEX invitations_by_id ON public.profile_link_invitations USING btree (id);
CREATE INDEX invitations_live_agents ON public.profile_link_invitations USING btree (loan_officer_id) WHERE status = 'accepted'::text AND ended_at IS NULL;
CREATE UNIQUE INDEX invitations_one_officer ON public.profile_link_invitations USING btree (agent_id) WHERE status = 'accepted'::text AND ended_at IS NULL;
CREATE UNIQUE INDEX invitations_one_pending ON public.profile_link_invitations USING btree (LEAST(inviting_profile_id, invited_profile_id), GREATEST(inviting_profile_id, invited_profile_id)) WHERE status = 'pending'::text;
CREATE INDEX invitations_received ON public.profile_link_invitations USING btree (invited_profile_id, created_at);
CREATE INDEX invitations_sent ON public.profile_link_invitations USING btree (inviting_profile_id, created_at);
alter table public.profile_link_invitations enable row level security;
alter table public.profile_link_invitations force row level security;
create policy answered_invitations on public.profile_link_invitations for update to hearthline_links using ((( SELECT public.app_owner() AS app_owner)) = inviting_profile_id OR (( SELECT public.app_owner() AS app_owner)) = invited_profile_id) with check (ended_at IS NULL AND (status = ANY (ARRAY['accepted'::text, 'declined'::text])) AND invited_profile_id = (( SELECT public.app_owner() AS app_owner)) OR ended_at IS NULL AND status = 'cancelled'::text AND inviting_profile_id = (( SELECT public.app_owner() AS app_owner)) OR ended_at IS NOT NULL AND ended_by = (( SELECT public.app_owner() AS app_owner)));
create policy kept_invitations on public.profile_link_invitations for all to hearthline_link_keeper using (true);
create policy own_invitations on public.profile_link_invitations for select to hearthline_app using ((( SELECT public.app_owner() AS app_owner)) = inviting_profile_id OR (( SELECT public.app_owner() AS app_owner)) = invited_profile_id);
create policy read_invitations on public.profile_link_invitations for select to hearthline_links using ((( SELECT public.app_owner() AS app_owner)) = inviting_profile_id OR (( SELECT public.app_owner() AS app_owner)) = invited_profile_id);
create policy sent_invitations on public.profile_link_invitations for insert to hearthline_links with check (inviting_profile_id = (( SELECT public.app_owner() AS app_owner)) AND status = 'pending'::text AND ended_at IS NULL);
grant select on public.profile_link_invitations to hearthline_app;
grant select, update (ended_at, ended_by, status, updated_at) on public.profile_link_invitations to hearthline_link_keeper;
grant insert (created_at, id, invited_profile_id, inviting_profile_id, status, updated_at), select, update (ended_at, ended_by, status, updated_at) on public.profile_link_invitations to hearthline_links;
CREATE TRIGGER invitations_followed AFTER INSERT OR DELETE OR UPDATE ON public.profile_link_invitations FOR EACH ROW EXECUTE FUNCTION links.after_change();
CREATE TRIGGER invitations_guarded BEFORE INSERT OR UPDATE ON public.profile_link_invitations FOR EACH ROW EXECUTE FUNCTION links.before_change();
CREATE TRIGGER invitations_in_turn BEFORE INSERT OR UPDATE ON public.profile_link_invitations FOR EACH STATEMENT EXECUTE FUNCTION links.take_turn();
CREATE TRIGGER profile_link_invitations_delete_to_invited_profile_id AFTER DELETE ON public.profile_link_invitations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('invited_profile_id');
CREATE TRIGGER profile_link_invitations_delete_to_inviting_profile_id AFTER DELETE ON public.profile_link_invitations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('inviting_profile_id');
CREATE TRIGGER profile_link_invitations_insert_to_invited_profile_id AFTER INSERT ON public.profile_link_invitations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('invited_profile_id');
CREATE TRIGGER profile_link_invitations_insert_to_inviting_profile_id AFTER INSERT ON public.profile_link_invitations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('inviting_profile_id');
CREATE TRIGGER profile_link_invitations_update_to_invited_profile_id AFTER UPDATE ON public.profile_link_invitations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('invited_profile_id');
CREATE TRIGGER profile_link_invitations_update_to_inviting_profile_id AFTER UPDATE ON public.profile_link_invitations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('inviting_profile_id');

create table public.profile_pictures (
  user_id uuid not null,
  name text not null,
  image bytea not null,
  created_at timestamp with time zone not null,
  constraint profile_pictures_name_key UNIQUE (name),
  constraint profile_pictures_pkey PRIMARY KEY (user_id),
  constraint profile_pictures_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
alter table public.profile_pictures enable row level security;
alter table public.profile_pictures force row level security;
create policy named_pictures on public.profile_pictures for select to hearthline_visitor using (true);
create policy own_picture on public.profile_pictures for all to hearthline_app using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
grant delete, insert, select, update (created_at, image, name) on public.profile_pictures to hearthline_app;
grant select (image, name) on public.profile_pictures to hearthline_visitor;

create table public.profiles (
  id uuid not null,
  email text not null,
  full_name text not null,
  phone text,
  company_name text,
  business_type text,
  role_in_business text,
  location_city text,
  location_state text,
  time_zone text,
  years_in_business double precision,
  license_number text,
  profile_picture_url text,
  website text,
  title text,
  address text,
  social_media_links jsonb not null default '{}'::jsonb,
  desired_functions text[] not null default '{}'::text[],
  is_profile_complete boolean not null default false,
  availability_preferences jsonb,
  linked_loan_officer_id uuid,
  linked_real_estate_agent_id uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  shows_picture_on_booking boolean not null default false,
  shows_license_on_booking boolean not null default false,
  side text generated always as (public.profile_side(business_type, role_in_business)) stored,
  booking_picture_url text generated always as (
  CASE
      WHEN shows_picture_on_booking THEN profile_picture_url
      ELSE NULL::text
  END) stored,
  booking_license_number text generated always as (
  CASE
      WHEN shows_license_on_booking THEN license_number
      ELSE NULL::text
  END) stored,
  found_as text generated always as (
  CASE
      WHEN lower(business_type) ~~ '%mortgage%'::text OR lower(business_type) ~~ '%real estate%'::text THEN public.profile_side(business_type, role_in_business)
      ELSE NULL::text
  END) stored,
  first_steps text not null default 'new'::text,
  booking_link_copied_at timestamp with time zone,
  card_text text generated always as (public.fold_text((((full_name || ''::text) || COALESCE(company_name, ''::text)) || ''::text) || COALESCE(role_in_business, ''::text))) stored,
  shows_phone_to_clients boolean not null default false,
  shows_email_to_clients boolean not null default false,
  booking_phone text generated always as (
  CASE
      WHEN shows_phone_to_clients THEN phone
      ELSE NULL::text
  END) stored,
  meets_by_phone boolean not null default false,
  meeting_video_link text,
  meeting_address text,
  constraint profiles_first_steps CHECK (first_steps = ANY (ARRAY['new'::text, 'begun'::text, 'ended'::text])),
  constraint profiles_id_user_id_fkey FOREIGN KEY (id) REFERENCES account."user"(id) ON DELETE CASCADE,
  constraint profiles_meeting_address CHECK (char_length(meeting_address) <= 200),
  constraint profiles_meeting_video_link CHECK (meeting_video_link ~* '^https://'::text AND char_length(meeting_video_link) <= 500),
  constraint profiles_pkey PRIMARY KEY (id)
);
CREATE INDEX profiles_by_card_text ON public.profiles USING gin (card_text public.gin_trgm_ops) WHERE is_profile_complete;
CREATE INDEX profiles_by_name ON public.profiles USING btree (found_as, full_name, id) WHERE is_profile_complete;
alter table public.profiles enable row level security;
alter table public.profiles force row level security;
create policy account_keeper on public.profiles for update to hearthline_account_keeper using (true) with check (true);
create policy account_keeper_read on public.profiles for select to hearthline_account_keeper using (true);
create policy found_profiles on public.profiles for all to hearthline_links using (is_profile_complete OR id = (( SELECT public.app_owner() AS app_owner)));
create policy kept_profiles on public.profiles for all to hearthline_link_keeper using (true);
create policy own_profile on public.profiles for all to hearthline_app using (id = (( SELECT public.app_owner() AS app_owner))) with check (id = (( SELECT public.app_owner() AS app_owner)));
create policy visited_profile on public.profiles for all to hearthline_visitor using (id = (( SELECT public.app_owner() AS app_owner)));
grant select (id), update (email) on public.profiles to hearthline_account_keeper;
grant delete, insert (created_at, email, full_name, id, time_zone, updated_at), select, update (address, availability_preferences, booking_link_copied_at, business_type, company_name, desired_functions, first_steps, full_name, is_profile_complete, license_number, location_city, location_state, meeting_address, meeting_video_link, meets_by_phone, phone, profile_picture_url, role_in_business, shows_email_to_clients, shows_license_on_booking, shows_phone_to_clients, shows_picture_on_booking, social_media_links, time_zone, title, updated_at, website, years_in_business) on public.profiles to hearthline_app;
grant select (card_text, found_as, full_name, id, is_profile_complete, linked_loan_officer_id, linked_real_estate_agent_id, side), update (linked_loan_officer_id, linked_real_estate_agent_id) on public.profiles to hearthline_link_keeper;
grant select (business_type, company_name, found_as, full_name, id, is_profile_complete, location_city, location_state, phone, profile_picture_url, role_in_business) on public.profiles to hearthline_links;
grant select (availability_preferences, booking_license_number, booking_phone, booking_picture_url, company_name, email, full_name, id, meeting_address, meeting_video_link, meets_by_phone, shows_email_to_clients, time_zone, title) on public.profiles to hearthline_visitor;
CREATE TRIGGER profiles_gone_in_turn BEFORE DELETE ON public.profiles FOR EACH STATEMENT EXECUTE FUNCTION links.take_turn();
CREATE TRIGGER profiles_inserted AFTER INSERT ON public.profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('id');
CREATE TRIGGER profiles_side_changed AFTER UPDATE OF business_type, role_in_business ON public.profiles FOR EACH ROW WHEN (old.found_as IS DISTINCT FROM new.found_as) EXECUTE FUNCTION links.after_side_change();
CREATE TRIGGER profiles_updated AFTER UPDATE ON public.profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('id');

create table public.scenarios (
  user_id uuid not null,
  id uuid not null,
  deal_id uuid not null,
  agent_id uuid not null,
  agent_name text not null,
  saved_at timestamp with time zone not null,
  inputs bytea not null,
  results bytea not null,
  current_results bytea not null,
  rechecked_at timestamp with time zone,
  shows_verdict boolean not null default true,
  is_within_limits boolean,
  not_stated text[] not null default '{}'::text[],
  is_now_within_limits boolean,
  now_not_stated text[] not null default '{}'::text[],
  constraint scenarios_pkey PRIMARY KEY (user_id, id),
  constraint scenarios_sealed CHECK ((octet_length(inputs) = 0 OR SUBSTRING(inputs FROM 1 FOR 1) = '\x01'::bytea AND (octet_length(inputs) % 64) = 33) AND (octet_length(results) = 0 OR SUBSTRING(results FROM 1 FOR 1) = '\x01'::bytea AND (octet_length(results) % 64) = 33) AND (octet_length(current_results) = 0 OR SUBSTRING(current_results FROM 1 FOR 1) = '\x01'::bytea AND (octet_length(current_results) % 64) = 33)),
  constraint scenarios_user_id_profiles_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
CREATE INDEX scenarios_newest ON public.scenarios USING btree (user_id, deal_id, saved_at DESC, id DESC);
alter table public.scenarios enable row level security;
alter table public.scenarios force row level security;
create policy kept_scenarios on public.scenarios for select to hearthline_link_keeper using (true);
create policy own_scenarios on public.scenarios for all to hearthline_app using (user_id = (( SELECT public.app_owner() AS app_owner))) with check (user_id = (( SELECT public.app_owner() AS app_owner)));
create policy scenarios_of_purged_deals on public.scenarios for all to hearthline_worker using (true);
create policy sealed_scenarios on public.scenarios for all to hearthline_sealer using (true) with check (true);
create policy tried_scenarios on public.scenarios for all to hearthline_links using (agent_id = (( SELECT public.app_owner() AS app_owner)) AND (EXISTS ( SELECT
   FROM public.contacts c
  WHERE c.user_id = scenarios.user_id AND c.id = scenarios.deal_id)));
grant select, update (current_results, is_now_within_limits, now_not_stated, rechecked_at) on public.scenarios to hearthline_app;
grant select (agent_id, agent_name, deal_id, id, saved_at, user_id) on public.scenarios to hearthline_link_keeper;
grant insert, select on public.scenarios to hearthline_links;
grant select (current_results, id, inputs, results, user_id), update (current_results, inputs, results) on public.scenarios to hearthline_sealer;
grant delete, select (deal_id, user_id) on public.scenarios to hearthline_worker;
CREATE TRIGGER scenarios_insert_to_agent_id AFTER INSERT ON public.scenarios REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('agent_id');
CREATE TRIGGER scenarios_insert_to_user_id AFTER INSERT ON public.scenarios REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');
CREATE TRIGGER scenarios_rechecked AFTER UPDATE ON public.scenarios REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION links.after_recheck();
CREATE TRIGGER scenarios_told AFTER INSERT ON public.scenarios FOR EACH ROW EXECUTE FUNCTION links.after_scenario();
CREATE TRIGGER scenarios_update_to_agent_id AFTER UPDATE ON public.scenarios REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('agent_id');
CREATE TRIGGER scenarios_update_to_user_id AFTER UPDATE ON public.scenarios REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.announce_change('user_id');

create table public.sent_reminders (
  professional_id uuid not null,
  appointment_id uuid not null,
  appointment_time timestamp with time zone not null,
  kind text not null,
  sent_at timestamp with time zone not null,
  constraint sent_reminders_pkey PRIMARY KEY (professional_id, appointment_id, appointment_time, kind),
  constraint sent_reminders_professional_id_profiles_id_fkey FOREIGN KEY (professional_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
alter table public.sent_reminders enable row level security;
alter table public.sent_reminders force row level security;
create policy own_sent_reminders on public.sent_reminders for all to hearthline_app using (professional_id = (( SELECT public.app_owner() AS app_owner))) with check (professional_id = (( SELECT public.app_owner() AS app_owner)));
create policy reminders_of_anybody on public.sent_reminders for all to hearthline_worker using (true);
create policy visited_reminders on public.sent_reminders for all to hearthline_visitor using (professional_id = (( SELECT public.app_owner() AS app_owner))) with check (professional_id = (( SELECT public.app_owner() AS app_owner)));
grant select on public.sent_reminders to hearthline_app;
grant insert, select on public.sent_reminders to hearthline_visitor;
grant delete, select on public.sent_reminders to hearthline_worker;

CREATE OR REPLACE FUNCTION public.announce_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
declare
  owner uuid;
begin
  for owner in execute format('select distinct %I from changed', tg_argv[0]) loop
    perform pg_notify('hearthline_live', json_build_object('owner', owner, 'topic', tg_table_name)::text);
  end loop;
  return null;
end
$function$;
grant execute on function public.announce_change() to public;

CREATE OR REPLACE FUNCTION public.app_owner()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid;
grant execute on function public.app_owner() to public;

CREATE OR REPLACE FUNCTION public.appointment_span(starts_at timestamp with time zone, duration_minutes integer)
 RETURNS tstzrange
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN tstzrange(starts_at, (starts_at + ((duration_minutes)::double precision * '00:01:00'::interval)), '[)'::text);
grant execute on function public.appointment_span(starts_at timestamp with time zone, duration_minutes integer) to public;

CREATE OR REPLACE FUNCTION public.appointment_words(client_name text, notes text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN public.folded_words(((COALESCE(client_name, ''::text) || ' '::text) || COALESCE("left"(notes, 200), ''::text)));
grant execute on function public.appointment_words(client_name text, notes text) to public;

CREATE OR REPLACE FUNCTION public.contact_name_key(first_name text, last_name text, company_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN public.folded_words(((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || ' '::text) || COALESCE(company_name, ''::text)));
grant execute on function public.contact_name_key(first_name text, last_name text, company_name text) to public;

CREATE OR REPLACE FUNCTION public.contact_search_text(first_name text, last_name text, email text, company_name text, phone_number text, phone_e164 text, lead_id text, tags text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN public.fold_text((((((((((((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || ''::text) || COALESCE(email, ''::text)) || ''::text) || COALESCE(company_name, ''::text)) || ''::text) || COALESCE(phone_number, ''::text)) || ''::text) || COALESCE(phone_e164, ''::text)) || CASE WHEN (POSITION((regexp_replace(phone_number, '\D'::text, ''::text, 'g'::text)) IN (COALESCE(phone_e164, ''::text))) = 0) THEN (' '::text || regexp_replace(phone_number, '\D'::text, ''::text, 'g'::text)) ELSE ''::text END) || ''::text) || COALESCE(lead_id, ''::text)) || ''::text) || COALESCE(array_to_string(tags, ''::text), ''::text)));
grant execute on function public.contact_search_text(first_name text, last_name text, email text, company_name text, phone_number text, phone_e164 text, lead_id text, tags text[]) to public;

CREATE OR REPLACE FUNCTION public.contact_sort_name(first_name text, last_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN lower((COALESCE((NULLIF(last_name, ''::text) || ' '::text), ''::text) || first_name));
grant execute on function public.contact_sort_name(first_name text, last_name text) to public;

CREATE OR REPLACE FUNCTION public.count_appointment_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.version := old.version + 1;
  return new;
end $function$;
grant execute on function public.count_appointment_change() to public;

CREATE OR REPLACE FUNCTION public.deal_amount(type text, details jsonb)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((type = 'Deal'::text) AND ((details ->> 'purchase_price'::text) ~ '^\s*[-+]?\d{1,40}(\.\d{0,40})?\s*$'::text)) THEN ((details ->> 'purchase_price'::text))::numeric ELSE NULL::numeric END;
grant execute on function public.deal_amount(type text, details jsonb) to public;

CREATE OR REPLACE FUNCTION public.deal_closing_day(type text, deal_progress jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((type = 'Deal'::text) AND ((deal_progress ->> 'closing_date'::text) ~ '^\d{4}-\d{2}-\d{2}$'::text)) THEN (deal_progress ->> 'closing_date'::text) ELSE NULL::text END;
grant execute on function public.deal_closing_day(type text, deal_progress jsonb) to public;

CREATE OR REPLACE FUNCTION public.deal_last_day(type text, deal_progress jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((type = 'Deal'::text) AND (deal_progress IS NOT NULL)) THEN (SELECT max(day.day) AS max FROM unnest(ARRAY[(deal_last_day.deal_progress ->> 'contracts_out_date'::text), (deal_last_day.deal_progress ->> 'contracts_in_date'::text), (deal_last_day.deal_progress ->> 'inspection_date'::text), (deal_last_day.deal_progress ->> 'appraisal_ordered_date'::text), (deal_last_day.deal_progress ->> 'appraisal_in_date'::text), (deal_last_day.deal_progress ->> 'title_ordered_date'::text), (deal_last_day.deal_progress ->> 'title_in_date'::text), (deal_last_day.deal_progress ->> 'walk_through_date'::text), (deal_last_day.deal_progress ->> 'closing_date'::text), (deal_last_day.deal_progress ->> 'move_in_date'::text)]) day(day) WHERE (day.day ~ '^\d{4}-\d{2}-\d{2}$'::text)) ELSE NULL::text END;
grant execute on function public.deal_last_day(type text, deal_progress jsonb) to public;

CREATE OR REPLACE FUNCTION public.fold_text(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (octet_length(words) = length(words)) THEN lower(words) ELSE translate(replace(replace(replace(replace(lower(regexp_replace(NORMALIZE(words, NFKD), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]'::text, ''::text, 'g'::text)), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'þ'::text, 'th'::text), 'øłđðħŧıς‘’‛ʼ′“”‐‒–—−'::text, 'olddhtiσ''''''''''""-----'::text) END;
grant execute on function public.fold_text(words text) to public;

CREATE OR REPLACE FUNCTION public.folded_words(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (octet_length(words) = length(words)) THEN ((' '::text || btrim(regexp_replace(lower(words), '[^a-z0-9]+'::text, ' '::text, 'g'::text))) || ' '::text) ELSE ((' '::text || btrim(regexp_replace(public.fold_text(words), '[^[:alnum:]]+'::text, ' '::text, 'g'::text))) || ' '::text) END;
grant execute on function public.folded_words(words text) to public;

CREATE OR REPLACE FUNCTION public.follow_up_order(follow_up text, created_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((CASE follow_up WHEN 'New'::text THEN 0 WHEN 'Contacted'::text THEN 1 WHEN 'Nurturing'::text THEN 2 ELSE 3 END * '10000000000000000'::bigint) - ((EXTRACT(epoch FROM created_at) * (1000000)::numeric))::bigint);
grant execute on function public.follow_up_order(follow_up text, created_at timestamp with time zone) to public;

CREATE OR REPLACE FUNCTION public.own_number()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT u.phone_number
    FROM account."user" u
   WHERE ((u.id = public.app_owner()) AND u.phone_number_verified);
END;
alter function public.own_number() owner to hearthline_worker;
grant execute on function public.own_number() to hearthline_app;

CREATE OR REPLACE FUNCTION public.partner_keys(type text, first_name text, last_name text, company_name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (type = 'Referral Partner'::text) THEN ARRAY(SELECT DISTINCT key.key FROM unnest(ARRAY["left"(lower(btrim(((partner_keys.first_name || ' '::text) || COALESCE(partner_keys.last_name, ''::text)))), 250), "left"(lower(btrim(partner_keys.company_name)), 250)]) key(key) WHERE (key.key <> ''::text)) ELSE NULL::text[] END;
grant execute on function public.partner_keys(type text, first_name text, last_name text, company_name text) to public;

CREATE OR REPLACE FUNCTION public.profile_side(business_type text, role_in_business text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((lower(business_type) ~~ '%mortgage%'::text) OR (lower(role_in_business) ~~ ANY (ARRAY['%loan officer%'::text, '%loan originator%'::text, '%mortgage banker%'::text, '%mortgage broker%'::text]))) THEN 'loan officer'::text WHEN ((lower(business_type) ~~ '%real estate%'::text) OR (lower(role_in_business) ~~ ANY (ARRAY['%agent%'::text, '%sales%'::text, '%broker%'::text]))) THEN 'agent'::text ELSE NULL::text END;
grant execute on function public.profile_side(business_type text, role_in_business text) to public;

CREATE OR REPLACE FUNCTION public.tell_owner(id uuid, kind text, at timestamp with time zone, once_key text, about_name text, about_time timestamp with time zone, contact uuid, conversation uuid, mail_at_first boolean, queues_mail boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
$function$;
alter function public.tell_owner(id uuid, kind text, at timestamp with time zone, once_key text, about_name text, about_time timestamp with time zone, contact uuid, conversation uuid, mail_at_first boolean, queues_mail boolean) owner to hearthline_link_keeper;
grant execute on function public.tell_owner(id uuid, kind text, at timestamp with time zone, once_key text, about_name text, about_time timestamp with time zone, contact uuid, conversation uuid, mail_at_first boolean, queues_mail boolean) to hearthline_app, hearthline_visitor;

CREATE OR REPLACE FUNCTION public.words_of_key(name_key text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT word.word FROM unnest(string_to_array(btrim(words_of_key.name_key), ' '::text)) word(word) WHERE ((length(word.word) >= 1) AND (length(word.word) <= 60)));
grant execute on function public.words_of_key(name_key text) to public;

-- search -----------------------------------------------------------------------------------
create schema search authorization hearthline_search;
grant usage on schema search to hearthline_app;

CREATE OR REPLACE FUNCTION search.contacts(of_type text, statuses text[], follow_ups text[], parts text[], typed_number text[], digits text, names text[], meant text[], tag text, refinance boolean, sort text, descending boolean, after_rank integer, after_key text, after_id uuid, most integer)
 RETURNS TABLE(found_id uuid, found_rank integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 50
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  owner constant uuid := public.app_owner();
  -- A small account is walked whole, and a common term fills its page early: neither needs the trigrams.
  nearby constant int := greatest(1500, 4 * most);
  -- With fewer than these among the nearby, a list by name is gathered first and sorted then.
  few constant int := 10;
  list text := format('public.contacts where user_id = %L and type = %L', owner, of_type);
  way constant text := case when descending then 'desc' else 'asc' end;
  sign constant text := case when descending then '<' else '>' end;
  -- What has no day or no amount comes last in either direction.
  key constant text := case sort
    when 'name' then 'sort_name'
    when 'followUp' then 'follow_up_order'
    when 'closing' then format('coalesce(closing_day, %L)', case when descending then '' else '9999-99-99' end)
    when 'price' then format('coalesce(deal_amount, %L::numeric)', case when descending then '-Infinity' else 'Infinity' end)
    else 'created_at' end;
  after constant text := case
    when sort = 'closing' and after_key = '' then format('%L', case when descending then '' else '9999-99-99' end)
    when sort = 'price' and after_key = '' then format('%L::numeric', case when descending then '-Infinity' else 'Infinity' end)
    when sort = 'price' then format('%L::numeric', after_key)
    when sort = 'followUp' then format('%L::bigint', after_key)
    when sort in ('closing', 'name') then format('%L', after_key)
    else format('%L::timestamptz', after_key) end;
  behind text := case when after_id is null then 'true' else format('(%s, id) %s (%s, %L::uuid)', key, sign, after, after_id) end;
  place constant text := format('order by %1$s %2$s, id %2$s limit %3$s', key, way, most);
  wanted text := search.demands(parts, typed_number, digits, meant);
  plain_tag constant text := E'%\x1f' || regexp_replace(tag, '([\\%_])', '\\\1', 'g');
  -- By name_key: how a name is found.
  is_begun text;
  is_part text;
  tiers text[];
  wanted_rank int := coalesce(after_rank, 0);
  still int := most;
  got int;
  found uuid[];
  is_all boolean;
begin
  if owner is null then return; end if;
  if statuses is not null then wanted := wanted || format(' and status = any (%L::text[])', statuses); end if;
  if follow_ups is not null then wanted := wanted || format(' and follow_up = any (%L::text[])', follow_ups); end if;
  if tag is not null then
    -- A tag stands behind the six other fields, between separators.
    wanted := wanted || format(
      ' and (search_text like %L or search_text like %L) and (string_to_array(search_text, chr(31)))[7:] @> array[%L]',
      plain_tag, plain_tag || E'\x1f%', tag);
  end if;
  if refinance is not null then wanted := wanted || format(' and is_refinance = %L', refinance); end if;

  if sort = 'best' and cardinality(names) > 0 then
    select string_agg(format('name_key like %L', '% ' || regexp_replace(name, '([\\%_])', '\\\1', 'g') || '%'), ' and '),
           string_agg(format('name_key like %L', '%' || regexp_replace(name, '([\\%_])', '\\\1', 'g') || '%'), ' and ')
      into is_begun, is_part from unnest(names) as name;
    -- Trigrams know no part of one or two letters.
    if exists (select from unnest(names) as name where length(name) < 3) then is_part := 'false'; end if;
    -- All of a small account is ranked in one walk; of a large one each rank is asked for until the page is full.
    execute format('select count(*) < %s from (select from %s limit %1$s) as near', nearby, list) into is_all;
    if is_all then
      return query execute format(
        'select id, rank from (
           select id, created_at, case when %s then 0 when %s then 1 else 2 end as rank from %s and %s) as hits
          where rank > %s or rank = %5$s and %s order by rank, created_at %s, id %7$s limit %s',
        is_begun, is_part, list, wanted, wanted_rank, behind, way, most);
      return;
    end if;
    -- Those nearby come first here too. Then names are gathered by their own trigrams alone: with what is wanted beside
    -- them, the planner would rather read all that have a common part in some other field.
    tiers := array[is_begun, format('%s and not (%s)', is_part, is_begun), format('not (%s or %s)', is_begun, is_part)];
    while wanted_rank <= 2 and still > 0 loop
      execute format(
        'with near as materialized (
           select id, status, follow_up, is_refinance, search_text, name_key from %s and %s order by created_at %s, id %3$s limit %s)
         select array(select id from near where %s and %s limit %s)',
        list, behind, way, nearby, wanted, tiers[wanted_rank + 1], still) into found;
      if cardinality(found) = still then
        return query select id, wanted_rank from unnest(found) as id;
        return;
      end if;
      return query execute format(
        'with hits as materialized (select id, created_at, status, follow_up, is_refinance, search_text, name_key from %s and %s)
         select id, %s from hits where %s and %s and %s order by created_at %s, id %7$s limit %s',
        list, case when wanted_rank = 2 then wanted else tiers[wanted_rank + 1] end, wanted_rank, wanted,
        tiers[wanted_rank + 1], behind, way, still);
      get diagnostics got = row_count;
      still := still - got;
      behind := 'true';
      wanted_rank := wanted_rank + 1;
    end loop;
    return;
  end if;

  -- No index has these orders: what is found is gathered first.
  if sort in ('closing', 'price') then
    return query execute format(
      'with hits as materialized (select id, %1$s as key from %2$s and %3$s)
       select id, null::int from hits where %4$s order by key %5$s, id %5$s limit %6$s',
      key, list, wanted,
      case when after_id is null then 'true' else format('(key, id) %s (%s, %L::uuid)', sign, after, after_id) end, way, most);
    return;
  end if;

  if coalesce(cardinality(meant), 0) = 0 and not exists (
    select from public.contacts where user_id = owner and type = of_type and octet_length(search_text) > 2000
  ) then
    list := list || ' and octet_length(search_text) <= 2000';
    execute format(
      'with near as materialized (
         select id, status, follow_up, is_refinance, search_text from %1$s and %2$s order by %3$s %4$s, id %4$s limit %5$s)
       select ids, cardinality(ids) < %6$s and (select count(*) from near) < %5$s
         from (select array(select id from near where %7$s limit %6$s) as ids offset 0) as page',
      list, behind, key, way, nearby, most, wanted) into found, is_all;
    if is_all or cardinality(found) = most then
      return query select id, null::int from unnest(found) as id;
      return;
    end if;
  end if;

  if sort = 'name' and coalesce(cardinality(found), 0) < few then
    return query execute format(
      'with hits as materialized (select id from %s and %s)
       select id, null::int from public.contacts join hits using (id) where user_id = %L and %s %s',
      list, wanted, owner, behind, place);
    return;
  end if;
  return query execute format('select id, null::int from %s and %s and %s %s', list, wanted, behind, place);
end
$function$;
alter function search.contacts(of_type text, statuses text[], follow_ups text[], parts text[], typed_number text[], digits text, names text[], meant text[], tag text, refinance boolean, sort text, descending boolean, after_rank integer, after_key text, after_id uuid, most integer) owner to hearthline_search;
grant execute on function search.contacts(of_type text, statuses text[], follow_ups text[], parts text[], typed_number text[], digits text, names text[], meant text[], tag text, refinance boolean, sort text, descending boolean, after_rank integer, after_key text, after_id uuid, most integer) to hearthline_app;

CREATE OR REPLACE FUNCTION search.demands(parts text[], typed_number text[], digits text, meant text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with held as (
    select part, format('search_text like %L', '%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%') as test
      from unnest(parts || typed_number) as part
  )
  select concat_ws(' and ', 'true',
    (select string_agg(test, ' and ') from held where part = any (parts)),
    case when digits is not null then format('(%s or search_text like %L)',
      coalesce((select string_agg(test, ' and ') from held where part = any (typed_number)), 'false'),
      '%' || regexp_replace(digits, '\D', '', 'g') || '%') end,
    (select string_agg(
        case when word ~ '^[[:alnum:]]+(\|[[:alnum:]]+)*$' then format('name_key ~ %L', ' (' || word || ') ')
        else 'false' end, ' and ')
       from unnest(meant) as word))
$function$;
alter function search.demands(parts text[], typed_number text[], digits text, meant text[]) owner to hearthline_search;

CREATE OR REPLACE FUNCTION search.holding(parts text[], typed_number text[], digits text, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 30
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  owner constant uuid := public.app_owner();
  -- The index that is walked has no longer texts than these; the trigrams have all.
  has_long boolean;
begin
  if owner is null then return; end if;
  select exists (select from public.contacts where user_id = owner and octet_length(search_text) > 2000) into has_long;
  return query select search.newest_of_each_type(
    owner, 'search_text', 'octet_length(search_text) <= 2000', not has_long,
    search.demands(parts, typed_number, digits, '{}'), most);
end
$function$;
alter function search.holding(parts text[], typed_number text[], digits text, most integer) owner to hearthline_search;
grant execute on function search.holding(parts text[], typed_number text[], digits text, most integer) to hearthline_app;

CREATE OR REPLACE FUNCTION search.named(words text[], whole boolean, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 30
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  owner constant uuid := public.app_owner();
  wanted text := 'true';
  word text;
begin
  if owner is null then return; end if;
  foreach word in array words loop
    if word !~ '^[[:alnum:]]+(\|[[:alnum:]]+)*$' then return; end if;
    wanted := wanted || case
      when not whole then format(' and name_key like %L', '% ' || word || '%')
      when word like '%|%' then format(' and name_key ~ %L', ' (' || word || ') ')
      else format(' and name_key like %L', '% ' || word || ' %') end;
  end loop;
  return query select search.newest_of_each_type(owner, 'name_key', 'true', true, wanted, most);
end
$function$;
alter function search.named(words text[], whole boolean, most integer) owner to hearthline_search;
grant execute on function search.named(words text[], whole boolean, most integer) to hearthline_app;

CREATE OR REPLACE FUNCTION search.newest_of_each_type(owner uuid, compared text, walkable text, all_walkable boolean, wanted text, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE ROWS 30
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  nearby constant int := 600;
  types constant text[] := array['Lead', 'Deal', 'Referral Partner'];
  walks text[] := '{}';
  rest text[] := '{}';
  of_type text;
  found uuid[];
  seen int;
begin
  foreach of_type in array types loop
    walks := walks || format(
      '(with near as materialized (
          select id, %1$I from public.contacts where user_id = $1 and type = %2$L and %3$s
           order by created_at desc, id desc limit $3)
        select %2$L, array(select id from near where %4$s limit $2), (select count(*)::int from near))',
      compared, of_type, walkable, wanted);
  end loop;
  for of_type, found, seen in execute array_to_string(walks, ' union all ') using owner, most, nearby loop
    if cardinality(found) = most or (seen < nearby and all_walkable) then
      return query select unnest(found);
    else
      rest := rest || format(
        '(with hits as materialized (
            select id, created_at from public.contacts where user_id = $1 and type = %L and %s and %s)
          select id from hits order by created_at desc, id desc limit $2)',
        of_type, case when all_walkable then walkable else 'true' end, wanted);
    end if;
  end loop;
  if rest <> '{}' then return query execute array_to_string(rest, ' union all ') using owner, most; end if;
end
$function$;
alter function search.newest_of_each_type(owner uuid, compared text, walkable text, all_walkable boolean, wanted text, most integer) owner to hearthline_search;

CREATE OR REPLACE FUNCTION search.similar_words(patterns text[], about_as_long integer, most integer)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 100
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if public.app_owner() is null then return; end if;
  return query
    select near.word from (
      select distinct w.word from public.contact_words w
       where w.user_id = public.app_owner() and w.word like any (patterns)) as near
     order by abs(length(near.word) - about_as_long), near.word
     limit most;
end
$function$;
alter function search.similar_words(patterns text[], about_as_long integer, most integer) owner to hearthline_search;
grant execute on function search.similar_words(patterns text[], about_as_long integer, most integer) to hearthline_app;

-- sms --------------------------------------------------------------------------------------
create schema sms authorization hearthline_worker;
grant usage on schema sms to hearthline_account, hearthline_assistant, hearthline_link_keeper, hearthline_person;

create table sms.outbox (
  id uuid not null,
  recipient text not null,
  body_text text not null,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  sender text,
  failed_at timestamp with time zone,
  failure text,
  owner uuid default public.app_owner(),
  constraint outbox_pkey PRIMARY KEY (id)
);
alter table sms.outbox owner to hearthline_worker;
CREATE INDEX outbox_newest ON sms.outbox USING btree (created_at DESC, id DESC);
CREATE INDEX outbox_owner ON sms.outbox USING btree (owner) WHERE owner IS NOT NULL;
CREATE INDEX outbox_waiting ON sms.outbox USING btree (created_at, id) WHERE sent_at IS NULL AND failed_at IS NULL;

CREATE OR REPLACE FUNCTION sms.enqueue(id uuid, recipient text, body_text text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  insert into sms.outbox (id, recipient, body_text) values (enqueue.id, enqueue.recipient, enqueue.body_text)
  on conflict do nothing;
  if not found then return; end if;
  perform graphile_worker.add_job(
    'send-text', json_build_object('textId', enqueue.id), job_key := 'text:' || enqueue.id, max_attempts := 7
  );
end
$function$;
alter function sms.enqueue(id uuid, recipient text, body_text text) owner to hearthline_worker;
grant execute on function sms.enqueue(id uuid, recipient text, body_text text) to hearthline_account, hearthline_assistant;

CREATE OR REPLACE FUNCTION sms.enqueue(id uuid, recipient text, body_text text, sender text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  insert into sms.outbox (id, recipient, body_text, sender)
  values (enqueue.id, enqueue.recipient, enqueue.body_text, enqueue.sender)
  on conflict do nothing;
  if not found then return; end if;
  perform graphile_worker.add_job(
    'send-text', json_build_object('textId', enqueue.id), job_key := 'text:' || enqueue.id, max_attempts := 7
  );
end
$function$;
alter function sms.enqueue(id uuid, recipient text, body_text text, sender text) owner to hearthline_worker;
grant execute on function sms.enqueue(id uuid, recipient text, body_text text, sender text) to hearthline_assistant;

CREATE OR REPLACE FUNCTION sms.forget(recipient text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  delete from sms.outbox o where o.owner = public.app_owner() or (o.recipient = forget.recipient and o.owner is null);
end
$function$;
alter function sms.forget(recipient text) owner to hearthline_worker;
grant execute on function sms.forget(recipient text) to hearthline_person;

CREATE OR REPLACE FUNCTION sms.tell_about_notice(owner uuid, id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_job(
    'notice-text', json_build_object('owner', owner, 'id', tell_about_notice.id),
    job_key := 'notice-text:' || tell_about_notice.id
  );
end
$function$;
alter function sms.tell_about_notice(owner uuid, id uuid) owner to hearthline_worker;
grant execute on function sms.tell_about_notice(owner uuid, id uuid) to hearthline_link_keeper;

-- words ------------------------------------------------------------------------------------
create schema words authorization hearthline_word_keeper;

CREATE OR REPLACE FUNCTION words.change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  insert into public.contact_words (user_id, word)
    select distinct new.user_id, one.word from unnest(public.words_of_key(new.name_key)) as one (word)
     where not exists (
       select from public.contact_words known where known.user_id = new.user_id and known.word = one.word collate "C");
  perform words.forget(
    old.user_id,
    array(select distinct one.word from unnest(public.words_of_key(old.name_key)) as one (word)
           where one.word <> all (public.words_of_key(new.name_key))));
  return null;
end
$function$;
alter function words.change() owner to hearthline_word_keeper;

CREATE OR REPLACE FUNCTION words.forget(owner uuid, lost text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  few constant int := 20;
  gone text;
begin
  if cardinality(lost) > few then
    with kept as materialized (
      select distinct one.word collate "C" as word
        from public.contacts c, unnest(public.words_of_key(c.name_key)) as one (word) where c.user_id = owner)
    delete from public.contact_words w
     where w.user_id = owner and w.word = any (lost) and not exists (select from kept where kept.word = w.word);
    return;
  end if;
  foreach gone in array lost loop
    -- One question for each index, with the values in it: the planner must know them.
    execute format(
      'delete from public.contact_words where user_id = $1 and word = $2
          and not exists (select from public.contacts where user_id = $1 and type = ''Lead'' and name_key like %1$L)
          and not exists (select from public.contacts where user_id = $1 and type = ''Deal'' and name_key like %1$L)
          and not exists (
            select from public.contacts where user_id = $1 and type = ''Referral Partner'' and name_key like %1$L)',
      '% ' || gone || ' %') using owner, gone;
  end loop;
end
$function$;
alter function words.forget(owner uuid, lost text[]) owner to hearthline_word_keeper;

CREATE OR REPLACE FUNCTION words.forget_those_of_contacts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  owner uuid;
  lost text[];
begin
  for owner, lost in
    select gone.user_id, array_agg(distinct one.word)
      from gone, unnest(public.words_of_key(gone.name_key)) as one (word) group by gone.user_id
  loop
    perform words.forget(owner, lost);
  end loop;
  return null;
end
$function$;
alter function words.forget_those_of_contacts() owner to hearthline_word_keeper;

CREATE OR REPLACE FUNCTION words.note()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  insert into public.contact_words (user_id, word)
    select distinct added.user_id, one.word
      from added, unnest(public.words_of_key(added.name_key)) as one (word)
     where not exists (
       select from public.contact_words known
        where known.user_id = added.user_id and known.word = one.word collate "C");
  return null;
end
$function$;
alter function words.note() owner to hearthline_word_keeper;
