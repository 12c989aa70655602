ALTER TABLE "notices" ADD COLUMN "not_stated" text[] DEFAULT '{}'::text[] NOT NULL;
--> statement-breakpoint
-- A verdict that nobody can give is told with what is missing for it. The function has one more argument, and two of one
-- name would be two to choose from.
drop function links.tell(uuid, text, timestamptz, uuid, uuid, text, boolean);
--> statement-breakpoint
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
--> statement-breakpoint
alter function links.tell(uuid, text, timestamptz, uuid, uuid, text, boolean, text[]) owner to hearthline_link_keeper;
--> statement-breakpoint
revoke execute on function links.tell(uuid, text, timestamptz, uuid, uuid, text, boolean, text[]) from public;
--> statement-breakpoint
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
    links.name_of_deal(new.user_id, new.deal_id), (new.results ->> 'is_within_limits')::boolean,
    array(select jsonb_array_elements_text(coalesce(new.results -> 'not_stated', '[]')))
  );
  return null;
end
$function$;
--> statement-breakpoint
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
     where n.current_results -> 'is_within_limits' is distinct from o.current_results -> 'is_within_limits'
       and links.is_live(n.user_id, n.agent_id)
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
      links.name_of_deal(s.user_id, s.deal_id), (s.current_results ->> 'is_within_limits')::boolean,
      array(select jsonb_array_elements_text(coalesce(s.current_results -> 'not_stated', '[]')))
    );
  end loop;
  return null;
end
$function$;
--> statement-breakpoint
-- What is stored of a deal that lacks something says so from now on, and has no DTI without debts. The owner of the tables
-- is held to the policies as well, but for these statements.
alter table contacts no force row level security;
--> statement-breakpoint
alter table scenarios no force row level security;
--> statement-breakpoint
update scenarios s
   set current_results = s.current_results || jsonb_build_object('not_stated', to_jsonb(p.missing))
         || case when 'debts' = any (p.missing) then '{"updated_dti": null}'::jsonb else '{}'::jsonb end
  from (select p.user_id, p.id, array_remove(array[
         case when p.params ->> 'max_monthly_payment' is null then 'payment' end,
         case when p.params ->> 'max_allowed_dti' is null then 'dti' end,
         case when p.params ->> 'borrower_monthly_debts' is null
               and p.params ->> 'current_dti_without_housing' is null then 'debts' end
       ], null) as missing
          from (select user_id, id, coalesce(loan_officer_deal_params, '{}') as params
                  from contacts where realtor_prequal_inputs is not null) p) p
 where s.user_id = p.user_id and s.deal_id = p.id and cardinality(p.missing) > 0
   and s.current_results -> 'is_within_limits' = 'false';
--> statement-breakpoint
update contacts c
   set pre_approval_results = c.pre_approval_results || jsonb_build_object('not_stated', to_jsonb(p.missing))
         || case when 'debts' = any (p.missing) then '{"updated_dti": null}'::jsonb else '{}'::jsonb end
  from (select p.user_id, p.id, array_remove(array[
         case when p.params ->> 'max_monthly_payment' is null then 'payment' end,
         case when p.params ->> 'max_allowed_dti' is null then 'dti' end,
         case when p.params ->> 'borrower_monthly_debts' is null
               and p.params ->> 'current_dti_without_housing' is null then 'debts' end
       ], null) as missing
          from (select user_id, id, coalesce(loan_officer_deal_params, '{}') as params
                  from contacts where pre_approval_results -> 'is_within_limits' = 'false') p) p
 where c.user_id = p.user_id and c.id = p.id and cardinality(p.missing) > 0;
--> statement-breakpoint
alter table contacts force row level security;
--> statement-breakpoint
alter table scenarios force row level security;
