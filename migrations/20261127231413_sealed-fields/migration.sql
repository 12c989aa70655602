CREATE TABLE "data_keys" (
	"user_id" uuid,
	"version" integer,
	"master" text NOT NULL,
	"wrapped" bytea NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "data_keys_pkey" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
ALTER TABLE "data_keys" ADD CONSTRAINT "data_keys_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;
--> statement-breakpoint
alter table data_keys enable row level security;
--> statement-breakpoint
alter table data_keys force row level security;
--> statement-breakpoint
create policy own_data_keys on data_keys to hearthline_app
  using (user_id = (select app_owner())) with check (user_id = (select app_owner()));
--> statement-breakpoint
-- An agent reads the keys of a loan officer while at least one deal is shared; which deals are, their own policy says.
create policy keys_of_shared_deals on data_keys for select to hearthline_links
  using (exists (select from contacts c where c.user_id = data_keys.user_id and c.type = 'Deal'));
--> statement-breakpoint
create policy sealed_keys on data_keys to hearthline_sealer using (true) with check (true);
--> statement-breakpoint
grant select, insert on data_keys to hearthline_app;
--> statement-breakpoint
grant select (user_id, version, master, wrapped) on data_keys to hearthline_links;
--> statement-breakpoint
grant select, insert, delete, update (master, wrapped) on data_keys to hearthline_sealer;
--> statement-breakpoint
-- The values of older releases wait here until the start has encrypted them: a migration has no key.
create table operation.unsealed (
  user_id uuid not null,
  id uuid not null,
  table_name text not null,
  column_name text not null,
  value jsonb not null,
  constraint unsealed_pkey primary key (user_id, id, table_name, column_name)
);
--> statement-breakpoint
-- Statistics would keep copies of the values.
alter table operation.unsealed alter column value set statistics 0;
--> statement-breakpoint
alter table operation.secret alter column value set statistics 0;
--> statement-breakpoint
-- The owner of the tables is held to the policies as well, but for these statements.
alter table contacts no force row level security;
--> statement-breakpoint
alter table deleted_contacts no force row level security;
--> statement-breakpoint
alter table contact_events no force row level security;
--> statement-breakpoint
alter table scenarios no force row level security;
--> statement-breakpoint
insert into operation.unsealed (user_id, id, table_name, column_name, value)
  select c.user_id, c.id, 'contacts', v.name, v.value
    from contacts c
   cross join lateral (values
     ('refinance_details', c.refinance_details), ('loan_officer_deal_params', c.loan_officer_deal_params),
     ('realtor_prequal_inputs', c.realtor_prequal_inputs), ('pre_approval_results', c.pre_approval_results)
   ) as v (name, value)
   where jsonb_typeof(v.value) <> 'null'
      on conflict do nothing;
--> statement-breakpoint
insert into operation.unsealed (user_id, id, table_name, column_name, value)
  select c.user_id, c.id, 'contacts', v.name, v.value
    from deleted_contacts c
   cross join lateral (values
     ('refinance_details', c.refinance_details), ('loan_officer_deal_params', c.loan_officer_deal_params),
     ('realtor_prequal_inputs', c.realtor_prequal_inputs), ('pre_approval_results', c.pre_approval_results)
   ) as v (name, value)
   where jsonb_typeof(v.value) <> 'null'
      on conflict do nothing;
--> statement-breakpoint
insert into operation.unsealed (user_id, id, table_name, column_name, value)
  select s.user_id, s.id, 'scenarios', v.name, v.value
    from scenarios s
   cross join lateral (values
     ('inputs', s.inputs), ('results', s.results), ('current_results', s.current_results)
   ) as v (name, value);
--> statement-breakpoint
insert into operation.unsealed (user_id, id, table_name, column_name, value)
  select e.user_id, e.id, 'contact_events', 'changes', e.data -> 'changes'
    from contact_events e
   where e.data @? '$.changes[*].field ? (@ like_regex "^(refinance_details|loan_officer_deal_params)[.]")';
--> statement-breakpoint
-- Each new type rewrites its table, so that the old values are no longer in its file either.
ALTER TABLE "contacts"
  ALTER COLUMN "refinance_details" SET DATA TYPE bytea USING null::bytea,
  ALTER COLUMN "loan_officer_deal_params" SET DATA TYPE bytea USING null::bytea,
  ALTER COLUMN "realtor_prequal_inputs" SET DATA TYPE bytea USING null::bytea,
  ALTER COLUMN "pre_approval_results" SET DATA TYPE bytea USING null::bytea;
--> statement-breakpoint
ALTER TABLE "deleted_contacts"
  ALTER COLUMN "refinance_details" SET DATA TYPE bytea USING null::bytea,
  ALTER COLUMN "loan_officer_deal_params" SET DATA TYPE bytea USING null::bytea,
  ALTER COLUMN "realtor_prequal_inputs" SET DATA TYPE bytea USING null::bytea,
  ALTER COLUMN "pre_approval_results" SET DATA TYPE bytea USING null::bytea;
--> statement-breakpoint
ALTER TABLE "contact_events" ADD COLUMN "changes" bytea;
--> statement-breakpoint
ALTER TABLE "contact_events" ALTER COLUMN "data" SET DATA TYPE jsonb USING case
  when data @? '$.changes[*].field ? (@ like_regex "^(refinance_details|loan_officer_deal_params)[.]")'
    then data - 'changes' else data end;
--> statement-breakpoint
ALTER TABLE "scenarios"
  ADD COLUMN "is_within_limits" boolean,
  ADD COLUMN "not_stated" text[] DEFAULT '{}'::text[] NOT NULL,
  ADD COLUMN "is_now_within_limits" boolean,
  ADD COLUMN "now_not_stated" text[] DEFAULT '{}'::text[] NOT NULL;
--> statement-breakpoint
update scenarios set
  is_within_limits = (results ->> 'is_within_limits')::boolean,
  is_now_within_limits = (current_results ->> 'is_within_limits')::boolean,
  not_stated = array(select jsonb_array_elements_text(
    case jsonb_typeof(results -> 'not_stated') when 'array' then results -> 'not_stated' else '[]' end)),
  now_not_stated = array(select jsonb_array_elements_text(
    case jsonb_typeof(current_results -> 'not_stated') when 'array' then current_results -> 'not_stated' else '[]' end));
--> statement-breakpoint
ALTER TABLE "scenarios"
  ALTER COLUMN "inputs" SET DATA TYPE bytea USING ''::bytea,
  ALTER COLUMN "results" SET DATA TYPE bytea USING ''::bytea,
  ALTER COLUMN "current_results" SET DATA TYPE bytea USING ''::bytea;
--> statement-breakpoint
alter table contacts force row level security;
--> statement-breakpoint
alter table deleted_contacts force row level security;
--> statement-breakpoint
alter table contact_events force row level security;
--> statement-breakpoint
alter table scenarios force row level security;
--> statement-breakpoint
grant usage on schema public to hearthline_sealer;
--> statement-breakpoint
create policy sealed_contacts on contacts to hearthline_sealer using (true) with check (true);
--> statement-breakpoint
grant select (user_id, id, refinance_details, loan_officer_deal_params, realtor_prequal_inputs, pre_approval_results), update (refinance_details, loan_officer_deal_params, realtor_prequal_inputs, pre_approval_results) on contacts to hearthline_sealer;
--> statement-breakpoint
create policy sealed_deleted_contacts on deleted_contacts to hearthline_sealer using (true) with check (true);
--> statement-breakpoint
grant select (user_id, id, refinance_details, loan_officer_deal_params, realtor_prequal_inputs, pre_approval_results), update (refinance_details, loan_officer_deal_params, realtor_prequal_inputs, pre_approval_results) on deleted_contacts to hearthline_sealer;
--> statement-breakpoint
create policy sealed_events on contact_events to hearthline_sealer using (true) with check (true);
--> statement-breakpoint
grant select (user_id, id, changes), update (changes) on contact_events to hearthline_sealer;
--> statement-breakpoint
create policy sealed_scenarios on scenarios to hearthline_sealer using (true) with check (true);
--> statement-breakpoint
grant select (user_id, id, inputs, results, current_results), update (inputs, results, current_results)
  on scenarios to hearthline_sealer;
--> statement-breakpoint
grant update (is_now_within_limits, now_not_stated) on scenarios to hearthline_app;
--> statement-breakpoint
-- Triggers tell people the verdict and the names of missing fields, which are stored beside the encrypted results.
create or replace function links.after_recheck() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $function$
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
--> statement-breakpoint
create or replace function links.after_scenario() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $function$
begin
  perform links.record(new.user_id, new.agent_id, 'scenario saved', new.saved_at, new.agent_id, new.deal_id);
  perform links.tell(
    new.user_id, 'scenario saved', new.saved_at, new.agent_id, new.deal_id,
    links.name_of_deal(new.user_id, new.deal_id), new.is_within_limits, new.not_stated
  );
  return null;
end
$function$;
