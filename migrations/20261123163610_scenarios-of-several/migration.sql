ALTER TABLE "scenarios" ADD COLUMN "shows_verdict" boolean DEFAULT true NOT NULL;
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
      links.name_of_deal(s.user_id, s.deal_id), (s.current_results ->> 'is_within_limits')::boolean,
      array(select jsonb_array_elements_text(coalesce(s.current_results -> 'not_stated', '[]')))
    );
  end loop;
  return null;
end
$function$;
--> statement-breakpoint
-- Agents begin with the inputs that were saved last, whoever saved them: this says who, for the deals that are shared with
-- the asking agent by the same rule as shared_deals on contacts. Nothing else of another agent's scenarios is told.
create policy kept_scenarios on scenarios for select to hearthline_link_keeper using (true);
--> statement-breakpoint
grant select (user_id, id, deal_id, agent_id, agent_name, saved_at) on scenarios to hearthline_link_keeper;
--> statement-breakpoint
create function links.last_scenarios()
  returns table (deal_id uuid, agent_id uuid, agent_name text, saved_at timestamptz)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
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
$$;
--> statement-breakpoint
alter function links.last_scenarios() owner to hearthline_link_keeper;
--> statement-breakpoint
revoke execute on function links.last_scenarios() from public;
--> statement-breakpoint
grant execute on function links.last_scenarios() to hearthline_links;
