ALTER TABLE "profiles" ADD COLUMN "found_as" text GENERATED ALWAYS AS (case when lower(business_type) like '%mortgage%' or lower(business_type) like '%real estate%'
        then profile_side(business_type, role_in_business) end) STORED;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "card_text" text GENERATED ALWAYS AS (lower(full_name || E'\x1f' || coalesce(company_name, '') || E'\x1f' || coalesce(role_in_business, ''))) STORED;
--> statement-breakpoint
-- Find Professionals by trigrams (docs/decisions/013): under a policy LIKE would not use them. The function's owner stands
-- under no policy and reads what a search compares; who asks is asked of the transaction.
create index profiles_by_card_text on profiles using gin (card_text gin_trgm_ops) where is_profile_complete;
--> statement-breakpoint
create index profiles_by_name on profiles (found_as, full_name, id) where is_profile_complete;
--> statement-breakpoint
grant select (card_text, found_as) on profiles to hearthline_link_keeper;
--> statement-breakpoint
grant select (found_as) on profiles to hearthline_links;
--> statement-breakpoint
-- The ids of the first professionals of a side, by name, who have the term in name, company or role; % and _ are plain
-- characters.
create function links.find_professionals(term text, of_side text, most int) returns setof uuid
  language plpgsql stable security definer rows 20
  set search_path = pg_catalog, pg_temp
as $$
begin
  if public.app_owner() is null then return; end if;
  -- Planned for these very values: a rare term goes by its trigrams, a common one by the names.
  return query execute
    'select id from public.profiles
      where is_profile_complete and found_as = $1 and card_text like $2 and id <> $3
      order by full_name, id limit $4'
    using of_side, '%' || regexp_replace(lower(term), '([\\%_])', '\\\1', 'g') || '%', public.app_owner(), most;
end
$$;
--> statement-breakpoint
alter function links.find_professionals(text, text, int) owner to hearthline_link_keeper;
--> statement-breakpoint
revoke all on function links.find_professionals(text, text, int) from public;
--> statement-breakpoint
grant usage on schema links to hearthline_links;
--> statement-breakpoint
grant execute on function links.find_professionals(text, text, int) to hearthline_links;
