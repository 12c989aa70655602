create schema audit;
--> statement-breakpoint
grant usage on schema audit to hearthline_worker;
--> statement-breakpoint
-- A keyed hash of each event of an account, chained in their order. The key is not in the database in clear, so nobody
-- can compute one with the database alone. Written by a job (src/server/account/audit).
create table audit.seal (
  user_id uuid not null references account."user" (id) on delete cascade,
  position bigint not null,
  event_id uuid not null unique,
  mac bytea not null,
  primary key (user_id, position)
);
--> statement-breakpoint
-- Where each account's chain ends, and where it begins since old events were deleted. Without a reference to the account:
-- the job takes the chain of a deleted account out of the sum, and then deletes this row.
create table audit.head (
  user_id uuid primary key,
  position bigint not null,
  mac bytea not null,
  first_position bigint not null,
  first_mac bytea not null,
  own_mac bytea not null
);
--> statement-breakpoint
-- How many events were ever sealed, until when, and the sum over all heads, so that no account's end can be cut off alone.
-- Written together with the key, as nothing sealed: without this row, somebody removed it.
create table audit.state (
  id boolean primary key default true check (id),
  sealed bigint not null,
  total bytea not null,
  sealed_at timestamptz not null,
  ran_at timestamptz not null,
  mac bytea not null
);
--> statement-breakpoint
create index event_happened on account.event (happened_at);
--> statement-breakpoint
alter table audit.seal enable row level security;
--> statement-breakpoint
alter table audit.seal force row level security;
--> statement-breakpoint
alter table audit.head enable row level security;
--> statement-breakpoint
alter table audit.head force row level security;
--> statement-breakpoint
alter table audit.state enable row level security;
--> statement-breakpoint
alter table audit.state force row level security;
--> statement-breakpoint
create policy sealer on audit.seal for all to hearthline_worker using (true) with check (true);
--> statement-breakpoint
create policy sealer on audit.head for all to hearthline_worker using (true) with check (true);
--> statement-breakpoint
create policy sealer on audit.state for all to hearthline_worker using (true) with check (true);
--> statement-breakpoint
grant select, insert, delete on audit.seal to hearthline_worker;
--> statement-breakpoint
grant select, insert, update, delete on audit.head to hearthline_worker;
--> statement-breakpoint
grant select, insert, update on audit.state to hearthline_worker;
--> statement-breakpoint
grant select (ip_address, user_agent), delete on account.event to hearthline_worker;
--> statement-breakpoint
create policy forget on account.event for delete to hearthline_worker using (happened_at < now() - interval '730 days');
--> statement-breakpoint
-- Old events may go; only the worker may delete any.
create or replace function account_keeper.refuse_change() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $function$
begin
  if tg_op = 'DELETE' and (old.happened_at < now() - interval '730 days'
     or not exists (select from account."user" u where u.id = old.user_id)) then
    return old;
  end if;
  raise exception 'Events of an account are never changed.' using errcode = 'restrict_violation';
end
$function$;
