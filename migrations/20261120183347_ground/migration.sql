-- The ground under the tables. The three roles are made at start (src/server/platform/roles.ts), because they belong
-- to the whole server and not to one database:
--   hearthline_app      serves the tenants' rooms; sees a row only when app.owner names its owner
--   hearthline_account  serves the account room; sees the schema "account" alone
--   hearthline_worker   owns the queue and the outgoing mails; runs jobs
revoke all on schema public from public;
--> statement-breakpoint
grant usage on schema public to hearthline_app;
--> statement-breakpoint
-- Who asks: set by the server inside each transaction, '' or absent means nobody.
create function app_owner() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.owner', true), '')::uuid;
--> statement-breakpoint
-- The seven searched fields of a contact (SPEC §5). array_to_string is only STABLE, hence the wrapper: for text[] it
-- depends on nothing but its input.
create function contact_search_text(
  first_name text, last_name text, email text, company_name text, phone_number text, lead_id text, tags text[]
) returns text
  language sql immutable parallel safe
  return lower(
    coalesce(first_name, '') || ' ' || coalesce(last_name, '') || E'\x1f' || coalesce(email, '') || E'\x1f' ||
    coalesce(company_name, '') || E'\x1f' || coalesce(phone_number, '') || E'\x1f' || coalesce(lead_id, '') ||
    E'\x1f' || coalesce(array_to_string(tags, E'\x1f'), '')
  );
--> statement-breakpoint
-- Tells open dashboards that rows of an owner changed. A trigger does it, so that no way of writing can forget it;
-- PostgreSQL delivers at commit and folds equal messages of one transaction into one.
-- The argument is the column that holds the owner.
create function announce_change() returns trigger
  language plpgsql
  set search_path = pg_catalog
as $$
declare
  owner uuid;
begin
  for owner in execute format('select distinct %I from changed', tg_argv[0]) loop
    perform pg_notify('hearthline_live', json_build_object('owner', owner, 'topic', tg_table_name)::text);
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create schema mail authorization hearthline_worker;
--> statement-breakpoint
-- What the servers of this database share and nobody else may read: the signing secret when none is configured, and
-- the passwords of the three login roles.
create schema operation;
--> statement-breakpoint
create table operation.secret (name text primary key, value text not null, created_at timestamptz not null default now());
